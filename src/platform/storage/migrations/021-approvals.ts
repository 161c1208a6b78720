import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '021-approvals',
  says: 'What waits for approval is found by when it expires, and by the resource that it is about',
};
