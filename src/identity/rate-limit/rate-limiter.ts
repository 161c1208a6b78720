import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors/app-error.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { QuotaRepository } from './repository.ts';

/** Each kind of door has a quota of its own. */
export type LimitClass = 'public' | 'agent';

export interface RateLimitState {
  limitClass: LimitClass;
  /** Requests per window. A rested credential may send as many in one burst. */
  limit: number;
  remaining: number;
  windowSeconds: number;
  /** Seconds until the full burst is available again, if nothing is sent meanwhile. */
  resetSeconds: number;
  /** 0 if the next request is allowed now. */
  retryAfterSeconds: number;
}

interface Lease {
  /** Unused requests of the lease. */
  own: number;
  /** Requests that were left for other nodes when the lease was taken. */
  elsewhere: number;
  /** Milliseconds on this process's monotonic clock, like the next field. */
  endsAtMs: number;
  /** Time of the next available request, if none was left beyond the lease. */
  nextAtMs: number;
  pending: Promise<void> | undefined;
}

export interface Quota {
  tenantId: string;
  lineage: string;
  limitClass: LimitClass;
  /** Requests per minute. */
  limit: number;
}

const WINDOW_MS = MINUTE_MS;
export const WINDOW_SECONDS = WINDOW_MS / 1000;
const MAX_HOLDERS = 10_000;
/** Least milliseconds between two database calls of a node for one quota, however fast the limit is used up. */
const MIN_LEASE_MS = 100;

/**
 * Limits requests per key by a bucket that a minute fills and that all nodes share. Each node leases shares of the
 * bucket from the database. A lease ends after the time in which the bucket gains as many requests as the lease has.
 * The node then gives back the unused requests, so that each node holds at most a twentieth of the burst.
 */
export class RateLimiter {
  readonly #repository: (tenantId: string) => QuotaRepository;
  readonly #leases = new LRUCache<string, Lease>({ max: MAX_HOLDERS });

  constructor(repository: (tenantId: string) => QuotaRepository) {
    this.#repository = repository;
  }

  async take(quota: Quota): Promise<{ allowed: boolean; state: RateLimitState }> {
    const holder = `${quota.lineage}:${quota.limitClass}`;
    const key = `${quota.tenantId}:${holder}`;
    const lease = this.#leases.get(key) ?? { own: 0, elsewhere: 0, endsAtMs: 0, nextAtMs: 0, pending: undefined };
    this.#leases.set(key, lease);
    while (mustRenew(lease)) {
      lease.pending ??= this.#renew(lease, quota, holder).finally(() => {
        lease.pending = undefined;
      });
      await lease.pending;
    }
    const allowed = lease.own > 0;
    if (allowed) lease.own -= 1;
    return { allowed, state: toState(quota, lease) };
  }

  async #renew(lease: Lease, { tenantId, limit }: Quota, holder: string): Promise<void> {
    const perMs = limit / WINDOW_MS;
    const returned = lease.own;
    // Cleared before the call, so that the requests are given back only once, whatever happens to the call.
    lease.own = 0;
    lease.elsewhere = 0;
    lease.nextAtMs = 0;
    // Measured before the call, so that a lease never outlasts the time that the database assumes.
    const askedAtMs = performance.now();
    const atLeast = Math.max(1, Math.floor(MIN_LEASE_MS * perMs));
    const got = await this.#repository(tenantId).lease(holder, { perMinute: limit, returned, atLeast });
    lease.own = got.grant;
    lease.elsewhere = got.left;
    lease.endsAtMs = askedAtMs + Math.max(got.grant / perMs, MIN_LEASE_MS);
    lease.nextAtMs = askedAtMs + Math.max(got.nextInMs, MIN_LEASE_MS);
  }
}

/** Returns true if the database may have requests for this node, or the node must give some back. */
function mustRenew({ own, elsewhere, endsAtMs, nextAtMs }: Lease): boolean {
  if (own > 0) return performance.now() >= endsAtMs;
  return elsewhere > 0 || performance.now() >= nextAtMs;
}

function toState({ limitClass, limit }: Quota, { own, elsewhere, nextAtMs }: Lease): RateLimitState {
  const remaining = own + elsewhere;
  const untilNextMs = remaining > 0 ? 0 : Math.max(0, nextAtMs - performance.now());
  return {
    limitClass,
    limit,
    remaining,
    windowSeconds: WINDOW_SECONDS,
    resetSeconds: Math.ceil(((limit - remaining) * WINDOW_MS) / limit / 1000),
    retryAfterSeconds: Math.ceil(untilNextMs / 1000),
  };
}

export function rateLimitExceeded({ limit, windowSeconds, retryAfterSeconds }: RateLimitState): AppError {
  const seconds = Math.max(1, retryAfterSeconds);
  const message = `Rate limit of ${limit} requests per ${windowSeconds} seconds exceeded. Retry in ${seconds} seconds.`;
  return new AppError('rate_limited', message, { retryAfterSeconds: seconds });
}
