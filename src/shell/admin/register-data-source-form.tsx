import { createConnectQueryKey, useMutation } from '@connectrpc/connect-query';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DataAdapter,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { optionsOf } from '../work/labels.ts';
import { ADAPTER_LABELS } from './data-source-labels.ts';

/** The one view that there is. */
const VIEW_KEY = 'racing_catalog';
const DEFAULT_INTERVAL_SECONDS = 300;

/** Registers a source whose documents are fetched by https. */
export function RegisterDataSourceForm({ onClose }: { onClose: () => void }) {
  const [sourceKey, setSourceKey] = useState('');
  const [adapter, setAdapter] = useState<DataAdapter>(DataAdapter.RACECARD);
  const [locations, setLocations] = useState('');
  const [timezone, setTimezone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [intervalSeconds, setIntervalSeconds] = useState(DEFAULT_INTERVAL_SECONDS);
  const queryClient = useQueryClient();
  const register = useMutation(IntegrationService.method.registerDataSource, {
    onSuccess: async () => {
      const schema = IntegrationService.method.listDataSources;
      await queryClient.invalidateQueries({ queryKey: createConnectQueryKey({ schema, cardinality: 'finite' }) });
      onClose();
    },
  });
  const failure = register.error === null ? undefined : failureOf(register.error);
  const submit = () =>
    register.mutate({
      sourceKey: sourceKey.trim(),
      viewKey: VIEW_KEY,
      adapter,
      locations: locations.split(/\s+/).filter((location) => location !== ''),
      timezone: timezone.trim(),
      refreshInterval: { seconds: BigInt(intervalSeconds) },
    });
  return (
    <DialogForm
      submitLabel="Register"
      onSubmit={submit}
      onCancel={onClose}
      isPending={register.isPending}
      error={register.error}
      fields={['source_key', 'locations', 'timezone', 'refresh_interval']}
    >
      <TextInput
        label="Key"
        description="What clients name it by, for good: lower-case letters, digits and “_”."
        required
        data-autofocus
        maxLength={64}
        value={sourceKey}
        onChange={(event) => setSourceKey(event.currentTarget.value)}
        error={problemOf(failure, 'source_key', 'Key')}
      />
      <Select
        label="Format"
        data={optionsOf(ADAPTER_LABELS)}
        value={String(adapter)}
        onChange={(value) => setAdapter(Number(value))}
        allowDeselect={false}
      />
      <Textarea
        label="Addresses"
        description="https: addresses of its documents, one in each line. Everybody who reads work here sees them, so put no secrets into them."
        required
        autosize
        minRows={2}
        maxRows={8}
        value={locations}
        onChange={(event) => setLocations(event.currentTarget.value)}
        error={problemOf(failure, 'locations', 'Addresses')}
      />
      <TextInput
        label="Time zone"
        description="Counts where the documents do not say their own."
        required
        maxLength={64}
        value={timezone}
        onChange={(event) => setTimezone(event.currentTarget.value)}
        error={problemOf(failure, 'timezone', 'Time zone')}
      />
      <NumberInput
        label="Refresh every (seconds)"
        required
        min={30}
        max={86_400}
        allowDecimal={false}
        value={intervalSeconds}
        onChange={(value) => setIntervalSeconds(Number(value))}
        error={problemOf(failure, 'refresh_interval', 'Refresh interval')}
      />
    </DialogForm>
  );
}
