import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimiter, type RateLimitState, rateLimitExceeded } from '../../src/identity/rate-limit/rate-limiter.ts';
import type { LeaseRequest, QuotaLease, QuotaRepository } from '../../src/identity/rate-limit/repository.ts';

const MINUTE_MS = 60_000;
const quotaOf = (limit: number) => ({ tenantId: 'ten', lineage: 'key', limitClass: 'public' as const, limit });

/**
 * The database's side of a quota. Refills by time and grants a twentieth of the remaining tokens, as the pipeline of
 * `QuotaRepository` does. `answer` decides when each lease arrives, so that a test can choose the order.
 */
class SharedBucket {
  leases = 0;
  #tokens: number | undefined;
  #at = 0;
  readonly #answer: () => Promise<void>;

  constructor(answer: () => Promise<void> = async () => undefined) {
    this.#answer = answer;
  }

  readonly repository = () =>
    ({
      lease: async (_holder: string, { perMinute, returned, atLeast }: LeaseRequest): Promise<QuotaLease> => {
        this.leases += 1;
        const now = performance.now();
        const perMs = perMinute / MINUTE_MS;
        const refilled = this.#tokens === undefined ? perMinute : this.#tokens + returned + (now - this.#at) * perMs;
        const tokens = Math.min(perMinute, refilled);
        const grant = Math.min(Math.floor(tokens), Math.max(atLeast, Math.ceil(tokens / 20)));
        const left = tokens - grant;
        this.#tokens = left;
        this.#at = now;
        await this.#answer();
        return { grant, left: Math.floor(left), nextInMs: Math.max(0, Math.ceil((1 - left) / perMs)) };
      },
    }) as unknown as QuotaRepository;
}

async function allowedOf(limiter: RateLimiter, requests: number, limit: number): Promise<number> {
  let allowed = 0;
  for (let count = 0; count < requests; count += 1) if ((await limiter.take(quotaOf(limit))).allowed) allowed += 1;
  return allowed;
}

describe('the rate limiter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('allows exactly the burst, on any number of nodes and in any order', async () => {
    const nodesAndLimit = [fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 150 })] as const;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), ...nodesAndLimit, async (scheduler, nodes, limit) => {
        const shared = new SharedBucket(() => scheduler.schedule(Promise.resolve()));
        const limiters = Array.from({ length: nodes }, () => new RateLimiter(shared.repository));
        // Every node gets more requests than the limit, so in the end all nodes know that nothing is left.
        const asked = limiters.flatMap((limiter) =>
          Array.from({ length: limit + 5 }, () => limiter.take(quotaOf(limit))),
        );
        const outcomes = Promise.all(asked);
        await scheduler.waitFor(outcomes);
        expect((await outcomes).filter((outcome) => outcome.allowed).length).toBe(limit);
      }),
      { numRuns: 30 },
    );
  });

  it('allows at most the burst, the refill over time, and the tokens that each node may hold', async () => {
    const pauses = fc.array(fc.tuple(fc.nat(20_000), fc.nat(80), fc.nat(2)), { minLength: 5, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), pauses, async (limit, steps) => {
        const shared = new SharedBucket();
        const limiters = Array.from({ length: 3 }, () => new RateLimiter(shared.repository));
        const sent: { at: number; allowed: number }[] = [];
        for (const [pauseMs, requests, node] of steps) {
          vi.advanceTimersByTime(pauseMs);
          const allowed = await allowedOf(limiters[node] as RateLimiter, requests, limit);
          sent.push({ at: performance.now(), allowed });
        }
        const held = 3 * Math.ceil(limit / 20);
        for (const [index, first] of sent.entries()) {
          let allowed = 0;
          for (const { at, allowed: more } of sent.slice(index)) {
            allowed += more;
            expect(allowed).toBeLessThanOrEqual(limit + ((at - first.at) * limit) / MINUTE_MS + held);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('refuses nobody who keeps to the rate, on any node and at any interval', async () => {
    for (const intervalMs of [100, 130, 2_000]) {
      const shared = new SharedBucket();
      const limiters = Array.from({ length: 4 }, () => new RateLimiter(shared.repository));
      for (let count = 0; count < 2_000; count += 1) {
        vi.advanceTimersByTime(intervalMs);
        const { allowed } = await (limiters[count % 4] as RateLimiter).take(quotaOf(600));
        expect(allowed, `request ${count}, one every ${intervalMs} ms`).toBe(true);
      }
    }
  });

  it('asks the database far less often than once per request', async () => {
    const shared = new SharedBucket();
    expect(await allowedOf(new RateLimiter(shared.repository), 600, 600)).toBe(600);
    expect(shared.leases).toBeLessThan(100);
  });

  it('refuses without the database until the next token is due', async () => {
    const shared = new SharedBucket();
    const limiter = new RateLimiter(shared.repository);
    await allowedOf(limiter, 3, 3);
    const asked = shared.leases;
    expect(await allowedOf(limiter, 50, 3)).toBe(0);
    expect(shared.leases).toBe(asked);
    vi.advanceTimersByTime(MINUTE_MS / 3 - 1);
    expect(await allowedOf(limiter, 1, 3)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await allowedOf(limiter, 5, 3)).toBe(1);
  });

  it('never allows twice the limit at once, because there is no window that resets', async () => {
    const limiter = new RateLimiter(new SharedBucket().repository);
    expect(await allowedOf(limiter, 700, 600)).toBe(600);
    vi.advanceTimersByTime(MINUTE_MS / 10);
    expect(await allowedOf(limiter, 700, 600)).toBe(60);
  });

  it('asks the database at most ten times a second for a limit that is used up', async () => {
    const shared = new SharedBucket();
    const limiter = new RateLimiter(shared.repository);
    const limit = 60_000;
    await allowedOf(limiter, limit, limit);
    const asked = shared.leases;
    let allowed = 0;
    for (let tick = 0; tick < 1_000; tick += 1) {
      vi.advanceTimersByTime(1);
      allowed += await allowedOf(limiter, 5, limit);
    }
    expect(shared.leases - asked).toBeLessThanOrEqual(10);
    expect(allowed).toBeGreaterThanOrEqual(900);
    expect(allowed).toBeLessThanOrEqual(1_000);
  });

  it('counts down the remaining requests, and says when there will be more', async () => {
    const limiter = new RateLimiter(new SharedBucket().repository);
    const states: RateLimitState[] = [];
    for (let count = 0; count < 12; count += 1) states.push((await limiter.take(quotaOf(10))).state);
    expect(states.map((state) => state.remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
    expect(states.map((state) => state.resetSeconds)).toEqual([6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 60, 60]);
    for (const state of states) expect(state).toMatchObject({ limit: 10, windowSeconds: 60 });
    const error = rateLimitExceeded(states[11] as RateLimitState);
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterSeconds: 6 });
    vi.advanceTimersByTime(6_000);
    expect((await limiter.take(quotaOf(10))).allowed).toBe(true);
  });

  it('keeps tenants apart', async () => {
    const quotas = new Map<string, SharedBucket>();
    const limiter = new RateLimiter((tenantId) => {
      const quota = quotas.get(tenantId) ?? new SharedBucket();
      quotas.set(tenantId, quota);
      return quota.repository();
    });
    for (const tenantId of ['a', 'b']) {
      expect((await limiter.take({ ...quotaOf(1), tenantId })).allowed).toBe(true);
      expect((await limiter.take({ ...quotaOf(1), tenantId })).allowed).toBe(false);
    }
  });

  it('asks again at the next request after the database has failed', async () => {
    const shared = new SharedBucket();
    let fails = true;
    const limiter = new RateLimiter(() => {
      if (fails) throw new Error('The database is away');
      return shared.repository();
    });
    await expect(limiter.take(quotaOf(5))).rejects.toThrow('away');
    fails = false;
    expect((await limiter.take(quotaOf(5))).allowed).toBe(true);
  });
});
