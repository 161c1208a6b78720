// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ActionError, ActionErrorFromJSON } from './ActionError.js';
import type { ActionOperation } from './ActionOperation.js';
import { type ActionResult, ActionResultFromJSON } from './ActionResult.js';
import type { ActionStatus } from './ActionStatus.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * The record of an execution. Append-only, but for its completion.
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
  /** The key that the provider was given; the same in every attempt. */
  idempotencyKey: string;
  /** How often it was tried. */
  attempts: number;
  executedBy: Principal;
  /** Names the exact texts of the policies that were asked at execution. */
  policyVersion: string;
  /** SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of
   * `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash,
   * resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led
   * when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the
   * payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`;
   * of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the
   * text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`.
   * Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this
   * hash, and while the integration leads where it led. */
  payloadHash: string;
  /** What the provider did; null unless it succeeded. */
  result: ActionResult | null;
  /** Why it failed; null unless it did. */
  error: ActionError | null;
  /** When the first attempt began. */
  startedAt: Date;
  /** When it was over; null while it runs or is unknown. */
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
