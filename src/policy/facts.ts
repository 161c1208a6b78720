import type { WorkItem } from '../work-items/index.ts';
import type { FactsDocument } from './facts-document.ts';
import type { FurtherFacts, OpenPolicies, PolicyFacts } from './open-policies.ts';
import { type Actor, NO_ROLE } from './policy-set.ts';

export type ToldWork = Pick<
  WorkItem,
  'workItemId' | 'status' | 'packKey' | 'queueKey' | 'channel' | 'priority' | 'tags'
>;

export function toldWork(work: ToldWork): FurtherFacts['work'] {
  const { workItemId: id, status, packKey: pack, queueKey: queue, channel, priority, tags } = work;
  return { id, status, pack, queue, channel, priority, tags: [...tags] };
}

/** Returns hour and weekday in UTC, so that one policy means the same for every tenant. */
export function momentOf(at: Date): Pick<FurtherFacts, 'hour' | 'weekday'> {
  return { hour: at.getUTCHours(), weekday: at.getUTCDay() || 7 };
}

export function toFactsRow(policies: OpenPolicies, facts: PolicyFacts): FactsDocument {
  const { subject, proposer, accountables, approvers } = facts;
  const limits = policies.limitsOf(subject);
  return {
    policy_version: policies.version,
    proposer: proposer.personId,
    accountables: [...accountables],
    approvers: [...approvers],
    roles: [...facts.roles].map(([person_id, role]) => ({ person_id, role })),
    operation: subject.operation,
    amount: subject.amount,
    currency: subject.currency,
    risk: subject.risk,
    total: facts.total ?? subject.amount,
    ...(facts.twins ? { twins: facts.twins } : {}),
    ...(policies.confirmed.length > 0 ? { changes: [...policies.confirmed] } : {}),
    auto_approve_up_to: limits.autoApproveUpTo ?? null,
    two_approvals_above: limits.twoApprovalsAbove ?? null,
    approvals_needed: limits.approvalsNeeded ?? null,
    further: { ...facts.further },
  };
}

export function actorOf(personId: string, roles: ReadonlyMap<string, string>): Actor {
  return { personId, role: roles.get(personId) ?? NO_ROLE };
}

/** Milliseconds for which a read state counts as present. */
const FRESH_MS = 100;

/** @param readAtMs Time of the read on the monotonic clock. */
export function isFresh(readAtMs: number): boolean {
  return performance.now() - readAtMs < FRESH_MS;
}
