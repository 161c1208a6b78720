import { MINUTE_MS } from '../platform/durations.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { ProposalBrief } from '../proposals/index.ts';

export const COUNTED = [
  'proposals',
  'autoApprovals',
  'denials',
  'approvals',
  'rejections',
  'expiries',
  'cancellations',
  'executions',
  'failures',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Counts of an operation in a quarter of an hour. Every current time zone is a multiple of that off UTC. */
export interface CountRow {
  /** Number of the quarter since 1970. */
  slot: number;
  operation: string;
  counts: Partial<Record<Counted, number>>;
  /** Number of decisions by people, by `delayBucket`. */
  delays?: Record<string, number>;
}

export const SLOT_MS = 15 * MINUTE_MS;

/** `proposal.created` also counts for the policy decision in its data. */
const OF_TYPES: Readonly<Partial<Record<LogEntry['type'], Counted>>> = {
  'proposal.created': 'proposals',
  'proposal.denied': 'denials',
  'proposal.approved': 'approvals',
  'proposal.rejected': 'rejections',
  'proposal.expired': 'expiries',
  'proposal.cancelled': 'cancellations',
  'proposal.executed': 'executions',
  'proposal.execution_failed': 'failures',
};

const TIMED: readonly Counted[] = ['approvals', 'rejections'];
/** Operation of a proposal that does not exist, because somebody else has written to the database. */
const UNKNOWN_OPERATION = 'unknown';

export function proposalsCounted(entries: readonly LogEntry[]): string[] {
  return [...new Set(entries.filter(({ type }) => OF_TYPES[type] !== undefined).map(({ subject }) => subject.id))];
}

/** Depends only on the entries, and on fields of proposals that never change. */
export function countsOf(entries: readonly LogEntry[], briefs: ReadonlyMap<string, ProposalBrief>): CountRow[] {
  const rows = new Map<string, CountRow>();
  for (const { type, at, subject, data } of entries) {
    const counted = OF_TYPES[type];
    if (counted === undefined) continue;
    const brief = briefs.get(subject.id);
    const slot = Math.floor(at.getTime() / SLOT_MS);
    const operation = brief?.operation ?? UNKNOWN_OPERATION;
    const key = `${slot}/${operation}`;
    const row = rows.get(key) ?? { slot, operation, counts: {} };
    rows.set(key, row);
    add(row, counted);
    if (type === 'proposal.created' && data['decision'] === 'auto_approve') add(row, 'autoApprovals');
    if (type === 'proposal.created' && data['decision'] === 'deny') add(row, 'denials');
    if (TIMED.includes(counted) && brief !== undefined) {
      const bucket = delayBucket(at.getTime() - brief.createdAt.getTime());
      row.delays = { ...row.delays, [bucket]: (row.delays?.[bucket] ?? 0) + 1 };
    }
  }
  return [...rows.values()];
}

function add({ counts }: CountRow, counted: Counted): void {
  counts[counted] = (counts[counted] ?? 0) + 1;
}

/** Relative error of a bucket, as in DDSketch (Masson, Rim, Lee 2019), whose buckets can be added up. */
const ACCURACY = 0.02;
const GAMMA = (1 + ACCURACY) / (1 - ACCURACY);

export function delayBucket(ms: number): number {
  return Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(GAMMA));
}

/** Returns a quantile (`part`, from 0 to 1) of delays in milliseconds, with an error of at most 2 %. */
export function delayWithin(delays: ReadonlyMap<number, number>, part: number): number | null {
  const all = [...delays].sort(([a], [b]) => a - b);
  const rank = Math.ceil(part * all.reduce((sum, [, count]) => sum + count, 0));
  let seen = 0;
  for (const [bucket, count] of all) {
    seen += count;
    if (seen >= rank) return Math.round((2 * GAMMA ** bucket) / (GAMMA + 1));
  }
  return null;
}
