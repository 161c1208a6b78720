import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Badge, Button, Code, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Pack, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { pageFor } from '../admin/page-for.tsx';
import { type Columns, Dimmed, RecordList } from '../admin/record-list.tsx';
import { WaitingChangeLine } from '../admin/waiting-changes.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { packPath, versionTitle } from './labels.ts';

const COLUMNS: Columns<Pack> = [
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
        <Dimmed>
          <Code>{packKey}</Code>
        </Dimmed>
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
          <Dimmed>
            <VisibleText>{reason}</VisibleText>
          </Dimmed>
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
              of="pack"
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
      {newestVersion > activeVersion && <Dimmed>Newest: version {String(newestVersion)}</Dimmed>}
    </>
  );
}

export const PacksPage = pageFor(Permission.POLICIES_MANAGE, Role.ADMIN, 'Packs', Packs);

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
      <RecordList
        label="Packs"
        rows={data?.packs}
        rowKey={({ packKey }) => packKey}
        columns={COLUMNS}
        error={error}
        failureTitle="The packs cannot be listed"
      />
    </Page>
  );
}
