import type { HandlerContext } from '@connectrpc/connect';
import { AppError } from '../../errors/app-error.ts';
import { abortWith } from '../../platform/abort-with.ts';
import type { TimelineEvent } from '../../work-items/timeline-entry.ts';
import type { TimelineUseCases } from '../../work-items/use-cases.ts';
import { callerOf, callOf } from './caller.ts';
import { toApiTimelineEntry } from './work-item-wire.ts';

/** How often a stream asks whether its caller may still read. */
const RECHECK_MS = 5_000;
const MAX_STREAM_MS = 60 * 60 * 1000;

/**
 * The timeline of a WorkItem as the contract streams it, from the entry after a sequence number on.
 * @throws {AppError} `unavailable` when it ends, since the timeline itself never does.
 */
export async function* watchTimeline(
  timeline: TimelineUseCases,
  workItemId: string,
  afterSequence: number,
  context: HandlerContext,
) {
  const ended = new AbortController();
  const release = abortWith(ended, [context.signal], MAX_STREAM_MS);
  try {
    const events = timeline.watchWorkItemTimeline(callOf(context), workItemId, afterSequence, ended.signal);
    const stillAllowed = recheckEvery(RECHECK_MS, context);
    for await (const event of events) {
      await stillAllowed();
      yield toApiTimelineEvent(event);
    }
  } finally {
    release();
  }
  throw new AppError('unavailable', 'The stream has ended. Resume it after the last sequence that you have seen.');
}

function toApiTimelineEvent(event: TimelineEvent) {
  if (event.kind === 'entry') return { event: { case: 'entry', value: toApiTimelineEntry(event.entry) } } as const;
  if (event.kind === 'caught_up') return { event: { case: 'caughtUp', value: {} } } as const;
  return { event: { case: 'heartbeat', value: {} } } as const;
}

function recheckEvery(intervalMs: number, context: HandlerContext): () => Promise<void> {
  const { recheck } = callerOf(context);
  let checkedAtMs = performance.now();
  return async () => {
    if (performance.now() - checkedAtMs < intervalMs) return;
    await recheck();
    checkedAtMs = performance.now();
  };
}
