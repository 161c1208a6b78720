import { AppError } from '../errors/app-error.ts';
import type { PolicyOutcome } from './model.ts';
import type { OpenPolicies, PolicyFacts, Requirement } from './open-policies.ts';
import { describedOf } from './operations/described.ts';
import type { PolicyAnswer } from './policy-set.ts';
import type { ProposalDocument } from './schema.ts';

/** What is kept of what policies say. */
export function outcome(
  decision: PolicyOutcome['decision'],
  answer: PolicyAnswer,
  policies: OpenPolicies,
  approvalsRequired: number,
): PolicyOutcome {
  return { decision, reasons: answer.reasons, policyVersion: policies.version, approvalsRequired };
}

/** What is said of a proposal that people have to approve, and why. What it requires is asked for where it is not given. */
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

/** @returns the error for what policy does not allow, with its reasons. */
export function policyDenied(answer: PolicyAnswer): AppError {
  const reasons = answer.reasons.map(({ message }) => message).join(' ');
  return new AppError(
    'policy_denied',
    `Policy does not allow it: ${reasons === '' ? 'nothing permits it.' : reasons}`,
    {
      details: answer.reasons.map(({ policyId, message }) => ({ field: policyId, problem: message })),
    },
  );
}

export function payloadMismatch(): AppError {
  const message = 'The payload is not the one that was proposed and approved. Make a new proposal.';
  return new AppError('payload_mismatch', message);
}

/**
 * Whether only those approve it whose role does not derive, freshly, from somebody accountable for it.
 * @param requirement What policy says of it now; by what it said last, where that is left out.
 */
export function takesSeasonedApprovers(
  row: ProposalDocument,
  { approvals }: Pick<Requirement, 'approvals'> = { approvals: 1 },
): boolean {
  const required = Math.max(approvals, row.policy.approvals_required);
  return required >= 2 || describedOf(row).risk === 'high';
}
