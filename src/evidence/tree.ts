import { BoundedMap } from '../platform/bounded-map.ts';
import type { Logger } from '../platform/logger.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import { consistencyRanges, EMPTY_ROOT, inclusionRanges, type LeafRange, rangeRoot } from './merkle.ts';
import type { EvidenceRepository } from './repository.ts';
import { hashFrom, TILE_WIDTH, Tile, type TileId, tileKey, tilesFor } from './tiles.ts';

/** Full tiles that are made in one go; each go reads `256 *` as many entries. */
const TILES_PER_GO = 16;
const LEAVES_PER_GO = TILES_PER_GO * TILE_WIDTH;
/** Leaves whose proofs are put together at once: bounds the tiles that are held for it. */
const PROOFS_PER_GO = 64;
/** Full tiles never change; one takes about 16 KiB. */
const MAX_CACHED_TILES = 512;
const MAX_REMEMBERED_TENANTS = 10_000;

type ReadTiles = (ids: TileId[]) => Promise<Map<string, Tile>>;

/** A tenant's tree at one size. Costs grow with the logarithm of the size. */
export class TreeView {
  /** Number of leaves. */
  readonly size: number;
  readonly #readTiles: ReadTiles;

  constructor(size: number, readTiles: ReadTiles) {
    this.size = size;
    this.#readTiles = readTiles;
  }

  async root(): Promise<Buffer> {
    if (this.size === 0) return EMPTY_ROOT;
    const [root] = await this.#roots([{ start: 0, end: this.size }]);
    return root as Buffer;
  }

  /** For each leaf the proof that it is in this tree. Indexes start at 0. */
  async inclusionProofs(leafIndexes: number[]): Promise<Buffer[][]> {
    const proofs: Buffer[][] = [];
    for (let at = 0; at < leafIndexes.length; at += PROOFS_PER_GO) {
      const rangesOfEach = leafIndexes.slice(at, at + PROOFS_PER_GO).map((index) => inclusionRanges(index, this.size));
      const roots = await this.#roots(rangesOfEach.flat());
      let taken = 0;
      for (const { length } of rangesOfEach) {
        proofs.push(roots.slice(taken, taken + length));
        taken += length;
      }
    }
    return proofs;
  }

  /** The proof that the tree of `oldSize` leaves is the beginning of this one. */
  async consistencyProof(oldSize: number): Promise<Buffer[]> {
    return this.#roots(consistencyRanges(oldSize, this.size));
  }

  async #roots(ranges: LeafRange[]): Promise<Buffer[]> {
    const tiles = await this.#readTiles(tilesFor(ranges));
    return ranges.map((range) => rangeRoot(range, (subtree) => hashFrom(tiles, subtree)));
  }
}

export interface EvidenceTreesOptions {
  repository: (tenantId: string) => EvidenceRepository;
  eventLog: (tenantId: string) => EventLog;
  logger: Logger;
}

/**
 * The Merkle trees over the tenants' event logs. Full tiles are kept, the leaves behind them are read from the log; what
 * is not kept yet is made up for by whoever needs the tree. Any number of processes may do so at once: they write the
 * same.
 */
export class EvidenceTrees {
  readonly #options: EvidenceTreesOptions;
  readonly #cache = new BoundedMap<string, Tile>(MAX_CACHED_TILES);
  /** Leaves in the full tiles of a tenant, as far as this process knows. */
  readonly #kept = new BoundedMap<string, number>(MAX_REMEMBERED_TENANTS);
  readonly #growing = new Map<string, Promise<TreeView>>();

  constructor(options: EvidenceTreesOptions) {
    this.#options = options;
  }

  /** The tree over all that is in the tenant's log at this moment, at least. */
  view(tenantId: string): Promise<TreeView> {
    // One behind the other: what is far behind is then made up for once, not by every request that waits for it.
    const before: Promise<unknown> = this.#growing.get(tenantId) ?? Promise.resolve();
    const grow = () => this.#grow(tenantId);
    const growing = before.then(grow, grow).finally(() => {
      if (this.#growing.get(tenantId) === growing) this.#growing.delete(tenantId);
    });
    this.#growing.set(tenantId, growing);
    return growing;
  }

  async #grow(tenantId: string): Promise<TreeView> {
    const log = this.#options.eventLog(tenantId);
    let { fullTiles } = await this.#options.repository(tenantId).findTree();
    for (;;) {
      const leaves = await log.listLeafHashes(fullTiles * TILE_WIDTH, LEAVES_PER_GO);
      const complete = Math.floor(leaves.length / TILE_WIDTH);
      await this.#keep(tenantId, fullTiles, leaves.slice(0, complete * TILE_WIDTH));
      fullTiles += complete;
      if (leaves.length === LEAVES_PER_GO) continue;
      this.#kept.set(tenantId, fullTiles * TILE_WIDTH);
      const rest = new Tile(leaves.slice(complete * TILE_WIDTH));
      return new TreeView(fullTiles * TILE_WIDTH + rest.width, (ids) => this.#read(tenantId, ids, fullTiles, rest));
    }
  }

  /**
   * Told that a log has grown: keeps its tiles in large steps and in the background, so that whoever needs the tree has
   * little left to do.
   */
  noticeGrowth(tenantId: string, head: number): void {
    if (head - (this.#kept.get(tenantId) ?? 0) < LEAVES_PER_GO || this.#growing.has(tenantId)) return;
    this.view(tenantId).catch((error: unknown) => {
      this.#options.logger.warn({ err: error, tenant_id: tenantId }, 'tiles were not kept; the next export does it');
    });
  }

  /** Keeps the full tiles that start with tile `first` of level 0, and what follows from them above. */
  async #keep(tenantId: string, first: number, leaves: Buffer[]): Promise<void> {
    if (leaves.length === 0) return;
    const repository = this.#options.repository(tenantId);
    let [level, start, hashes] = [0, first * TILE_WIDTH, leaves];
    while (hashes.length > 0) {
      const firstTile = Math.floor(start / TILE_WIDTH);
      const lead = start % TILE_WIDTH;
      if (lead > 0) {
        const id = { level, index: firstTile };
        const present = (await repository.findTiles([id])).get(tileKey(id));
        // Another process may be ahead, so the tile may be wider; as wide as this it must be.
        hashes = [...Array.from({ length: lead }, (_, at) => hashAt(present, id, at)), ...hashes];
      }
      const roots: Buffer[] = [];
      for (let at = 0; at < hashes.length; at += TILE_WIDTH) {
        const part = hashes.slice(at, at + TILE_WIDTH);
        await repository.saveTile({ level, index: firstTile + at / TILE_WIDTH }, part);
        if (part.length === TILE_WIDTH) roots.push(new Tile(part).root);
      }
      [level, start, hashes] = [level + 1, firstTile, roots];
    }
    // Last, so that a crash before it leaves work to be done again, never a gap.
    await repository.raiseFullTiles(first + leaves.length / TILE_WIDTH);
  }

  async #read(tenantId: string, ids: TileId[], fullTiles: number, rest: Tile): Promise<Map<string, Tile>> {
    const found = new Map<string, Tile>();
    const missing: TileId[] = [];
    for (const id of ids) {
      const isRest = id.level === 0 && id.index === fullTiles;
      const known = isRest ? rest : this.#cache.get(`${tenantId}/${tileKey(id)}`);
      if (known === undefined) missing.push(id);
      else found.set(tileKey(id), known);
    }
    if (missing.length === 0) return found;
    for (const [key, tile] of await this.#options.repository(tenantId).findTiles(missing)) {
      found.set(key, tile);
      if (tile.width === TILE_WIDTH) this.#cache.set(`${tenantId}/${key}`, tile);
    }
    return found;
  }
}

function hashAt(tile: Tile | undefined, id: TileId, at: number): Buffer {
  if (tile === undefined) throw new Error(`The tree lacks the tile ${tileKey(id)}`);
  return tile.hashAt(0, at);
}
