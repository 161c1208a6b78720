import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Pack, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { WaitingChangeLine } from '../admin/waiting-change-line.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { packPath, versionTitle } from './labels.ts';

const COLUMNS: [Column<Pack>, ...Column<Pack>[]] = [
  {
    header: 'Pack',
    cell: ({ packKey, title, isDefault }) => (
      <Stack gap={2} align="flex-start">
        <Group gap="xs">
          <Anchor component={Link} to={packPath(packKey)} inherit fw={600}>
            <VisibleText>{title || packKey}</VisibleText>
          </Anchor>
          {isDefault && <DefaultBadge />}
        </Group>
        <Text size="xs" c="dimmed">
          <Code>{packKey}</Code>
        </Text>
      </Stack>
    ),
  },
  { header: 'Active version', cell: (pack) => <Counts pack={pack} /> },
  {
    header: 'Activated',
    cell: ({ activatedAt, activatedByName, reason }) =>
      activatedAt === undefined ? (
        'Never'
      ) : (
        <>
          <MomentOr isExact at={activatedAt} otherwise="" /> by <VisibleText>{activatedByName}</VisibleText>
          <Text size="xs" c="dimmed">
            <VisibleText>{reason}</VisibleText>
          </Text>
        </>
      ),
  },
  {
    header: 'Waits for confirmation',
    cell: ({ packKey, waiting }) =>
      waiting.length === 0
        ? 'Nothing'
        : waiting.map((change) => (
            <WaitingChangeLine
              key={String(change.version)}
              change={change}
              did={`activated revision ${change.version} of ${packKey}`}
            />
          )),
  },
];

export function DefaultBadge() {
  return (
    <Badge variant="default" tt="none" miw="max-content">
      Default
    </Badge>
  );
}

function Counts({ pack: { activeVersion, newestVersion } }: { pack: Pack }) {
  if (activeVersion === undefined) return <>None yet. Newest: {versionTitle(newestVersion).toLowerCase()}</>;
  return (
    <>
      {versionTitle(activeVersion)}
      {newestVersion > activeVersion && (
        <Text size="xs" c="dimmed">
          Newest: version {String(newestVersion)}
        </Text>
      )}
    </>
  );
}

export function PacksPage() {
  const { may } = useSession();
  if (!may(Permission.POLICIES_MANAGE)) return <NotPermittedPage title="Packs" needed={Role.ADMIN} />;
  return <Packs />;
}

function Packs() {
  const { data, error } = useQuery(PackService.method.listPacks, {});
  return (
    <Page
      title="Packs"
      lead="Each pack sets the rules of a field of work: its queues, its operations with their limits, and further policies that forbid."
      actions={
        <Button component={Link} to="/admin/packs/new" leftSection={<IconPlus size={16} aria-hidden />}>
          New pack
        </Button>
      }
    >
      {error !== null && <FailureAlert error={error} title="The packs cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data !== undefined && (
        <RecordTable label="Packs" rows={data.packs} rowKey={({ packKey }) => packKey} columns={COLUMNS} />
      )}
    </Page>
  );
}
