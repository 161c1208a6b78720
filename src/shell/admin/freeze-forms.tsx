import { useQuery } from '@connectrpc/connect-query';
import { Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type Freeze,
  FreezeKind,
  FreezeService,
} from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { FREEZE_KIND_LABELS } from '../freezes/labels.ts';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { useChange } from './change.tsx';

const { freeze: freezeMethod, listFreezes, thaw: thawMethod } = FreezeService.method;

const KINDS = [
  FreezeKind.TENANT,
  FreezeKind.OPERATION,
  FreezeKind.INTEGRATION,
  FreezeKind.API_KEY,
  FreezeKind.DELEGATION,
];

/** Form that freezes something, so that nothing more of it is sent from that moment. */
export function FreezeForm({ onClose }: { onClose: () => void }) {
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

export function ThawForm({ freeze: { freezeId }, onClose }: { freeze: Freeze; onClose: () => void }) {
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
