import { DecisionOutcome } from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';

export const OUTCOME_LABELS = {
  [DecisionOutcome.UNSPECIFIED]: 'No decision',
  [DecisionOutcome.AUTO_APPROVED]: 'Approved by policy',
  [DecisionOutcome.DENIED]: 'Denied by policy',
  [DecisionOutcome.APPROVAL_ADDED]: 'Approved, needs more',
  [DecisionOutcome.APPROVED]: 'Approved',
  [DecisionOutcome.REJECTED]: 'Rejected',
  [DecisionOutcome.EXPIRED]: 'Expired',
  [DecisionOutcome.CANCELLED]: 'Cancelled',
} as const satisfies Record<DecisionOutcome, string>;

export type CountName =
  | 'proposals'
  | 'autoApprovals'
  | 'denials'
  | 'approvals'
  | 'rejections'
  | 'expiries'
  | 'cancellations'
  | 'executions'
  | 'failures';

export const COUNT_LABELS: Readonly<Record<CountName, string>> = {
  proposals: 'Proposed',
  autoApprovals: 'By policy',
  denials: 'Denied',
  approvals: 'Approved',
  rejections: 'Rejected',
  expiries: 'Expired',
  cancellations: 'Cancelled',
  executions: 'Executed',
  failures: 'Failed',
};
export const COUNT_NAMES = Object.keys(COUNT_LABELS) as CountName[];

const UNITS: readonly [string, number][] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
];

/** Formats a duration in one unit, such as `12 min`; a dash if there is none. */
export function spanWords(ms: bigint | undefined): string {
  if (ms === undefined) return '–';
  const [unit, size] = UNITS.find(([, size]) => Number(ms) >= size) ?? ['s', 1_000];
  const value = Number(ms) / size;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${unit}`;
}
