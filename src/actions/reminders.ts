import { currentTime } from '../platform/clock.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ProposalDocument } from './schema.ts';
import { type Reminder, reminderDue } from './waiting.ts';

const TYPES: Readonly<Record<Reminder, EventType>> = {
  reminded: 'proposal.approval_reminded',
  escalated: 'proposal.approval_escalated',
};

/** Says in the log that a proposal waits for long, once each: whoever tells people does so after that. */
export class Reminders {
  readonly #moves: Pick<ProposalMoves, 'change'>;

  constructor(moves: Pick<ProposalMoves, 'change'>) {
    this.#moves = moves;
  }

  /** Says what is due of a proposal that waits. Who has changed it meanwhile has set anew when that is looked at. */
  async say(call: MoveContext, row: ProposalDocument): Promise<void> {
    const now = currentTime();
    const reminder = reminderDue(row, now);
    if (reminder === null) return;
    const waiting = { since: row.created_at, ...row.waiting, [reminder]: now };
    await this.#moves.change(call, row, TYPES[reminder], { waiting }, { expires_at: row.expires_at.toISOString() });
  }
}
