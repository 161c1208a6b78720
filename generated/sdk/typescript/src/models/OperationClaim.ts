// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * An approved action that one worker alone may carry out while the lease lasts. Do nothing before the claim is
 * begun (`beginOperationClaim`).
 */
export interface OperationClaim {
  /** Identifier of a claim (TypeID, sortable by time of creation). */
  claimId: string;
  /** The token of the claim, known only to its holder. It is a secret. */
  token: string;
  /** Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending. */
  leaseSeconds: number;
  /** End of the lease, by the clock of the service. */
  leaseExpiresAt: Date;
  /** Identifier of an action record (TypeID, sortable by time of creation). */
  actionId: string;
  /** The same in every attempt at this action, so that its executor can detect a repetition. */
  idempotencyKey: string;
  /** Identifier of an action proposal (TypeID, sortable by time of creation). */
  proposalId: string;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  /** Identifier of the integration that performs the action. */
  integrationId: string;
  /** Name of an operation that the tenant has defined. */
  operation: string;
  /** Proposed version of the operation. */
  version: number;
  /** The exact payload, as proposed and approved: `type`, which names the operation, and the members of its
   * `payload_schema`. */
  payload: { [key: string]: any };
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
  /** Its approvers; empty if policy approved it. */
  approvedBy: Array<Principal>;
  /** Number of the attempt. Above 1, the action may already have been done. */
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
