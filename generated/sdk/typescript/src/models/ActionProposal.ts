// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionOperation } from './ActionOperation.js';
import { type ActionProposalCheck, ActionProposalCheckFromJSON } from './ActionProposalCheck.js';
import type { ActionProposalStatus } from './ActionProposalStatus.js';
import { type ActionProposalTwin, ActionProposalTwinFromJSON } from './ActionProposalTwin.js';
import { type Approval, ApprovalFromJSON } from './Approval.js';
import { type PolicyOutcome, PolicyOutcomeFromJSON } from './PolicyOutcome.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';
import { type ProposedAction, ProposedActionFromJSON } from './ProposedAction.js';
import type { ResourceType } from './ResourceType.js';

/**
 * A requested side effect, with the decisions of policy and people.
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
  /** SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers
   * `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash,
   * resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led
   * when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema,
   * with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that
   * the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its
   * definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence
   * packets hold everything needed to compute the hash again. An approved proposal is executed only while it has
   * this hash and its integration leads to the same target. */
  payloadHash: string;
  /** Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0. */
  hashVersion?: number;
  /** Reason for the action. */
  approvalReason: string;
  proposedBy: Principal;
  /** The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen
   * the secret of the key that proposed it. None of them approves or settles it. */
  accountables?: Array<string>;
  policy: PolicyOutcome;
  check?: ActionProposalCheck;
  /** Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20;
   * absent if there are none. Effects that move money are the same if operation, resource, amount and currency
   * are, within 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise.
   * Policy never approves a proposal that has an earlier twin; people may approve both. To repeat a request
   * safely, send `Idempotency-Key`: a repetition is no twin. */
  twins?: Array<ActionProposalTwin>;
  /** Decisions of people, oldest first. */
  approvals: Array<Approval>;
  /** The proposal that this one replaced. */
  supersedes: string | null;
  /** Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this
   * is one hour after the check; a check that says `ok` restores the later time. */
  expiresAt: Date;
  /** Creation time. */
  createdAt: Date;
  /** Time of the last change. */
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
    hashVersion: json.hash_version,
    approvalReason: json.approval_reason,
    proposedBy: PrincipalFromJSON(json.proposed_by),
    accountables: json.accountables,
    policy: PolicyOutcomeFromJSON(json.policy),
    check: json.check && ActionProposalCheckFromJSON(json.check),
    twins: json.twins && json.twins.map(ActionProposalTwinFromJSON),
    approvals: json.approvals.map(ApprovalFromJSON),
    supersedes: json.supersedes,
    expiresAt: new Date(json.expires_at),
    createdAt: new Date(json.created_at),
    updatedAt: new Date(json.updated_at),
    version: json.version,
  };
}
