import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  NotificationService,
  type NotificationSettings,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';

/** Whether what waits for the person comes to them as cards in the chat. */
export function ChatCardsChoice({ settings }: { settings: NotificationSettings }) {
  const readAgain = useReadAgain(NotificationService.method.getNotificationSettings);
  const { data } = useQuery(IntegrationService.method.listOwnChatLinks, {});
  // As with mail: what was pressed is shown at once, and does not spring back meanwhile.
  const [chosen, setChosen] = useState<boolean>();
  const update = useMutation(NotificationService.method.updateNotificationSettings, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({ message: 'Your choice is kept.' });
    },
    onError: (failure) => notifyFailure('Your choice was not kept', failure),
    onSettled: (_data, _error, { chatCards }) => setChosen((now) => (now === chatCards ? undefined : now)),
  });
  return (
    <Section title="Chat">
      <Stack gap="md" maw="40rem">
        {data?.links.length === 0 && (
          <Alert color="gray" title="No chat account of yours is linked">
            What you choose counts once one is. You link one under{' '}
            <Anchor component={Link} to="/account/chat" inherit underline="always">
              your chat accounts
            </Anchor>
            .
          </Alert>
        )}
        <Switch
          label="Cards in the chat"
          description="What waits for your approval comes to your linked account as a direct message, with all that it says, five at a time. Only of queues whose approvals an administrator has put into a channel of the same workspace."
          checked={chosen ?? settings.chatCards}
          onChange={({ currentTarget: { checked: chatCards } }) => {
            setChosen(chatCards);
            update.mutate({ chatCards });
          }}
        />
      </Stack>
    </Section>
  );
}
