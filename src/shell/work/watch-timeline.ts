import type { Client } from '@connectrpc/connect';
import type { TimelineEntry, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { isFinal } from '../api/failure.ts';
import { pause, watchSilence } from '../live/stream-life.ts';

export interface TimelineListener {
  /** New entries, oldest first; at the beginning all earlier ones at once. */
  onEntries: (entries: TimelineEntry[]) => void;
  onLive: () => void;
  /** The stream has broken off and is being taken up again. */
  onBroken: () => void;
  /** The stream is refused for good. */
  onRefused: (error: unknown) => void;
}

/**
 * Follows what happens to a WorkItem until `signal` aborts. A stream that ends is taken up again after the last entry
 * that was handed on, after growing pauses while that fails.
 * @param afterSequence entries up to this one are known already.
 */
export async function watchTimeline(
  client: Client<typeof WorkService>,
  workItemId: string,
  afterSequence: bigint,
  listener: TimelineListener,
  signal: AbortSignal,
): Promise<void> {
  let known = afterSequence;
  let failures = 0;
  const handOn = (entries: TimelineEntry[]) => {
    known = entries.at(-1)?.sequence ?? known;
    listener.onEntries(entries);
  };
  while (!signal.aborted) {
    const silence = watchSilence();
    // Until the stream has caught up, entries are kept back: a long past then costs one update of the page, not many.
    const earlier: TimelineEntry[] = [];
    let isLive = false;
    try {
      const options = { signal: AbortSignal.any([signal, silence.signal]), timeoutMs: 0 };
      for await (const { event } of client.watchWorkItemTimeline({ workItemId, afterSequence: known }, options)) {
        silence.interrupt();
        if (event.case === 'entry') {
          if (isLive) handOn([event.value]);
          else earlier.push(event.value);
        } else if (event.case === 'caughtUp') {
          isLive = true;
          failures = 0;
          if (earlier.length > 0) handOn(earlier);
          listener.onLive();
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) {
        listener.onRefused(error);
        return;
      }
    } finally {
      silence.stop();
    }
    listener.onBroken();
    await pause(failures, signal);
    failures += 1;
  }
}
