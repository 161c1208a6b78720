import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { Button, Stack, Text } from '@mantine/core';
import type { PersonSession } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';

interface SessionTableProps {
  label: string;
  sessions: PersonSession[];
  tenantName?: (tenantId: string) => string;
  onEnd: (session: PersonSession) => void;
}

export function SessionTable({ label, sessions, tenantName, onEnd }: SessionTableProps) {
  const columns: readonly [Column<PersonSession>, ...Column<PersonSession>[]] = [
    {
      header: 'Browser',
      cell: (session) => (
        <Stack gap={0}>
          <Text size="sm" fw={600}>
            {deviceOf(session)}
          </Text>
          {session.isPresent && (
            <Text size="xs" c="dimmed">
              This one
            </Text>
          )}
        </Stack>
      ),
    },
    { header: 'From', cell: ({ network }) => (network === '' ? 'Unknown' : network) },
    ...(tenantName === undefined
      ? []
      : [{ header: 'Acts for', cell: ({ tenantId }: PersonSession) => tenantName(tenantId) }]),
    { header: 'Since', cell: ({ begunAt }) => <Time at={begunAt} /> },
    { header: 'Last seen', cell: ({ lastSeenAt }) => <Time at={lastSeenAt} /> },
  ];
  return (
    <RecordTable
      label={label}
      rows={sessions}
      rowKey={({ sessionId }) => sessionId}
      columns={columns}
      actions={(session) => (
        <Button
          variant="default"
          size="xs"
          aria-label={`Sign out ${deviceOf(session)}${session.isPresent ? ', this one' : ''}`}
          onClick={() => onEnd(session)}
        >
          Sign out
        </Button>
      )}
    />
  );
}

function deviceOf({ device }: PersonSession): string {
  return device === '' ? 'Unknown browser' : device;
}

function Time({ at }: { at: Timestamp | undefined }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <MomentOr at={at} otherwise="Unknown" />
    </span>
  );
}
