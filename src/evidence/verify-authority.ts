import { accountableFor } from '../proposals/index.ts';
import type { PacketAction, PacketEntry, PacketFacts, PacketPredicate, PacketProposal } from './packet-schema.ts';
import { Findings, type Problem } from './verification-report.ts';
import { entriesOf, isClaim, isDecision, isPolicyAnswer } from './verify-actions.ts';
import { isNote, nameOf } from './verify-entries.ts';

/** Entries that record an attempt, before anything is sent. */
const ATTEMPTS = ['action.started', 'action.retried'];

/**
 * Checks that accountable people neither approve a proposal nor settle its outcome, that nobody approves twice, and
 * that what was approved, or claimed for execution, had the approvals that its policy wanted then, or facts with which
 * none are needed, that nobody confirmed a change of their own for it, and that each attempt followed a claim. A packet
 * can break these rules although its log, hashes and signatures agree, because whoever can write the database can have
 * it signed.
 */
export function checkAuthority({ proposals, actions, entries }: PacketPredicate): Problem[] {
  const logged = entriesOf('action_proposal', entries);
  return [
    ...proposals.flatMap((proposal) => {
      const changes = (logged.get(proposal.proposal_id) ?? []).filter((entry) => !isNote(entry));
      return [...checkApprovers(proposal), ...checkApproved(proposal, changes), ...checkChanges(proposal)];
    }),
    ...actions.flatMap((action) => {
      const proposal = proposals.find(({ proposal_id }) => proposal_id === action.proposal_id);
      if (proposal === undefined) return [];
      return [...checkClaims(action, proposal, entries), ...checkSettler(action, proposal)];
    }),
  ];
}

function checkApprovers(proposal: PacketProposal): Problem[] {
  const where = `proposal ${proposal.proposal_id}`;
  const excluded = accountablesOf(proposal);
  const seen = new Set<string>();
  return proposal.approvals.flatMap(({ decision, approver: { accountable: person } }, index) => {
    if (decision !== 'approve') return [];
    const place = `(approvals.${index})`;
    if (excluded.includes(person)) {
      return [{ where, problem: `was approved by ${person}, who is accountable for it ${place}` }];
    }
    if (seen.has(person)) return [{ where, problem: `was approved by ${person} twice ${place}` }];
    seen.add(person);
    return [];
  });
}

/** States that only an approved proposal reaches. */
const APPROVED = ['auto_approved', 'approved', 'executing', 'executed', 'execution_failed', 'outcome_unknown'];

/** Judges each claim by the entries before it, because the status of the proposal may have changed after it. */
function checkApproved(proposal: PacketProposal, changes: PacketEntry[]): Problem[] {
  const claims = changes.flatMap((entry, index) => (isClaim(entry) ? [changes.slice(0, index)] : []));
  const moments = APPROVED.includes(proposal.status) ? [...claims, changes] : claims;
  const problem = moments.map((before) => approvalFault(proposal, before)).find((fault) => fault !== null);
  return problem === undefined ? [] : [{ where: `proposal ${proposal.proposal_id}`, problem }];
}

/** Says what the approvals of a proposal lacked after these entries; null if nothing. */
function approvalFault(proposal: PacketProposal, before: PacketEntry[]): string | null {
  const { policy, approvals } = proposal;
  const decided = approvals.slice(0, before.filter(isDecision).length);
  const given = decided.filter(({ decision }) => decision === 'approve').length;
  const { decision, approvals_required: wanted } = before.findLast(isPolicyAnswer)?.data ?? {};
  if (given === 0 && (decision ?? policy.decision) === 'auto_approve') {
    const objection = autoApprovalObjection(proposal);
    return objection === null ? null : `was approved without a person, although ${objection} (facts)`;
  }
  // `checkApprovers` reports two approvals of one person. Release 0.3.0 stored only how many the proposal needed.
  const needed = isOld(proposal, decided)
    ? 1
    : Math.max(1, typeof wanted === 'number' ? wanted : policy.approvals_required);
  if (given >= needed) return null;
  return `was approved by ${given} where ${needed} ${needed === 1 ? 'is' : 'are'} needed (approvals)`;
}

/** Returns true if release 0.3.0 made the proposal and these approvals. It stored neither facts nor what is pinned. */
function isOld(proposal: PacketProposal, approvals: PacketProposal['approvals']): boolean {
  return [proposal, ...approvals].every(({ facts }) => facts === undefined) && proposal.pinned === undefined;
}

/** Says which fact forbids an approval without a person under every pack; null if none does, or if none were stored. */
function autoApprovalObjection({ facts }: PacketProposal): string | null {
  if (facts === undefined) return null;
  const { risk, twins = 0, amount, auto_approve_up_to: most } = facts;
  if (risk === 'high') return 'its risk is high';
  if (twins > 0) return 'it has earlier twins';
  if (most === null) return 'there is no limit up to which none is needed';
  return amount > most ? `its amount of ${amount} is above the limit of ${most}` : null;
}

/**
 * The replay of the proposal's statuses shows that only an approved one is claimed. Release 0.3.0 could log an attempt
 * before its claim, because it had the time from the clocks of processes.
 */
function checkClaims(action: PacketAction, proposal: PacketProposal, entries: PacketEntry[]): Problem[] {
  const findings = new Findings(`action ${action.action_id}`);
  const claims = entries.filter(
    (entry) =>
      isClaim(entry) &&
      entry.subject.id === action.proposal_id &&
      entry.data['action_id'] === action.action_id &&
      entry.data['status'] === 'executing',
  );
  for (const entry of entries) {
    if (entry.subject.id !== action.action_id || !ATTEMPTS.includes(entry.type)) continue;
    const { attempt } = entry.data;
    const isItsClaim = (claim: PacketEntry) =>
      claim.data['attempt'] === attempt && (claim.sequence < entry.sequence || isOld(proposal, proposal.approvals));
    if (!claims.some(isItsClaim))
      findings.add(`was begun with ${nameOf(entry)}, before its proposal was claimed for it`);
  }
  return findings.problems;
}

/** Checks who confirmed the changes that counted. A person who administers the tenant alone may confirm their own. */
function checkChanges(proposal: PacketProposal): Problem[] {
  const own = changesFor(proposal).find(
    ({ authors, confirmed_by: by, alone }) => alone !== true && by !== null && authors.includes(by),
  );
  if (own === undefined) return [];
  const problem = `was decided under version ${own.version} of ${own.what}, which its own author ${own.confirmed_by} confirmed (facts)`;
  return [{ where: `proposal ${proposal.proposal_id}`, problem }];
}

function checkSettler({ action_id, settlement }: PacketAction, proposal: PacketProposal): Problem[] {
  const person = settlement?.settled_by.id;
  if (person === undefined || !accountablesOf(proposal).includes(person)) return [];
  return [{ where: `action ${action_id}`, problem: `was settled by ${person}, who is accountable for its proposal` }];
}

/** Earlier releases stored no facts, but one person. */
export function accountablesOf(proposal: PacketProposal): readonly string[] {
  const accountables = factsOf(proposal).flatMap((facts) => facts.accountables);
  return accountableFor({ proposed_by: proposal.proposed_by, accountables });
}

/** Returns the changes of packs and policies that counted for the decisions on a proposal. */
export function changesFor(proposal: PacketProposal): NonNullable<PacketFacts['changes']> {
  return factsOf(proposal).flatMap((facts) => facts.changes ?? []);
}

function factsOf({ facts, approvals }: PacketProposal): PacketFacts[] {
  return [facts, ...approvals.map((approval) => approval.facts)].filter((told) => told !== undefined);
}
