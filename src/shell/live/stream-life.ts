import { isFinal } from '../api/failure.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A stream without as much as a heartbeat (the service sends one every ten seconds) is dead, whatever TCP believes. */
const SILENCE_MS = 35_000;

/** What is told of a stream as a whole. */
export interface StreamListener {
  /** The stream has broken off and is being taken up again. */
  onBroken: () => void;
  /** The stream is refused for good. */
  onRefused: (error: unknown) => void;
}

/** How a call that is a stream is made, and what is to be said of it. */
export interface StreamCall {
  options: { signal: AbortSignal; timeoutMs: 0 };
  /** Something has come: the stream lives. */
  heard: () => void;
  /** It has caught up: failures before do not count any more. */
  stands: () => void;
}

/**
 * Keeps a stream up until `signal` aborts: one that ends is taken up again, after growing pauses while that fails.
 * @param follow makes the call, behind what is known, and resolves when the stream ends.
 */
export async function keepStream(
  follow: (call: StreamCall) => Promise<void>,
  { onBroken, onRefused }: StreamListener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  const stands = () => {
    failures = 0;
  };
  while (!signal.aborted) {
    const silence = watchSilence();
    try {
      const options = { signal: AbortSignal.any([signal, silence.signal]), timeoutMs: 0 } as const;
      await follow({ options, heard: silence.interrupt, stands });
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) {
        onRefused(error);
        return;
      }
    } finally {
      silence.stop();
    }
    if (signal.aborted) return;
    onBroken();
    await pause(failures, signal);
    failures += 1;
  }
}

/** Aborts its signal once nothing has come for too long; `interrupt` is called with all that comes. */
function watchSilence(): { signal: AbortSignal; interrupt: () => void; stop: () => void } {
  const controller = new AbortController();
  const wait = () => setTimeout(() => controller.abort(), SILENCE_MS);
  let timer = wait();
  return {
    signal: controller.signal,
    interrupt: () => {
      clearTimeout(timer);
      timer = wait();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Waits before a stream is taken up again, the longer the more often that has failed.
 * Half of the pause is chance: when a service restarts, its pages must not all come back at the same moment.
 */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
