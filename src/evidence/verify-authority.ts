import { accountableFor } from '../proposals/index.ts';
import type { PacketAction, PacketPredicate, PacketProposal } from './packet-schema.ts';
import type { Problem } from './verification-report.ts';

/**
 * Checks that accountable people neither approve a proposal nor settle its outcome, that nobody approves twice, and
 * that what was approved had the approvals that its policy wanted, or facts with which none are needed. A packet can
 * break these rules although its log, hashes and signatures agree, because whoever can write the database can have it
 * signed.
 */
export function checkAuthority({ proposals, actions }: PacketPredicate): Problem[] {
  return [
    ...proposals.flatMap((proposal) => [...checkApprovers(proposal), ...checkApproved(proposal)]),
    ...actions.flatMap((action) => {
      const proposal = proposals.find(({ proposal_id }) => proposal_id === action.proposal_id);
      return proposal === undefined ? [] : checkSettler(action, proposal);
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

function checkApproved(proposal: PacketProposal): Problem[] {
  const { proposal_id, status, policy, approvals } = proposal;
  const where = `proposal ${proposal_id}`;
  if (!APPROVED.includes(status)) return [];
  const given = approvals.filter(({ decision }) => decision === 'approve');
  if (policy.decision === 'auto_approve' && given.length === 0) {
    const objection = autoApprovalObjection(proposal);
    return objection === null
      ? []
      : [{ where, problem: `was approved without a person, although ${objection} (facts)` }];
  }
  // `checkApprovers` reports two approvals of one person. Release 0.3.0 stored only how many the proposal needed.
  const isOld = [proposal, ...approvals].every((one) => one.facts === undefined) && proposal.pinned === undefined;
  const needed = isOld ? 1 : Math.max(1, policy.approvals_required);
  if (given.length >= needed) return [];
  const problem = `was approved by ${given.length} where ${needed} ${needed === 1 ? 'is' : 'are'} needed (approvals)`;
  return [{ where, problem }];
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

function checkSettler({ action_id, settlement }: PacketAction, proposal: PacketProposal): Problem[] {
  const person = settlement?.settled_by.id;
  if (person === undefined || !accountablesOf(proposal).includes(person)) return [];
  return [{ where: `action ${action_id}`, problem: `was settled by ${person}, who is accountable for its proposal` }];
}

/** Earlier releases stored no facts, but one person. */
export function accountablesOf({ proposed_by, facts, approvals }: PacketProposal): readonly string[] {
  const told = [facts, ...approvals.map((approval) => approval.facts)];
  return accountableFor({ proposed_by, accountables: told.flatMap((one) => one?.accountables ?? []) });
}
