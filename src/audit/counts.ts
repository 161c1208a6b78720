import type { ProposalBrief } from '../actions/lookup/proposal-lookup.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';

/** What is counted of proposals. */
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

/** What was counted of an operation in a quarter of an hour: every time zone of today is a multiple of that off UTC. */
export interface CountRow {
  /** Quarters of an hour since 1970. */
  slot: number;
  operation: string;
  counts: Partial<Record<Counted, number>>;
  /** How many decisions of people took how long, by `delayBucket`. */
  delays?: Record<string, number>;
}

export const SLOT_MS = 15 * 60 * 1000;

/** Types that are counted, and as what; `proposal.created` as what policy said, too. */
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

/** Decisions of people. */
const TIMED: readonly Counted[] = ['approvals', 'rejections'];
/** What stands for the operation of a proposal that is not there: somebody else has written to the database. */
const UNKNOWN_OPERATION = 'unknown';

/** The proposals that the counts of these entries are about. */
export function proposalsCounted(entries: readonly LogEntry[]): string[] {
  return [...new Set(entries.filter(({ type }) => OF_TYPES[type] !== undefined).map(({ subject }) => subject.id))];
}

/** What these entries come to. It follows from them, and from what of proposals never changes, alone. */
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

/** Half of what a value may be off: `DDSketch` (Masson, Rim, Lee 2019), whose buckets can be added up. */
const ACCURACY = 0.02;
const GAMMA = (1 + ACCURACY) / (1 - ACCURACY);

/** The bucket of a delay in milliseconds. */
export function delayBucket(ms: number): number {
  return Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(GAMMA));
}

/** The delay in milliseconds within which that part of them lies, within 2 %; null where there are none. */
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
