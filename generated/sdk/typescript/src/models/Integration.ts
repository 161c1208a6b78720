// Generated from the contract by openapi-generator; change contracts/ instead.

import type { IntegrationKind } from './IntegrationKind.js';
import { type IntegrationOperation, IntegrationOperationFromJSON } from './IntegrationOperation.js';

/**
 * A tenant's connection to a provider, and its operations. Never includes credentials or accounts.
 */
export interface Integration {
  /** Identifier of the integration that performs the action. */
  integrationId: string;
  kind: IntegrationKind;
  /** Its name within the tenant. */
  name: string;
  /** True if it is switched on; otherwise it executes nothing. */
  enabled: boolean;
  /** The problem that blocks every execution through it, including a freeze of it or of the tenant, and who can fix
   * it; null if none is known. The provider is not asked. */
  problem: string | null;
  /** Operations that can be proposed. */
  operations: Array<IntegrationOperation>;
  /** Creation time. */
  createdAt: Date;
  /** Time of the last change. */
  updatedAt: Date;
}

/** @internal */
export function IntegrationFromJSON(json: any): Integration {
  return {
    integrationId: json.integration_id,
    kind: json.kind,
    name: json.name,
    enabled: json.enabled,
    problem: json.problem,
    operations: json.operations.map(IntegrationOperationFromJSON),
    createdAt: new Date(json.created_at),
    updatedAt: new Date(json.updated_at),
  };
}
