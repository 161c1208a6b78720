import { Alert, Stack, Text } from '@mantine/core';
import { useSession } from './session-context.ts';
import { VerificationRequest } from './verification-request.tsx';

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
