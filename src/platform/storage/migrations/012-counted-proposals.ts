import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '012-counted-proposals',
  says: 'Open proposals, and what was approved of each resource, are counted',
};
