import { Text } from '@mantine/core';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from './session-context.ts';
import { VerificationRequest } from './verification-request.tsx';

/** What the person is known by in every tenant, and whether mail reaches them. */
export function AccountPage() {
  const { person, sendsMail } = useSession();
  return (
    <Page title="Your account" lead="What you are known by, in every tenant that you belong to.">
      <Section title="Address">
        <Text>{person.email}</Text>
        {!sendsMail && (
          <Text size="sm" c="dimmed">
            This service sends no mail.
          </Text>
        )}
        {sendsMail && person.emailVerified && (
          <Text size="sm" c="dimmed">
            Confirmed. Mail about what waits for you goes to it, and a forgotten password is replaced by it.
          </Text>
        )}
        {sendsMail && !person.emailVerified && (
          <>
            <Text size="sm">
              Not confirmed. You get no mail about what waits for you until you have shown that the address is yours.
            </Text>
            <VerificationRequest />
          </>
        )}
      </Section>
    </Page>
  );
}
