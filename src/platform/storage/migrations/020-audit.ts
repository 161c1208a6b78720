import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '020-audit',
  says: 'Logs have outlines, by which they are searched and counted',
};
