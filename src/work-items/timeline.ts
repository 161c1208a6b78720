import type { CallContext } from '../call-context.ts';
import { StreamPlaces } from '../platform/admission/stream-places.ts';
import { Bell } from '../platform/bell.ts';
import type { Platform } from '../platform/module.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { WorkItemService } from './service.ts';
import { type TimelineEntry, type TimelineEvent, toTimelineEntry } from './timeline-entry.ts';

const BATCH_SIZE = 200;
const HEARTBEAT_MS = 10_000;
/** Milliseconds between reads while there is no change stream. */
const POLL_MS = 1_000;

export class Timeline {
  readonly #platform: Pick<Platform, 'eventLog' | 'feed' | 'settle'>;
  readonly #workItems: WorkItemService;
  readonly #streams = new StreamPlaces('timelines');

  constructor(platform: Pick<Platform, 'eventLog' | 'feed' | 'settle'>, workItems: WorkItemService) {
    this.#platform = platform;
    this.#workItems = workItems;
  }

  /**
   * Hands over all changes until `isEnough` returns true, and waits for changes that are not in the log yet.
   * @throws {AppError} `unavailable` if that takes too long.
   */
  async read(
    call: CallContext,
    workItemId: string,
    take: (entry: TimelineEntry) => void,
    isEnough: () => boolean,
  ): Promise<void> {
    const log = this.#platform.eventLog(call.tenantId);
    let sequence = 0;
    await this.#platform.settle(call.tenantId, async () => {
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
   * Yields the changes after a sequence, then those that follow, until `signal` aborts.
   * @throws {AppError} `not_found`; `rate_limited` if the caller watches too many timelines at once.
   */
  async *watch(
    call: CallContext,
    workItemId: string,
    afterSequence: number,
    signal: AbortSignal,
  ): AsyncGenerator<TimelineEvent, void> {
    await this.#workItems.assertExists(call, workItemId);
    const log = this.#platform.eventLog(call.tenantId);
    const release = this.#streams.take(call);
    const bell = new Bell(signal);
    const unsubscribe = this.#platform.feed.subscribe(call.tenantId, workItemId, () => bell.ring());
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
        await bell.wait(this.#platform.feed.live ? untilHeartbeatMs : Math.min(POLL_MS, untilHeartbeatMs));
      }
    } finally {
      unsubscribe();
      release();
    }
  }
}
