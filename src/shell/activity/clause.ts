import type {
  Activity,
  ActivityChange,
  ActivityLink,
} from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { LinkKind } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { EXACT } from '../frame/moment.tsx';
import { describeType, fieldWords } from '../work/event-labels.ts';
import { labelOf, STATUS_LABELS } from '../work/labels.ts';
import { workItemPath } from '../work/work-item-path.ts';

/** A part of a sentence: our own words, or text that others wrote, with an optional link. */
export type ClausePart = string | { outside: string; to?: string };

const REASON_WORDS: Readonly<Record<string, string>> = {
  invalid_state: 'it was no longer possible',
  operation_replaced: 'its operation was replaced by another version',
  payload_mismatch: 'the payload is not the one that was proposed',
  policy_denied: 'policy did not allow it',
  work_ended: 'the work had ended',
  would_fail: 'the provider would have refused it',
};

const PRIORITY_WORDS: Readonly<Record<string, string>> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

export function clauseOf(activity: Activity, readerId: string): ClausePart[] {
  if (activity.link !== undefined) return linkClause(activity.type, activity.link);
  if (activity.type !== 'work_item.updated') return [describeType(activity.type), ...reasonParts(activity)];
  const hasMoved = activity.status !== WorkItemStatus.UNSPECIFIED;
  const changes = activity.changes
    // The status has changed because a proposal is waiting: the new status says it already.
    .filter(({ field }) => field !== 'status' && !(hasMoved && field === 'pending_proposals'));
  const clauses = [
    ...(hasMoved ? [[movedWords(activity)]] : []),
    ...changes.flatMap((change) => saidOf(change, activity, readerId) ?? []),
    ...fieldsClause(changes.filter((change) => saidOf(change, activity, readerId) === undefined)),
  ];
  if (clauses.length === 0) return [describeType(activity.type)];
  return clauses.flatMap((clause, index) => (index === 0 ? clause : [' and ', ...clause]));
}

function movedWords({ status, previousStatus }: Activity): string {
  const from = previousStatus === WorkItemStatus.UNSPECIFIED ? '' : `from ${labelOf(STATUS_LABELS, previousStatus)} `;
  return `moved it ${from}to ${labelOf(STATUS_LABELS, status)}`;
}

/** Returns clauses for a field with a wording of its own; undefined for other fields. */
function saidOf(change: ActivityChange, activity: Activity, readerId: string): ClausePart[][] | undefined {
  const { field, value } = change;
  switch (field) {
    case 'assignee':
      return [assigneeClause(change, activity, readerId)];
    case 'priority':
      return [[`set the priority to ${PRIORITY_WORDS[value] ?? value}`]];
    case 'queue_key':
      return [['moved it to the queue ', { outside: change.name || value }]];
    case 'pack_key':
      return [['moved it to the pack ', { outside: change.name || value }]];
    case 'due_at':
      return [[value === '' ? 'removed the due date' : `set the due date to ${exactMoment(value)}`]];
    default:
      return undefined;
  }
}

function linkClause(type: string, { kind, other }: ActivityLink): ClausePart[] {
  const named: ClausePart =
    other === undefined ? 'a deleted WorkItem' : { outside: other.subject, to: workItemPath(other) };
  const wasRemoved = type === 'work_item.unlinked';
  switch (kind) {
    case LinkKind.DUPLICATE_OF:
      return [wasRemoved ? 'unmarked it as a duplicate of ' : 'marked it as a duplicate of ', named];
    case LinkKind.DUPLICATED_BY:
      return [wasRemoved ? 'unmarked ' : 'marked ', named, ' as a duplicate of it'];
    default:
      return [wasRemoved ? 'removed the link to ' : 'linked it to ', named];
  }
}

function exactMoment(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : EXACT.format(date);
}

function assigneeClause({ value, name }: ActivityChange, { actor }: Activity, readerId: string): ClausePart[] {
  if (value === '') return ['unassigned it'];
  if (value === actor?.id) return ['took it'];
  if (value === readerId) return ['assigned it to you'];
  return ['assigned it to ', name === '' ? 'a former member' : { outside: name }];
}

function fieldsClause(changes: readonly ActivityChange[]): ClausePart[][] {
  return changes.length === 0 ? [] : [[`changed ${changes.map(({ field }) => fieldWords(field)).join(', ')}`]];
}

function reasonParts({ reason }: Activity): ClausePart[] {
  if (reason === '') return [];
  const words = REASON_WORDS[reason];
  return words === undefined ? [': ', { outside: reason }] : [`: ${words}`];
}
