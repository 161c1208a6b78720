/** Thrown when the service, or a command, cannot start on this database. The message says what to do about it. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
