// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * Something that one worker, and nobody else, may carry out as long as its lease lasts. Nothing is done before
 * it is begun (`beginOperationClaim`).
 */
export interface OperationClaim {
  /** Identifier of a claim (TypeID, sortable by time of creation). */
  claimId: string;
  /** The token of the claim, which nobody but who was given the claim has. It is a secret. */
  token: string;
  /** How long the lease lasts from this answer on. Workers count by their own clock from when they sent the
   * request. */
  leaseSeconds: number;
  /** When the lease ends, by the clock of the service. */
  leaseExpiresAt: Date;
  /** Identifier of an action record (TypeID, sortable by time of creation). */
  actionId: string;
  /** The same in every attempt at this action, so that whoever does it can tell a repetition. */
  idempotencyKey: string;
  /** Identifier of an action proposal (TypeID, sortable by time of creation). */
  proposalId: string;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  /** Identifier of the integration that performs the action. */
  integrationId: string;
  /** Name of an operation that the tenant has defined. */
  operation: string;
  /** Version of the operation that was proposed. */
  version: number;
  /** What exactly is to be done, as it was proposed and approved: `type`, which names the operation, and the
   * members that its `payload_schema` has. */
  payload: { [key: string]: any };
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
  /** Who has approved it; empty where policy has. */
  approvedBy: Array<Principal>;
  /** Which attempt it is. A higher one than 1 may be of what was done already. */
  attempt: number;
}

/** @internal */
export function OperationClaimFromJSON(json: any): OperationClaim {
  return {
    claimId: json.claim_id,
    token: json.token,
    leaseSeconds: json.lease_seconds,
    leaseExpiresAt: new Date(json.lease_expires_at),
    actionId: json.action_id,
    idempotencyKey: json.idempotency_key,
    proposalId: json.proposal_id,
    workItemId: json.work_item_id,
    integrationId: json.integration_id,
    operation: json.operation,
    version: json.version,
    payload: json.payload,
    payloadHash: json.payload_hash,
    approvedBy: json.approved_by.map(PrincipalFromJSON),
    attempt: json.attempt,
  };
}
