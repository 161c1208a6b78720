// Generated from the contract by openapi-generator; change contracts/ instead.

import { type EventSubject, EventSubjectFromJSON } from './EventSubject.js';
import type { EventType } from './EventType.js';
import { type EvidenceActor, EvidenceActorFromJSON } from './EvidenceActor.js';

/**
 * Something that happened, as the log of the tenant has it: what it was, and where to read how it is now. It
 * holds no personal data. The same event is the same everywhere: in the feed, in webhooks (`webhook-id`), in
 * evidence (`entry_id`).
 */
export interface Event {
  /** Identifier of an entry. */
  eventId: string;
  /** Place in the log of the tenant, which counts from 1 without gaps. */
  sequence: number;
  type: EventType;
  /** When it happened (RFC 3339, UTC, milliseconds). */
  at: Date;
  subject: EventSubject;
  /** The WorkItem that it belongs to; null for what belongs to none. */
  workItemId: string | null;
  actor: EvidenceActor;
  /** Names the request that caused it in the logs of the service. */
  correlationId: string;
  /** Where the subject can be read, as a path of this API; null where no operation answers with it. */
  url: string | null;
  /** The `data` of the entry, with `expand=data` only, and only of entries that belong to a WorkItem; personal
   * values are in it as salted commitments. */
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
