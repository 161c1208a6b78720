import type { PageRequest } from '../../work-items/index.ts';

/** Reads the page of a request. In proto3, zero and the empty string mean that a value is absent. */
export function pageOf({ pageSize, pageToken }: { pageSize: number; pageToken: string }): PageRequest {
  return { limit: pageSize === 0 ? undefined : pageSize, pageToken: pageToken === '' ? undefined : pageToken };
}
