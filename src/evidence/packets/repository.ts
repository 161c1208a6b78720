import mongoose, { type Connection, type mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import type { PacketChunkDocument, PacketDocument } from './schema.ts';

/** More packets than the limits allow, even if several processes export at once. */
const MOST_LISTED = 1_000;

export class PacketRepository {
  readonly #packets: mongo.Collection<PacketDocument>;
  readonly #chunks: mongo.Collection<PacketChunkDocument>;
  readonly #tenantId: string;

  constructor(connection: Connection, tenantId: string) {
    this.#packets = connection.collection<PacketDocument>('evidence_packets');
    this.#chunks = connection.collection<PacketChunkDocument>('evidence_packet_chunks');
    this.#tenantId = tenantId;
  }

  async insertChunk(packetId: string, index: number, bytes: Buffer, expiresAt: Date): Promise<void> {
    const chunk = { _id: chunkId(packetId, index), tenant_id: this.#tenantId, expires_at: expiresAt };
    await withMongoErrors(this.#chunks.insertOne({ ...chunk, bytes: new mongoose.mongo.Binary(bytes) }));
  }

  async insert(packet: Omit<PacketDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#packets.insertOne({ ...packet, tenant_id: this.#tenantId }));
  }

  async find(packetId: string, now: Date): Promise<PacketDocument | null> {
    const filter = { _id: packetId, tenant_id: this.#tenantId, expires_at: { $gt: now } };
    return withMongoErrors(this.#packets.findOne(filter));
  }

  async findChunk(packetId: string, index: number): Promise<Buffer | null> {
    const filter = { _id: chunkId(packetId, index), tenant_id: this.#tenantId };
    const chunk = await withMongoErrors(this.#chunks.findOne(filter));
    return chunk === null ? null : Buffer.from(chunk.bytes.value());
  }

  async listNewestFirst(): Promise<PacketDocument[]> {
    const found = this.#packets.find({ tenant_id: this.#tenantId }).sort({ created_at: -1 });
    return withMongoErrors(found.limit(MOST_LISTED).toArray());
  }

  /** Removes a packet, and then its parts. In this order, nobody finds a packet without its parts. */
  async remove({ _id, chunks }: Pick<PacketDocument, '_id' | 'chunks'>): Promise<void> {
    await withMongoErrors(this.#packets.deleteOne({ _id, tenant_id: this.#tenantId }));
    const ids = Array.from({ length: chunks }, (_, index) => chunkId(_id, index));
    await withMongoErrors(this.#chunks.deleteMany({ _id: { $in: ids }, tenant_id: this.#tenantId }));
  }
}

function chunkId(packetId: string, index: number): string {
  return `${packetId}/${index}`;
}
