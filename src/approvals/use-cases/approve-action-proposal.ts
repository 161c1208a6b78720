import type { CallContext } from '../../call-context.ts';
import { permitted } from '../../identity/index.ts';
import type { Proposal, ProposalMoves, StoredProposals } from '../../proposals/index.ts';
import { type Decisions, decisionData, decisionRow } from '../decisions.ts';

export interface DecidingServices {
  stored: StoredProposals;
  moves: ProposalMoves;
  decisions: Decisions;
}

/**
 * Approves the current state of a proposal, unless the provider would refuse it. After the last required approval, it
 * can be executed. A delegation for this approval acts in the name of its person, and is used up by it.
 * @param seenHash The payload hash that the caller has seen, if given.
 * @throws {AppError} `not_found`; `invalid_state`; `policy_denied` with the reasons; `payload_mismatch`;
 * `authorization_error` for a program without a matching delegation. All but the first two are recorded.
 */
export const approveActionProposal = permitted(
  'actions.approve',
  (
    { stored, moves, decisions }: DecidingServices,
    call: CallContext,
    proposalId: string,
    comment: string | null,
    seenHash?: string,
  ): Promise<Proposal> =>
    stored.decide(call, proposalId, async (present) => {
      const { row } = present;
      const judgement = await decisions.assertMayDecide(call, present, 'approve', seenHash);
      const approval = decisionRow(call, row, 'approve', comment, judgement);
      const approvals = [
        ...row.approvals,
        judgement.origin === null ? approval : { ...approval, role_from: judgement.origin },
      ];
      const decided = await decisions.weigh({ ...row, approvals }, judgement);
      const current = await decisions.require(call, row, judgement.policies, decided.requirement);
      if (current === null) return null;
      const data = decisionData(row, approval);
      const alongside = decisions.spending(call);
      const change = { approvals, ...(decided.total === undefined ? {} : { total: decided.total }) };
      return decided.isEnough
        ? moves.move(call, current, 'approved', 'proposal.approved', change, data, { alongside })
        : moves.change(call, current, 'proposal.approval_added', change, data, { alongside });
    }),
);
