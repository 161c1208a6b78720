import { Button, Code, EmptyState, Group, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Freeze, FreezeKind } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useFreezes, useFrozenName } from '../freezes/frozen-thing.tsx';
import { FREEZE_KIND_LABELS } from '../freezes/labels.ts';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { FreezeForm, ThawForm } from './freeze-forms.tsx';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton } from './record-list.tsx';

const COLUMNS: Columns<Freeze> = [
  { header: 'What', cell: (freeze) => <FrozenCell freeze={freeze} /> },
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

const THAWED_COLUMNS: Columns<Freeze> = [
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

function FrozenCell({ freeze }: { freeze: Freeze }) {
  const name = useFrozenName(freeze);
  const kind = labelOf(FREEZE_KIND_LABELS, freeze.kind);
  const isNamed = freeze.kind !== FreezeKind.TENANT && name !== freeze.targetId;
  return (
    <NameCell name={isNamed ? <VisibleText>{name}</VisibleText> : kind}>
      {freeze.kind !== FreezeKind.TENANT && (
        <Dimmed>
          {isNamed && `${kind} `}
          <Code>{freeze.targetId}</Code>
        </Dimmed>
      )}
    </NameCell>
  );
}

export const FreezesPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Freezes', Freezes);

function Freezes() {
  const { may } = useSession();
  const mayFreeze = may(Permission.ACTIONS_FREEZE);
  const mayThaw = may(Permission.ACTIONS_THAW);
  const { data, error } = useFreezes();
  const [isFormOpen, form] = useDisclosure();
  const [thawing, setThawing] = useState<Freeze>();
  const closeThaw = () => setThawing(undefined);
  const freezeButton = mayFreeze && (
    <Button color="red.9" leftSection={<IconSnowflake size={16} aria-hidden />} onClick={form.open}>
      Freeze
    </Button>
  );
  const actions = (freeze: Freeze) => (
    <Group justify="flex-end">
      <RowButton label="Thaw" of={nameInLabel(freeze)} onClick={() => setThawing(freeze)} />
    </Group>
  );
  const empty = (
    <EmptyState
      icon={<IconSnowflake aria-hidden />}
      title="Nothing is frozen"
      description="A freeze stops actions at once, without a second person. Approved proposals keep their approval."
    />
  );
  return (
    <Page title="Freezes" lead="Nothing frozen is sent until an administrator thaws it." actions={freezeButton}>
      <RecordList
        label="Frozen"
        rows={data?.freezes}
        rowKey={({ freezeId }) => freezeId}
        columns={COLUMNS}
        actions={mayThaw ? actions : undefined}
        error={error}
        failureTitle="The freezes cannot be listed"
        empty={empty}
      />
      {data !== undefined && data.thawed.length > 0 && (
        <Section title="Thawed">
          <RecordTable label="Thawed" rows={data.thawed} rowKey={({ freezeId }) => freezeId} columns={THAWED_COLUMNS} />
        </Section>
      )}
      <Modal opened={thawing !== undefined} onClose={closeThaw} title="Thaw">
        {thawing !== undefined && <ThawForm freeze={thawing} onClose={closeThaw} />}
      </Modal>
      <Modal opened={isFormOpen} onClose={form.close} title="Freeze">
        <FreezeForm onClose={form.close} />
      </Modal>
    </Page>
  );
}

function nameInLabel({ kind, targetId }: Freeze): string {
  return `${labelOf(FREEZE_KIND_LABELS, kind)} ${targetId}`.trim();
}
