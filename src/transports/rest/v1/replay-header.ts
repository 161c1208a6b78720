/** Says that the answer is that of an earlier request. */
export function replayHeader(replayed: boolean): { 'Idempotent-Replayed'?: 'true' } {
  return replayed ? { 'Idempotent-Replayed': 'true' } : {};
}
