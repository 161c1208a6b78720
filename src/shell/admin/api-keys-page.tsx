import { Button, Code, EmptyState, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { useSession } from '../session/session-context.ts';
import { ApiKeyDialogs, type AskedOfApiKey, CreateApiKeyForm } from './api-key-dialogs.tsx';
import { KEY_STATUSES, KeyOwner, keyStatus, useApiKeys } from './api-keys.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

const COLUMNS: Columns<IdentityApiKey> = [
  {
    header: 'Name',
    cell: ({ name, prefix, requestsPerMinute, allowedNetworks }) => (
      <NameCell name={name}>
        <Dimmed>
          <Code>{prefix}</Code>
        </Dimmed>
        {requestsPerMinute !== undefined && <Dimmed>{requestsPerMinute} requests a minute</Dimmed>}
        {allowedNetworks.length > 0 && <Dimmed>Only from {allowedNetworks.join(', ')}</Dimmed>}
      </NameCell>
    ),
  },
  {
    header: 'Status',
    cell: (key) => {
      const { label, color } = KEY_STATUSES[keyStatus(key, new Date())];
      return <StateBadge color={color}>{label}</StateBadge>;
    },
  },
  { header: 'Owner', cell: (key) => <KeyOwner apiKey={key} /> },
  {
    header: 'Scopes',
    cell: ({ scopes, carries }) => (
      <Stack gap={4}>
        <Group gap={4}>
          {scopes.map((scope) => (
            <Code key={scope}>{scope}</Code>
          ))}
        </Group>
        {carries.length > 0 && <Dimmed>Carries {carries.join(', ')}</Dimmed>}
      </Stack>
    ),
  },
  {
    header: 'Created',
    cell: ({ createdAt, createdBy, ownerName }) => (
      <>
        <MomentOr at={createdAt} otherwise="Unknown" />
        {createdBy !== ownerName && <Dimmed style={{ overflowWrap: 'anywhere' }}>by {createdBy}</Dimmed>}
      </>
    ),
  },
  { header: 'Last used', cell: ({ lastUsedAt }) => <MomentOr at={lastUsedAt} otherwise="Never" /> },
  { header: 'Expires', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Never" /> },
];

export function ApiKeysPage() {
  const { may } = useSession();
  if (may(Permission.API_KEYS_MANAGE)) return <ApiKeys mayManage />;
  if (may(Permission.API_KEYS_OWN)) return <ApiKeys mayManage={false} />;
  return <NotPermittedPage title="API keys" needed={Role.MEMBER} />;
}

function ApiKeys({ mayManage }: { mayManage: boolean }) {
  const { data, error, refetch } = useApiKeys(mayManage);
  const [isCreateOpen, create] = useDisclosure();
  const [asked, setAsked] = useState<AskedOfApiKey>();
  // The secret is kept in this state and nowhere else: in no cache, storage or address.
  const [shown, setShown] = useState<ShownSecret>();
  const showSecret = (secret: ShownSecret) => {
    create.close();
    setAsked(undefined);
    setShown(secret);
    void refetch();
  };
  const createButton = mayManage && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create.open}>
      New API key
    </Button>
  );
  const empty = (
    <EmptyState
      icon={<IconKey aria-hidden />}
      title={mayManage ? 'No API keys yet' : 'You own no API keys'}
      description={
        mayManage
          ? 'Create one for each program, with only the scopes that it needs.'
          : 'Keys that you own or are offered appear here. Ask an admin to create one.'
      }
    >
      <EmptyState.Actions>{createButton}</EmptyState.Actions>
    </EmptyState>
  );
  return (
    <Page
      title="API keys"
      lead="Programs call the REST API with these keys. Each key has an owner. Nobody may approve proposals of a key that they own or whose secret they have seen."
      actions={createButton}
    >
      <RecordList
        label="API keys"
        rows={data?.keys}
        rowKey={({ keyId }) => keyId}
        columns={COLUMNS}
        actions={(key) => <Actions apiKey={key} mayManage={mayManage} onAsk={setAsked} />}
        error={error}
        failureTitle="The API keys cannot be listed"
        empty={empty}
      />
      <Modal opened={isCreateOpen} onClose={create.close} title="New API key" size="lg">
        <CreateApiKeyForm onClose={create.close} onCreated={showSecret} />
      </Modal>
      <ApiKeyDialogs asked={asked} onClose={() => setAsked(undefined)} onSecret={showSecret} />
      <SecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}

interface ActionsProps {
  apiKey: IdentityApiKey;
  /** Otherwise the person may only accept an offered key, and give away their own. */
  mayManage: boolean;
  onAsk: (asked: AskedOfApiKey) => void;
}

function Actions({ apiKey, mayManage, onAsk }: ActionsProps) {
  const { personId } = useSession().person;
  const { name, offeredToId, ownerId, stopped } = apiKey;
  const status = keyStatus(apiKey, new Date());
  const isAlive = status === 'active' || status === 'stopped';
  const ask = (what: AskedOfApiKey['what']) => () => onAsk({ what, apiKey });
  return (
    <Group gap="xs" justify="flex-end">
      {isAlive && offeredToId === personId && (
        <RowButton label="Accept" of={name} variant="filled" onClick={ask('accept')} />
      )}
      {isAlive && mayManage && (stopped || ownerId === '') && (
        <RowButton label="Claim" of={name} onClick={ask('claim')} />
      )}
      {status === 'active' && ownerId === personId && <RowButton label="Give away" of={name} onClick={ask('offer')} />}
      {mayManage && status === 'active' && <RowButton label="Rotate" of={name} onClick={ask('rotate')} />}
      {mayManage && (isAlive || status === 'rotated') && (
        <RowButton isDestructive label="Revoke" of={name} onClick={ask('revoke')} />
      )}
    </Group>
  );
}
