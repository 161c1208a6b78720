import { describedOf } from '../operations/index.ts';
import { currentTime } from '../platform/clock.ts';
import {
  actorOf,
  type FurtherFacts,
  type Judged,
  momentOf,
  NO_ROLE,
  type PolicyFacts,
  subjectOf,
  type ToldWork,
  toldWork,
} from '../policy/index.ts';
import { accountableFor, countedApprovers } from './accountability.ts';
import { payloadHash } from './payload-hash.ts';
import type { ProposalDocument } from './schema.ts';

/** @param more `roles` holds those of the people whom the proposal names (`peopleOf`). */
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
    twins: row.twins?.length,
    hashMatches: payloadHash(row) === row.payload_hash,
    further: furtherFacts(row, work),
    ...more,
  };
}

/**
 * Returns what says which packs judge the proposal. Its work can move to another pack only while the proposal is being
 * made; then all packs do.
 */
export function judgedBy(
  { operation, pack_chosen: isChosen, facts }: Pick<ProposalDocument, 'operation' | 'pack_chosen' | 'facts'>,
  { packKey }: Pick<ToldWork, 'packKey'>,
): Judged {
  const madeIn = facts?.further?.work?.pack ?? packKey;
  return isChosen === true || madeIn !== packKey ? { packKey, chosenFor: operation } : { packKey };
}

/** Release 0.3.0 stored no target, so the integration is absent then. */
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

/** Approvals of earlier releases have no facts. They are evaluated with the current ones, as the last. */
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
    twins: given.twins,
    further: { ...present.further, ...given.further },
  };
}

/** A retry is approved in the same way as the first attempt. */
export function isAutoApproved({ policy, approvals }: Pick<ProposalDocument, 'policy' | 'approvals'>): boolean {
  return policy.decision === 'auto_approve' && approvals.length === 0;
}

export function peopleOf(row: ProposalDocument): string[] {
  return [...new Set([...accountableFor(row), ...countedApprovers(row)])];
}
