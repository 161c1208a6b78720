import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { useSession } from '../session/session-context.ts';
import { KeyOwner } from './key-owner.tsx';
import { KEY_STATUS_COLOURS, KEY_STATUS_LABELS, keyStatus } from './key-status.ts';

const COLUMNS: [Column<IdentityApiKey>, ...Column<IdentityApiKey>[]] = [
  {
    header: 'Name',
    cell: ({ name, prefix, requestsPerMinute, allowedNetworks }) => (
      <Stack gap={2}>
        <Text fw={600} inherit>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          <Code>{prefix}</Code>
        </Text>
        {requestsPerMinute !== undefined && (
          <Text size="xs" c="dimmed">
            {requestsPerMinute} requests a minute
          </Text>
        )}
        {allowedNetworks.length > 0 && (
          <Text size="xs" c="dimmed">
            Only from {allowedNetworks.join(', ')}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    header: 'Status',
    cell: (key) => {
      const status = keyStatus(key, new Date());
      return (
        <Badge variant="dot" color={KEY_STATUS_COLOURS[status]} tt="none" miw="max-content">
          {KEY_STATUS_LABELS[status]}
        </Badge>
      );
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
        {carries.length > 0 && (
          <Text size="xs" c="dimmed">
            Carries {carries.join(', ')}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    header: 'Created',
    cell: ({ createdAt, createdBy, ownerName }) => (
      <>
        <MomentOr at={createdAt} otherwise="Unknown" />
        {createdBy !== ownerName && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            by {createdBy}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Last used', cell: ({ lastUsedAt }) => <MomentOr at={lastUsedAt} otherwise="Never" /> },
  { header: 'Expires', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Never" /> },
];

interface ApiKeyTableProps {
  keys: IdentityApiKey[];
  /**
   * True if the person may rotate, revoke and claim every key. Otherwise they may only accept an offered key and give
   * away their own.
   */
  mayManage: boolean;
  onAccept: (key: IdentityApiKey) => void;
  onClaim: (key: IdentityApiKey) => void;
  onOffer: (key: IdentityApiKey) => void;
  onRotate: (key: IdentityApiKey) => void;
  onRevoke: (key: IdentityApiKey) => void;
}

export function ApiKeyTable({ keys, mayManage, onAccept, onClaim, onOffer, onRotate, onRevoke }: ApiKeyTableProps) {
  const { person } = useSession();
  const actions = (key: IdentityApiKey) => {
    const status = keyStatus(key, new Date());
    const isAlive = status === 'active' || status === 'stopped';
    return (
      <Group gap="xs" justify="flex-end">
        {isAlive && key.offeredToId === person.personId && (
          <Button size="xs" onClick={() => onAccept(key)} aria-label={`Accept ${key.name}`}>
            Accept
          </Button>
        )}
        {isAlive && mayManage && (key.stopped || key.ownerId === '') && (
          <Button variant="default" size="xs" onClick={() => onClaim(key)} aria-label={`Claim ${key.name}`}>
            Claim
          </Button>
        )}
        {status === 'active' && key.ownerId === person.personId && (
          <Button variant="default" size="xs" onClick={() => onOffer(key)} aria-label={`Give away ${key.name}`}>
            Give away
          </Button>
        )}
        {mayManage && status === 'active' && (
          <Button variant="default" size="xs" onClick={() => onRotate(key)} aria-label={`Rotate ${key.name}`}>
            Rotate
          </Button>
        )}
        {mayManage && (isAlive || status === 'rotated') && (
          <Button variant="light" color="red" size="xs" onClick={() => onRevoke(key)} aria-label={`Revoke ${key.name}`}>
            Revoke
          </Button>
        )}
      </Group>
    );
  };
  return <RecordTable label="API keys" rows={keys} rowKey={({ keyId }) => keyId} columns={COLUMNS} actions={actions} />;
}
