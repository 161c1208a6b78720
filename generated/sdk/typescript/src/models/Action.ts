// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ActionError, ActionErrorFromJSON } from './ActionError.js';
import type { ActionOperation } from './ActionOperation.js';
import { type ActionResult, ActionResultFromJSON } from './ActionResult.js';
import type { ActionStatus } from './ActionStatus.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * The record of an execution. Append-only, except its completion.
 */
export interface Action {
  /** Identifier of an action record (TypeID, sortable by time of creation). */
  actionId: string;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  /** Identifier of an action proposal (TypeID, sortable by time of creation). */
  proposalId: string;
  actionType: ActionOperation;
  /** Identifier of the integration that performs the action. */
  integrationId: string;
  status: ActionStatus;
  /** The key sent to the provider; the same in every attempt. */
  idempotencyKey: string;
  /** Number of attempts. */
  attempts: number;
  executedBy: Principal;
  /** Version of the exact texts of the policies evaluated at execution. */
  policyVersion: string;
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
  /** The provider's result; null unless it succeeded. */
  result: ActionResult | null;
  /** The error; null unless it failed. */
  error: ActionError | null;
  /** Time of the first attempt. */
  startedAt: Date;
  /** Time of completion; null if running or unknown. */
  finishedAt: Date | null;
}

/** @internal */
export function ActionFromJSON(json: any): Action {
  return {
    actionId: json.action_id,
    workItemId: json.work_item_id,
    proposalId: json.proposal_id,
    actionType: json.action_type,
    integrationId: json.integration_id,
    status: json.status,
    idempotencyKey: json.idempotency_key,
    attempts: json.attempts,
    executedBy: PrincipalFromJSON(json.executed_by),
    policyVersion: json.policy_version,
    payloadHash: json.payload_hash,
    result: json.result && ActionResultFromJSON(json.result),
    error: json.error && ActionErrorFromJSON(json.error),
    startedAt: new Date(json.started_at),
    finishedAt: json.finished_at && new Date(json.finished_at),
  };
}
