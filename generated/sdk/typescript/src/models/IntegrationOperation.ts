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
  /** The most that any payload of it is of. */
  highestRisk: ActionRisk;
  /** What each pack that allows the operation asks for. Of work of another pack it cannot be proposed. */
  limits: Array<OperationLimits>;
  /** What keeps everything of it from being executed, and who can mend that; null if nothing of the kind is known. */
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
