import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { LogEntry } from '../../platform/outbox/log-entry.ts';
import type { NewDelivery } from './deliveries/repository.ts';
import { type DeliveryDocument, KEPT_MS } from './deliveries/schema.ts';

/** Makes deliveries, as they are before anything is sent. */
export class NewDeliveries {
  readonly #bodyOf: (entry: LogEntry) => string;

  /** @param bodyOf What receivers are told of an entry, as JSON. */
  constructor(bodyOf: (entry: LogEntry) => string) {
    this.#bodyOf = bodyOf;
  }

  /** The first delivery of an entry to an endpoint. @param dueAt When it is sent; at once, if it is left out. */
  original(endpointId: string, entry: LogEntry, dueAt?: Date): NewDelivery {
    return {
      _id: newId('whd'),
      endpoint_id: endpointId,
      event_id: entry._id,
      sequence: entry.sequence,
      type: entry.type,
      body: this.#bodyOf(entry),
      is_replay: false,
      ...beginning(dueAt),
    };
  }

  /** One that repeats another, to the byte. */
  replay(of: DeliveryDocument, dueAt?: Date): NewDelivery {
    const { _id, endpoint_id, event_id, sequence, type, body } = of;
    const same = { endpoint_id, event_id, sequence, type, body };
    return { _id: newId('whd'), ...same, is_replay: true, replay_of: _id, ...beginning(dueAt) };
  }
}

function beginning(dueAt: Date | undefined) {
  const now = currentTime();
  return {
    status: 'pending' as const,
    attempts: [],
    tries: 0,
    due_at: dueAt ?? now,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
  };
}
