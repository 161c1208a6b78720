import type { OfferedOperation } from './model.ts';

/** Bytes of the definition texts of a page. The answer is about twice as large. */
const MAX_PAGE_BYTES = 1024 * 1024;

export interface Listed {
  name: string;
  /** Bytes of the definition's text. */
  size: number;
  offer: () => Promise<OfferedOperation>;
}

/** The name is still in the list, as operations are never removed. */
export function indexAfter(all: readonly Listed[], name: string): number {
  return all.findIndex((one) => one.name === name) + 1;
}

/** Returns the number of operations on a page: at least one. */
export function howManyOf(all: readonly Listed[], limit: number): number {
  let bytes = 0;
  const tooMuch = all.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && bytes > MAX_PAGE_BYTES;
  });
  return tooMuch === -1 ? limit : Math.min(limit, tooMuch);
}
