// Generated from the contract by openapi-generator; change contracts/ instead.

import { type CallerKey, CallerKeyFromJSON } from './CallerKey.js';
import { type CallerOwner, CallerOwnerFromJSON } from './CallerOwner.js';
import { type CallerRateLimit, CallerRateLimitFromJSON } from './CallerRateLimit.js';
import { type CallerTenant, CallerTenantFromJSON } from './CallerTenant.js';

/**
 * The caller and its permissions.
 */
export interface Caller {
  tenant: CallerTenant;
  key: CallerKey;
  /** The member accountable for the key; null if nobody has claimed it yet. */
  owner: CallerOwner | null;
  /** Way to claim a key without an owner; null if owned. */
  claim: string | null;
  /** The people accountable for the key's proposals, its owner first. None of them approves these. If nobody owns
   * the key, they are the owners of the tenant. */
  accountables: Array<string>;
  /** Request limits of the key, by class. */
  rateLimits: Array<CallerRateLimit>;
  /** Release of the answering service. It may be later than the version of the contract. */
  serviceVersion: string;
}

/** @internal */
export function CallerFromJSON(json: any): Caller {
  return {
    tenant: CallerTenantFromJSON(json.tenant),
    key: CallerKeyFromJSON(json.key),
    owner: json.owner && CallerOwnerFromJSON(json.owner),
    claim: json.claim,
    accountables: json.accountables,
    rateLimits: json.rate_limits.map(CallerRateLimitFromJSON),
    serviceVersion: json.service_version,
  };
}
