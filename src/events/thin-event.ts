import type { JsonValue } from '../platform/canonical-json.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';

/** An entry as the feed and webhooks send it, in the names of the contract (`Event`). It has no personal data. */
export interface ThinEvent {
  /** Id of the entry, the same at every door and in every repetition. */
  event_id: string;
  sequence: number;
  type: EntryHead['type'];
  /** RFC 3339, UTC, with milliseconds. */
  at: string;
  subject: { type: string; id: string };
  /** Null for changes outside any WorkItem. */
  work_item_id: string | null;
  actor: { type: EntryHead['actor']['type']; id: string; accountable: string | null };
  correlation_id: string;
  /** Path of the REST operation that reads the subject; null if there is none. */
  url: string | null;
  /** Only for changes of WorkItems, if the reader has asked for data and may read it. */
  data?: Record<string, JsonValue>;
}

export function toThinEvent(entry: EntryHead): ThinEvent {
  const { type, id } = entry.subject;
  const { actor } = entry;
  return {
    event_id: entry._id,
    sequence: entry.sequence,
    type: entry.type,
    at: entry.at.toISOString(),
    subject: { type, id },
    work_item_id: entry.work_item_id,
    actor: { type: actor.type, id: actor.id, accountable: actor.accountable },
    correlation_id: entry.correlation_id,
    url: urlOf(entry),
  };
}

const PUBLIC = '/api/v1/public';

/** A message is read in its conversation, an export in the evidence of its WorkItem. */
const PATHS: Readonly<Record<string, (entry: EntryHead) => string | null>> = {
  work_item: ({ subject }) => `${PUBLIC}/work-items/${encodeURIComponent(subject.id)}`,
  message: ({ work_item_id: id }) => (id === null ? null : `${PUBLIC}/work-items/${encodeURIComponent(id)}/messages`),
  evidence_export: ({ work_item_id: id }) =>
    id === null ? null : `${PUBLIC}/work-items/${encodeURIComponent(id)}/evidence`,
  action_proposal: ({ subject }) => `${PUBLIC}/action-proposals/${encodeURIComponent(subject.id)}`,
  action: ({ subject }) => `${PUBLIC}/actions/${encodeURIComponent(subject.id)}`,
  integration: ({ subject }) => `${PUBLIC}/integrations/${encodeURIComponent(subject.id)}`,
  operation: ({ subject }) => `${PUBLIC}/operations/${encodeURIComponent(subject.id)}`,
  webhook_endpoint: ({ subject }) => `${PUBLIC}/webhook-endpoints/${encodeURIComponent(subject.id)}`,
};

function urlOf(entry: EntryHead): string | null {
  const { type } = entry.subject;
  return Object.hasOwn(PATHS, type) ? (PATHS[type]?.(entry) ?? null) : null;
}
