import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type Operation,
  OperationService,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useReadOperationsAgain } from './use-read-operations-again.ts';
import { WaitingChangeLine } from './waiting-change-line.tsx';

/** A version that does not count yet for what its author proposes, and the way to confirm it. */
export function WaitingOperation({ operation: { operation, version, waiting } }: { operation: Operation }) {
  const readAgain = useReadOperationsAgain();
  const confirm = useMutation(OperationService.method.confirmOperation, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({ message: 'The version is confirmed. It counts for everybody now.' });
    },
    // Whoever has changed it meanwhile is to be seen before it is decided again.
    onError: readAgain,
  });
  if (waiting === undefined) return null;
  return (
    <Alert role="status" color="yellow" title="This version does not count for everybody yet">
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
