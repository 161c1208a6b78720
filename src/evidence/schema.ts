import { type Connection, type mongo, Schema } from 'mongoose';
import type { EventActor, OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';

/**
 * A tile of a tenant's tree. Those of level 0 are kept when they are full; above it, also those that still grow. What
 * a tile holds follows from the log alone, so whoever writes it writes the same.
 */
export interface TileDocument {
  /** `<tenant>/<level>/<index>`. */
  _id: string;
  tenant_id: string;
  level: number;
  index: number;
  /** How many hashes it has. */
  width: number;
  /** The hashes, one behind the other. */
  hashes: mongo.Binary;
}

/** What is known of a tenant's tree as a whole. */
export interface TreeDocument {
  /** The tenant. */
  _id: string;
  tenant_id: string;
  /** Full tiles of level 0 that are kept, with all that is above them. */
  full_tiles?: number;
  /** The largest tree that was signed, with its signed note. */
  checkpoint?: { size: number; note: string };
}

/** An export of a packet; made before the packet, so that none leaves unlogged. */
export interface ExportDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  work_item_version: number;
  exported_by: EventActor;
  exported_at: Date;
  /** The address at which its packet can be fetched without a credential; absent where none was issued. */
  once?: OneTimeGrant;
  outbox: OutboxEvent[];
}

/** What is stored of a one-time address. Its secret is stored nowhere. */
export interface OneTimeGrant {
  /** SHA-256 of the secret, in hex. */
  hash: string;
  expires_at: Date;
  /** When it was used; null before. */
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

export type EvidenceModels = ReturnType<typeof defineEvidenceModels>;

/** Documents are written through the native driver. */
export function defineEvidenceModels(connection: Connection) {
  const tiles = new Schema<TileDocument>({ _id: String }, { collection: 'evidence_tiles', strict: false });
  const trees = new Schema<TreeDocument>({ _id: String }, { collection: 'evidence_trees', strict: false });
  const exports = new Schema<ExportDocument>({ _id: String }, { collection: 'evidence_exports', strict: false });
  return {
    tiles: connection.model('EvidenceTile', tiles),
    trees: connection.model('EvidenceTree', trees),
    exports: connection.model('EvidenceExport', exports),
  };
}
