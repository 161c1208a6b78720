import type { OfferedOperation } from './model.ts';

/** Texts of the definitions of a page; what is shown of them is about twice as much. */
const MAX_PAGE_BYTES = 1024 * 1024;

export interface Listed {
  name: string;
  /** Bytes of its text. */
  size: number;
  offer: () => Promise<OfferedOperation>;
}

/** Where a list goes on behind a name, also if that is not in it any more: nothing is taken away. */
export function indexAfter(all: readonly Listed[], name: string): number {
  return all.findIndex((one) => one.name === name) + 1;
}

/** How many a page shows: one at least. */
export function howManyOf(all: readonly Listed[], limit: number): number {
  let bytes = 0;
  const tooMuch = all.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && bytes > MAX_PAGE_BYTES;
  });
  return tooMuch === -1 ? limit : Math.min(limit, tooMuch);
}
