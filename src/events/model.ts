import type { ThinEvent } from './thin-event.ts';

export interface EventQuery {
  /** Sequence up to which the caller has read; 0 for the beginning. */
  after: number;
  /** Types, and subjects of types; undefined for all. */
  types?: readonly string[] | undefined;
  workItemId?: string | undefined;
  /** Largest number of events: 50 by default, 200 at most. */
  limit?: number | undefined;
  waitSeconds: number;
  withData: boolean;
}

export interface EventPage {
  events: ThinEvent[];
  /** Value for `after` in the next query, whatever was filtered. */
  nextAfter: number;
  head: number;
}

/** Each message has the sequence that the stream has reached, from which it can be resumed. */
export type WatchedEvent =
  | { kind: 'event'; event: ThinEvent }
  | { kind: 'caught_up'; sequence: number }
  | { kind: 'heartbeat'; sequence: number };
