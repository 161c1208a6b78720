import type { mongo } from 'mongoose';
import type { SecretHash } from '../platform/bearer-secret.ts';
import type { EventActor, OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';

/** Level 0 has only full tiles. The log alone determines the content of a tile, so that all writers write the same. */
export interface TileDocument {
  /** `<tenant>/<level>/<index>`. */
  _id: string;
  tenant_id: string;
  level: number;
  index: number;
  width: number;
  hashes: mongo.Binary;
}

export interface TreeDocument {
  _id: string;
  tenant_id: string;
  /** Number of full tiles of level 0 that are stored, with everything above them. */
  full_tiles?: number;
  checkpoint?: { size: number; note: string };
}

/** Stored before the packet is made, so that no packet leaves unlogged. */
export interface ExportDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  work_item_version: number;
  exported_by: EventActor;
  exported_at: Date;
  once?: OneTimeGrant;
  outbox: OutboxEvent[];
}

/** Stored part of a one-time address. Its secret is stored nowhere. */
export interface OneTimeGrant {
  hash: SecretHash;
  expires_at: Date;
  spent_at: Date | null;
}

export const EVIDENCE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'evidence_tiles',
    owner: 'evidence',
    holds: 'tenants',
    indexes: [{ name: 'tenant_tile', key: { tenant_id: 1, level: 1, index: 1 }, unique: true }],
    growth: 'one for every 256 entries of the log, and a few above them',
    end: 'never: they follow from the log',
  },
  {
    name: 'evidence_trees',
    owner: 'evidence',
    holds: 'tenants',
    indexes: [{ name: 'tenant', key: { tenant_id: 1 }, unique: true }],
    growth: 'one for each tenant whose log was ever signed',
    end: 'never: it holds what was signed last',
  },
  {
    name: 'evidence_exports',
    owner: 'evidence',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each packet that is exported',
    end: 'kept',
  },
];
