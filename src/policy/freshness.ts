/** Milliseconds for which a reading of policies and work counts as the present state. */
const FRESH_MS = 100;

/** Tells whether a reading still counts as the present state. @param readAtMs Time of the reading, monotonic. */
export function isFresh(readAtMs: number): boolean {
  return performance.now() - readAtMs < FRESH_MS;
}
