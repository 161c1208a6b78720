import type { OperationUseCases } from '../../../actions/use-cases.ts';
import { toApiOperation } from '../../wire/v1/operations.ts';
import type { OperationHandlers } from './operations.ts';

export interface OperationHandlerServices {
  operations: OperationUseCases;
}

type OperationOperation = 'listOperations' | 'getOperation';

/** The operations of the contract on what can be proposed, by operationId. */
export function createOperationHandlers({
  operations,
}: OperationHandlerServices): Pick<OperationHandlers, OperationOperation> {
  return {
    async listOperations({ query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await operations.listOperations(call, page);
      const body = { operations: rows.map(toApiOperation), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async getOperation({ path }, call) {
      return { status: 200, headers: {}, body: toApiOperation(await operations.getOperation(call, path.operation)) };
    },
  };
}
