// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ApprovalDecision } from './ApprovalDecision.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * The decision of one person.
 */
export interface Approval {
  approver: Principal;
  /** The person who answers for it: the approver, or whoever delegated it to that agent. Different people are told
   * apart by this. */
  accountable: string;
  decision: ApprovalDecision;
  /** What the person said to it. */
  comment: string | null;
  /** SHA-256, in hexadecimal, over the RFC 8785 form of `{tenant, work_item, integration, operation, resource_type,
   * payload}`. What was approved is executed only while it has this hash. */
  payloadHash: string;
  /** When. */
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
