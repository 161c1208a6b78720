import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '014-packets-to-fetch',
  says: 'Packets of evidence can wait for an hour until they are fetched',
};
