import { currentTime } from '../platform/clock.ts';
import type { WorkItem } from '../work-items/model.ts';
import { accountableFor, countedApprovers } from './accountability.ts';
import type { FactsDocument } from './facts-document.ts';
import { type FurtherFacts, type OpenPolicies, type PolicyFacts, subjectOf } from './open-policies.ts';
import { describedOf } from './operations/described.ts';
import { payloadHash } from './payload-hash.ts';
import { type Actor, NO_ROLE } from './policy-set.ts';
import type { ProposalDocument } from './schema.ts';

/** What policies may be told of the work that something is proposed for. */
export type ToldWork = Pick<
  WorkItem,
  'workItemId' | 'status' | 'packKey' | 'queueKey' | 'channel' | 'priority' | 'tags'
>;

/** What policies are told of a stored proposal. `roles` are those of the people whom it names (`peopleOf`). */
export function policyFacts(
  row: ProposalDocument,
  work: ToldWork,
  more: Pick<PolicyFacts, 'autoApproved' | 'dryRun' | 'roles'>,
): PolicyFacts {
  return {
    proposalId: row._id,
    subject: subjectOf(row),
    proposer: actorOf(row.proposed_by.accountable ?? row.proposed_by.id, more.roles),
    accountables: accountableFor(row),
    approvers: countedApprovers(row),
    total: row.total,
    hashMatches: payloadHash(row) === row.payload_hash,
    further: furtherFacts(row, work),
    ...more,
  };
}

/** What policies may be told besides. Of what 0.3.0 has proposed nobody has noted where it leads. */
function furtherFacts(row: ProposalDocument, work: ToldWork): Partial<FurtherFacts> {
  const { proposed_by: by, pinned } = row;
  return {
    resource_type: row.resource_type,
    resource_id: describedOf(row).resource_id,
    ...(pinned === undefined ? {} : { integration: { id: row.integration_id, kind: pinned.target.provider } }),
    proposed_by: { kind: by.type, id: by.id },
    ...momentOf(currentTime()),
    work: toldWork(work),
  };
}

export function toldWork(work: ToldWork): FurtherFacts['work'] {
  const { workItemId: id, status, packKey: pack, queueKey: queue, channel, priority, tags } = work;
  return { id, status, pack, queue, channel, priority, tags: [...tags] };
}

/** When policies are asked. Tenants have no time zone of their own. */
export function momentOf(at: Date): Pick<FurtherFacts, 'hour' | 'weekday'> {
  return { hour: at.getUTCHours(), weekday: at.getUTCDay() || 7 };
}

/** What policies were told, as it is stored with the decision. */
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
    auto_approve_up_to: limits.autoApproveUpTo ?? null,
    two_approvals_above: limits.twoApprovalsAbove ?? null,
    approvals_needed: limits.approvalsNeeded ?? null,
    further: { ...facts.further },
  };
}

/**
 * What policies are told of an approval that was given before: what they were told then, but what its giver is now. An
 * approval of releases that have not stored it is told of as if it were given now, by the last of all who have.
 */
export function factsOfApproval(row: ProposalDocument, personId: string, present: PolicyFacts): PolicyFacts {
  const given = row.approvals.find(
    ({ approver, decision, payload_hash }) =>
      approver.accountable === personId && decision === 'approve' && payload_hash === row.payload_hash,
  )?.facts;
  if (given === undefined) return { ...present, approvers: present.approvers.filter((other) => other !== personId) };
  const roles = new Map(given.roles.map(({ person_id, role }) => [person_id, role]));
  roles.set(personId, present.roles.get(personId) ?? NO_ROLE);
  return {
    ...present,
    proposer: actorOf(given.proposer, roles),
    accountables: given.accountables,
    approvers: given.approvers.filter((other) => other !== personId),
    roles,
    total: given.total,
    further: { ...present.further, ...given.further },
  };
}

/** Whether nobody but policy has approved it. A retry is of what was approved in the same way as before. */
export function isAutoApproved({ policy, approvals }: Pick<ProposalDocument, 'policy' | 'approvals'>): boolean {
  return policy.decision === 'auto_approve' && approvals.length === 0;
}

/** Ids of the people whom policies may come upon in what they are told of a proposal. */
export function peopleOf(row: ProposalDocument): string[] {
  return [...new Set([...accountableFor(row), ...countedApprovers(row)])];
}

/** Somebody as policies see them. */
export function actorOf(personId: string, roles: ReadonlyMap<string, string>): Actor {
  return { personId, role: roles.get(personId) ?? NO_ROLE };
}
