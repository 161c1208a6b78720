// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionOperation } from './ActionOperation.js';
import type { ActionRisk } from './ActionRisk.js';
import { type OperationLimits, OperationLimitsFromJSON } from './OperationLimits.js';
import type { ResourceType } from './ResourceType.js';

/**
 * An operation that can be proposed through an integration.
 */
export interface IntegrationOperation {
  actionOperation: ActionOperation;
  resourceType: ResourceType;
  /** Name of the operation for people. */
  title: string;
  /** The highest risk of any payload. */
  highestRisk: ActionRisk;
  /** Requirements of each pack that allows the operation. Work of other packs cannot propose it. */
  limits: Array<OperationLimits>;
  /** The problem that blocks every execution of it, and who can fix it; null if none is known. */
  problem?: string | null;
}

/** @internal */
export function IntegrationOperationFromJSON(json: any): IntegrationOperation {
  return {
    actionOperation: json.action_operation,
    resourceType: json.resource_type,
    title: json.title,
    highestRisk: json.highest_risk,
    limits: json.limits.map(OperationLimitsFromJSON),
    problem: json.problem,
  };
}
