import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import type { Logger } from '../platform/logger.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import { LogGrowth } from '../platform/outbox/log-growth.ts';
import { consistencyRanges, EMPTY_ROOT, inclusionRanges, type LeafRange, rangeRoot } from './merkle.ts';
import type { EvidenceRepository } from './repository.ts';
import { hashFrom, TILE_WIDTH, Tile, type TileId, tileKey, tilesFor } from './tiles.ts';

/** Full tiles made in one step. Each step reads 256 times as many entries. */
const TILES_PER_GO = 16;
const LEAVES_PER_GO = TILES_PER_GO * TILE_WIDTH;
/** Leaves that a request adds itself. Trees grow in the background at half of this limit. */
const MAX_REST = 2 * LEAVES_PER_GO;
const RETRY_AFTER_SECONDS = 2;
/** Milliseconds until a failed growth is tried again, instead of for every batch of entries. */
const STUCK_PAUSE_MS = MINUTE_MS;
/** Leaves whose proofs are made at once. This bounds the tiles in memory. */
const PROOFS_PER_GO = 64;
/** Full tiles never change, and each takes about 16 KiB. */
const MAX_CACHED_TILES = 512;
const MAX_REMEMBERED_TENANTS = 10_000;

type ReadTiles = (ids: TileId[]) => Promise<Map<string, Tile>>;

/** A tenant's tree at one size. Costs grow with the logarithm of the size. */
export class TreeView {
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

  /** Returns for each leaf, from index 0, the proof that it is in this tree. */
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
  /** Lists the tenants whose logs have at least so many entries, for the sweep that finds trees that are far behind. */
  listLongLogs: (entries: number) => Promise<string[]>;
  reach: (point: string) => void;
  logger: Logger;
}

interface Stuck {
  fullTiles: number;
  error: unknown;
  atMs: number;
}

/**
 * Merkle trees over the tenants' event logs. Full tiles are stored in the background as the log grows; the leaves after
 * them are read from the log. A caller who needs the tree adds a bounded number of leaves, and is told to retry if more
 * are missing. All processes may do so at once, because they write the same.
 */
export class EvidenceTrees {
  readonly #options: EvidenceTreesOptions;
  readonly #growth: LogGrowth;
  readonly #cache = new LRUCache<string, Tile>({ max: MAX_CACHED_TILES });
  /** Number of leaves in the full tiles of a tenant, as far as this process knows. */
  readonly #kept = new LRUCache<string, number>({ max: MAX_REMEMBERED_TENANTS });
  readonly #stuck = new LRUCache<string, Stuck>({ max: MAX_REMEMBERED_TENANTS });
  readonly #viewing = new Map<string, Promise<TreeView>>();
  #started = false;

  constructor(options: EvidenceTreesOptions) {
    this.#options = options;
    this.#growth = new LogGrowth({
      what: 'trees',
      step: (tenantId) => this.#step(tenantId),
      isBehind: (tenantId) => this.#isBehind(tenantId, LEAVES_PER_GO),
      listCandidates: () => options.listLongLogs(LEAVES_PER_GO),
      logger: options.logger,
    });
  }

  /** Lets trees grow with their logs, and lets trees that were left behind catch up. */
  start(): void {
    this.#started = true;
    this.#growth.start();
  }

  stop(): Promise<void> {
    return this.#growth.stop();
  }

  settled(): Promise<void> {
    return this.#growth.settled();
  }

  /**
   * Returns a tree over at least everything that is in the log now. Reads at most `MAX_REST` entries, and later ones.
   * @throws {AppError} `unavailable` if the tree lacks more and grows in the background, or the error that stops it.
   */
  async view(tenantId: string): Promise<TreeView> {
    if (await this.#isBehind(tenantId, MAX_REST + 1)) await this.#refuse(tenantId);
    // Views of a tenant are made in turn, so that the missing leaves are added once and not by every waiting request.
    const before: Promise<unknown> = this.#viewing.get(tenantId) ?? Promise.resolve();
    const view = () => this.#view(tenantId);
    const viewing = before.then(view, view).finally(() => {
      if (this.#viewing.get(tenantId) === viewing) this.#viewing.delete(tenantId);
    });
    this.#viewing.set(tenantId, viewing);
    return viewing;
  }

  /** Stores tiles in large steps and in the background, so that a caller who needs the tree has little left to do. */
  noticeGrowth(tenantId: string, head: number): void {
    if (!this.#started || head - (this.#kept.get(tenantId) ?? 0) < LEAVES_PER_GO) return;
    const stuck = this.#stuck.get(tenantId);
    if (stuck === undefined || performance.now() - stuck.atMs > STUCK_PAUSE_MS) this.#growth.want(tenantId);
  }

  async #isBehind(tenantId: string, leaves: number): Promise<boolean> {
    const { fullTiles } = await this.#options.repository(tenantId).findTree();
    return this.#options.eventLog(tenantId).reaches(fullTiles * TILE_WIDTH + leaves);
  }

  /** Throws `unavailable`, or the error of a failed growth if nobody has come any further since. */
  async #refuse(tenantId: string): Promise<never> {
    const { fullTiles } = await this.#options.repository(tenantId).findTree();
    const stuck = this.#stuck.get(tenantId);
    this.#growth.want(tenantId);
    if (stuck?.fullTiles === fullTiles) throw stuck.error;
    throw new AppError(
      'unavailable',
      `The tree over the event log is still being built: ${fullTiles * TILE_WIDTH} entries so far. ` +
        'Retry the request.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }

  async #view(tenantId: string): Promise<TreeView> {
    let { fullTiles } = await this.#options.repository(tenantId).findTree();
    const last = fullTiles * TILE_WIDTH + MAX_REST;
    for (;;) {
      const { rest, ...reached } = await this.#go(tenantId, fullTiles);
      fullTiles = reached.fullTiles;
      if (rest !== null) {
        const size = fullTiles * TILE_WIDTH + rest.width;
        return new TreeView(size, (ids) => this.#read(tenantId, ids, fullTiles, rest));
      }
      // Entries come faster than they are read.
      if (fullTiles * TILE_WIDTH > last) return this.#refuse(tenantId);
    }
  }

  async #step(tenantId: string): Promise<boolean> {
    const { fullTiles } = await this.#options.repository(tenantId).findTree();
    try {
      const { rest } = await this.#go(tenantId, fullTiles);
      this.#stuck.delete(tenantId);
      return rest === null;
    } catch (error) {
      this.#stuck.set(tenantId, { fullTiles, error, atMs: performance.now() });
      throw error;
    }
  }

  /** Stores the next full tiles. Returns in `rest` the leaves after them; null if there may be more leaves. */
  async #go(tenantId: string, from: number): Promise<{ fullTiles: number; rest: Tile | null }> {
    const leaves = await this.#options.eventLog(tenantId).listLeafHashes(from * TILE_WIDTH, LEAVES_PER_GO);
    const complete = Math.floor(leaves.length / TILE_WIDTH);
    await this.#keep(tenantId, from, leaves.slice(0, complete * TILE_WIDTH));
    const fullTiles = from + complete;
    this.#kept.set(tenantId, fullTiles * TILE_WIDTH);
    const rest = leaves.length === LEAVES_PER_GO ? null : new Tile(leaves.slice(complete * TILE_WIDTH));
    return { fullTiles, rest };
  }

  /** Stores full tiles from tile `first` of level 0 on, and the hashes that follow from them in the levels above. */
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
        // Another process may be ahead, so that the tile may be wider. It must have at least these hashes.
        if (present === undefined) throw new Error(`The tree lacks the tile ${tileKey(id)}`);
        hashes = [...Array.from({ length: lead }, (_, at) => present.hashAt(0, at)), ...hashes];
      }
      const roots: Buffer[] = [];
      for (let at = 0; at < hashes.length; at += TILE_WIDTH) {
        const part = hashes.slice(at, at + TILE_WIDTH);
        await repository.saveTile({ level, index: firstTile + at / TILE_WIDTH }, part);
        if (part.length === TILE_WIDTH) roots.push(new Tile(part).root);
      }
      [level, start, hashes] = [level + 1, firstTile, roots];
    }
    this.#options.reach('tree_tiles_kept');
    // Written last, so that a crash leaves work to repeat, and never a gap.
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
