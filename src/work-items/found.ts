import { AppError } from '../errors/app-error.ts';
import type { WorkItemDocument } from './schema.ts';

/** Returns the WorkItem, which must exist. @throws {AppError} `not_found` */
export function found(row: WorkItemDocument | null, workItemId: string): WorkItemDocument {
  if (row === null) throw notFound(workItemId);
  return row;
}

export function notFound(workItemId: string): AppError {
  return new AppError('not_found', `There is no WorkItem ${workItemId}.`);
}
