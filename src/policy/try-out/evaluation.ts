import { hypotheticalFacts } from '../hypothetical-facts.ts';
import type { OpenPolicies, PolicyFacts, PolicySubject } from '../open-policies.ts';
import type { PolicyOutcome } from '../policy-outcome.ts';
import { outcome, peopleNeeded } from '../policy-outcome.ts';
import type { Actor, PolicyAnswer } from '../policy-set.ts';

export interface Hypothetical {
  subject: PolicySubject;
  proposer: Actor;
  /** People who are not accountable for the proposal. They approve in this order. */
  approvers: readonly Actor[];
  /** Sum of this amount and earlier ones of the resource, in minor units; defaults to the amount. */
  total?: number | undefined;
  /** Number of earlier twins; defaults to 0. */
  twins?: number | undefined;
  further: PolicyFacts['further'];
}

export interface Evaluation {
  outcome: PolicyOutcome;
  /** Answers to each approval, in order. Only allowed approvals count for `execution`. */
  approvals: PolicyAnswer[];
  execution: PolicyAnswer;
}

/**
 * Asks the questions of real proposals, without the provider's answer, budgets and rates (`first-decision.ts`,
 * `gate.ts`).
 */
export function evaluate(policies: OpenPolicies, { approvers, ...what }: Hypothetical): Evaluation {
  const { proposer } = what;
  const people = [proposer, ...approvers];
  const facts = hypotheticalFacts({ ...what, roles: new Map(people.map(({ personId, role }) => [personId, role])) });
  const decided = firstOutcome(policies, facts);
  const approvals: PolicyAnswer[] = [];
  const counted: string[] = [];
  for (const approver of approvers) {
    const answer = policies.ask('approve', approver, { ...facts, approvers: [...counted] });
    approvals.push(answer);
    if (answer.allowed) counted.push(approver.personId);
  }
  const autoApproved = decided.decision === 'auto_approve' && counted.length === 0;
  const execution = policies.ask('execute', proposer, { ...facts, approvers: counted, autoApproved });
  return { outcome: decided, approvals, execution };
}

export function firstOutcome(policies: OpenPolicies, facts: PolicyFacts): PolicyOutcome {
  const may = policies.ask('propose', facts.proposer, facts);
  if (!may.allowed) return outcome('deny', may, policies, 0);
  const auto = policies.ask('auto_approve', facts.proposer, facts);
  return auto.allowed ? outcome('auto_approve', auto, policies, 0) : peopleNeeded(policies, facts, auto.reasons);
}
