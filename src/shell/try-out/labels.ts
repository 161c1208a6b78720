import { timestampDate } from '@bufbuild/protobuf/wkt';
import { PolicyDecision, type PolicyOutcome } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { FinishedBacktest } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { DecisionChange } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { EXACT } from '../frame/moment.tsx';
import { labelOf } from '../work/labels.ts';

export const DECISION_CHANGE_LABELS = {
  [DecisionChange.UNSPECIFIED]: 'Changed',
  [DecisionChange.NEWLY_DENIED]: 'Newly denied',
  [DecisionChange.NO_LONGER_DENIED]: 'No longer denied',
  [DecisionChange.NEWLY_AUTOMATIC]: 'Newly automatic',
  [DecisionChange.NO_LONGER_AUTOMATIC]: 'No longer automatic',
  [DecisionChange.NEEDS_MORE]: 'Needs more approvals',
  [DecisionChange.NEEDS_FEWER]: 'Needs fewer approvals',
} as const satisfies Record<DecisionChange, string>;

/** Describes a backtest in one line: its time, number of decisions, and changes. */
export function backtestWords({ madeAt, replayed, counts }: FinishedBacktest): string {
  const at = madeAt === undefined ? '' : `${EXACT.format(timestampDate(madeAt))}, `;
  const of = `${replayed} ${replayed === 1 ? 'decision' : 'decisions'}`;
  const found = counts.map(({ change, count }) => `${count} ${labelOf(DECISION_CHANGE_LABELS, change).toLowerCase()}`);
  return `${at}${of}: ${found.length === 0 ? 'no changes' : found.join(', ')}`;
}

export function outcomeWords({ decision, approvalsRequired }: PolicyOutcome): string {
  switch (decision) {
    case PolicyDecision.AUTO_APPROVE:
      return 'Automatic';
    case PolicyDecision.REQUIRE_APPROVAL:
      return approvalsRequired === 1 ? '1 approval' : `${approvalsRequired} approvals`;
    case PolicyDecision.DENY:
      return 'Denied';
    default:
      return 'Unknown: load the page again';
  }
}
