import type { PrincipalType } from '../call-context.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { countsWorkItemVersion } from './events.ts';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from './status.ts';

export interface TimelineEntry {
  sequence: number;
  entryId: string;
  type: string;
  actor: { type: PrincipalType; id: string };
  at: Date;
  subjectId: string;
  /** 0 if the event does not name a version of the WorkItem. */
  workItemVersion: number;
  changes: FieldChange[];
  status: WorkItemStatus | null;
  previousStatus: WorkItemStatus | null;
  /** Set if something happened to a proposal; null otherwise. */
  proposal: ProposalEntry | null;
  correlationId: string;
}

export interface FieldChange {
  field: string;
  /** Null for no value, and for a value that the log has only as a commitment. */
  value: string | null;
}

export interface ProposalEntry {
  version: number;
  /** Null if the status has not changed. */
  status: string | null;
  /** True if another proposal replaces it at the same moment. */
  isReplaced: boolean;
  /** Time until which the proposal can be decided and executed; null if the entry does not have it. */
  expiresAt: string | null;
}

export type TimelineEvent = { kind: 'entry'; entry: TimelineEntry } | { kind: 'caught_up' } | { kind: 'heartbeat' };

/** Names in event data that are not fields of the WorkItem. */
const NOT_FIELDS = ['previous_status', 'initial_message', 'reason', 'proposal_id'];

export function toTimelineEntry(entry: LogEntry): TimelineEntry {
  const { data } = entry;
  // A proposal has its own versions and its own status.
  const isOfWorkItem = countsWorkItemVersion(entry.subject);
  return {
    sequence: entry.sequence,
    entryId: entry._id,
    type: entry.type,
    actor: { type: entry.actor.type, id: entry.actor.id },
    at: entry.at,
    subjectId: entry.subject.id,
    workItemVersion: isOfWorkItem ? entry.subject_version : Number(data['work_item_version'] ?? 0),
    changes: entry.type === 'work_item.updated' ? toChanges(data) : [],
    status: isOfWorkItem ? toStatus(data['status']) : null,
    previousStatus: isOfWorkItem ? toStatus(data['previous_status']) : null,
    proposal: entry.subject.type === 'action_proposal' ? toProposalEntry(entry) : null,
    correlationId: entry.correlation_id,
  };
}

function toChanges({ commitments, ...data }: LogEntry['data']): FieldChange[] {
  const plain = Object.entries(data).flatMap(([field, value]) =>
    NOT_FIELDS.includes(field) ? [] : [{ field, value: isPlain(value) ? String(value) : null }],
  );
  const hidden = Object.keys((commitments as object | undefined) ?? {}).map((field) => ({ field, value: null }));
  return [...plain, ...hidden];
}

function isPlain(value: unknown): value is string | number | boolean {
  return value !== null && typeof value !== 'object' && value !== undefined;
}

function toProposalEntry({ data, subject_version: version }: LogEntry): ProposalEntry {
  const { status, superseded_by, expires_at } = data;
  return {
    version,
    status: typeof status === 'string' ? status : null,
    isReplaced: superseded_by !== undefined,
    expiresAt: typeof expires_at === 'string' ? expires_at : null,
  };
}

function toStatus(value: unknown): WorkItemStatus | null {
  return WORK_ITEM_STATUSES.find((status) => status === value) ?? null;
}
