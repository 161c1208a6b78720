import { useQuery } from '@connectrpc/connect-query';
import { OperationService } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';

/** As many as the service gives at once; what is beyond is called by its name in the contract. */
const PAGE_SIZE = 200;

/** What people call operations: those that there are, and the title of any of them. */
export function useOperationTitles(enabled = true) {
  const { data } = useQuery(OperationService.method.listOperations, { pageSize: PAGE_SIZE }, { enabled });
  const operations = data?.operations ?? [];
  const titles = new Map(operations.map(({ operation, title }) => [operation, title]));
  return { operations, titleOf: (operation: string) => titles.get(operation) ?? operation };
}
