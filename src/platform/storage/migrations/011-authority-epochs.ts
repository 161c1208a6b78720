import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '011-authority-epochs',
  says: 'Changes of who may do what in a tenant are counted',
};
