import type { CallContext } from '../../call-context.ts';
import { permitted } from '../../identity/index.ts';
import { type Action, fromActionRow } from '../../proposals/index.ts';
import { type ActionRecords, findAction } from '../action-records.ts';

/** Returns the record of an execution. @throws {AppError} `not_found` */
export const getAction = permitted(
  'actions.read',
  async (services: ActionRecords, call: CallContext, actionId: string): Promise<Action> =>
    fromActionRow(await findAction(services, call, actionId)),
);
