import { AppError } from '../../errors/app-error.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { QuotaRepository } from './repository.ts';

/** Limits by kind of door; each has a quota of its own. */
export type LimitClass = 'public' | 'agent';

export interface RateLimitState {
  limitClass: LimitClass;
  limit: number;
  remaining: number;
  windowSeconds: number;
  resetSeconds: number;
}

interface Lease {
  /** Requests of the lease that are not used yet. */
  own: number;
  /** What was left for others when it was taken. */
  elsewhere: number;
  /** End of the window on our monotonic clock. */
  endsAtMs: number;
  pending: Promise<void> | undefined;
}

export interface Quota {
  tenantId: string;
  lineage: string;
  limitClass: LimitClass;
  limit: number;
}

const WINDOW_MS = 60_000;
const MAX_HOLDERS = 10_000;

/**
 * Requests per key and minute, shared by all nodes: each node leases shares of the quota from the database and spends
 * them on its own. The limit is never exceeded; exhaustion is remembered until the window ends.
 */
export class RateLimiter {
  readonly #repository: (tenantId: string) => QuotaRepository;
  readonly #leases = new BoundedMap<string, Lease>(MAX_HOLDERS);

  constructor(repository: (tenantId: string) => QuotaRepository) {
    this.#repository = repository;
  }

  /** Counts one request; says whether it is within the limit and what is left. */
  async take(quota: Quota): Promise<{ allowed: boolean; state: RateLimitState }> {
    const holder = `${quota.lineage}:${quota.limitClass}`;
    const lease = this.#leaseOf(`${quota.tenantId}:${holder}`);
    while (performance.now() >= lease.endsAtMs || (lease.own <= 0 && lease.elsewhere > 0)) {
      lease.pending ??= this.#renew(lease, quota, holder).finally(() => {
        lease.pending = undefined;
      });
      await lease.pending;
    }
    const allowed = lease.own > 0;
    if (allowed) lease.own -= 1;
    return { allowed, state: toState(quota, lease) };
  }

  #leaseOf(key: string): Lease {
    const known = this.#leases.get(key);
    if (known !== undefined) return known;
    const lease: Lease = { own: 0, elsewhere: 0, endsAtMs: 0, pending: undefined };
    this.#leases.set(key, lease);
    return lease;
  }

  async #renew(lease: Lease, quota: Quota, holder: string): Promise<void> {
    // Counted from before the call, so that our window never outlasts the database's.
    const askedAtMs = performance.now();
    const got = await this.#repository(quota.tenantId).lease(holder, quota.limit, WINDOW_MS);
    lease.own = got.grant;
    lease.elsewhere = got.left;
    lease.endsAtMs = askedAtMs + got.windowEndsInMs;
  }
}

function toState(quota: Quota, lease: Lease): RateLimitState {
  return {
    limitClass: quota.limitClass,
    limit: quota.limit,
    remaining: lease.own + lease.elsewhere,
    windowSeconds: WINDOW_MS / 1000,
    resetSeconds: Math.max(0, Math.ceil((lease.endsAtMs - performance.now()) / 1000)),
  };
}

/** @returns the error for a request beyond the limit, with the time after which the next one is allowed. */
export function rateLimitExceeded(state: RateLimitState): AppError {
  const { limit, windowSeconds, resetSeconds } = state;
  const message = `Rate limit of ${limit} requests per ${windowSeconds} seconds exceeded. Retry in ${resetSeconds} seconds.`;
  return new AppError('rate_limited', message, { retryAfterSeconds: resetSeconds });
}
