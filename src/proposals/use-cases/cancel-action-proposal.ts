import type { CallContext } from '../../call-context.ts';
import { permitted } from '../../identity/index.ts';
import type { Proposal } from '../model.ts';
import { invalidProposalState, isOpen } from '../proposal.ts';
import type { ProposalMoves } from '../proposal-moves.ts';
import type { StoredProposals } from '../stored-proposals.ts';
import type { Withdrawals } from '../withdrawals.ts';

export interface CancelActionProposalServices {
  stored: StoredProposals;
  moves: ProposalMoves;
  withdrawals: Withdrawals;
}

/**
 * Cancels a proposal before it is executed. Cancelling again changes nothing.
 * @throws {AppError} `not_found`; `invalid_state`; `authorization_error` for a proposal that the caller neither owns nor
 * may approve.
 */
export const cancelActionProposal = permitted(
  'actions.propose',
  (
    { stored, moves, withdrawals }: CancelActionProposalServices,
    call: CallContext,
    proposalId: string,
  ): Promise<Proposal> =>
    stored.decide(call, proposalId, async ({ row, item }) => {
      if (row.status === 'cancelled') return row;
      if (!isOpen(row.status)) throw invalidProposalState(row.status, 'be cancelled');
      await withdrawals.assertMayWithdraw(call, row, 'cancelled', item);
      return moves.move(call, row, 'cancelled', 'proposal.cancelled');
    }),
);
