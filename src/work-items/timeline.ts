import type { CallContext } from '../call-context.ts';
import { StreamPlaces } from '../platform/admission/stream-places.ts';
import { Bell } from '../platform/bell.ts';
import type { EventFeed } from '../platform/outbox/event-feed.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { type TimelineEntry, type TimelineEvent, toTimelineEntry } from './timeline-entry.ts';

export interface TimelineOptions {
  eventLog: (tenantId: string) => EventLog;
  feed: EventFeed;
  /** Resolves once the condition holds. Meanwhile the tenant's events are moved to the log. */
  settle: (tenantId: string, isLogged: () => Promise<boolean>) => Promise<void>;
  /** Throws `not_found` unless the WorkItem exists. */
  assertExists: (call: CallContext, workItemId: string) => Promise<void>;
}

const BATCH_SIZE = 200;
const HEARTBEAT_MS = 10_000;
/** Milliseconds between looks while there is no change stream. */
const POLL_MS = 1_000;

/** Reads and watches the changes of WorkItems. */
export class Timeline {
  readonly #options: TimelineOptions;
  readonly #streams = new StreamPlaces('timelines');

  constructor(options: TimelineOptions) {
    this.#options = options;
  }

  /**
   * Hands over the changes of a WorkItem, from the first one until `isEnough` returns true. It waits for changes that
   * are not in the log yet.
   * @throws {AppError} `unavailable` if that takes too long.
   */
  async read(
    call: CallContext,
    workItemId: string,
    take: (entry: TimelineEntry) => void,
    isEnough: () => boolean,
  ): Promise<void> {
    const log = this.#options.eventLog(call.tenantId);
    let sequence = 0;
    await this.#options.settle(call.tenantId, async () => {
      let entries: LogEntry[];
      do {
        entries = await log.listOfWorkItem(workItemId, sequence, BATCH_SIZE);
        for (const entry of entries) {
          sequence = entry.sequence;
          take(toTimelineEntry(entry));
        }
      } while (entries.length === BATCH_SIZE);
      return isEnough();
    });
  }

  /**
   * Yields the changes of a WorkItem after a sequence, then those that follow, until `signal` aborts.
   * @throws {AppError} `not_found`; `rate_limited` if the caller watches too many timelines at once.
   */
  async *watch(
    call: CallContext,
    workItemId: string,
    afterSequence: number,
    signal: AbortSignal,
  ): AsyncGenerator<TimelineEvent, void> {
    await this.#options.assertExists(call, workItemId);
    const log = this.#options.eventLog(call.tenantId);
    const release = this.#streams.take(call);
    const bell = new Bell(signal);
    const unsubscribe = this.#options.feed.subscribe(call.tenantId, workItemId, () => bell.ring());
    try {
      let sequence = afterSequence;
      let isCaughtUp = false;
      let heartbeatAtMs = performance.now() + HEARTBEAT_MS;
      while (!signal.aborted) {
        const entries = await log.listOfWorkItem(workItemId, sequence, BATCH_SIZE);
        for (const entry of entries) {
          sequence = entry.sequence;
          yield { kind: 'entry', entry: toTimelineEntry(entry) };
        }
        if (entries.length === BATCH_SIZE) continue;
        if (!isCaughtUp) yield { kind: 'caught_up' };
        isCaughtUp = true;
        const now = performance.now();
        if (entries.length > 0) heartbeatAtMs = now + HEARTBEAT_MS;
        if (now >= heartbeatAtMs) {
          yield { kind: 'heartbeat' };
          heartbeatAtMs = now + HEARTBEAT_MS;
        }
        const untilHeartbeatMs = heartbeatAtMs - now;
        await bell.wait(this.#options.feed.live ? untilHeartbeatMs : Math.min(POLL_MS, untilHeartbeatMs));
      }
    } finally {
      unsubscribe();
      release();
    }
  }
}
