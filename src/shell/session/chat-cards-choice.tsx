import { useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Stack, Switch } from '@mantine/core';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { NotificationSettings } from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';
import { UndeliveredCard, undeliveredOf } from './undelivered-card.tsx';
import { useKeptChoice } from './use-kept-choice.ts';

export function ChatCardsChoice({ settings }: { settings: NotificationSettings }) {
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
