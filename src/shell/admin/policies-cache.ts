import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';

/** Returns the policies that the page shows, and a function that reads them again after a change. */
export function usePoliciesCache(): { shown: () => TenantPolicies | undefined; invalidate: () => Promise<void> } {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const schema = PolicyService.method.getPolicies;
  const queryKey = createConnectQueryKey({ schema, input: {}, transport, cardinality: 'finite' });
  return {
    shown: () => queryClient.getQueryData(queryKey)?.tenant,
    invalidate: () => queryClient.invalidateQueries({ queryKey }),
  };
}
