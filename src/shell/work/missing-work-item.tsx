import { Code } from '@connectrpc/connect';
import { useQuery } from '@connectrpc/connect-query';
import { Alert, Button, Group, Text } from '@mantine/core';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useLocation } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { useSwitchTenant } from '../session/use-session-actions.ts';

export function MissingWorkItem({ workItemId, error }: { workItemId: string; error: { code: Code } }) {
  const { active, memberships } = useSession();
  const { pathname, search, hash } = useLocation();
  const switchTenant = useSwitchTenant(`${pathname}${search}${hash}`);
  const isElsewhere = error.code === Code.NotFound && memberships.length > 1;
  const { data, isLoading } = useQuery(
    WorkService.method.locateWorkItem,
    { workItemId },
    { enabled: isElsewhere, retry: false },
  );
  if (isLoading) return null;
  if (data === undefined) return <FailureAlert error={error} title="The WorkItem cannot be shown" />;
  return (
    <Alert color="blue" role="status" title={`This WorkItem is in ${data.tenantName}`}>
      <Text size="sm">You act for {active.tenantName} at the moment.</Text>
      <Group mt="sm">
        <Button size="xs" onClick={() => switchTenant(data.tenantId)}>
          Switch to {data.tenantName}
        </Button>
      </Group>
    </Alert>
  );
}
