import { currentTime } from '../platform/clock.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ProposalDocument } from './schema.ts';
import { reminderDue } from './waiting.ts';

/**
 * Writes the reminder event that is due, if any. Notifications follow from the event. If the proposal was changed at
 * the same time, nothing is written: that change has set the time of the next look.
 */
export async function remind(moves: ProposalMoves, call: MoveContext, row: ProposalDocument): Promise<void> {
  const now = currentTime();
  const reminder = reminderDue(row, now);
  if (reminder === null) return;
  const waiting = { since: row.created_at, ...row.waiting, [reminder]: now };
  const data = { expires_at: row.expires_at.toISOString() };
  await moves.change(call, row, `proposal.approval_${reminder}`, { waiting }, data);
}
