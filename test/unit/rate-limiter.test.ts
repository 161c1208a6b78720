import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RateLimiter, type RateLimitState, rateLimitExceeded } from '../../src/identity/rate-limit/rate-limiter.ts';
import type { QuotaLease, QuotaRepository } from '../../src/identity/rate-limit/repository.ts';

const WINDOW_MS = 60_000;
const quotaOf = (limit: number) => ({ tenantId: 'ten', lineage: 'key', limitClass: 'public' as const, limit });

/**
 * The database's side of a quota: grants a twentieth of what is left, as the pipeline of `QuotaRepository` does.
 * `answer` decides when each lease arrives, so that a test can put them into any order.
 */
class SharedQuota {
  used = 0;
  leases = 0;
  readonly #answer: () => Promise<void>;

  constructor(answer: () => Promise<void> = async () => undefined) {
    this.#answer = answer;
  }

  readonly repository = () =>
    ({
      lease: async (_holder: string, limit: number): Promise<QuotaLease> => {
        this.leases += 1;
        const grant = Math.max(0, Math.ceil((limit - this.used) / 20));
        this.used += grant;
        const left = Math.max(0, limit - this.used);
        await this.#answer();
        return { grant, left, windowEndsInMs: WINDOW_MS };
      },
    }) as unknown as QuotaRepository;
}

describe('the rate limiter', () => {
  it('never allows more than the limit, and all of it, on any number of nodes and in any order', async () => {
    const nodesAndLimit = [fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 150 })] as const;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), ...nodesAndLimit, async (scheduler, nodes, limit) => {
        const shared = new SharedQuota(() => scheduler.schedule(Promise.resolve()));
        const limiters = Array.from({ length: nodes }, () => new RateLimiter(shared.repository));
        // Every node is asked for more than there is, so that in the end all have learnt that nothing is left.
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

  it('asks the database far less often than once a request', async () => {
    const shared = new SharedQuota();
    const limiter = new RateLimiter(shared.repository);
    for (let count = 0; count < 600; count += 1) expect((await limiter.take(quotaOf(600))).allowed).toBe(true);
    expect(shared.leases).toBeLessThan(100);
  });

  it('remembers that nothing is left until the window ends, and then starts anew', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const shared = new SharedQuota();
      const limiter = new RateLimiter(shared.repository);
      for (let count = 0; count < 3; count += 1) await limiter.take(quotaOf(3));
      const asked = shared.leases;
      for (let count = 0; count < 50; count += 1) expect((await limiter.take(quotaOf(3))).allowed).toBe(false);
      expect(shared.leases).toBe(asked);
      vi.advanceTimersByTime(WINDOW_MS - 1);
      expect((await limiter.take(quotaOf(3))).allowed).toBe(false);
      vi.advanceTimersByTime(1);
      shared.used = 0;
      expect((await limiter.take(quotaOf(3))).allowed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('counts down what is left and says when the window ends', async () => {
    const limiter = new RateLimiter(new SharedQuota().repository);
    const states: RateLimitState[] = [];
    for (let count = 0; count < 12; count += 1) states.push((await limiter.take(quotaOf(10))).state);
    expect(states.map((state) => state.remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
    for (const state of states) expect(state).toMatchObject({ limit: 10, windowSeconds: 60, resetSeconds: 60 });
    const error = rateLimitExceeded(states[11] as RateLimitState);
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterSeconds: 60 });
  });

  it('keeps keys and tenants apart', async () => {
    const quotas = new Map<string, SharedQuota>();
    const limiter = new RateLimiter((tenantId) => {
      const quota = quotas.get(tenantId) ?? new SharedQuota();
      quotas.set(tenantId, quota);
      return quota.repository();
    });
    for (const tenantId of ['a', 'b']) {
      expect((await limiter.take({ ...quotaOf(1), tenantId })).allowed).toBe(true);
      expect((await limiter.take({ ...quotaOf(1), tenantId })).allowed).toBe(false);
    }
  });

  it('lets the next request ask again when the database has failed', async () => {
    const shared = new SharedQuota();
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
