const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A stream without as much as a heartbeat (the service sends one every ten seconds) is dead, whatever TCP believes. */
const SILENCE_MS = 35_000;

/** Aborts its signal once nothing has come for too long; `interrupt` is called with all that comes. */
export function watchSilence(): { signal: AbortSignal; interrupt: () => void; stop: () => void } {
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
export function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
