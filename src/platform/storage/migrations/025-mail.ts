import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '025-mail',
  says: 'people can be told by mail of what waits for their approval',
};
