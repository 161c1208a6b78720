import type { Client } from '@connectrpc/connect';
import type { TimelineEntry, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { keepStream, type StreamListener } from '../live/stream-life.ts';

export interface TimelineListener extends StreamListener {
  /** New entries, oldest first; at the beginning all earlier ones at once. */
  onEntries: (entries: TimelineEntry[]) => void;
  onLive: () => void;
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
  const handOn = (entries: TimelineEntry[]) => {
    known = entries.at(-1)?.sequence ?? known;
    listener.onEntries(entries);
  };
  await keepStream(
    async ({ options, heard, stands }) => {
      // Until the stream has caught up, entries are kept back: a long past then costs one update of the page, not many.
      const earlier: TimelineEntry[] = [];
      let isLive = false;
      for await (const { event } of client.watchWorkItemTimeline({ workItemId, afterSequence: known }, options)) {
        heard();
        if (event.case === 'entry') {
          if (isLive) handOn([event.value]);
          else earlier.push(event.value);
        } else if (event.case === 'caughtUp') {
          isLive = true;
          stands();
          if (earlier.length > 0) handOn(earlier);
          listener.onLive();
        }
      }
    },
    listener,
    signal,
  );
}
