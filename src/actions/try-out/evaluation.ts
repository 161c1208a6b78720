import { hypotheticalFacts } from '../hypothetical-facts.ts';
import type { PolicyOutcome } from '../model.ts';
import type { OpenPolicies, PolicyFacts, PolicySubject } from '../open-policies.ts';
import { outcome, peopleNeeded } from '../policy-outcome.ts';
import type { Actor, PolicyAnswer } from '../policy-set.ts';

/** What might be proposed, by whom, and who would have approved it. */
export interface Hypothetical {
  subject: PolicySubject;
  proposer: Actor;
  /** Different people, none of whom is accountable for it. Each is asked about as if they came in this order. */
  approvers: readonly Actor[];
  /** What it and all that was approved of its resource before come to, in minor units; its own amount if absent. */
  total?: number | undefined;
  further: PolicyFacts['further'];
}

export interface Evaluation {
  /** What policy would say to it as it is proposed. */
  outcome: PolicyOutcome;
  /** What policy would say to each approval, in their order. Those that it lets pass count below. */
  approvals: PolicyAnswer[];
  /** What policy would say as it is executed by who has proposed it, with these approvals. */
  execution: PolicyAnswer;
}

/**
 * What would be decided of something that nobody has proposed, with the policies that would determine it. It asks what a
 * proposal is asked (`first-decision.ts`, `gate.ts`), but for what is none of policies: what the provider says, and what
 * is used up of the budgets and rates of a pack.
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

/** What policy says to something as it is proposed. */
export function firstOutcome(policies: OpenPolicies, facts: PolicyFacts): PolicyOutcome {
  const may = policies.ask('propose', facts.proposer, facts);
  if (!may.allowed) return outcome('deny', may, policies, 0);
  const auto = policies.ask('auto_approve', facts.proposer, facts);
  return auto.allowed ? outcome('auto_approve', auto, policies, 0) : peopleNeeded(policies, facts, auto.reasons);
}
