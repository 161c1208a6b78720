import type { ThinEvent } from './thin-event.ts';

/** Events that a caller asks for. */
export interface EventQuery {
  /** Sequence up to which the caller has read; 0 for the beginning. */
  after: number;
  /** Types, and subjects of types; undefined for all. */
  types?: readonly string[] | undefined;
  workItemId?: string | undefined;
  /** Largest number of events: 50 by default, 200 at most. */
  limit?: number | undefined;
  /** Seconds to wait for an event if there is none. */
  waitSeconds: number;
  /** True if the data of the entries is wanted, too. */
  withData: boolean;
}

export interface EventPage {
  events: ThinEvent[];
  /** Value for `after` in the next query, whatever was filtered. */
  nextAfter: number;
  /** Sequence that the log has reached. */
  head: number;
}

/** Messages of a stream. Each has the sequence that the stream has reached, from which it can be resumed. */
export type WatchedEvent =
  | { kind: 'event'; event: ThinEvent }
  | { kind: 'caught_up'; sequence: number }
  | { kind: 'heartbeat'; sequence: number };
