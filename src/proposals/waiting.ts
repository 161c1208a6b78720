/** Time since which a proposal is pending, and the reminders since then. */
export interface WaitingDocument {
  since: Date;
  /** Time of the reminder to those who may approve. */
  reminded?: Date;
  /** Time of the escalation to others. */
  escalated?: Date;
}

/** Fields of a proposal that decide when a reminder is due. */
export interface Awaited {
  created_at: Date;
  expires_at: Date;
  /** Absent if the proposal has been pending since it was made, and no reminder was written yet. */
  waiting?: WaitingDocument;
}

type Reminder = 'reminded' | 'escalated';

/** Share of the approval time after which those who may approve are reminded. */
const REMINDED_AFTER = 0.5;
/** Share of the approval time after which others are notified. */
const ESCALATED_AFTER = 0.8;

/** Returns when the service must next act on a pending proposal: to write a reminder, or to expire it. */
export function nextLookAt(row: Awaited): Date {
  if (row.waiting?.escalated !== undefined) return row.expires_at;
  return momentOf(row, row.waiting?.reminded === undefined ? REMINDED_AFTER : ESCALATED_AFTER);
}

/** Returns the reminder that is due for a pending proposal. If several were missed, returns only the last. */
export function reminderDue(row: Awaited, now: Date): Reminder | null {
  const { reminded, escalated } = row.waiting ?? {};
  if (escalated !== undefined || row.expires_at <= now) return null;
  if (momentOf(row, ESCALATED_AFTER) <= now) return 'escalated';
  return reminded === undefined && momentOf(row, REMINDED_AFTER) <= now ? 'reminded' : null;
}

function momentOf({ created_at, expires_at, waiting }: Awaited, part: number): Date {
  const since = (waiting?.since ?? created_at).getTime();
  return new Date(since + Math.max(0, expires_at.getTime() - since) * part);
}
