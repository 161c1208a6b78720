import { useQuery } from '@connectrpc/connect-query';
import { Alert, Radio, Stack } from '@mantine/core';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  MailPace,
  NotificationService,
  type NotificationSettings,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { NoticesSection } from '../browser-notices/notices-section.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { AwaySection } from './away-section.tsx';
import { ChatCardsChoice } from './chat-cards-choice.tsx';
import { NoMailNotice } from './no-mail-notice.tsx';
import { useSession } from './session-context.ts';
import { useKeptChoice } from './use-kept-choice.ts';

/** What the person is told of in the tenant that they are at, and how. */
export function NotificationsPage() {
  const { active, may } = useSession();
  const { data, error } = useQuery(NotificationService.method.getNotificationSettings, {});
  const settings = data?.settings;
  return (
    <Page
      title="Your notifications"
      lead={`What you are told of in ${active.tenantName}. What waits for you stands under Approvals in any case.`}
    >
      <NoMailNotice />
      {error !== null && <FailureAlert error={error} title="Your notifications cannot be shown" />}
      {settings === undefined && error === null && <RecordsSkeleton />}
      {settings !== undefined && <MailChoice settings={settings} />}
      {settings !== undefined && may(Permission.ACTIONS_APPROVE) && <NoticesSection />}
      {settings !== undefined && may(Permission.ACTIONS_APPROVE) && <ChatCardsChoice settings={settings} />}
      {settings !== undefined && may(Permission.ACTIONS_APPROVE) && <AwaySection settings={settings} />}
    </Page>
  );
}

const CHOICES: readonly { pace: MailPace; label: string; description: string }[] = [
  {
    pace: MailPace.EACH,
    label: 'As it comes',
    description: 'What waits for your approval, as one mail at most every five minutes, and what became of it.',
  },
  {
    pace: MailPace.DAILY,
    label: 'Once a day',
    description: 'At eight in the morning. What is about to expire, and nobody has decided on, comes at once.',
  },
  { pace: MailPace.NONE, label: 'No mail', description: 'Also where something is about to expire.' },
];

function MailChoice({ settings }: { settings: NotificationSettings }) {
  const [wanted, choose] = useKeptChoice(settings.mail, (mail) => ({ mail }));
  return (
    <Stack gap="md" maw="40rem">
      {!settings.mailIsSent && (
        <Alert color="gray" title="This service sends no mail">
          Whoever runs it has not set up a mail server. What you choose counts once they have.
        </Alert>
      )}
      <Radio.Group
        label="Mail about approvals"
        description={`To ${settings.email}`}
        value={String(wanted)}
        onChange={(value) => choose(Number(value) as MailPace)}
      >
        <Stack gap="sm" mt="sm">
          {CHOICES.map(({ pace, label, description }) => (
            <Radio key={pace} value={String(pace)} label={label} description={description} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
