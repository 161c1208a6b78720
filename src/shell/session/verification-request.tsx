import { useMutation } from '@connectrpc/connect-query';
import { Button, Stack, Text } from '@mantine/core';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useSession } from './session-context.ts';

export function VerificationRequest() {
  const { person } = useSession();
  const request = useMutation(AccountService.method.requestEmailVerification);
  return (
    <Stack gap="xs" align="flex-start">
      {request.error !== null && <FailureAlert error={request.error} />}
      {request.isSuccess ? (
        <Text size="sm" role="status">
          A mail is on its way to {person.email}. Open its link, and confirm.
        </Text>
      ) : (
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate({})}>
          Send a confirmation mail
        </Button>
      )}
    </Stack>
  );
}
