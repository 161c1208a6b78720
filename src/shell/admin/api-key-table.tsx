import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
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
  {
    header: 'Scopes',
    cell: ({ scopes }) => (
      <Group gap={4}>
        {scopes.map((scope) => (
          <Code key={scope}>{scope}</Code>
        ))}
      </Group>
    ),
  },
  {
    header: 'Created',
    cell: ({ createdAt, createdBy }) => (
      <>
        <MomentOr at={createdAt} otherwise="Unknown" />
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          by {createdBy}
        </Text>
      </>
    ),
  },
  { header: 'Last used', cell: ({ lastUsedAt }) => <MomentOr at={lastUsedAt} otherwise="Never" /> },
  { header: 'Expires', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Never" /> },
];

interface ApiKeyTableProps {
  keys: IdentityApiKey[];
  onRotate: (key: IdentityApiKey) => void;
  onRevoke: (key: IdentityApiKey) => void;
}

export function ApiKeyTable({ keys, onRotate, onRevoke }: ApiKeyTableProps) {
  const actions = (key: IdentityApiKey) => {
    const status = keyStatus(key, new Date());
    return (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {status === 'active' && (
          <Button variant="default" size="xs" onClick={() => onRotate(key)} aria-label={`Rotate ${key.name}`}>
            Rotate
          </Button>
        )}
        {(status === 'active' || status === 'rotated') && (
          <Button variant="light" color="red" size="xs" onClick={() => onRevoke(key)} aria-label={`Revoke ${key.name}`}>
            Revoke
          </Button>
        )}
      </Group>
    );
  };
  return <RecordTable label="API keys" rows={keys} rowKey={({ keyId }) => keyId} columns={COLUMNS} actions={actions} />;
}
