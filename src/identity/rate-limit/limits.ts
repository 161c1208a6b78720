export interface OwnRateLimits {
  publicPerMinute?: number | undefined;
  agentPerMinute?: number | undefined;
}

/** Returns the limits as tenants and keys store them: no field at all if they have none of their own. */
export function rateLimitsField({ publicPerMinute, agentPerMinute }: OwnRateLimits): {
  rate_limits?: { public?: number; agent?: number };
} {
  if (publicPerMinute === undefined && agentPerMinute === undefined) return {};
  const ofKeys = publicPerMinute === undefined ? {} : { public: publicPerMinute };
  const ofAgents = agentPerMinute === undefined ? {} : { agent: agentPerMinute };
  return { rate_limits: { ...ofKeys, ...ofAgents } };
}
