import { accountableFor } from '../proposals/index.ts';
import type { PacketAction, PacketPredicate, PacketProposal } from './packet-schema.ts';
import type { Problem } from './verification-report.ts';

/**
 * Checks that accountable people neither approve a proposal nor settle its outcome, and that nobody approves twice. A
 * packet can break these rules although its log, hashes and signatures agree, because whoever can write the database
 * can have it signed.
 */
export function checkAuthority({ proposals, actions }: PacketPredicate): Problem[] {
  return [
    ...proposals.flatMap(checkApprovers),
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
