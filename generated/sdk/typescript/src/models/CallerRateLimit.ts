// Generated from the contract by openapi-generator; change contracts/ instead.

import type { RateLimitClass } from './RateLimitClass.js';

/**
 * Request limit of the key. `RateLimit` shows the remainder.
 */
export interface CallerRateLimit {
  limitClass: RateLimitClass;
  /** Requests that each window adds, evenly; `q` of `RateLimit-Policy`. */
  requests: number;
  /** Length of the window; `w` of `RateLimit-Policy`. */
  windowSeconds: number;
  /** Requests that can be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`. */
  burst: number;
}

/** @internal */
export function CallerRateLimitFromJSON(json: any): CallerRateLimit {
  return {
    limitClass: json.limit_class,
    requests: json.requests,
    windowSeconds: json.window_seconds,
    burst: json.burst,
  };
}
