import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FreezeKind, FreezeService } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { FREEZE_KIND_LABELS } from '../freezes/labels.ts';
import { useOperationTitles } from '../operations/use-operation-titles.ts';

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
  const invalidate = useInvalidate(FreezeService.method.listFreezes);
  const freeze = useMutation(FreezeService.method.freeze, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await invalidate();
      onClose();
    },
  });
  const failure = freeze.error === null ? undefined : failureOf(freeze.error);
  return (
    <DialogForm
      submitLabel="Freeze"
      submitColor="red.9"
      onSubmit={() => freeze.mutate({ kind, targetId: targetId.trim(), reason: reason.trim() })}
      onCancel={onClose}
      isPending={freeze.isPending}
      error={freeze.error}
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
      <Target kind={kind} value={targetId} onChange={setTargetId} error={problemOf(failure, 'target_id', 'This')} />
      <TextInput
        label="Reason"
        description="Shown to everybody whose actions it stops."
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problemOf(failure, 'reason', 'Reason')}
      />
    </DialogForm>
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

function OperationSelect({ value, onChange, error }: Omit<TargetProps, 'kind'>) {
  const { operations } = useOperationTitles();
  const options = operations.map(({ operation, title }) => ({
    value: operation,
    label: `${title} (${operation})`,
  }));
  return <TargetSelect label="Operation" options={options} value={value} onChange={onChange} error={error} />;
}

function IntegrationSelect({ value, onChange, error }: Omit<TargetProps, 'kind'>) {
  const { data } = useQuery(IntegrationService.method.listIntegrations, {});
  const options = data?.integrations.map(({ integrationId, name }) => ({
    value: integrationId,
    label: `${name} (${integrationId})`,
  }));
  return <TargetSelect label="Integration" options={options} value={value} onChange={onChange} error={error} />;
}

interface TargetSelectProps extends Omit<TargetProps, 'kind'> {
  label: string;
  options: { value: string; label: string }[] | undefined;
}

function TargetSelect({ label, options = [], value, onChange, error }: TargetSelectProps) {
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
