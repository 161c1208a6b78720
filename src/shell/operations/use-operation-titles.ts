import { useQuery } from '@connectrpc/connect-query';
import { OperationService } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';

/** Most operations that the service returns at once. Any others are shown by their names in the contract. */
const PAGE_SIZE = 200;

export function useOperationTitles(enabled = true) {
  const { data } = useQuery(OperationService.method.listOperations, { pageSize: PAGE_SIZE }, { enabled });
  const operations = data?.operations ?? [];
  const titles = new Map(operations.map(({ operation, title }) => [operation, title]));
  return { operations, titleOf: (operation: string) => titles.get(operation) ?? operation };
}
