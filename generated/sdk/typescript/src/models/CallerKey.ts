// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ApiKeyEnvironment } from './ApiKeyEnvironment.js';
import type { ApiKeyScope } from './ApiKeyScope.js';

/**
 * The API key of the request. Its secret is shown once, at creation.
 */
export interface CallerKey {
  /** Id of the key, as in `proposed_by` and `author`. */
  keyId: string;
  /** Name of the key. */
  name: string;
  /** Beginning of the key; it identifies the key and grants nothing. */
  prefix: string;
  environment: ApiKeyEnvironment;
  /** Its scopes. */
  scopes: Array<ApiKeyScope>;
  /** Integrations whose operations it executes or reports results of; empty without the scope `operations.carry`. */
  carries: Array<string>;
  /** Creation time. */
  createdAt: Date;
  /** Time of expiry; null if it never expires. */
  expiresAt: Date | null;
}

/** @internal */
export function CallerKeyFromJSON(json: any): CallerKey {
  return {
    keyId: json.key_id,
    name: json.name,
    prefix: json.prefix,
    environment: json.environment,
    scopes: json.scopes,
    carries: json.carries,
    createdAt: new Date(json.created_at),
    expiresAt: json.expires_at && new Date(json.expires_at),
  };
}
