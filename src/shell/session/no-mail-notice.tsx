import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { keep, kept } from '../frame/kept.ts';
import { useSession } from './session-context.ts';

/** A dismissed notice stays away in this browser, until the address changes, from pages where it may be dismissed. */
export function NoMailNotice({ mayDismiss = false }: { mayDismiss?: boolean }) {
  const { person, sendsMail } = useSession();
  const name = `workgate-no-mail-dismissed:${person.personId}`;
  const [dismissed, setDismissed] = useState(() => kept(name));
  if (!sendsMail || person.emailVerified || (mayDismiss && dismissed === person.email)) return null;
  const dismiss = () => {
    keep(name, person.email);
    setDismissed(person.email);
  };
  return (
    <Alert
      title="You get no mail about waiting proposals"
      withCloseButton={mayDismiss}
      closeButtonLabel="Dismiss"
      onClose={dismiss}
    >
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
