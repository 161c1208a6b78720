// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Event, EventFromJSON } from './Event.js';

/**
 * Events in the order in which they happened, and a cursor.
 */
export interface EventPage {
  /** The events found, oldest first. May be empty although more follow. */
  events: Array<Event>;
  /** Send it as `after` to go on. It may be past the last event, since events in between did not match. */
  nextAfter: number;
  /** Last position of the log when read. Everything was read if `next_after` = `head`. */
  head: number;
}

/** @internal */
export function EventPageFromJSON(json: any): EventPage {
  return {
    events: json.events.map(EventFromJSON),
    nextAfter: json.next_after,
    head: json.head,
  };
}
