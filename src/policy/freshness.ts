/** Milliseconds for which a read state counts as present. */
const FRESH_MS = 100;

/** @param readAtMs Time of the read on the monotonic clock. */
export function isFresh(readAtMs: number): boolean {
  return performance.now() - readAtMs < FRESH_MS;
}
