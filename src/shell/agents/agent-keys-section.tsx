import { Anchor, Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { RevokeApiKeyDialog } from '../admin/api-key-dialogs.tsx';
import { KEY_STATUS_LABELS, KeyOwner, keyStatus, useApiKeys } from '../admin/api-keys.tsx';
import { CreateApiKeyForm } from '../admin/create-api-key-form.tsx';
import { type Columns, RecordList, RowButton } from '../admin/record-list.tsx';
import { SecretDialog, type ShownSecret } from '../admin/secret-dialog.tsx';
import { serverNow } from '../api/server-clock.ts';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';
import { AgentName, OneLineMoment } from './cells.tsx';
import { mayOfKey } from './labels.ts';

const statusOf = (key: IdentityApiKey) => keyStatus(key, new Date(serverNow()));
const ALIVE: readonly string[] = ['active', 'stopped', 'rotated'];

const COLUMNS: Columns<IdentityApiKey> = [
  { header: 'Key', cell: ({ name }) => <AgentName>{name}</AgentName> },
  { header: 'Owner', cell: (key) => <KeyOwner apiKey={key} /> },
  { header: 'May', cell: (key) => <Text size="sm">{mayOfKey(key)}</Text> },
  { header: 'Status', cell: (key) => KEY_STATUS_LABELS[statusOf(key)] },
  { header: 'Last used', cell: ({ lastUsedAt }) => <OneLineMoment at={lastUsedAt} /> },
  { header: 'Expires', cell: ({ expiresAt }) => <OneLineMoment at={expiresAt} /> },
];

/** API keys that agents can use. Everything else about keys is on the API keys page. */
export function AgentKeysSection({ mayManage }: { mayManage: boolean }) {
  const { data, error, refetch } = useApiKeys(mayManage);
  const [revoking, setRevoking] = useState<IdentityApiKey>();
  const empty = (
    <Text size="sm" c="dimmed">
      No active key can be used by agents.{' '}
      {mayManage
        ? 'Create one for an agent that runs on its own for more than a day, with only the scopes that it needs.'
        : 'Admins create keys, and can offer them to you.'}
    </Text>
  );
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
      <RecordList
        label="API keys that agents can use"
        rows={data?.keys.filter((key) => mayOfKey(key) !== '' && ALIVE.includes(statusOf(key)))}
        rowKey={({ keyId }) => keyId}
        columns={COLUMNS}
        actions={(key) =>
          mayManage && <RowButton isDestructive label="Revoke" of={key.name} onClick={() => setRevoking(key)} />
        }
        error={error}
        failureTitle="The API keys cannot be listed"
        empty={empty}
      />
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
