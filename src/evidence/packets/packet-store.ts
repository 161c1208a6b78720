import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { beyondLimits } from './limits.ts';
import type { PacketRepository } from './repository.ts';
import type { PacketDocument } from './schema.ts';

export interface KeptPacket {
  /** Export that has made the packet, `exp_…`. */
  packetId: string;
  tenantId: string;
  /** Lineage of the credential that has exported the packet. */
  lineage: string;
  /** SHA-256 in hex, and size in bytes, of the packet as it is fetched. */
  sha256: string;
  size: number;
  /** The same of its gzip form. */
  gzipSha256: string;
  gzipSize: number;
  chunks: number;
  expiresAt: Date;
}

export interface PacketStoreOptions {
  repository: (tenantId: string) => PacketRepository;
  reach: (point: string) => void;
}

export type Fetcher = Pick<CallContext, 'tenantId'> & { principal: Pick<CallContext['principal'], 'lineage'> };

export const KEPT_MS = HOUR_MS;
/** Ten minutes longer than the packet, for a transfer that has begun. */
const CHUNKS_KEPT_MS = KEPT_MS + 10 * MINUTE_MS;
/** Far below the 16 MiB of a document, and as much as a transfer holds in memory. */
const CHUNK_BYTES = 1024 * 1024;

const gzipped = promisify(gzip);

/** Keeps packets in the database, for every node, byte for byte as they were when their digest was returned. */
export class PacketStore {
  readonly #options: PacketStoreOptions;

  constructor(options: PacketStoreOptions) {
    this.#options = options;
  }

  /** Stores a packet for an hour. For room, the oldest packets of the credential or the tenant are removed. */
  async keep({ tenantId, principal }: Fetcher, packetId: string, bytes: Buffer): Promise<KeptPacket> {
    const repository = this.#options.repository(tenantId);
    const compressed = await gzipped(bytes);
    const createdAt = currentTime();
    const chunksExpireAt = new Date(createdAt.getTime() + CHUNKS_KEPT_MS);
    const chunks = Math.ceil(compressed.length / CHUNK_BYTES);
    for (let index = 0; index < chunks; index += 1) {
      const part = compressed.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
      await repository.insertChunk(packetId, index, part, chunksExpireAt);
    }
    this.#options.reach('packet_chunks_kept');
    const packet: Omit<PacketDocument, 'tenant_id'> = {
      _id: packetId,
      lineage: principal.lineage,
      sha256: sha256Of(bytes),
      size: bytes.length,
      gzip_sha256: sha256Of(compressed),
      gzip_size: compressed.length,
      chunks,
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + KEPT_MS),
    };
    await repository.insert(packet);
    const kept = await repository.listNewestFirst();
    const sizes = kept.map((one) => ({ ...one, gzipSize: one.gzip_size }));
    for (const old of beyondLimits(sizes)) {
      // If two processes store packets at once, the newest may be the other process's. This packet stays all the same.
      if (old._id !== packetId) await repository.remove(old);
    }
    return toKept({ ...packet, tenant_id: tenantId });
  }

  /**
   * Serves the exporting credential and its rotations. @throws {AppError} `not_found`, the same for every other packet
   */
  async find({ tenantId, principal }: Fetcher, packetId: string): Promise<KeptPacket> {
    const packet = await this.#options.repository(tenantId).find(packetId, currentTime());
    if (packet === null || packet.lineage !== principal.lineage) throw noPacket();
    return toKept(packet);
  }

  /** For callers who have shown by other means that they may have the packet. */
  async findAny(tenantId: string, packetId: string): Promise<KeptPacket | null> {
    const packet = await this.#options.repository(tenantId).find(packetId, currentTime());
    return packet === null ? null : toKept(packet);
  }

  /** Reads the gzip form in parts, each when requested. @throws {AppError} `not_found` if a part is gone */
  async *read({ tenantId, packetId, chunks }: KeptPacket): AsyncGenerator<Buffer, void, undefined> {
    const repository = this.#options.repository(tenantId);
    for (let index = 0; index < chunks; index += 1) {
      const part = await repository.findChunk(packetId, index);
      if (part === null) throw noPacket();
      yield part;
    }
  }
}

/** The error is always the same, so that it tells nothing of other people's packets. */
export function noPacket(): AppError {
  return new AppError(
    'not_found',
    'There is no such packet for this credential or address. A packet is kept for an hour; its one-time address works ' +
      'once and for ten minutes. Fetch it at its resource_uri with the credential that exported it, or export it again.',
  );
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function toKept(packet: PacketDocument): KeptPacket {
  return {
    packetId: packet._id,
    tenantId: packet.tenant_id,
    lineage: packet.lineage,
    sha256: packet.sha256,
    size: packet.size,
    gzipSha256: packet.gzip_sha256,
    gzipSize: packet.gzip_size,
    chunks: packet.chunks,
    expiresAt: packet.expires_at,
  };
}
