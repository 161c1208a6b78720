import type { Migration } from '../migration.ts';

export const migration: Migration = { name: '017-webhooks', says: 'Tenants can have events sent to addresses' };
