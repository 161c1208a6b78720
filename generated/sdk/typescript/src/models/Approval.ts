// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ApprovalDecision } from './ApprovalDecision.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * The decision of one person.
 */
export interface Approval {
  approver: Principal;
  /** The person accountable for it: the approver, or the person who delegated it to that agent. It tells different
   * people apart. */
  accountable: string;
  decision: ApprovalDecision;
  /** Comment of the person. */
  comment: string | null;
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
  /** Time. */
  at: Date;
}

/** @internal */
export function ApprovalFromJSON(json: any): Approval {
  return {
    approver: PrincipalFromJSON(json.approver),
    accountable: json.accountable,
    decision: json.decision,
    comment: json.comment,
    payloadHash: json.payload_hash,
    at: new Date(json.at),
  };
}
