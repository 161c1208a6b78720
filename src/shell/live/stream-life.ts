import { isFinal, isUnauthenticated } from '../api/failure.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Limits on the silence of a stream. The service sends a heartbeat at least every two seconds. */
interface Silences {
  /** Milliseconds after which the page no longer claims to be up to date. */
  untilDoubtMs: number;
  /** Milliseconds after which the stream is opened again, whatever TCP reports. */
  untilDeathMs: number;
}

interface StreamListener {
  onSilent: () => void;
  onHeardAgain: () => void;
  onBroken: () => void;
  /** A refusal is final, unless the session has ended: a new session may have replaced it by now. */
  onRefused: (error: unknown) => void;
}

interface StreamCall {
  options: { signal: AbortSignal; timeoutMs: 0 };
  heard: () => void;
  /** Call when the stream has caught up: earlier failures no longer count. */
  stands: () => void;
}

/**
 * Keeps a stream open until `signal` aborts. A broken stream is opened again after growing pauses.
 * @param follow Makes the call from the last known position, and resolves when the stream ends.
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

/** Reports silence, and aborts its signal when the silence lasts too long. */
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

/** Half of the pause is random: when a service restarts, its pages must not all reconnect at the same moment. */
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
