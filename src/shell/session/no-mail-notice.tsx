import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useSession } from './session-context.ts';

export function NoMailNotice() {
  const { person, sendsMail } = useSession();
  if (!sendsMail || person.emailVerified) return null;
  return (
    <Alert title="You get no mail about waiting proposals">
      <Stack gap="xs">
        <Text size="sm">Your address {person.email} is not confirmed.</Text>
        <VerificationRequest />
      </Stack>
    </Alert>
  );
}

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
