import { useQuery } from '@connectrpc/connect-query';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { CHAT_INSTALL_START } from '../session/next-path.ts';
import { useSession } from '../session/session-context.ts';
import { ChatChannelsSection } from './chat-channels-section.tsx';
import { ChatInstallOutcome } from './chat-install-outcome.tsx';
import { ChatInstallationsSection } from './chat-installations-section.tsx';

export function ChatPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Chat" needed={Role.VIEWER} />;
  return <Chat mayManage={may(Permission.INTEGRATIONS_MANAGE)} />;
}

function Chat({ mayManage }: { mayManage: boolean }) {
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
