import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type Operation,
  OperationService,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useInvalidateOperations } from './use-invalidate-operations.ts';
import { WaitingChangeLine } from './waiting-change-line.tsx';

/** Notice about a version that does not count yet for its author's own proposals, with a button to confirm it. */
export function WaitingOperation({ operation: { operation, version, waiting } }: { operation: Operation }) {
  const invalidate = useInvalidateOperations();
  const confirm = useMutation(OperationService.method.confirmOperation, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({ message: 'The version is confirmed. It now applies to everybody.' });
    },
    // Shows a change that somebody else has made meanwhile, before the person decides again.
    onError: invalidate,
  });
  if (waiting === undefined) return null;
  return (
    <Alert role="status" color="yellow" title="This version does not apply to everybody yet">
      <Stack gap="sm">
        <WaitingChangeLine change={waiting} did={`defined version ${version}`} />
        {confirm.error !== null && <FailureAlert error={confirm.error} title="The version was not confirmed" />}
        {waiting.mayConfirm && (
          <Button
            variant="default"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ operation, version })}
            style={{ alignSelf: 'flex-start' }}
          >
            Confirm version {String(version)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
