import type { PrincipalType } from '../call-context.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { countsWorkItemVersion } from './events.ts';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from './status.ts';

/** One change of a WorkItem, as the tenant's event log holds it. */
export interface TimelineEntry {
  sequence: number;
  entryId: string;
  type: string;
  actor: { type: PrincipalType; id: string };
  at: Date;
  subjectId: string;
  /** 0 where the change was none of the WorkItem itself. */
  workItemVersion: number;
  changes: FieldChange[];
  status: WorkItemStatus | null;
  previousStatus: WorkItemStatus | null;
  /** Of something that happened to a proposal; null for anything else. */
  proposal: ProposalEntry | null;
  correlationId: string;
}

/** A field of the WorkItem that was set. */
export interface FieldChange {
  field: string;
  /** Null for nothing, and for what the log knows by a commitment alone. */
  value: string | null;
}

/** What the log tells of where a proposal stands. */
export interface ProposalEntry {
  version: number;
  /** Null where that has not changed. */
  status: string | null;
  /** Whether another one takes its place in the same moment. */
  isReplaced: boolean;
  /** Until when it can be decided and executed; null where the entry does not say. */
  expiresAt: string | null;
}

export type TimelineEvent = { kind: 'entry'; entry: TimelineEntry } | { kind: 'caught_up' } | { kind: 'heartbeat' };

/** Names in the data of an event that are no fields of the WorkItem. */
const NOT_FIELDS = ['previous_status', 'initial_message', 'reason', 'proposal_id'];

/** An entry of the log as a change of its WorkItem. */
export function toTimelineEntry(entry: LogEntry): TimelineEntry {
  const { data } = entry;
  // A proposal has versions and a status of its own.
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
