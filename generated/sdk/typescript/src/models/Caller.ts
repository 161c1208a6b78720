// Generated from the contract by openapi-generator; change contracts/ instead.

import { type CallerKey, CallerKeyFromJSON } from './CallerKey.js';
import { type CallerOwner, CallerOwnerFromJSON } from './CallerOwner.js';
import { type CallerRateLimit, CallerRateLimitFromJSON } from './CallerRateLimit.js';
import { type CallerTenant, CallerTenantFromJSON } from './CallerTenant.js';

/**
 * Who makes the request, and what they may do.
 */
export interface Caller {
  tenant: CallerTenant;
  key: CallerKey;
  /** The member who answers for the key; null for a key that nobody has claimed yet. */
  owner: CallerOwner | null;
  /** How somebody becomes the owner of a key that has none; null for one that has. */
  claim: string | null;
  /** The people who are accountable for what the key proposes, its owner first: none of them approves it. For a key
   * that nobody owns these are the owners of the tenant. */
  accountables: Array<string>;
  /** How many requests the key may make, by kind of door. */
  rateLimits: Array<CallerRateLimit>;
  /** The release of the service that answers. It may be later than the version of the contract. */
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
