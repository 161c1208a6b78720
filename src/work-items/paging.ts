import type { PageRequest } from './model.ts';

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

/** Returns the number of rows of a page: 50 by default, and never more than 200. */
export function pageSizeOf({ limit }: PageRequest): number {
  return Math.min(limit ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
}
