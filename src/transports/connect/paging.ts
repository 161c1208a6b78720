import type { PageRequest } from '../../work-items/model.ts';

/** Zero and empty are how proto3 says that nothing was given. */
export function pageOf({ pageSize, pageToken }: { pageSize: number; pageToken: string }): PageRequest {
  return { limit: pageSize === 0 ? undefined : pageSize, pageToken: pageToken === '' ? undefined : pageToken };
}
