import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '030-sign-in-failures',
  says: 'Failed sign-ins are counted by all processes together',
};
