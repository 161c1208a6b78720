import type { Migration } from '../migration.ts';

export const migration: Migration = { name: '016-freezes', says: 'Tenants can have nothing more sent' };
