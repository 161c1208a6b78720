/** Since when a proposal waits for people, and what was said of that since. */
export interface WaitingDocument {
  since: Date;
  /** When those who may approve it were to be reminded of it. */
  reminded?: Date;
  /** When others were to be called in. */
  escalated?: Date;
}

/** What of a proposal says when somebody is to be reminded of it. */
export interface Awaited {
  created_at: Date;
  expires_at: Date;
  /** Absent as long as it has waited, if it does, since it was made, and nothing was said of that. */
  waiting?: WaitingDocument;
}

export type Reminder = 'reminded' | 'escalated';

/** Of the time that a proposal waits until it expires, how much is over when those who may approve it are reminded. */
const REMINDED_AFTER = 0.5;
/** The same for when others are called in. */
const ESCALATED_AFTER = 0.8;

/** When a proposal that waits for people has to be looked after next: to remind somebody of it, or as its time is over. */
export function nextLookAt(row: Awaited): Date {
  if (row.waiting?.escalated !== undefined) return row.expires_at;
  return momentOf(row, row.waiting?.reminded === undefined ? REMINDED_AFTER : ESCALATED_AFTER);
}

/** What is to be said of a proposal that waits: of what was missed the last alone. */
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
