import type { RateLimitState } from '../identity/index.ts';

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
