import { useQuery } from '@connectrpc/connect-query';
import { Button, Code, EmptyState, Group, Modal, Select, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Freeze,
  FreezeKind,
  FreezeService,
} from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useFreezes, useFrozenName } from '../freezes/frozen-thing.tsx';
import { FREEZE_KIND_LABELS } from '../freezes/labels.ts';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { useChange } from './change.tsx';
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
      <RowButton
        label="Thaw"
        of={`${labelOf(FREEZE_KIND_LABELS, freeze.kind)} ${freeze.targetId}`.trim()}
        onClick={() => setThawing(freeze)}
      />
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

const { freeze: freezeMethod, listFreezes, thaw: thawMethod } = FreezeService.method;

const KINDS = [
  FreezeKind.TENANT,
  FreezeKind.OPERATION,
  FreezeKind.INTEGRATION,
  FreezeKind.API_KEY,
  FreezeKind.DELEGATION,
];

/** Form that freezes something, so that nothing more of it is sent from that moment. */
function FreezeForm({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<FreezeKind>(FreezeKind.TENANT);
  const [targetId, setTargetId] = useState('');
  const [reason, setReason] = useState('');
  const freeze = useChange(freezeMethod, useInvalidate(listFreezes), { onDone: onClose });
  return (
    <DialogForm
      {...freeze.progress}
      submitLabel="Freeze"
      submitColor="red.9"
      onSubmit={() => freeze.mutate({ kind, targetId: targetId.trim(), reason: reason.trim() })}
      onCancel={onClose}
      fields={['target_id', 'reason']}
    >
      <Text size="sm">
        A freeze takes effect at once, on every node: nothing more is sent. Proposals that wait stay approved, but may
        expire. An administrator can thaw it.
      </Text>
      <Select
        label="What"
        data-autofocus
        data={KINDS.map((value) => ({ value: String(value), label: FREEZE_KIND_LABELS[value] }))}
        value={String(kind)}
        onChange={(value) => {
          setKind(Number(value));
          setTargetId('');
        }}
        allowDeselect={false}
      />
      <Target
        kind={kind}
        value={targetId}
        onChange={setTargetId}
        error={problemOf(freeze.failure, 'target_id', 'This')}
      />
      <ReasonInput
        description="Shown to everybody whose actions it stops."
        value={reason}
        onChange={setReason}
        failure={freeze.failure}
      />
    </DialogForm>
  );
}

function ThawForm({ freeze: { freezeId }, onClose }: { freeze: Freeze; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const thaw = useChange(thawMethod, useInvalidate(listFreezes), { onDone: onClose });
  return (
    <DialogForm
      {...thaw.progress}
      submitLabel="Thaw"
      onSubmit={() => thaw.mutate({ freezeId, reason: reason.trim() })}
      onCancel={onClose}
      fields={['reason']}
    >
      <Text size="sm">Approved proposals can be executed again at once.</Text>
      <ReasonInput
        isFocused
        description="Kept with the freeze."
        value={reason}
        onChange={setReason}
        failure={thaw.failure}
      />
    </DialogForm>
  );
}

interface ReasonInputProps {
  description: string;
  value: string;
  onChange: (reason: string) => void;
  failure: Failure | undefined;
  isFocused?: boolean;
}

function ReasonInput({ description, value, onChange, failure, isFocused = false }: ReasonInputProps) {
  return (
    <TextInput
      label="Reason"
      description={description}
      required
      {...(isFocused && { 'data-autofocus': true })}
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problemOf(failure, 'reason', 'Reason')}
    />
  );
}

interface TargetProps {
  kind: FreezeKind;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function Target({ kind, ...field }: TargetProps) {
  if (kind === FreezeKind.TENANT) return null;
  if (kind === FreezeKind.OPERATION) return <OperationSelect {...field} />;
  if (kind === FreezeKind.INTEGRATION) return <IntegrationSelect {...field} />;
  return (
    <TextInput
      label={`${FREEZE_KIND_LABELS[kind]} id`}
      description="You find it on each proposal of the agent, and on the page API keys."
      required
      maxLength={90}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      error={field.error}
    />
  );
}

type SelectProps = Omit<TargetProps, 'kind'>;

function OperationSelect(field: SelectProps) {
  const { operations } = useOperationTitles();
  const options = operations.map(({ operation, title }) => ({ value: operation, label: `${title} (${operation})` }));
  return <TargetSelect label="Operation" options={options} {...field} />;
}

function IntegrationSelect(field: SelectProps) {
  const { data } = useQuery(IntegrationService.method.listIntegrations, {});
  const options = (data?.integrations ?? []).map(({ integrationId, name }) => ({
    value: integrationId,
    label: `${name} (${integrationId})`,
  }));
  return <TargetSelect label="Integration" options={options} {...field} />;
}

interface TargetSelectProps extends SelectProps {
  label: string;
  options: { value: string; label: string }[];
}

function TargetSelect({ label, options, value, onChange, error }: TargetSelectProps) {
  return (
    <Select
      label={label}
      required
      searchable
      data={options}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
    />
  );
}
