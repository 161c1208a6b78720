/** What was read so long ago of policies and work is what is so. */
const FRESH_MS = 100;

/** Whether something is believed that was read a moment ago. @param readAtMs When that was, monotonic. */
export function isFresh(readAtMs: number): boolean {
  return performance.now() - readAtMs < FRESH_MS;
}
