import type { HandlerContext } from '@connectrpc/connect';
import { AppError } from '../../errors/app-error.ts';
import { abortWith } from '../../platform/abort-with.ts';
import { callerOf } from './caller.ts';

/** How often a stream asks whether its caller may still read. */
const RECHECK_MS = 5_000;
const MAX_STREAM_MS = 60 * 60 * 1000;

/**
 * What happens, as a stream that ends with the caller's right to read it, with the service, or after an hour.
 * @param begin Begins it; the signal is aborted when it is to end. It says something now and then, or nobody is asked.
 * @throws {AppError} `unavailable` when it ends, since what happens itself never does.
 */
export async function* boundedStream<Event>(
  context: HandlerContext,
  begin: (signal: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event, void> {
  const ended = new AbortController();
  const release = abortWith(ended, [context.signal], MAX_STREAM_MS);
  try {
    const stillAllowed = recheckEvery(RECHECK_MS, context);
    for await (const event of begin(ended.signal)) {
      await stillAllowed();
      yield event;
    }
  } finally {
    release();
  }
  throw new AppError('unavailable', 'The stream has ended. Resume it after the last sequence that you have seen.');
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
