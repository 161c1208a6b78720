// Generated from the contract by openapi-generator; change contracts/ instead.

import type { IntegrationKind } from './IntegrationKind.js';
import { type IntegrationOperation, IntegrationOperationFromJSON } from './IntegrationOperation.js';

/**
 * A tenant's way to a provider, and what can be proposed through it. Never its credentials or accounts.
 */
export interface Integration {
  /** Identifier of the integration that performs the action. */
  integrationId: string;
  kind: IntegrationKind;
  /** What the people of the tenant call it. */
  name: string;
  /** Whether it is switched on; nothing is executed through one that is not. */
  enabled: boolean;
  /** What keeps everything from being executed through it, also that it or the tenant is frozen, and who can mend
   * that; null if nothing of the kind is known. The provider is not asked. */
  problem: string | null;
  /** What can be proposed through it. */
  operations: Array<IntegrationOperation>;
  /** When it was made. */
  createdAt: Date;
  /** When it was changed last. */
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
