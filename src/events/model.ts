import type { ThinEvent } from './thin-event.ts';

/** Which events somebody asks for. */
export interface EventQuery {
  /** The sequence that they have read up to; 0 for the beginning. */
  after: number;
  /** Types and subjects of types; all if it is left out. */
  types?: readonly string[] | undefined;
  workItemId?: string | undefined;
  /** 50 if it is left out, 200 at most. */
  limit?: number | undefined;
  /** How long to wait for one if there is none, in seconds. */
  waitSeconds: number;
  /** Whether what the entries say is wanted too. */
  withData: boolean;
}

export interface EventPage {
  events: ThinEvent[];
  /** What to ask behind next, whatever was filtered. */
  nextAfter: number;
  /** How far the log goes. */
  head: number;
}

/** What a stream says, with the sequence that it has got to, from which it can be resumed. */
export type WatchedEvent =
  | { kind: 'event'; event: ThinEvent }
  | { kind: 'caught_up'; sequence: number }
  | { kind: 'heartbeat'; sequence: number };
