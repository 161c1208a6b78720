import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionDocument, ActionRepository } from '../proposals/index.ts';

/** Access to the stored records of executions. */
export interface ActionRecords {
  repository: (tenantId: string) => ActionRepository;
}

/** @throws {AppError} `not_found` */
export async function findAction(
  { repository }: ActionRecords,
  call: Pick<CallContext, 'tenantId'>,
  actionId: string,
): Promise<ActionDocument> {
  const row = await repository(call.tenantId).findAction(actionId);
  if (row === null) throw new AppError('not_found', `There is no action ${actionId}.`);
  return row;
}
