// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionOperation } from './ActionOperation.js';
import { type ActionPayload, ActionPayloadToJSON } from './ActionPayload.js';
import type { ResourceType } from './ResourceType.js';

/**
 * A wanted side effect and its reason.
 */
export interface ActionProposalCreateRequest {
  /** The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400.
   * `listIntegrations` shows them. */
  integrationId: string;
  /** Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other
   * control characters are not. */
  approvalReason: string;
  resourceType: ResourceType;
  actionOperation: ActionOperation;
  payload: ActionPayload;
  /** A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy
   * denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller
   * neither made it nor may approve it. */
  supersedes?: string;
}

/** @internal */
export function ActionProposalCreateRequestToJSON(value: ActionProposalCreateRequest): unknown {
  return {
    integration_id: value.integrationId,
    approval_reason: value.approvalReason,
    resource_type: value.resourceType,
    action_operation: value.actionOperation,
    payload: ActionPayloadToJSON(value.payload),
    supersedes: value.supersedes,
  };
}
