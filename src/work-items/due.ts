import { validationError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import type { Route } from './model.ts';
import type { WorkItemDocument } from './schema.ts';
import { hasEnded } from './status.ts';

/** Searches need look no further ahead, and nobody plans further. */
const FURTHEST_YEARS = 10;

/** Returns the due time of work opened at `createdAt`; undefined if its queue sets none. */
export function dueAtBy({ dueWithinMs }: Pick<Route, 'dueWithinMs'>, createdAt: Date): Date | undefined {
  return dueWithinMs === undefined ? undefined : new Date(createdAt.getTime() + dueWithinMs);
}

export function furthestDue(): Date {
  const time = currentTime();
  time.setUTCFullYear(time.getUTCFullYear() + FURTHEST_YEARS);
  return time;
}

/** @throws {AppError} `validation_error` if the work cannot be due at that time. */
export function assertMayBeDue(dueAt: Date, { created_at: createdAt }: Pick<WorkItemDocument, 'created_at'>): void {
  if (dueAt < createdAt) {
    const problem = `must not be before the WorkItem was opened, at ${createdAt.toISOString()}`;
    throw validationError([{ field: 'due_at', problem }]);
  }
  if (dueAt > furthestDue()) {
    throw validationError([{ field: 'due_at', problem: `must be within ${FURTHEST_YEARS} years from now` }]);
  }
}

/** Returns the due time; undefined if none is set, or if the work has ended. */
export function dueOf({ status, due_at: dueAt }: Pick<WorkItemDocument, 'status' | 'due_at'>): Date | undefined {
  return hasEnded(status) ? undefined : dueAt;
}
