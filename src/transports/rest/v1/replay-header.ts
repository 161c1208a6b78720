/** Returns the header that marks an answer as the repeated answer of an earlier request. */
export function replayHeader(replayed: boolean): { 'Idempotent-Replayed'?: 'true' } {
  return replayed ? { 'Idempotent-Replayed': 'true' } : {};
}
