import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '015-source-removals',
  says: 'Data sources can be removed, with all that they have brought',
};
