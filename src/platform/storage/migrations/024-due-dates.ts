import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '024-due-dates',
  says: 'WorkItems can be due, and are found by when they are',
};
