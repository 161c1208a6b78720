import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '022-notes',
  says: 'WorkItems can have internal notes, which mention people',
};
