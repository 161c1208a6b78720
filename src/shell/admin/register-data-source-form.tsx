import { useMutation } from '@connectrpc/connect-query';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  DataAdapter,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { optionsOf } from '../work/labels.ts';
import { DataSourceFields, SETTINGS_FIELDS, toRequest } from './data-source-fields.tsx';
import { ADAPTER_LABELS } from './data-source-labels.ts';

/** Key of the only view that exists. */
const VIEW_KEY = 'racing_catalog';
const DEFAULT_INTERVAL_SECONDS = 300;

/** Form that registers a source whose documents are fetched over HTTPS. */
export function RegisterDataSourceForm({ onClose }: { onClose: () => void }) {
  const [sourceKey, setSourceKey] = useState('');
  const [adapter, setAdapter] = useState<DataAdapter>(DataAdapter.RACECARD);
  const [settings, setSettings] = useState(() => ({
    locations: '',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    intervalSeconds: DEFAULT_INTERVAL_SECONDS,
  }));
  const invalidate = useInvalidate(IntegrationService.method.listDataSources);
  const register = useMutation(IntegrationService.method.registerDataSource, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  const failure = register.error === null ? undefined : failureOf(register.error);
  const submit = () =>
    register.mutate({
      sourceKey: sourceKey.trim(),
      viewKey: VIEW_KEY,
      adapter,
      ...toRequest(settings),
    });
  return (
    <DialogForm
      submitLabel="Register"
      onSubmit={submit}
      onCancel={onClose}
      isPending={register.isPending}
      error={register.error}
      fields={['source_key', ...SETTINGS_FIELDS]}
    >
      <TextInput
        label="Key"
        description="Clients use this name, and it cannot change: lower-case letters, digits and “_”."
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
      <DataSourceFields value={settings} onChange={setSettings} failure={failure} />
    </DialogForm>
  );
}
