import type { Migration } from '../migration.ts';

export const migration: Migration = { name: '023-links', says: 'WorkItems can be linked to others' };
