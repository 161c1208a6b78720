import type { CallContext } from '../../call-context.ts';
import { permitted } from '../../identity/index.ts';
import { mayEndWork, type Proposal } from '../../proposals/index.ts';
import { decisionData, decisionRow } from '../decisions.ts';
import type { DecidingServices } from './approve-action-proposal.ts';

/**
 * Rejects a proposal for good. Only people can reject. Throws the errors of `approveActionProposal`.
 * @param seenHash The payload hash that the caller has seen, if given.
 */
export const rejectActionProposal = permitted(
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
      const judgement = await decisions.assertMayDecide(call, present, 'reject', seenHash);
      const rejection = decisionRow(call, row, 'reject', comment, judgement);
      const approvals = [...row.approvals, rejection];
      const options = mayEndWork(call) ? ({ ending: 'failed' } as const) : {};
      const data = decisionData(row, rejection);
      return moves.move(call, row, 'rejected', 'proposal.rejected', { approvals }, data, options);
    }),
);
