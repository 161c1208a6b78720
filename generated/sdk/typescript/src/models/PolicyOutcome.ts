// Generated from the contract by openapi-generator; change contracts/ instead.

import type { PolicyDecision } from './PolicyDecision.js';
import { type PolicyReason, PolicyReasonFromJSON } from './PolicyReason.js';

/**
 * The decision of policy and what led to it.
 */
export interface PolicyOutcome {
  decision: PolicyDecision;
  /** Policies that determined the decision. */
  reasons: Array<PolicyReason>;
  /** Names the exact texts of all policies that were asked. */
  policyVersion: string;
  /** How many different people have to approve; 0 when none has to. */
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
