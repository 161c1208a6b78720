import type { Activity } from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Entries that belong together or repeat each other: one sentence, with all entries behind it. */
export interface Moment {
  /** Id of the earliest entry: it stays the same when more entries are added. */
  key: string;
  lead: Activity;
  rest: Activity[];
  /** `steps`: the rest are steps of the lead. `same`: they are repetitions of the lead. */
  kind: 'steps' | 'same';
}

/** Steps of an execution. They stand behind the outcome, if the same request has recorded one. */
const STEPS: readonly string[] = [
  'action.started',
  'action.retried',
  'action.succeeded',
  'action.failed',
  'action.outcome_unknown',
  'proposal.execution_begun',
  'proposal.execution_claimed',
];

const LIKE: readonly string[] = [
  'action.retried',
  'evidence.exported',
  'evidence.fetched',
  'message.appended',
  'proposal.approve_refused',
  'proposal.checked',
  'proposal.execution_refused',
  'proposal.reject_refused',
  'proposal.report_refused',
  'work_item.note_added',
  'work_item.note_deleted',
  'work_item.note_edited',
];

/** Field that changes automatically with the proposals; nobody sets it. */
const FOLLOWING = 'pending_proposals';

export function storyOf(newestFirst: readonly Activity[]): Moment[] {
  return ofTheSame(ofRequests(newestFirst));
}

/**
 * Groups the entries of one request behind a lead. Callers choose correlation ids, so only automatic entries are
 * grouped.
 */
function ofRequests(newestFirst: readonly Activity[]): Moment[] {
  const moments: Moment[] = [];
  let run: Activity[] = [];
  const close = () => {
    const lead = run.find((one) => !isStep(one));
    const isWhole = lead !== undefined && (run.length === 1 || isLead(lead));
    if (isWhole) moments.push(momentOf(lead, run));
    else moments.push(...run.map((one) => momentOf(one, [one])));
    run = [];
  };
  for (const activity of newestFirst) {
    const [last] = run;
    const isNext = last !== undefined && isOfSameRequest(activity, last);
    if (!isNext || (!isStep(activity) && run.some((one) => !isStep(one)))) close();
    run.push(activity);
  }
  close();
  return moments;
}

function ofTheSame(moments: readonly Moment[]): Moment[] {
  const told: Moment[] = [];
  for (const moment of moments) {
    const later = told.at(-1);
    if (later !== undefined && isLike(later, moment)) {
      const rest = [...later.rest, ...entriesOf(moment)];
      told[told.length - 1] = { key: moment.key, lead: later.lead, rest, kind: 'same' };
    } else told.push(moment);
  }
  return told;
}

function momentOf(lead: Activity, run: readonly Activity[]): Moment {
  const rest = run.filter((one) => one !== lead);
  return { key: run.at(-1)?.entryId ?? lead.entryId, lead, rest, kind: 'steps' };
}

export function entriesOf({ lead, rest }: Moment): Activity[] {
  return [lead, ...rest].sort((one, other) => Number(other.sequence - one.sequence));
}

function isStep({ type, changes }: Activity): boolean {
  if (STEPS.includes(type)) return true;
  return type === 'work_item.updated' && changes.some(({ field }) => field === FOLLOWING);
}

export function isCountAlone({ type, status, changes }: Activity): boolean {
  const isUpdate = type === 'work_item.updated' && status === WorkItemStatus.UNSPECIFIED;
  return isUpdate && changes.every(({ field }) => field === FOLLOWING);
}

function isLead({ type }: Activity): boolean {
  return type.startsWith('proposal.');
}

function isOfSameRequest(one: Activity, other: Activity): boolean {
  return one.correlationId === other.correlationId && isBySame(one, other);
}

function isLike({ lead: later, kind, rest }: Moment, { lead: earlier }: Moment): boolean {
  return (
    LIKE.includes(earlier.type) &&
    later.type === earlier.type &&
    isBySame(later, earlier) &&
    later.reason === earlier.reason &&
    later.proposal?.proposalId === earlier.proposal?.proposalId &&
    (kind === 'same' || rest.length === 0)
  );
}

function isBySame({ actor: one }: Activity, { actor: other }: Activity): boolean {
  return one?.id === other?.id && one?.accountableId === other?.accountableId;
}
