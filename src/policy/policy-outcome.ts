import { AppError } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import type { OpenPolicies, PolicyFacts } from './open-policies.ts';
import type { PolicyAnswer } from './policy-set.ts';

export type PolicyDecision = 'auto_approve' | 'require_approval' | 'deny';

export interface PolicyOutcome {
  decision: PolicyDecision;
  reasons: { policyId: string; message: string }[];
  policyVersion: string;
  approvalsRequired: number;
}

export interface PolicyOutcomeDocument {
  decision: PolicyDecision;
  reasons: { policy_id: string; message: string }[];
  policy_version: string;
  approvals_required: number;
}

export function outcome(
  decision: PolicyOutcome['decision'],
  answer: PolicyAnswer,
  policies: OpenPolicies,
  approvalsRequired: number,
): PolicyOutcome {
  return { decision, reasons: answer.reasons, policyVersion: policies.version, approvalsRequired };
}

export function peopleNeeded(
  policies: OpenPolicies,
  facts: PolicyFacts,
  reasons: PolicyOutcome['reasons'],
  { approvals, impossible, waiting } = policies.requirement(facts),
): PolicyOutcome {
  const told = reasons.map(({ message }) => message);
  const all = [...(impossible ?? []), ...waiting.filter(({ message }) => !told.includes(message)), ...reasons];
  return outcome('require_approval', { allowed: false, reasons: all }, policies, approvals);
}

export function policyDenied(answer: PolicyAnswer): AppError {
  const reasons = answer.reasons.map(({ message }) => message).join(' ');
  return new AppError(
    'policy_denied',
    `Policy does not allow it: ${reasons === '' ? 'no policy permits it.' : reasons}`,
    {
      details: answer.reasons.map(({ policyId, message }) => ({ field: policyId, problem: message })),
    },
  );
}

export function toPolicyRow(outcome: PolicyOutcome): PolicyOutcomeDocument {
  return {
    decision: outcome.decision,
    reasons: outcome.reasons.map(({ policyId, message }) => ({ policy_id: policyId, message })),
    policy_version: outcome.policyVersion,
    approvals_required: outcome.approvalsRequired,
  };
}

export function policyData(row: PolicyOutcomeDocument): Record<string, JsonValue> {
  return {
    decision: row.decision,
    policies: row.reasons.map(({ policy_id }) => policy_id),
    policy_version: row.policy_version,
    approvals_required: row.approvals_required,
  };
}

export function fromPolicyRow(row: PolicyOutcomeDocument): PolicyOutcome {
  return {
    decision: row.decision,
    reasons: row.reasons.map(({ policy_id, message }) => ({ policyId: policy_id, message })),
    policyVersion: row.policy_version,
    approvalsRequired: row.approvals_required,
  };
}
