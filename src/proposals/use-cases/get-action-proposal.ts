import { permitted } from '../../identity/index.ts';
import type { Proposal } from '../model.ts';
import type { MoveContext } from '../proposal-moves.ts';
import { fromProposalRow } from '../rows.ts';
import type { StoredProposals } from '../stored-proposals.ts';

/** Returns the current state of a proposal. @throws {AppError} `not_found` */
export const getActionProposal = permitted(
  'actions.read',
  async ({ stored }: { stored: StoredProposals }, call: MoveContext, proposalId: string): Promise<Proposal> =>
    fromProposalRow(await stored.find(call, proposalId)),
);
