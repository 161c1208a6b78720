/** A revision is not kept any more: newer ones have come while it was read. */
export class RevisionGone extends Error {
  override readonly name = 'RevisionGone';
}
