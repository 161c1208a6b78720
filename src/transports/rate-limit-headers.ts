import type { RateLimitState } from '../identity/rate-limit/rate-limiter.ts';

/**
 * draft-ietf-httpapi-ratelimit-headers: what is left, and the policy behind it, with the burst that it allows as a
 * parameter of our own. None before it is known.
 */
export function rateLimitHeaders(state: RateLimitState | undefined): Record<string, string> {
  if (state === undefined) return {};
  const { limitClass, limit, remaining, windowSeconds, resetSeconds } = state;
  return {
    RateLimit: `"${limitClass}";r=${remaining};t=${resetSeconds}`,
    'RateLimit-Policy': `"${limitClass}";q=${limit};w=${windowSeconds};workgate-burst=${limit}`,
  };
}
