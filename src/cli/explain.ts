import { ConfigError } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { KeySetError } from '../evidence/verification-keys.ts';
import { StartUpError } from '../platform/start-up-error.ts';

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'path' in error;
}

/** Errors that tell their reader what to do are shown without a stack; all others are faults of ours. */
function isForPeople(error: unknown): error is Error {
  const forPeople = [ConfigError, StartUpError, AppError, KeySetError];
  return forPeople.some((kind) => error instanceof kind) || isMissingFile(error);
}

/** What to say of a command that failed. Here "temporarily unavailable" can only mean the database. */
export function explain(error: unknown): string {
  if (error instanceof AppError && error.code === 'unavailable') {
    return `The database does not answer. If it runs where MONGODB_URI says, the machine may be too busy: repeat this. (${(error.cause as Error | undefined)?.message})`;
  }
  return isForPeople(error) ? error.message : ((error as Error).stack ?? String(error));
}
