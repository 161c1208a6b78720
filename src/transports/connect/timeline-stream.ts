import type { HandlerContext } from '@connectrpc/connect';
import type { TimelineEvent } from '../../work-items/index.ts';
import type { TimelineUseCases } from '../../work-items/use-cases.ts';
import { boundedStream } from './bounded-stream.ts';
import { callOf } from './caller.ts';
import { toApiTimelineEntry } from './work-item-wire.ts';

/** Streams the timeline of a WorkItem in the form of the contract, starting after a sequence number. */
export async function* watchTimeline(
  timeline: TimelineUseCases,
  workItemId: string,
  afterSequence: number,
  context: HandlerContext,
) {
  const events = boundedStream(context, (signal) =>
    timeline.watchWorkItemTimeline(callOf(context), workItemId, afterSequence, signal),
  );
  for await (const event of events) yield toApiTimelineEvent(event);
}

function toApiTimelineEvent(event: TimelineEvent) {
  if (event.kind === 'entry') return { event: { case: 'entry', value: toApiTimelineEntry(event.entry) } } as const;
  if (event.kind === 'caught_up') return { event: { case: 'caughtUp', value: {} } } as const;
  return { event: { case: 'heartbeat', value: {} } } as const;
}
