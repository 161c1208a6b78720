import type { CallContext } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import { mayEndWork } from '../accountability.ts';
import type { Execution, PolicyOutcome } from '../model.ts';
import type { ProposalMoves } from '../proposal-moves.ts';
import { fromProposalRow, toPersonRow } from '../rows.ts';
import type { ProposalDocument } from '../schema.ts';
import type { HandoverDocument } from './schema.ts';
import type { Waiting } from './waiting.ts';

/** What to do now with a proposal that waits for a worker. */
export const WAITS_FOR_WORKER =
  'It waits for a worker to take it and carry it out. Read the proposal to see what became of it; until a worker has taken it, it can be cancelled.';

export interface HandoverServices {
  moves: ProposalMoves;
  waiting: Waiting;
}

/**
 * Leaves a proposal that has passed the gate to workers; again is no change. It stays what it is until one of them takes it.
 * @returns null if somebody else was faster.
 */
export async function handOver(
  { moves, waiting }: HandoverServices,
  call: CallContext,
  row: ProposalDocument,
  policy: PolicyOutcome,
): Promise<Execution | null> {
  const answer = (handed: ProposalDocument, replayed: boolean): Execution => ({
    proposal: fromProposalRow(handed),
    action: null,
    policy,
    dryRun: false,
    replayed,
    next: WAITS_FOR_WORKER,
  });
  const { handover } = row;
  if (handover?.open === true && handover.by.id === call.principal.id) return answer(row, true);
  const handed = await moves.change(call, row, 'proposal.handed_over', { handover: handoverBy(call) }, {});
  if (handed === null) return null;
  waiting.wake(handed);
  return answer(handed, false);
}

function handoverBy(call: CallContext): HandoverDocument {
  const { accountable, accountables } = call.principal;
  return {
    by: { ...toPersonRow(call.principal), accountable, accountables: [...accountables] },
    ...(mayEndWork(call) && { may_end_work: true as const }),
    open: true,
    not_before: currentTime(),
  };
}
