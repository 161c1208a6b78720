import type { CallContext } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import { toPrincipalRow } from '../../platform/principal-row.ts';
import type { PolicyOutcome } from '../../policy/index.ts';
import {
  type Execution,
  fromProposalRow,
  type HandoverDocument,
  mayEndWork,
  type ProposalDocument,
  type ProposalMoves,
} from '../../proposals/index.ts';
import type { Waiting } from './waiting.ts';

export const WAITS_FOR_WORKER =
  'It waits for a worker to execute it. Read the proposal later to see the outcome. You can cancel it until a worker takes it.';

export interface HandoverServices {
  moves: ProposalMoves;
  waiting: Waiting;
}

/** Offers a proposal that has passed the gate to workers; null if somebody else was faster. */
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
    by: { ...toPrincipalRow(call.principal), accountable, accountables: [...accountables] },
    ...(mayEndWork(call) && { may_end_work: true as const }),
    open: true,
    not_before: currentTime(),
  };
}
