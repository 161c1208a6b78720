import type { JsonValue } from '../platform/canonical-json.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';

/**
 * An entry of the log as readers of the feed and receivers of webhooks get it: what changed, and where to read it.
 * Names and form are those of the contract (`Event`), because an event is stored, signed and sent as it is. It has no
 * personal data: actors and subjects are ids.
 */
export interface ThinEvent {
  /** Id of the entry, the same at every door and in every repetition. */
  event_id: string;
  /** Position of the entry in the tenant's log. */
  sequence: number;
  type: EntryHead['type'];
  /** RFC 3339, UTC, with milliseconds. */
  at: string;
  subject: { type: string; id: string };
  /** The WorkItem that the change belongs to; null for changes outside any. */
  work_item_id: string | null;
  actor: { type: EntryHead['actor']['type']; id: string; accountable: string | null };
  correlation_id: string;
  /** Path of the REST operation that reads the subject; null if there is none. */
  url: string | null;
  /** Data of the entry. Present only for changes of WorkItems, if the reader has asked for it and may read it. */
  data?: Record<string, JsonValue>;
}

/** Returns the form of an entry that is the same for the feed and for webhooks. */
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

/**
 * Paths at which subjects are read, by type. A message is read in its conversation, an export in the evidence of its
 * WorkItem.
 */
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
