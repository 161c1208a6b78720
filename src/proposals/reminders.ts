import { currentTime } from '../platform/clock.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ProposalDocument } from './schema.ts';
import { type Reminder, reminderDue } from './waiting.ts';

const TYPES: Readonly<Record<Reminder, EventType>> = {
  reminded: 'proposal.approval_reminded',
  escalated: 'proposal.approval_escalated',
};

/**
 * Writes reminder events for proposals that have long been pending, once for each kind. Notifications to people follow
 * from these events.
 */
export class Reminders {
  readonly #moves: Pick<ProposalMoves, 'change'>;

  constructor(moves: Pick<ProposalMoves, 'change'>) {
    this.#moves = moves;
  }

  /**
   * Writes the reminder that is due, if any. If the proposal was changed at the same time, nothing is written: that
   * change has set the time of the next look.
   */
  async say(call: MoveContext, row: ProposalDocument): Promise<void> {
    const now = currentTime();
    const reminder = reminderDue(row, now);
    if (reminder === null) return;
    const waiting = { since: row.created_at, ...row.waiting, [reminder]: now };
    await this.#moves.change(call, row, TYPES[reminder], { waiting }, { expires_at: row.expires_at.toISOString() });
  }
}
