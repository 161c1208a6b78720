/** Why the service, or a command, does not start on this database; the text says what to do about it. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
