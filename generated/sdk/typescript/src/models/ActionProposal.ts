// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionOperation } from './ActionOperation.js';
import { type ActionProposalCheck, ActionProposalCheckFromJSON } from './ActionProposalCheck.js';
import type { ActionProposalStatus } from './ActionProposalStatus.js';
import { type Approval, ApprovalFromJSON } from './Approval.js';
import { type PolicyOutcome, PolicyOutcomeFromJSON } from './PolicyOutcome.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';
import { type ProposedAction, ProposedActionFromJSON } from './ProposedAction.js';
import type { ResourceType } from './ResourceType.js';

/**
 * A side effect that somebody wants, with what policy and people said to it.
 */
export interface ActionProposal {
  /** Identifier of an action proposal (TypeID, sortable by time of creation). */
  proposalId: string;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  status: ActionProposalStatus;
  actionType: ActionOperation;
  /** Identifier of the integration that performs the action. */
  integrationId: string;
  resourceType: ResourceType;
  actionOperation: ActionOperation;
  payload: ProposedAction;
  /** SHA-256, in hexadecimal, over the RFC 8785 form of `{tenant, work_item, integration, operation, resource_type,
   * payload}`. What was approved is executed only while it has this hash. */
  payloadHash: string;
  /** Why it should be done. */
  approvalReason: string;
  proposedBy: Principal;
  /** The people who are accountable for it: who answers for its proposer, who has seen the secret of the key that
   * proposed it, and who is accountable for what it supersedes. None of them approves or settles it. */
  accountables?: Array<string>;
  policy: PolicyOutcome;
  check?: ActionProposalCheck;
  /** Decisions of people, in their order. */
  approvals: Array<Approval>;
  /** The proposal that this one took the place of. */
  supersedes: string | null;
  /** When the proposal ends unless it was executed before. */
  expiresAt: Date;
  /** When it was made. */
  createdAt: Date;
  /** When it was changed last. */
  updatedAt: Date;
  /** Grows by one with each change. */
  version: number;
}

/** @internal */
export function ActionProposalFromJSON(json: any): ActionProposal {
  return {
    proposalId: json.proposal_id,
    workItemId: json.work_item_id,
    status: json.status,
    actionType: json.action_type,
    integrationId: json.integration_id,
    resourceType: json.resource_type,
    actionOperation: json.action_operation,
    payload: ProposedActionFromJSON(json.payload),
    payloadHash: json.payload_hash,
    approvalReason: json.approval_reason,
    proposedBy: PrincipalFromJSON(json.proposed_by),
    accountables: json.accountables,
    policy: PolicyOutcomeFromJSON(json.policy),
    check: json.check && ActionProposalCheckFromJSON(json.check),
    approvals: json.approvals.map(ApprovalFromJSON),
    supersedes: json.supersedes,
    expiresAt: new Date(json.expires_at),
    createdAt: new Date(json.created_at),
    updatedAt: new Date(json.updated_at),
    version: json.version,
  };
}
