import type { CallContext } from '../call-context.ts';
import { StreamPlaces } from '../platform/admission/stream-places.ts';
import { Bell } from '../platform/bell.ts';
import type { Platform } from '../platform/module.ts';
import { assertReached, lookBehind, type Wanted } from './log-reader.ts';
import type { WatchedEvent } from './model.ts';
import { toThinEvent } from './thin-event.ts';

const BATCH_SIZE = 200;
/** The shell doubts a stream that is silent for five seconds, so two heartbeats may be lost. */
const HEARTBEAT_MS = 2_000;
/** Between two looks if the change stream announces nothing. */
const LOOK_MS = 10_000;
/** Between two looks while there is no change stream. */
const POLL_MS = 1_000;

/** Only entries of WorkItems: not everybody who may read work may know of members, keys, policies and settings. */
const OF_WORK: Wanted = { matches: ({ work_item_id }) => work_item_id !== null, limit: BATCH_SIZE };

export class EventWatch {
  readonly #platform: Pick<Platform, 'eventLog' | 'feed'>;
  readonly #streams = new StreamPlaces('streams of events');

  constructor(platform: Pick<Platform, 'eventLog' | 'feed'>) {
    this.#platform = platform;
  }

  /**
   * Streams the events of WorkItems after a sequence (undefined: only new events) until `signal` aborts.
   * @throws {AppError} `validation_error` for a sequence beyond the log; `rate_limited` for too many streams.
   */
  async *watch(
    call: CallContext,
    afterSequence: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<WatchedEvent, void> {
    const { feed } = this.#platform;
    const log = this.#platform.eventLog(call.tenantId);
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

  /** Sends heartbeats, without a query, until something may have been logged. */
  async *#heartbeats(bell: Bell, sequence: number): AsyncGenerator<WatchedEvent, void> {
    const lookAtMs = performance.now() + (this.#platform.feed.live ? LOOK_MS : POLL_MS);
    while (!(await bell.wait(Math.min(HEARTBEAT_MS, lookAtMs - performance.now())))) {
      yield { kind: 'heartbeat', sequence };
      if (!this.#platform.feed.live || performance.now() >= lookAtMs) return;
    }
  }
}
