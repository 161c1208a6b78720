/** Newer revisions replaced this one while it was read. */
export class RevisionGone extends Error {
  override readonly name = 'RevisionGone';
}
