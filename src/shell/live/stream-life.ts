import { isFinal, isUnauthenticated } from '../api/failure.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** How long a stream may say nothing. The service sends a heartbeat at least every two seconds. */
export interface Silences {
  /** From then on nobody is told that what they see is up to date. */
  untilDoubtMs: number;
  /** From then on the stream is dead, whatever TCP believes, and another one is begun. */
  untilDeathMs: number;
}

/** What is told of a stream as a whole. */
export interface StreamListener {
  /** Nothing has come for so long that nobody knows. */
  onSilent: () => void;
  /** Something has come after such a silence. */
  onHeardAgain: () => void;
  /** The stream has broken off and is being taken up again. */
  onBroken: () => void;
  /** The stream is refused: for good, unless the session has ended, in whose place there may be another by now. */
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
  listener: StreamListener,
  silences: Silences,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  const stands = () => {
    failures = 0;
  };
  while (!signal.aborted) {
    const silence = watchSilence(listener, silences);
    try {
      const options = { signal: AbortSignal.any([signal, silence.signal]), timeoutMs: 0 } as const;
      await follow({ options, heard: silence.interrupt, stands });
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) {
        listener.onRefused(error);
        if (!isUnauthenticated(error)) return;
      }
    } finally {
      silence.stop();
    }
    if (signal.aborted) return;
    listener.onBroken();
    await pause(failures, signal);
    failures += 1;
  }
}

/** Tells of a silence, and aborts its signal once it has lasted too long; `interrupt` is called with all that comes. */
function watchSilence(
  { onSilent, onHeardAgain }: StreamListener,
  { untilDoubtMs, untilDeathMs }: Silences,
): { signal: AbortSignal; interrupt: () => void; stop: () => void } {
  const controller = new AbortController();
  let isSilent = false;
  const begin = () => [
    setTimeout(() => {
      isSilent = true;
      onSilent();
    }, untilDoubtMs),
    setTimeout(() => controller.abort(), untilDeathMs),
  ];
  let timers = begin();
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const interrupt = () => {
    stop();
    timers = begin();
    if (isSilent) onHeardAgain();
    isSilent = false;
  };
  return { signal: controller.signal, interrupt, stop };
}

/**
 * Waits before a stream is taken up again, the longer the more often that has failed.
 * Half of the pause is chance: when a service restarts, its pages must not all come back at the same moment.
 */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, longest * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', end);
  });
}
