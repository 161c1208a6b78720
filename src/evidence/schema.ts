import { type Connection, type mongo, Schema } from 'mongoose';
import type { EventActor, OutboxEvent } from '../platform/outbox/event.ts';
import { addOutboxIndex } from '../platform/outbox/schema.ts';

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
  outbox: OutboxEvent[];
}

export type EvidenceModels = ReturnType<typeof defineEvidenceModels>;

/** Documents are written through the native driver, so the schemas declare what is indexed. */
export function defineEvidenceModels(connection: Connection) {
  const tiles = new Schema<TileDocument>({ _id: String }, { collection: 'evidence_tiles', strict: false });
  tiles.index({ tenant_id: 1, level: 1, index: 1 }, { name: 'tenant_tile', unique: true });
  const trees = new Schema<TreeDocument>({ _id: String }, { collection: 'evidence_trees', strict: false });
  trees.index({ tenant_id: 1 }, { name: 'tenant', unique: true });
  const exports = new Schema<ExportDocument>({ _id: String }, { collection: 'evidence_exports', strict: false });
  addOutboxIndex(exports);
  return {
    tiles: connection.model('EvidenceTile', tiles),
    trees: connection.model('EvidenceTree', trees),
    exports: connection.model('EvidenceExport', exports),
  };
}
