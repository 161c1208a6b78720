import { HOUR_MS } from '../platform/durations.ts';

export interface WaitingDocument {
  since: Date;
  reminded?: Date;
  escalated?: Date;
}

export interface Awaited extends Expiring {
  created_at: Date;
  /** Absent if the proposal has been pending since it was made, and no reminder was written yet. */
  waiting?: WaitingDocument;
}

export interface Expiring {
  status: string;
  expires_at: Date;
  updated_at: Date;
  check?: { outcome: string; at: Date };
}

/** Nobody can approve what the provider would refuse, so it holds its place for an hour only. */
const WOULD_FAIL_MS = HOUR_MS;

type Reminder = 'reminded' | 'escalated';

/** Shares of the approval time after which approvers are reminded, and others are notified. */
const REMINDED_AFTER = 0.5;
const ESCALATED_AFTER = 0.8;

/** Returns the stored expiry, or an earlier one while the provider would refuse what waits for approval. */
export function expiryOf({ status, expires_at, updated_at, check }: Expiring): Date {
  if (check?.outcome !== 'would_fail') return expires_at;
  const isEarly = status === 'pending_approval' || (status === 'expired' && updated_at < expires_at);
  return isEarly ? new Date(Math.min(expires_at.getTime(), check.at.getTime() + WOULD_FAIL_MS)) : expires_at;
}

/** The service then writes a reminder, or expires the proposal. */
export function nextLookAt(row: Awaited): Date {
  if (row.waiting?.escalated !== undefined || row.check?.outcome === 'would_fail') return expiryOf(row);
  return momentOf(row, row.waiting?.reminded === undefined ? REMINDED_AFTER : ESCALATED_AFTER);
}

/** If several reminders were missed, returns only the last. */
export function reminderDue(row: Awaited, now: Date): Reminder | null {
  const { reminded, escalated } = row.waiting ?? {};
  if (escalated !== undefined || row.check?.outcome === 'would_fail' || row.expires_at <= now) return null;
  if (momentOf(row, ESCALATED_AFTER) <= now) return 'escalated';
  return reminded === undefined && momentOf(row, REMINDED_AFTER) <= now ? 'reminded' : null;
}

function momentOf({ created_at, expires_at, waiting }: Awaited, part: number): Date {
  const since = (waiting?.since ?? created_at).getTime();
  return new Date(since + Math.max(0, expires_at.getTime() - since) * part);
}
