import { validationError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import type { Route } from './model.ts';
import type { WorkItemDocument } from './schema.ts';
import { hasEnded } from './status.ts';

/** Nobody plans further ahead, and searches need look no further. */
const FURTHEST_YEARS = 10;

/** By when work that was opened then is due where it goes; undefined where it never is. */
export function dueAtBy({ dueWithinMs }: Pick<Route, 'dueWithinMs'>, createdAt: Date): Date | undefined {
  return dueWithinMs === undefined ? undefined : new Date(createdAt.getTime() + dueWithinMs);
}

/** The latest time by which anything can be due. */
export function furthestDue(): Date {
  const time = currentTime();
  time.setUTCFullYear(time.getUTCFullYear() + FURTHEST_YEARS);
  return time;
}

/** @throws {AppError} `validation_error` on a time by which the work could not be due. */
export function assertMayBeDue(dueAt: Date, { created_at: createdAt }: Pick<WorkItemDocument, 'created_at'>): void {
  if (dueAt < createdAt) {
    const problem = `must not be before the WorkItem was opened, at ${createdAt.toISOString()}`;
    throw validationError([{ field: 'due_at', problem }]);
  }
  if (dueAt > furthestDue()) {
    throw validationError([{ field: 'due_at', problem: `must be within ${FURTHEST_YEARS} years from now` }]);
  }
}

/** By when it is due: what has ended is not due any more. */
export function dueOf({ status, due_at: dueAt }: Pick<WorkItemDocument, 'status' | 'due_at'>): Date | undefined {
  return hasEnded(status) ? undefined : dueAt;
}
