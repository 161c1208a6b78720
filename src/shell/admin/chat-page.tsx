import { useQuery } from '@connectrpc/connect-query';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { Page } from '../frame/page.tsx';
import { useSearchParams } from '../router/router.tsx';
import { CHAT_INSTALL_START } from '../session/next-path.ts';
import { useSession } from '../session/session-context.ts';
import { ChatChannelsSection } from './chat-channels-section.tsx';
import { ChatInstallationsSection } from './chat-installations-section.tsx';
import { pageFor } from './page-for.tsx';

export const ChatPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Chat', Chat);

function Chat() {
  const { may } = useSession();
  const mayManage = may(Permission.INTEGRATIONS_MANAGE);
  const { data } = useQuery(IntegrationService.method.listChatInstallations, {});
  const installButton = mayManage && data?.installable === true && (
    <Button component="a" href={CHAT_INSTALL_START} leftSection={<IconPlus size={16} aria-hidden />}>
      Install in a workspace
    </Button>
  );
  return (
    <Page
      title="Chat"
      lead="Workspaces whose commands create work, and where messages can be posted."
      actions={installButton}
    >
      <ChatInstallOutcome />
      <ChatInstallationsSection mayManage={mayManage} />
      <ChatChannelsSection mayManage={mayManage} />
    </Page>
  );
}

const PARAMETER = 'chat_install';

/** Messages for the outcomes of an installation, by the code in the chat platform's redirect. */
const OUTCOMES: ReadonlyMap<string, { color: string; title: string; text: string }> = new Map([
  [
    'ok',
    {
      color: 'green',
      title: 'The app is installed',
      text: 'Map a channel below, and the command works in it. To post messages, store a bot token too.',
    },
  ],
  [
    'denied',
    {
      color: 'yellow',
      title: 'The app was not installed',
      text: 'The installation was cancelled at the chat platform. Nothing has changed here.',
    },
  ],
  [
    'expired',
    {
      color: 'yellow',
      title: 'The installation took too long',
      text: 'Each installation has to be finished once, within 10 minutes, in the session that started it. Start it again.',
    },
  ],
  [
    'failed',
    {
      color: 'red',
      title: 'The app was not installed',
      text: 'The chat platform did not confirm it, or the workspace is connected to another tenant. Nothing has changed here.',
    },
  ],
]);

/** Says how an installation went, when somebody comes back from the chat platform. */
function ChatInstallOutcome() {
  const [parameters, setParameters] = useSearchParams();
  const outcome = OUTCOMES.get(parameters.get(PARAMETER) ?? '');
  if (outcome === undefined) return null;
  const { color, title, text } = outcome;
  const close = () =>
    setParameters(
      (present) => {
        present.delete(PARAMETER);
        return present;
      },
      { replace: true },
    );
  return (
    <Alert
      color={color}
      role={color === 'green' ? 'status' : 'alert'}
      title={title}
      icon={color === 'green' ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      withCloseButton
      closeButtonLabel="Close"
      onClose={close}
    >
      {text}
    </Alert>
  );
}
