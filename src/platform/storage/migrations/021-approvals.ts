import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '021-approvals',
  says: 'Indexes find proposals that wait for approval by expiry and by resource',
};
