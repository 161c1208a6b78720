import type { HandlerContext } from '@connectrpc/connect';
import { abortWith } from '../../platform/abort-with.ts';
import { callerOf } from './caller.ts';
import { StreamEnded } from './errors.ts';

const MAX_STREAM_MS = 60 * 60 * 1000;

/**
 * What happens, as a stream that ends with the caller's right to read it (within two seconds, whether or not something
 * happens), with the service, or after an hour.
 * @param begin Begins it; the signal is aborted when it is to end.
 * @throws {AppError} what the caller is refused with; `unavailable` when it ends otherwise, since what happens itself never
 * does.
 */
export async function* boundedStream<Event>(
  context: HandlerContext,
  begin: (signal: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event, void> {
  yield* endingStream(context, begin);
  throw new StreamEnded();
}

/** The same of what has an end of its own, such as a file. */
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
