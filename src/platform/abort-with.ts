/**
 * Aborts a controller with any of `signals`, or after `timeoutMs` if that is first. For what begins with every request:
 * Node keeps what `AbortSignal.any` and `AbortSignal.timeout` make of each other until the time is over.
 * @returns what lets go of the signals and of the time; to be called when the work is done.
 */
export function abortWith(controller: AbortController, signals: readonly AbortSignal[], timeoutMs: number): () => void {
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
  if (signals.some(({ aborted }) => aborted)) abort();
  return () => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
}
