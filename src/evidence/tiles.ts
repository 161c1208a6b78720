import { completeSubtrees, type LeafRange, nodeHash, type Subtree } from './merkle.ts';

/**
 * A tree cut into tiles as in C2SP tlog-tiles. A tile has up to 256 consecutive hashes of one level: leaves at level 0,
 * and above it roots of full tiles of the level below.
 */
export const TILE_HEIGHT = 8;
export const TILE_WIDTH = 2 ** TILE_HEIGHT;
export const HASH_BYTES = 32;

export interface TileId {
  level: number;
  index: number;
}

export const tileKey = ({ level, index }: TileId): string => `${level}/${index}`;

/** Hashes of one tile, and the hashes above them, which are computed when first needed. */
export class Tile {
  readonly #layers: Buffer[][];

  constructor(hashes: Buffer[]) {
    this.#layers = [hashes];
  }

  static fromBytes(bytes: Buffer): Tile {
    const hashes: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += HASH_BYTES) hashes.push(bytes.subarray(at, at + HASH_BYTES));
    return new Tile(hashes);
  }

  get width(): number {
    return this.#layers[0]?.length ?? 0;
  }

  /** Returns the root over the hashes `[position * 2^height, (position + 1) * 2^height)` of the tile. */
  hashAt(height: number, position: number): Buffer {
    while (this.#layers.length <= height) this.#layers.push(pairUp(this.#layers.at(-1) ?? []));
    const hash = this.#layers[height]?.[position];
    if (hash === undefined) throw new Error(`A tile of ${this.width} hashes has no subtree ${height}/${position}`);
    return hash;
  }

  get root(): Buffer {
    return this.hashAt(TILE_HEIGHT, 0);
  }
}

function pairUp(hashes: Buffer[]): Buffer[] {
  const pairs: Buffer[] = [];
  for (let at = 0; at + 1 < hashes.length; at += 2) {
    pairs.push(nodeHash(hashes[at] as Buffer, hashes[at + 1] as Buffer));
  }
  return pairs;
}

export function tilesFor(ranges: LeafRange[]): TileId[] {
  const tiles = new Map<string, TileId>();
  for (const subtree of ranges.flatMap(completeSubtrees)) {
    const { tile } = placeOf(subtree);
    tiles.set(tileKey(tile), tile);
  }
  return [...tiles.values()];
}

export function hashFrom(tiles: ReadonlyMap<string, Tile>, subtree: Subtree): Buffer {
  const { tile, height, position } = placeOf(subtree);
  const found = tiles.get(tileKey(tile));
  if (found === undefined) throw new Error(`The tree lacks the tile ${tileKey(tile)}`);
  return found.hashAt(height, position);
}

function placeOf({ height, index }: Subtree): { tile: TileId; height: number; position: number } {
  const level = Math.floor(height / TILE_HEIGHT);
  const inTile = height % TILE_HEIGHT;
  const perTile = 2 ** (TILE_HEIGHT - inTile);
  return { tile: { level, index: Math.floor(index / perTile) }, height: inTile, position: index % perTile };
}
