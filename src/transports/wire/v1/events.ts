import type { EventPage } from '../../../events/model.ts';
import type { ThinEvent } from '../../../events/thin-event.ts';
import type { Schemas } from './schemas.ts';

/** Events have the form of the contract already; this is where the compiler sees that they do. */
function toApiEvent({ data, ...event }: ThinEvent): Schemas['Event'] {
  // The contract leaves the members of the data open, which the generated types take for none.
  return data === undefined ? event : { ...event, data: data as NonNullable<Schemas['Event']['data']> };
}

export function toApiEventPage({ events, nextAfter, head }: EventPage): Schemas['EventPage'] {
  return { events: events.map(toApiEvent), next_after: nextAfter, head };
}
