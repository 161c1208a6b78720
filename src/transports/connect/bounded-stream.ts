import type { HandlerContext } from '@connectrpc/connect';
import { abortWith } from '../../platform/abort-with.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { callerOf } from './caller.ts';
import { StreamEnded } from './errors.ts';

const MAX_STREAM_MS = HOUR_MS;

/**
 * Yields live events until the caller may no longer read them (noticed within two seconds, even without an event), the
 * service stops, or an hour has passed.
 * @param begin Starts the events. Its signal is aborted when they must end.
 * @throws {AppError} the caller's refusal; `unavailable` for any other end, because live events never end by
 * themselves.
 */
export async function* boundedStream<Event>(
  context: HandlerContext,
  begin: (signal: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event, void> {
  yield* endingStream(context, begin);
  throw new StreamEnded();
}

/** Yields events like `boundedStream`, but from a source with an end of its own, such as a file. */
export async function* endingStream<Event>(
  context: HandlerContext,
  begin: (signal: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event, void> {
  const ended = new AbortController();
  const release = abortWith(ended, [context.signal], MAX_STREAM_MS);
  let refused: { error: unknown } | undefined;
  const unwatch = callerOf(context).watchStanding((error) => {
    refused ??= { error };
    ended.abort();
  });
  try {
    for await (const event of begin(ended.signal)) {
      if (refused !== undefined) break;
      yield event;
    }
  } finally {
    unwatch();
    release();
  }
  if (refused !== undefined) throw refused.error;
}
