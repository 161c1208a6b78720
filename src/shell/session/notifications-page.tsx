import type { MessageInitShape } from '@bufbuild/protobuf';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Radio, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  MailPace,
  NotificationService,
  type NotificationSettings,
  type UpdateNotificationSettingsRequestSchema,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { NoticesSection } from '../browser-notices/notices-section.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';
import { AwaySection } from './away-section.tsx';
import { NoMailNotice } from './no-mail-notice.tsx';
import { useSession } from './session-context.ts';
import { UndeliveredCard, undeliveredOf } from './undelivered-card.tsx';

export function NotificationsPage() {
  const { active, may } = useSession();
  const { data, error } = useQuery(NotificationService.method.getNotificationSettings, {});
  const settings = data?.settings;
  return (
    <Page
      title="Your notifications"
      lead={`Notifications from ${active.tenantName}. The page Approvals always lists the proposals that wait for you.`}
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
    label: 'As it happens',
    description: 'Proposals that wait for your approval, and their outcome. At most one mail every 5 minutes.',
  },
  {
    pace: MailPace.DAILY,
    label: 'Once a day',
    description: 'At 08:00. Undecided proposals that are about to expire come at once.',
  },
  { pace: MailPace.NONE, label: 'No mail', description: 'Not even about proposals that are about to expire.' },
];

function MailChoice({ settings }: { settings: NotificationSettings }) {
  const [wanted, choose] = useKeptChoice(settings.mail, (mail) => ({ mail }));
  return (
    <Stack gap="md" maw="40rem">
      {!settings.mailIsSent && (
        <Alert color="gray" title="This service sends no mail">
          Its operator has not set up a mail server. Your choice takes effect after that.
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

function ChatCardsChoice({ settings }: { settings: NotificationSettings }) {
  const { data } = useQuery(IntegrationService.method.listOwnChatLinks, {});
  const [wanted, choose] = useKeptChoice(settings.chatCards, (chatCards) => ({ chatCards }));
  return (
    <Section title="Chat">
      <Stack gap="md" maw="40rem">
        {data?.links.length === 0 && (
          <Alert color="gray" title="No chat account of yours is linked">
            Your choice takes effect when you have linked one under{' '}
            <Anchor component={Link} to="/account/chat" inherit underline="always">
              your chat accounts
            </Anchor>
            .
          </Alert>
        )}
        {wanted && undeliveredOf(data?.links ?? []).map((one) => <UndeliveredCard key={one.link.linkId} {...one} />)}
        <Switch
          label="Cards in the chat"
          description="Proposals that wait for your approval come to your linked account as direct messages, in full, 5 at a time. Only for queues whose approvals an administrator has switched on in a channel of the same workspace."
          checked={wanted}
          onChange={({ currentTarget: { checked } }) => choose(checked)}
        />
      </Stack>
    </Section>
  );
}

/**
 * Shows the new value at once: the mutation's pending state comes a moment later, and the control would jump back.
 * @param kept Value that is saved now.
 */
function useKeptChoice<Value>(
  kept: Value,
  toRequest: (value: Value) => MessageInitShape<typeof UpdateNotificationSettingsRequestSchema>,
): [shown: Value, choose: (value: Value) => void] {
  const invalidate = useInvalidate(NotificationService.method.getNotificationSettings);
  const [chosen, setChosen] = useState<{ value: Value }>();
  const update = useMutation(NotificationService.method.updateNotificationSettings, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({ message: 'Your choice is saved.' });
    },
    onError: (failure) => notifyFailure('Your choice was not saved', failure),
  });
  const choose = (value: Value) => {
    setChosen({ value });
    // This callback runs for the last change only.
    update.mutate(toRequest(value), { onSettled: () => setChosen(undefined) });
  };
  return [chosen === undefined ? kept : chosen.value, choose];
}
