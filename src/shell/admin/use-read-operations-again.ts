import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';

/** To be called when an operation has changed: integrations say what is proposed through them, too. */
export function useReadOperationsAgain(): () => Promise<void> {
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
