import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { EntryHead } from '../../platform/outbox/event-log.ts';
import { toThinEvent } from '../thin-event.ts';
import type { NewDelivery } from './deliveries/repository.ts';
import { type DeliveryDocument, KEPT_MS } from './deliveries/schema.ts';

export function originalDelivery(endpointId: string, entry: EntryHead): NewDelivery {
  return {
    _id: newId('whd'),
    endpoint_id: endpointId,
    event_id: entry._id,
    sequence: entry.sequence,
    type: entry.type,
    body: JSON.stringify(toThinEvent(entry)),
    is_replay: false,
    ...unsent(),
  };
}

/** The caller holds the delivery until `heldUntil`, and tries it once. */
export function testDelivery(endpointId: string, entry: EntryHead, heldUntil: Date): NewDelivery {
  return { ...originalDelivery(endpointId, entry), once: true, due_at: heldUntil };
}

/** Repeats a delivery byte for byte. */
export function replayOf({ _id, endpoint_id, event_id, sequence, type, body }: DeliveryDocument): NewDelivery {
  const same = { endpoint_id, event_id, sequence, type, body };
  return { _id: newId('whd'), ...same, is_replay: true, replay_of: _id, ...unsent() };
}

function unsent() {
  const now = currentTime();
  const expires_at = new Date(now.getTime() + KEPT_MS);
  return { status: 'pending' as const, attempts: [], tries: 0, due_at: now, created_at: now, expires_at };
}
