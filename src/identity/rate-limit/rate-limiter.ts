import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors/app-error.ts';
import type { QuotaRepository } from './repository.ts';

/** Limits by kind of door; each has a quota of its own. */
export type LimitClass = 'public' | 'agent';

export interface RateLimitState {
  limitClass: LimitClass;
  /** Requests that a window brings; as many may be sent in one burst by who has rested. */
  limit: number;
  remaining: number;
  windowSeconds: number;
  /** Until the whole burst is there again, if nothing is sent meanwhile. */
  resetSeconds: number;
  /** Until the next request is allowed; 0 if it is now. */
  retryAfterSeconds: number;
}

interface Lease {
  /** Requests of the lease that are not used yet. */
  own: number;
  /** What was left for others when it was taken. */
  elsewhere: number;
  /** Until when the lease may be spent, on our monotonic clock. */
  endsAtMs: number;
  /** When there will be one more, if there was none left beyond the lease. */
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

const WINDOW_MS = 60_000;
/** Length of the window that every limit is told for. */
export const WINDOW_SECONDS = WINDOW_MS / 1000;
const MAX_HOLDERS = 10_000;
/** The database is asked for a quota at most this often by a node, however fast the limit is used up. */
const MIN_LEASE_MS = 100;

/**
 * Requests per key: a bucket that a minute fills, shared by all nodes. Each node leases shares of it from the database
 * and spends them on its own. What it has not spent by the time in which the bucket gets as much again, it spends no
 * more, but gives back: so the shares that nodes hold never add up to more than a twentieth of the burst each.
 */
export class RateLimiter {
  readonly #repository: (tenantId: string) => QuotaRepository;
  readonly #leases = new LRUCache<string, Lease>({ max: MAX_HOLDERS });

  constructor(repository: (tenantId: string) => QuotaRepository) {
    this.#repository = repository;
  }

  /** Counts one request; says whether it is within the limit and what is left. */
  async take(quota: Quota): Promise<{ allowed: boolean; state: RateLimitState }> {
    const holder = `${quota.lineage}:${quota.limitClass}`;
    const lease = this.#leaseOf(`${quota.tenantId}:${holder}`);
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

  #leaseOf(key: string): Lease {
    const known = this.#leases.get(key);
    if (known !== undefined) return known;
    const lease: Lease = { own: 0, elsewhere: 0, endsAtMs: 0, nextAtMs: 0, pending: undefined };
    this.#leases.set(key, lease);
    return lease;
  }

  async #renew(lease: Lease, { tenantId, limit }: Quota, holder: string): Promise<void> {
    const perMs = limit / WINDOW_MS;
    const returned = lease.own;
    // Given back once: whatever becomes of the call.
    lease.own = 0;
    lease.elsewhere = 0;
    lease.nextAtMs = 0;
    // Counted from before the call, so that a lease never outlasts what the database thinks of it.
    const askedAtMs = performance.now();
    const atLeast = Math.max(1, Math.floor(MIN_LEASE_MS * perMs));
    const got = await this.#repository(tenantId).lease(holder, { perMinute: limit, returned, atLeast });
    lease.own = got.grant;
    lease.elsewhere = got.left;
    lease.endsAtMs = askedAtMs + Math.max(got.grant / perMs, MIN_LEASE_MS);
    lease.nextAtMs = askedAtMs + Math.max(got.nextInMs, MIN_LEASE_MS);
  }
}

/** Whether the database has to be asked, because it may have something for us or wants something back. */
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

/** @returns the error for a request beyond the limit, with the time after which the next one is allowed. */
export function rateLimitExceeded({ limit, windowSeconds, retryAfterSeconds }: RateLimitState): AppError {
  const seconds = Math.max(1, retryAfterSeconds);
  const message = `Rate limit of ${limit} requests per ${windowSeconds} seconds exceeded. Retry in ${seconds} seconds.`;
  return new AppError('rate_limited', message, { retryAfterSeconds: seconds });
}
