import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '028-committed-transactions',
  says: 'A change whose commit nobody answered for is not made twice',
};
