import { useQuery } from '@connectrpc/connect-query';
import { Alert, Button, Code, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type ChatInstallation,
  type ChatInstallationPeriod,
  ChatInstallationStatus,
  ChatPosting,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { CHAT_ID_FIELDS, POSTING_SCOPE } from '../providers/chat.ts';
import { useSearchParams } from '../router/router.tsx';
import { CHAT_INSTALL_START } from '../session/next-path.ts';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { useSecretChange } from './change.tsx';
import { ChatChannelsSection } from './chat-channels-section.tsx';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';

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
const OUTCOMES = [
  {
    code: 'ok',
    color: 'green',
    title: 'The app is installed',
    text: 'Map a channel below, and the command works in it. To post messages, store a bot token too.',
  },
  {
    code: 'denied',
    color: 'yellow',
    title: 'The app was not installed',
    text: 'The installation was cancelled at the chat platform. Nothing has changed here.',
  },
  {
    code: 'expired',
    color: 'yellow',
    title: 'The installation took too long',
    text: 'Each installation has to be finished once, within 10 minutes, in the session that started it. Start it again.',
  },
  {
    code: 'failed',
    color: 'red',
    title: 'The app was not installed',
    text: 'The chat platform did not confirm it, or the workspace is connected to another tenant. Nothing has changed here.',
  },
];

/** Says how an installation went, when somebody comes back from the chat platform. */
function ChatInstallOutcome() {
  const [parameters, setParameters] = useSearchParams();
  const outcome = OUTCOMES.find(({ code }) => code === parameters.get(PARAMETER));
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

const POSTING_LABELS = {
  [ChatPosting.UNSPECIFIED]: 'Unknown',
  [ChatPosting.READY]: 'Ready',
  [ChatPosting.MISSING_INSTALLATION]: 'Not ready: the app is not installed, or the integration is off.',
  [ChatPosting.MISSING_TOKEN]: 'Not ready: no bot token is stored.',
  [ChatPosting.MISSING_SCOPE]: `Not ready: the bot token lacks the scope ${POSTING_SCOPE}.`,
} as const satisfies Record<ChatPosting, string>;

function installationState({ enabled, status }: ChatInstallation): { label: string; color: string } {
  if (status !== ChatInstallationStatus.INSTALLED) return { label: 'Removed', color: 'red' };
  return enabled ? { label: 'Installed', color: 'green' } : { label: 'Switched off', color: 'gray' };
}

const ENDS: Record<string, string> = {
  app_uninstalled: 'the app was removed from the workspace',
  installed_again: 'installed again',
  released: 'disconnected by the operator of the service',
  installed_by_another_tenant: 'installed by another tenant',
};

function endOf({ endedReason }: ChatInstallationPeriod): string {
  return ENDS[endedReason] ?? endedReason;
}

/** Returns the id of the workspace of an installation, or the enterprise if it covers all its workspaces. */
function placeOf({ teamId, enterpriseId, isEnterpriseInstall }: ChatInstallation): string {
  return isEnterpriseInstall ? `all of ${enterpriseId}` : teamId;
}

const COLUMNS: Columns<ChatInstallation> = [
  {
    header: 'Workspace',
    cell: (installation) => (
      <NameCell name={installation.name}>
        <Dimmed>
          <Code>{placeOf(installation)}</Code>
          {installation.apiAppId !== '' && (
            <>
              {' '}
              app <Code>{installation.apiAppId}</Code>
            </>
          )}
        </Dimmed>
      </NameCell>
    ),
  },
  { header: 'Status', cell: (installation) => <StatusCell installation={installation} /> },
  { header: 'Scopes', cell: (installation) => <ScopesCell installation={installation} /> },
  {
    header: 'Posting',
    cell: ({ posting }) => (
      <Text inherit c={posting === ChatPosting.READY ? 'inherit' : 'dimmed'} maw="16rem">
        {labelOf(POSTING_LABELS, posting)}
      </Text>
    ),
  },
];

function StatusCell({ installation }: { installation: ChatInstallation }) {
  const { label, color } = installationState(installation);
  const { disabledAt, installedAt, tokensRevokedAt } = installation;
  return (
    <Stack gap={2} align="flex-start">
      <StateBadge color={color}>{label}</StateBadge>
      <Dimmed>
        <MomentOr isExact at={disabledAt ?? installedAt} otherwise="Unknown" />
      </Dimmed>
      {tokensRevokedAt !== undefined && (
        <Dimmed>
          Token revoked <MomentOr isExact at={tokensRevokedAt} otherwise="" />
        </Dimmed>
      )}
      {installation.history.length > 0 && <History periods={installation.history} />}
    </Stack>
  );
}

/** Earlier installations of the app: when each began and ended, why it ended, and the scopes that it was granted. */
function History({ periods }: { periods: ChatInstallationPeriod[] }) {
  return (
    <details>
      <Text component="summary" size="xs" c="dimmed" style={{ cursor: 'pointer' }}>
        {periods.length === 1 ? '1 earlier installation' : `${periods.length} earlier installations`}
      </Text>
      <Stack component="ul" gap={4} m={0} pl="md">
        {periods.map((period) => (
          <Text component="li" size="xs" c="dimmed" key={`${period.endedAt?.seconds}.${period.endedAt?.nanos}`}>
            <MomentOr isExact at={period.installedAt} otherwise="Unknown" /> to{' '}
            <MomentOr isExact at={period.endedAt} otherwise="unknown" />: {endOf(period)}
            {period.installGrantedScopes.length > 0 && `; app: ${period.installGrantedScopes.join(', ')}`}
            {period.botTokenGrantedScopes.length > 0 && `; bot token: ${period.botTokenGrantedScopes.join(', ')}`}
          </Text>
        ))}
      </Stack>
    </details>
  );
}

function ScopesCell({ installation }: { installation: ChatInstallation }) {
  const { installGrantedScopes, botTokenGrantedScopes } = installation;
  if (installGrantedScopes.length === 0 && botTokenGrantedScopes.length === 0) return 'None';
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }} maw="16rem">
      {installGrantedScopes.length > 0 && <span>App: {installGrantedScopes.join(', ')}</span>}
      {botTokenGrantedScopes.length > 0 && <span>Bot token: {botTokenGrantedScopes.join(', ')}</span>}
    </Stack>
  );
}

function ChatInstallationsSection({ mayManage }: { mayManage: boolean }) {
  const { data, error } = useQuery(IntegrationService.method.listChatInstallations, {});
  const [isStoring, setStoring] = useState(false);
  const [storingFor, setStoringFor] = useState<ChatInstallation>();
  const store = (installation?: ChatInstallation) => {
    setStoringFor(installation);
    setStoring(true);
  };
  const isUsable = mayManage && data?.installable === true;
  const actions = (installation: ChatInstallation) => (
    <Group justify="flex-end">
      <RowButton label="Store a bot token" of={`for ${installation.name}`} onClick={() => store(installation)} />
    </Group>
  );
  const storeButton = isUsable && (
    <Button variant="subtle" size="compact-sm" onClick={() => store()}>
      Store a bot token
    </Button>
  );
  return (
    <Section title="Workspaces" aside={storeButton}>
      {data?.installable === false && (
        <Text c="dimmed">This service is not connected to a chat platform. Ask its operator to connect it.</Text>
      )}
      <RecordList
        label="Workspaces"
        rows={data?.installations}
        rowKey={({ integrationId }) => integrationId}
        columns={COLUMNS}
        actions={isUsable ? actions : undefined}
        error={error}
        failureTitle="The workspaces cannot be listed"
        empty={
          data?.installable === true && (
            <Text c="dimmed">The app is not installed in any workspace yet. Install it to use its command there.</Text>
          )
        }
      />
      <Modal opened={isStoring} onClose={() => setStoring(false)} title="Store a bot token">
        <StoreBotTokenForm installation={storingFor} onClose={() => setStoring(false)} />
      </Modal>
    </Section>
  );
}

const WORKSPACE = { label: 'Workspace', required: true, ...CHAT_ID_FIELDS.workspace };
const APP = { label: 'App', ...CHAT_ID_FIELDS.app };

const BOT_TOKEN = {
  label: 'Bot token',
  description: `It needs the scope ${POSTING_SCOPE}. It is kept encrypted and never shown again.`,
  required: true,
  maxLength: 4_096,
  autoComplete: 'off',
  // Password managers must ignore the field, too.
  'data-1p-ignore': true,
  'data-lpignore': 'true',
};

interface StoreBotTokenFormProps {
  /** Installation that the token is for; undefined if it is not known yet. */
  installation: ChatInstallation | undefined;
  onClose: () => void;
}

/** Form that stores a bot token. The token is kept in the field alone: in no cache, storage or address. */
function StoreBotTokenForm({ installation, onClose }: StoreBotTokenFormProps) {
  const [teamId, setTeamId] = useState(installation?.teamId ?? '');
  const [appId, setAppId] = useState(installation?.apiAppId ?? '');
  const [token, setToken] = useState('');
  const { listChatInstallations, listIntegrations } = IntegrationService.method;
  const invalidate = useInvalidate(listChatInstallations, listIntegrations);
  const store = useSecretChange(IntegrationService, async (client) => {
    const app = appId.trim();
    await client.storeChatBotToken({
      chatTeamId: teamId.trim(),
      ...(app === '' ? {} : { chatApiAppId: app }),
      botToken: token.trim(),
    });
    await invalidate();
    onClose();
  });
  const { failure } = store;
  const focused = { 'data-autofocus': true };
  return (
    <DialogForm
      {...store.progress}
      submitLabel="Store"
      onSubmit={() => store.mutate()}
      onCancel={onClose}
      fields={['chat_team_id', 'chat_api_app_id', 'bot_token']}
    >
      <TextInput
        {...WORKSPACE}
        {...(installation === undefined ? focused : {})}
        value={teamId}
        onChange={(event) => setTeamId(event.currentTarget.value)}
        error={problemOf(failure, 'chat_team_id', 'Workspace')}
      />
      <TextInput
        {...APP}
        value={appId}
        onChange={(event) => setAppId(event.currentTarget.value)}
        error={problemOf(failure, 'chat_api_app_id', 'App')}
      />
      <PasswordInput
        {...BOT_TOKEN}
        {...(installation === undefined ? {} : focused)}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
        error={problemOf(failure, 'bot_token', 'Bot token')}
      />
    </DialogForm>
  );
}
