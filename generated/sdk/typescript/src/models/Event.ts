// Generated from the contract by openapi-generator; change contracts/ instead.

import { type EventSubject, EventSubjectFromJSON } from './EventSubject.js';
import type { EventType } from './EventType.js';
import { type EvidenceActor, EvidenceActorFromJSON } from './EvidenceActor.js';

/**
 * An event in the tenant's log: what happened, and where to read the current state. It holds no personal data.
 * The same event is identical everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`).
 */
export interface Event {
  /** Identifier of an entry. */
  eventId: string;
  /** Position in the tenant's log, counted from 1 without gaps. */
  sequence: number;
  type: EventType;
  /** Event time (RFC 3339, UTC, milliseconds). */
  at: Date;
  subject: EventSubject;
  /** The WorkItem of the event; null if it belongs to none. */
  workItemId: string | null;
  actor: EvidenceActor;
  /** Id of the request that caused it in the service's logs. */
  correlationId: string;
  /** Path of this API that reads the subject; null if no operation returns it. */
  url: string | null;
  /** The `data` of the entry, only with `expand=data` and only if the entry belongs to a WorkItem; personal values
   * are salted commitments. */
  data?: { [key: string]: any };
}

/** @internal */
export function EventFromJSON(json: any): Event {
  return {
    eventId: json.event_id,
    sequence: json.sequence,
    type: json.type,
    at: new Date(json.at),
    subject: EventSubjectFromJSON(json.subject),
    workItemId: json.work_item_id,
    actor: EvidenceActorFromJSON(json.actor),
    correlationId: json.correlation_id,
    url: json.url,
    data: json.data,
  };
}
