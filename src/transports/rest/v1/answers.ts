import type { PageRequest } from '../../../platform/paging.ts';

/** Answers 200 without headers of the operation's own. */
export function ok<Body>(body: Body) {
  return { status: 200 as const, headers: {}, body };
}

export function pageOf(query: { limit?: number | undefined; page_token?: string | undefined }): PageRequest {
  return { limit: query.limit, pageToken: query.page_token };
}

/** Returns the header that marks an answer as the repeated answer of an earlier request. */
export function replayHeader(replayed: boolean): { 'Idempotent-Replayed'?: 'true' } {
  return replayed ? { 'Idempotent-Replayed': 'true' } : {};
}
