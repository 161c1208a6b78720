import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';

/** The policies as the page shows them, for those who learn that they have changed. */
export function usePoliciesCache(): { shown: () => TenantPolicies | undefined; readAgain: () => Promise<void> } {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const schema = PolicyService.method.getPolicies;
  const queryKey = createConnectQueryKey({ schema, input: {}, transport, cardinality: 'finite' });
  return {
    shown: () => queryClient.getQueryData(queryKey)?.tenant,
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
}
