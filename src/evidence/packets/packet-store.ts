import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { beyondLimits } from './limits.ts';
import type { PacketRepository } from './repository.ts';
import type { PacketDocument } from './schema.ts';

/** A packet that waits to be fetched. */
export interface KeptPacket {
  /** The export that has made it, `exp_…`. */
  packetId: string;
  tenantId: string;
  /** Of the credential that has exported it. */
  lineage: string;
  /** Of the packet as it is fetched: SHA-256 in hex, and bytes. */
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
  /** Says how far it has got. */
  reach: (point: string) => void;
}

/** Who fetches a packet, as far as it matters here. */
export type Fetcher = Pick<CallContext, 'tenantId'> & { principal: Pick<CallContext['principal'], 'lineage'> };

/** How long a packet waits to be fetched. */
export const KEPT_MS = 60 * 60 * 1000;
/** A transfer that has begun finds the chunks for so much longer. */
const CHUNKS_KEPT_MS = KEPT_MS + 10 * 60 * 1000;
/** Bytes of a chunk: far below the 16 MiB of a document, and what a transfer holds in memory. */
const CHUNK_BYTES = 1024 * 1024;

const gzipped = promisify(gzip);

/**
 * Packets that are handed over outside of the conversation with an agent. They are kept in the database, so that every
 * node has them, byte for byte as they were when their digest was told: what has happened since is not in them.
 */
export class PacketStore {
  readonly #options: PacketStoreOptions;

  constructor(options: PacketStoreOptions) {
    this.#options = options;
  }

  /** Keeps a packet for an hour; the oldest ones of the credential or the tenant go for which there is no room. */
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
      // Of what two processes have kept at once, the newest may be the other's.
      if (old._id !== packetId) await repository.remove(old);
    }
    return toKept({ ...packet, tenant_id: tenantId });
  }

  /**
   * The packet of this id, for the credential that has exported it or the one that it was rotated to: that export is in
   * the log, so that nobody has a packet who does not stand there.
   * @throws {AppError} `not_found`, the same for one that never was, has expired, had to go, or is somebody else's.
   */
  async find({ tenantId, principal }: Fetcher, packetId: string): Promise<KeptPacket> {
    const packet = await this.#options.repository(tenantId).find(packetId, currentTime());
    if (packet === null || packet.lineage !== principal.lineage) throw noPacket();
    return toKept(packet);
  }

  /** The packet of this id, whoever asks; null if there is none. For who has shown by other means that it is theirs. */
  async findAny(tenantId: string, packetId: string): Promise<KeptPacket | null> {
    const packet = await this.#options.repository(tenantId).find(packetId, currentTime());
    return packet === null ? null : toKept(packet);
  }

  /** The gzip form of a packet in parts, each read when it is asked for. @throws {AppError} `not_found` if one is gone. */
  async *read({ tenantId, packetId, chunks }: KeptPacket): AsyncGenerator<Buffer, void, undefined> {
    const repository = this.#options.repository(tenantId);
    for (let index = 0; index < chunks; index += 1) {
      const part = await repository.findChunk(packetId, index);
      if (part === null) throw noPacket();
      yield part;
    }
  }
}

/** What everybody is told who gets no packet, so that it tells nothing of packets that others have. */
export function noPacket(): AppError {
  return new AppError(
    'not_found',
    'There is no such packet for this credential or address. A packet is kept for an hour, its one-time address works ' +
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
