// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ApiKeyEnvironment } from './ApiKeyEnvironment.js';
import type { ApiKeyScope } from './ApiKeyScope.js';

/**
 * The API key of the request. Its secret is told once, when it is made.
 */
export interface CallerKey {
  /** Identifier of the key, as `proposed_by` and `author` name it. */
  keyId: string;
  /** What it is called. */
  name: string;
  /** What the key begins with; it tells which one it is, and grants nothing. */
  prefix: string;
  environment: ApiKeyEnvironment;
  /** What it may do. */
  scopes: Array<ApiKeyScope>;
  /** Integrations of which it carries out operations, or reports what came of them; empty without the scope
   * `operations.carry`. */
  carries: Array<string>;
  /** When it was made. */
  createdAt: Date;
  /** Until when it works; null if it has no end. */
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
