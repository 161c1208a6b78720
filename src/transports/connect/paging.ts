import type { PageRequest } from '../../platform/paging.ts';

/** Reads the page of a request. In proto3, zero and the empty string mean that a value is absent. */
export function pageOf({ pageSize, pageToken }: { pageSize: number; pageToken: string }): PageRequest {
  return { limit: pageSize === 0 ? undefined : pageSize, pageToken: pageToken === '' ? undefined : pageToken };
}
