// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link RateLimitClass } that this version knows. */
export const RateLimitClass = {
  Public: 'public',
  Agent: 'agent',
} as const;

/**
 * Requests counted together: `public` for this API, `agent` for MCP and A2A. `RateLimit` and `RateLimit-Policy`
 * begin with it.
 *
 * A later release of the service may say something else; {@link isKnownRateLimitClass } tells.
 */
export type RateLimitClass = KnownRateLimitClass | (string & {});

/** Only the labels that this version knows. */
export type KnownRateLimitClass = (typeof RateLimitClass)[keyof typeof RateLimitClass];

/** Whether this version knows the label. */
export function isKnownRateLimitClass(label: RateLimitClass): label is KnownRateLimitClass {
  return Object.values<string>(RateLimitClass).includes(label);
}
