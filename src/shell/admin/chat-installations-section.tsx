import { useQuery } from '@connectrpc/connect-query';
import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type ChatInstallation,
  type ChatInstallationPeriod,
  ChatPosting,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { labelOf } from '../work/labels.ts';
import { endOf, installationState, POSTING_LABELS, placeOf } from './chat-labels.ts';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';
import { StoreBotTokenForm } from './store-bot-token-form.tsx';

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

/** Installations of the chat app, with their scopes, and whether messages can be posted. */
export function ChatInstallationsSection({ mayManage }: { mayManage: boolean }) {
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
