import { Text } from '@mantine/core';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { VerificationRequest } from './no-mail-notice.tsx';
import { useSession } from './session-context.ts';

export function AccountPage() {
  const { person, sendsMail } = useSession();
  return (
    <Page title="Your account" lead="Your address is the same in all your tenants.">
      <Section title="Address">
        <Text>{person.email}</Text>
        {!sendsMail && (
          <Text size="sm" c="dimmed">
            This service sends no mail.
          </Text>
        )}
        {sendsMail && person.emailVerified && (
          <Text size="sm" c="dimmed">
            Address confirmed. Emails about waiting proposals go there, and you can reset your password by it.
          </Text>
        )}
        {sendsMail && !person.emailVerified && (
          <>
            <Text size="sm">Not confirmed. Confirm that the address is yours to get mail about waiting proposals.</Text>
            <VerificationRequest />
          </>
        )}
      </Section>
    </Page>
  );
}
