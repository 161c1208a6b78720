import { AppError } from '../../../errors/app-error.ts';
import type { ExecutionUseCases } from '../../../execution/use-cases.ts';
import { toApiAction } from '../../wire/v1/actions.ts';
import type { OperationHandlers } from './operations.ts';

export interface ActionHandlerServices {
  executor: ExecutionUseCases;
}

type ActionOperation = 'listActions' | 'getAction' | 'directActionExecution';

/** Creates the handlers of the operations on actions, by operationId. */
export function createActionHandlers({ executor }: ActionHandlerServices): Pick<OperationHandlers, ActionOperation> {
  return {
    async listActions({ query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await executor.listActions(call, query.work_item_id, page);
      return { status: 200, headers: {}, body: { actions: rows.map(toApiAction), next_page_token: nextPageToken } };
    },

    async getAction({ path }, call) {
      return { status: 200, headers: {}, body: toApiAction(await executor.getAction(call, path.action_id)) };
    },

    async directActionExecution() {
      throw new AppError(
        'authorization_error',
        'Direct action execution is disabled. Create an action proposal and execute it once it is approved.',
      );
    },
  };
}
