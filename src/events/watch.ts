import type { CallContext } from '../call-context.ts';
import { StreamPlaces } from '../platform/admission/stream-places.ts';
import { Bell } from '../platform/bell.ts';
import type { EventFeed } from '../platform/outbox/event-feed.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import { lookBehind, type Wanted } from './log-reader.ts';
import type { WatchedEvent } from './model.ts';
import { assertReached } from './reached.ts';
import { toThinEvent } from './thin-event.ts';

export interface EventWatchOptions {
  eventLog: (tenantId: string) => EventLog;
  feed: Pick<EventFeed, 'live' | 'subscribeToTenant'>;
}

const BATCH_SIZE = 200;
/** The shell doubts a stream that is silent for five seconds: two of these may be lost. */
const HEARTBEAT_MS = 2_000;
/** How often is looked although the change stream tells nothing. */
const LOOK_MS = 10_000;
/** How often is looked while there is no change stream. */
const POLL_MS = 1_000;

/** Members, keys, policies and settings of the tenant are no business of everybody who may read work. */
const OF_WORK: Wanted = { matches: ({ work_item_id }) => work_item_id !== null, limit: BATCH_SIZE };

/** What happens to all WorkItems of a tenant. */
export class EventWatch {
  readonly #options: EventWatchOptions;
  readonly #streams = new StreamPlaces('streams of events');

  constructor(options: EventWatchOptions) {
    this.#options = options;
  }

  /**
   * The events of WorkItems behind a sequence, then those that follow, until `signal` ends it.
   * @param afterSequence The end of the log if it is left out: nothing of what has happened before.
   * @throws {AppError} `validation_error` for a sequence that the log does not reach; `rate_limited` if the caller
   * watches too much at once.
   */
  async *watch(
    call: CallContext,
    afterSequence: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<WatchedEvent, void> {
    const { feed } = this.#options;
    const log = this.#options.eventLog(call.tenantId);
    const release = this.#streams.take(call);
    const bell = new Bell(signal);
    const unsubscribe = feed.subscribeToTenant(call.tenantId, (entry) => {
      if (entry === null || entry.work_item_id !== null) bell.ring();
    });
    try {
      if (afterSequence !== undefined) await assertReached(log, afterSequence, 'after_sequence');
      let sequence = afterSequence ?? (await log.head());
      let isCaughtUp = false;
      while (!signal.aborted) {
        const look = await lookBehind(log, sequence, OF_WORK);
        for (const entry of look.entries) yield { kind: 'event', event: toThinEvent(entry) };
        sequence = look.reached;
        if (!look.isAtEnd) continue;
        if (!isCaughtUp) yield { kind: 'caught_up', sequence };
        isCaughtUp = true;
        yield* this.#heartbeats(bell, sequence);
      }
    } finally {
      unsubscribe();
      release();
    }
  }

  /** Says that nothing happens, until something may have: the database is not asked for that. */
  async *#heartbeats(bell: Bell, sequence: number): AsyncGenerator<WatchedEvent, void> {
    const lookAtMs = performance.now() + (this.#options.feed.live ? LOOK_MS : POLL_MS);
    while (!(await bell.wait(Math.min(HEARTBEAT_MS, lookAtMs - performance.now())))) {
      yield { kind: 'heartbeat', sequence };
      if (!this.#options.feed.live || performance.now() >= lookAtMs) return;
    }
  }
}
