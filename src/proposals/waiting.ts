export interface WaitingDocument {
  since: Date;
  reminded?: Date;
  escalated?: Date;
}

export interface Awaited {
  created_at: Date;
  expires_at: Date;
  /** Absent if the proposal has been pending since it was made, and no reminder was written yet. */
  waiting?: WaitingDocument;
}

type Reminder = 'reminded' | 'escalated';

/** Shares of the approval time after which approvers are reminded, and others are notified. */
const REMINDED_AFTER = 0.5;
const ESCALATED_AFTER = 0.8;

/** The service then writes a reminder, or expires the proposal. */
export function nextLookAt(row: Awaited): Date {
  if (row.waiting?.escalated !== undefined) return row.expires_at;
  return momentOf(row, row.waiting?.reminded === undefined ? REMINDED_AFTER : ESCALATED_AFTER);
}

/** If several reminders were missed, returns only the last. */
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
