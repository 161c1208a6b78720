import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';

/**
 * Returns a function that reads operations and integrations again; call it after an operation has changed. Integrations
 * list the operations that use them.
 */
export function useInvalidateOperations(): () => Promise<void> {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const { listOperations, getOperation } = OperationService.method;
  const cardinality = undefined;
  const keys = [
    createConnectQueryKey({ schema: listOperations, transport, cardinality }),
    createConnectQueryKey({ schema: getOperation, transport, cardinality }),
    createConnectQueryKey({ schema: IntegrationService.method.listIntegrations, transport, cardinality }),
  ];
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
