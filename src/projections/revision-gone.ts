/** Thrown when a revision was removed while it was read, because newer ones were published. */
export class RevisionGone extends Error {
  override readonly name = 'RevisionGone';
}
