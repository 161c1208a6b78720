import { type Connection, type mongo, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** A packet that waits to be fetched, without its bytes. Written when all of these are there: it is whole, or not at all. */
export interface PacketDocument {
  /** The export that has made it, `exp_…`. */
  _id: string;
  tenant_id: string;
  /** Of the credential that has exported it. */
  lineage: string;
  /** Of the packet as it is fetched: SHA-256 in hex, and bytes. */
  sha256: string;
  size: number;
  /** The same of its gzip form, which is what the chunks hold. */
  gzip_sha256: string;
  gzip_size: number;
  chunks: number;
  created_at: Date;
  /** From then on it is not found, and goes. */
  expires_at: Date;
}

/** A part of a packet in its gzip form. */
export interface PacketChunkDocument {
  /** `<packet>/<index>`, the first being 0. */
  _id: string;
  tenant_id: string;
  bytes: mongo.Binary;
  /** Later than that of its packet, which may be on its way to somebody then. */
  expires_at: Date;
}

export const PACKET_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'evidence_packets',
    owner: 'evidence/packets',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_created', key: { tenant_id: 1, created_at: 1 } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each packet that an agent exports to be fetched; of a tenant so many as limits.ts says',
    end: 'an hour after its export, or when the limits of its credential or tenant are reached',
  },
  {
    name: 'evidence_packet_chunks',
    owner: 'evidence/packets',
    holds: 'tenants',
    // Without the tenant: they are found by their ids, and MongoDB expires documents by a single-field index only.
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each MiB of such a packet in its gzip form',
    end: 'with their packet, or minutes after it would have ended',
  },
];

export type PacketModels = ReturnType<typeof definePacketModels>;

/** Documents are written through the native driver. */
export function definePacketModels(connection: Connection) {
  const packets = new Schema<PacketDocument>({ _id: String }, { collection: 'evidence_packets', strict: false });
  const chunks = new Schema<PacketChunkDocument>(
    { _id: String },
    { collection: 'evidence_packet_chunks', strict: false },
  );
  return {
    packets: connection.model('EvidencePacket', packets),
    chunks: connection.model('EvidencePacketChunk', chunks),
  };
}
