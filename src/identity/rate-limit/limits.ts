/** Requests per minute by kind of door; undefined for the default. */
export interface OwnRateLimits {
  publicPerMinute?: number | undefined;
  agentPerMinute?: number | undefined;
}

/** Returns the limits as tenants and keys store them: only their own limits, and no field at all if they have none. */
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
