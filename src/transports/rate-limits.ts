import { type RateLimiter, type RateLimitState, rateLimitExceeded } from '../identity/index.ts';
import type { FairShares, Work } from '../platform/admission/fair-shares.ts';

/** Request that waits for its turn. */
export interface LimitedVisit {
  /** State of the credential's quota, for the headers of the answer. */
  rateLimit?: RateLimitState;
  /** Returns true if the request was answered, or if nobody waits for its answer any more. */
  isOver: () => boolean;
  /** The request's share of the work. The door releases it when the answer is ready. */
  work?: Work;
}

/** Counts a request against its quota, then waits for the turn of its credential. @throws {AppError} `rate_limited` */
export async function takeTurn(
  visit: LimitedVisit,
  quota: Parameters<RateLimiter['take']>[0],
  { rateLimiter, shares }: { rateLimiter: RateLimiter; shares: FairShares },
): Promise<Work> {
  const { allowed, state } = await rateLimiter.take(quota);
  visit.rateLimit = state;
  if (!allowed) throw rateLimitExceeded(state);
  visit.work = await shares.enter(quota.tenantId, quota.lineage, visit.isOver);
  return visit.work;
}

/**
 * Returns the headers of draft-ietf-httpapi-ratelimit-headers: the remaining quota, and the policy with a parameter of
 * our own for the allowed burst. Returns none while the state is unknown.
 */
export function rateLimitHeaders(state: RateLimitState | undefined): Record<string, string> {
  if (state === undefined) return {};
  const { limitClass, limit, remaining, windowSeconds, resetSeconds } = state;
  return {
    RateLimit: `"${limitClass}";r=${remaining};t=${resetSeconds}`,
    'RateLimit-Policy': `"${limitClass}";q=${limit};w=${windowSeconds};workgate-burst=${limit}`,
  };
}
