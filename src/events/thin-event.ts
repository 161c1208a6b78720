import type { JsonValue } from '../platform/canonical-json.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';

/**
 * An entry of the log as who reads the feed, or is sent it by a webhook, has it: what changed, and where to read it. In the
 * names and the form of the contract (`Event`), since what is sent is stored and signed as it is. No personal data: actors
 * and subjects are ids.
 */
export interface ThinEvent {
  /** The id of the entry, the same at every door and after every repetition. */
  event_id: string;
  /** Its place in the log of the tenant. */
  sequence: number;
  type: EntryHead['type'];
  /** RFC 3339, UTC, with milliseconds. */
  at: string;
  subject: { type: string; id: string };
  /** The WorkItem that the change belongs to; null for changes outside any. */
  work_item_id: string | null;
  actor: { type: EntryHead['actor']['type']; id: string; accountable: string | null };
  correlation_id: string;
  /** Path of the REST operation that the subject can be read by; null where there is none. */
  url: string | null;
  /** What the entry says of the change; only for who may read that, has asked for it, and of changes of WorkItems. */
  data?: Record<string, JsonValue>;
}

/** The form that is the same for the feed and for webhooks. */
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

/** Where subjects of a type are read. A message is read in its conversation, an export among what led to it. */
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
