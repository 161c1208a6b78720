import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { CreateApiKeyForm } from '../admin/create-api-key-form.tsx';
import { KeyOwner } from '../admin/key-owner.tsx';
import { KEY_STATUS_LABELS, keyStatus } from '../admin/key-status.ts';
import { RevokeApiKeyDialog } from '../admin/revoke-api-key-dialog.tsx';
import { SecretDialog, type ShownSecret } from '../admin/secret-dialog.tsx';
import { serverNow } from '../api/server-clock.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { mayOfKey } from './labels.ts';

const statusOf = (key: IdentityApiKey) => keyStatus(key, new Date(serverNow()));
const ALIVE: readonly string[] = ['active', 'stopped', 'rotated'];

const COLUMNS: readonly [Column<IdentityApiKey>, ...Column<IdentityApiKey>[]] = [
  {
    header: 'Key',
    cell: ({ name }) => (
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        <VisibleText>{name}</VisibleText>
      </Text>
    ),
  },
  { header: 'Owner', cell: (key) => <KeyOwner apiKey={key} /> },
  { header: 'May', cell: (key) => <Text size="sm">{mayOfKey(key)}</Text> },
  { header: 'Status', cell: (key) => KEY_STATUS_LABELS[statusOf(key)] },
  {
    header: 'Last used',
    cell: ({ lastUsedAt }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <MomentOr at={lastUsedAt} otherwise="Never" />
      </span>
    ),
  },
  {
    header: 'Expires',
    cell: ({ expiresAt }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <MomentOr at={expiresAt} otherwise="Never" />
      </span>
    ),
  },
];

/** API keys that agents can use. Everything else about keys is on the API keys page. */
export function AgentKeysSection({ mayManage }: { mayManage: boolean }) {
  const { listIdentityApiKeys, listOwnIdentityApiKeys } = IdentityService.method;
  const all = useQuery(listIdentityApiKeys, {}, { enabled: mayManage });
  const own = useQuery(listOwnIdentityApiKeys, {}, { enabled: !mayManage });
  const { data, error, refetch } = mayManage ? all : own;
  const [revoking, setRevoking] = useState<IdentityApiKey>();
  const keys = data?.keys.filter((key) => mayOfKey(key) !== '' && ALIVE.includes(statusOf(key)));
  return (
    <Section
      title="API keys that agents can use"
      aside={
        <Group gap="md">
          <Anchor component={Link} to="/admin/api-keys" size="sm">
            All API keys
          </Anchor>
          {mayManage && <NewKeyButton onMade={() => void refetch()} />}
        </Group>
      }
    >
      {error !== null && <FailureAlert error={error} title="The API keys cannot be listed" />}
      {keys === undefined && error === null && <RecordsSkeleton />}
      {keys?.length === 0 && (
        <Text size="sm" c="dimmed">
          No active key can be used by agents.{' '}
          {mayManage
            ? 'Create one for an agent that runs on its own for more than a day, with only the scopes that it needs.'
            : 'Admins create keys, and can offer them to you.'}
        </Text>
      )}
      {keys !== undefined && keys.length > 0 && (
        <Stack>
          <RecordTable
            label="API keys that agents can use"
            rows={keys}
            rowKey={({ keyId }) => keyId}
            columns={COLUMNS}
            actions={(key) =>
              mayManage && (
                <Button
                  variant="light"
                  color="red"
                  size="xs"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => setRevoking(key)}
                >
                  Revoke
                </Button>
              )
            }
          />
        </Stack>
      )}
      <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
    </Section>
  );
}

function NewKeyButton({ onMade }: { onMade: () => void }) {
  const [isOpen, { open, close }] = useDisclosure();
  // The secret is kept in this state and nowhere else.
  const [shown, setShown] = useState<ShownSecret>();
  const show = (secret: ShownSecret) => {
    close();
    setShown(secret);
    onMade();
  };
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={open}>
        New API key
      </Button>
      <Modal opened={isOpen} onClose={close} title="New API key" size="lg">
        <CreateApiKeyForm onClose={close} onCreated={show} scopes={['work.read']} />
      </Modal>
      <SecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
