/**
 * Aborts `controller` with any of `signals`, or after `timeoutMs`. For code that runs on every request:
 * `AbortSignal.any` and `AbortSignal.timeout` stay in Node's memory until the timeout has passed.
 * @returns a function that removes listeners and timer. Call it when the work is done.
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
