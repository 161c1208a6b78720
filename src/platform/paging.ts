export interface PageRequest {
  limit?: number | undefined;
  pageToken?: string | undefined;
}

export interface Page<T> {
  rows: T[];
  nextPageToken: string | null;
}

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

export function pageSizeOf({ limit }: PageRequest): number {
  return Math.min(limit ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
}
