import { Button, Code, EmptyState, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Freeze, FreezeKind } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useFrozenName } from '../freezes/frozen-thing.tsx';
import { FREEZE_KIND_LABELS } from '../freezes/labels.ts';
import { useFreezes } from '../freezes/use-freezes.ts';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { FreezeForm } from './freeze-form.tsx';
import { ThawForm } from './thaw-form.tsx';

const COLUMNS: [Column<Freeze>, ...Column<Freeze>[]] = [
  {
    header: 'What',
    cell: (freeze) => <FrozenLines freeze={freeze} />,
  },
  { header: 'Reason', cell: ({ reason }) => <VisibleText>{reason}</VisibleText> },
  {
    header: 'Frozen',
    cell: ({ frozenAt, frozenByName }) => (
      <>
        <MomentOr isExact at={frozenAt} otherwise="Unknown" /> by <VisibleText>{frozenByName}</VisibleText>
      </>
    ),
  },
];

const THAWED_COLUMNS: [Column<Freeze>, ...Column<Freeze>[]] = [
  ...COLUMNS,
  {
    header: 'Thawed',
    cell: ({ thawed }) => (
      <>
        <MomentOr isExact at={thawed?.thawedAt} otherwise="Unknown" /> by{' '}
        <VisibleText>{thawed?.thawedByName ?? ''}</VisibleText>: <VisibleText>{thawed?.reason ?? ''}</VisibleText>
      </>
    ),
  },
];

/** Name of the frozen thing, above its kind and id. */
function FrozenLines({ freeze }: { freeze: Freeze }) {
  const name = useFrozenName(freeze);
  const kind = labelOf(FREEZE_KIND_LABELS, freeze.kind);
  const isNamed = freeze.kind !== FreezeKind.TENANT && name !== freeze.targetId;
  return (
    <Stack gap={2}>
      <Text fw={600} inherit>
        {isNamed ? <VisibleText>{name}</VisibleText> : kind}
      </Text>
      {freeze.kind !== FreezeKind.TENANT && (
        <Text size="xs" c="dimmed">
          {isNamed && `${kind} `}
          <Code>{freeze.targetId}</Code>
        </Text>
      )}
    </Stack>
  );
}

export function FreezesPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Freezes" needed={Role.VIEWER} />;
  return <Freezes mayFreeze={may(Permission.ACTIONS_FREEZE)} mayThaw={may(Permission.ACTIONS_THAW)} />;
}

function Freezes({ mayFreeze, mayThaw }: { mayFreeze: boolean; mayThaw: boolean }) {
  const { data, error } = useFreezes();
  const [isFormOpen, form] = useDisclosure();
  const freezeButton = mayFreeze && (
    <Button color="red.9" leftSection={<IconSnowflake size={16} aria-hidden />} onClick={form.open}>
      Freeze
    </Button>
  );
  return (
    <Page title="Freezes" lead="Nothing frozen is sent until an administrator thaws it." actions={freezeButton}>
      {error !== null && <FailureAlert error={error} title="The freezes cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.freezes.length === 0 && (
        <EmptyState
          icon={<IconSnowflake aria-hidden />}
          title="Nothing is frozen"
          description="A freeze stops actions at once, without a second person. Approved proposals keep their approval."
        />
      )}
      {data !== undefined && data.freezes.length > 0 && <FrozenTable freezes={data.freezes} mayThaw={mayThaw} />}
      {data !== undefined && data.thawed.length > 0 && (
        <Section title="Thawed">
          <RecordTable label="Thawed" rows={data.thawed} rowKey={({ freezeId }) => freezeId} columns={THAWED_COLUMNS} />
        </Section>
      )}
      <Modal opened={isFormOpen} onClose={form.close} title="Freeze">
        <FreezeForm onClose={form.close} />
      </Modal>
    </Page>
  );
}

function FrozenTable({ freezes, mayThaw }: { freezes: Freeze[]; mayThaw: boolean }) {
  const [thawing, setThawing] = useState<Freeze>();
  const close = () => setThawing(undefined);
  const actions = (freeze: Freeze) => (
    <Group justify="flex-end">
      <Button
        variant="default"
        size="xs"
        onClick={() => setThawing(freeze)}
        aria-label={`Thaw ${labelOf(FREEZE_KIND_LABELS, freeze.kind)} ${freeze.targetId}`.trim()}
      >
        Thaw
      </Button>
    </Group>
  );
  return (
    <>
      <RecordTable
        label="Frozen"
        rows={freezes}
        rowKey={({ freezeId }) => freezeId}
        columns={COLUMNS}
        {...(mayThaw ? { actions } : {})}
      />
      <Modal opened={thawing !== undefined} onClose={close} title="Thaw">
        {thawing !== undefined && <ThawForm freeze={thawing} onClose={close} />}
      </Modal>
    </>
  );
}
