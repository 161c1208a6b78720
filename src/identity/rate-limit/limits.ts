/** Requests per minute by kind of door, where they are not the default. */
export interface OwnRateLimits {
  publicPerMinute?: number | undefined;
  agentPerMinute?: number | undefined;
}

/** As tenants and keys keep them: only what is their own, and no field at all if that is nothing. */
export function rateLimitsField({ publicPerMinute, agentPerMinute }: OwnRateLimits): {
  rate_limits?: { public?: number; agent?: number };
} {
  if (publicPerMinute === undefined && agentPerMinute === undefined) return {};
  return {
    rate_limits: {
      ...(publicPerMinute === undefined ? {} : { public: publicPerMinute }),
      ...(agentPerMinute === undefined ? {} : { agent: agentPerMinute }),
    },
  };
}
