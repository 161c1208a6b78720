import { ConfigError } from '../config-error.ts';
import { AppError } from '../errors/app-error.ts';
import { StartUpError } from '../platform/start-up-error.ts';

/** True if the message says what its reader can do. Any other error is our fault and is shown with its stack. */
function isForPeople(error: unknown): error is Error {
  if ([ConfigError, StartUpError, AppError].some((kind) => error instanceof kind)) return true;
  // A missing file, or a folder in its place, for which Node gives no path.
  return error instanceof Error && 'code' in error && ('path' in error || error.code === 'EISDIR');
}

/** Here, `unavailable` can only mean the database. */
export function explain(error: unknown): string {
  if (error instanceof AppError && error.code === 'unavailable') {
    return `The database does not answer. Check that it runs at the address in MONGODB_URI; if it does, the machine may be busy: try again. (${(error.cause as Error | undefined)?.message})`;
  }
  return isForPeople(error) ? error.message : ((error as Error).stack ?? String(error));
}
