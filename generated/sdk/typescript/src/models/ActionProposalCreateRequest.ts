// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionOperation } from './ActionOperation.js';
import { type ActionPayload, ActionPayloadToJSON } from './ActionPayload.js';
import type { ResourceType } from './ResourceType.js';

/**
 * A side effect that is wanted, and why.
 */
export interface ActionProposalCreateRequest {
  /** The integration that is to perform it: one of this tenant, of a kind that carries the operation; otherwise
   * 400. `listIntegrations` shows them. */
  integrationId: string;
  /** Why it should be done, for those who approve; not only white space. It may have line breaks and tabs, but no
   * other control characters. */
  approvalReason: string;
  resourceType: ResourceType;
  actionOperation: ActionOperation;
  payload: ActionPayload;
  /** A proposal of the same WorkItem, not executed yet, that this one takes the place of; it is cancelled, unless
   * policy denies this one. One that is not there is 400, one that is not open any more 409; one that is approved
   * and is neither the caller's nor theirs to approve 403. */
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
