// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Event, EventFromJSON } from './Event.js';

/**
 * Events in the order in which they happened, and how to go on.
 */
export interface EventPage {
  /** The events found, the oldest first. There may be none although more come behind. */
  events: Array<Event>;
  /** Send it as `after` to go on. It may be behind the last event, as those in between were not asked for. */
  nextAfter: number;
  /** How far the log reached when it was read. At `next_after` = `head` everything has been read. */
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
