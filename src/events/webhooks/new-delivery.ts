import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { EntryHead } from '../../platform/outbox/event-log.ts';
import type { NewDelivery } from './deliveries/repository.ts';
import { type DeliveryDocument, KEPT_MS } from './deliveries/schema.ts';

export class NewDeliveries {
  readonly #bodyOf: (entry: EntryHead) => string;

  /** @param bodyOf Returns what receivers get of an entry, as JSON. */
  constructor(bodyOf: (entry: EntryHead) => string) {
    this.#bodyOf = bodyOf;
  }

  original(endpointId: string, entry: EntryHead): NewDelivery {
    return {
      _id: newId('whd'),
      endpoint_id: endpointId,
      event_id: entry._id,
      sequence: entry.sequence,
      type: entry.type,
      body: this.#bodyOf(entry),
      is_replay: false,
      ...beginning(currentTime()),
    };
  }

  /** Its maker holds the delivery until `heldUntil`, and tries it once. */
  test(endpointId: string, entry: EntryHead, heldUntil: Date): NewDelivery {
    return { ...this.original(endpointId, entry), once: true, due_at: heldUntil };
  }

  /** Repeats a delivery byte for byte. */
  replay(of: DeliveryDocument): NewDelivery {
    const { _id, endpoint_id, event_id, sequence, type, body } = of;
    const same = { endpoint_id, event_id, sequence, type, body };
    return { _id: newId('whd'), ...same, is_replay: true, replay_of: _id, ...beginning(currentTime()) };
  }
}

function beginning(now: Date) {
  return {
    status: 'pending' as const,
    attempts: [],
    tries: 0,
    due_at: now,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
  };
}
