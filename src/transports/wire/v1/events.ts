import type { EventPage, ThinEvent } from '../../../events/index.ts';
import type { Schemas } from './schemas.ts';

/** Converts an event, which has the form of the contract already. Here the compiler checks that. */
function toApiEvent({ data, ...event }: ThinEvent): Schemas['Event'] {
  // The contract allows any members of the data, but the generated types allow none.
  return data === undefined ? event : { ...event, data: data as NonNullable<Schemas['Event']['data']> };
}

export function toApiEventPage({ events, nextAfter, head }: EventPage): Schemas['EventPage'] {
  return { events: events.map(toApiEvent), next_after: nextAfter, head };
}
