import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '019-inbox',
  says: 'People have marks of how far they have read, and views of the inbox',
};
