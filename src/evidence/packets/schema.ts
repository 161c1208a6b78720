import type { mongo } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** A packet without its bytes, written once all of its chunks are stored, so that it is complete or absent. */
export interface PacketDocument {
  /** Export that has made the packet, `exp_…`. */
  _id: string;
  tenant_id: string;
  /** Lineage of the credential that has exported the packet. */
  lineage: string;
  /** SHA-256 in hex, and size in bytes, of the packet as it is fetched. */
  sha256: string;
  size: number;
  /** The same of its gzip form, which the chunks hold. */
  gzip_sha256: string;
  gzip_size: number;
  chunks: number;
  created_at: Date;
  expires_at: Date;
}

export interface PacketChunkDocument {
  /** `<packet>/<index>`, counted from 0. */
  _id: string;
  tenant_id: string;
  bytes: mongo.Binary;
  /** Later than the packet's, because a transfer may go on when the packet expires. */
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
    // Without the tenant: chunks are found by their ids, and MongoDB expires documents by single-field indexes only.
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each MiB of such a packet in its gzip form',
    end: 'with their packet, or minutes after it would have ended',
  },
];
