// Generated from the contract by openapi-generator; change contracts/ instead.

import type { PolicyDecision } from './PolicyDecision.js';
import { type PolicyReason, PolicyReasonFromJSON } from './PolicyReason.js';

/**
 * The decision of policy and its reasons.
 */
export interface PolicyOutcome {
  decision: PolicyDecision;
  /** Policies that determined the decision. */
  reasons: Array<PolicyReason>;
  /** Version of the exact texts of all policies evaluated. */
  policyVersion: string;
  /** Number of different people who must approve; 0 if none. */
  approvalsRequired: number;
}

/** @internal */
export function PolicyOutcomeFromJSON(json: any): PolicyOutcome {
  return {
    decision: json.decision,
    reasons: json.reasons.map(PolicyReasonFromJSON),
    policyVersion: json.policy_version,
    approvalsRequired: json.approvals_required,
  };
}
