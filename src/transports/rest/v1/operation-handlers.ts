import type { FreezeUseCases } from '../../../execution/use-cases.ts';
import type { OperationUseCases } from '../../../operations/use-cases.ts';
import { toApiOperation } from '../../wire/v1/operations.ts';
import type { OperationHandlers } from './operations.ts';

export interface OperationHandlerServices {
  operations: OperationUseCases;
  freezes: FreezeUseCases;
}

type OperationOperation = 'listOperations' | 'getOperation';

/** Creates the handlers that describe the operations which can be proposed, by operationId. */
export function createOperationHandlers({
  operations,
  freezes,
}: OperationHandlerServices): Pick<OperationHandlers, OperationOperation> {
  return {
    async listOperations({ query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const [{ rows, nextPageToken }, frozen] = await Promise.all([
        operations.listOperations(call, page),
        freezes.listFreezeProblems(call),
      ]);
      const shown = rows.map((row) => toApiOperation(row, frozen.ofOperation(row.operation)));
      const body = { operations: shown, next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async getOperation({ path }, call) {
      const [found, frozen] = await Promise.all([
        operations.getOperation(call, path.operation),
        freezes.listFreezeProblems(call),
      ]);
      return { status: 200, headers: {}, body: toApiOperation(found, frozen.ofOperation(found.operation)) };
    },
  };
}
