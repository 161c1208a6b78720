import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  DataAdapter,
  DataHealth,
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { optionsOf } from '../work/labels.ts';
import { useChange } from './change.tsx';

export const ADAPTER_LABELS = {
  [DataAdapter.UNSPECIFIED]: 'No format',
  [DataAdapter.RACECARD]: 'Racecards',
  [DataAdapter.MEETING_TREE]: 'Meeting tree',
  [DataAdapter.FORM_SERVICE]: 'Form service',
} as const satisfies Record<DataAdapter, string>;

export const HEALTH_LABELS = {
  [DataHealth.UNSPECIFIED]: 'Off',
  [DataHealth.FRESH]: 'Fresh',
  [DataHealth.STALE]: 'Stale',
  [DataHealth.DEGRADED]: 'Degraded',
  [DataHealth.UNAVAILABLE]: 'No data',
} as const satisfies Record<DataHealth, string>;

export const HEALTH_COLOURS = {
  [DataHealth.UNSPECIFIED]: 'gray',
  [DataHealth.FRESH]: 'green',
  [DataHealth.STALE]: 'orange',
  [DataHealth.DEGRADED]: 'yellow',
  [DataHealth.UNAVAILABLE]: 'red',
} as const satisfies Record<DataHealth, string>;

/** Key of the only view that exists. */
const VIEW_KEY = 'racing_catalog';
const DEFAULT_INTERVAL_SECONDS = 300;

/** Settings of a data source that can be changed later. */
interface DataSourceSettings {
  /** Addresses, separated by white space. */
  locations: string;
  timezone: string;
  intervalSeconds: number;
}

const SETTINGS_FIELDS = ['locations', 'timezone', 'refresh_interval'];

function toRequest({ locations, timezone, intervalSeconds }: DataSourceSettings) {
  return {
    locations: locations.split(/\s+/).filter((location) => location !== ''),
    timezone: timezone.trim(),
    refreshInterval: { seconds: BigInt(intervalSeconds) },
  };
}

/** Form that registers a source whose documents are fetched over HTTPS. */
export function RegisterDataSourceForm({ onClose }: { onClose: () => void }) {
  const [sourceKey, setSourceKey] = useState('');
  const [adapter, setAdapter] = useState<DataAdapter>(DataAdapter.RACECARD);
  const [settings, setSettings] = useState(() => ({
    locations: '',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    intervalSeconds: DEFAULT_INTERVAL_SECONDS,
  }));
  const { registerDataSource, listDataSources } = IntegrationService.method;
  const register = useChange(registerDataSource, useInvalidate(listDataSources), { onDone: onClose });
  const submit = () =>
    register.mutate({ sourceKey: sourceKey.trim(), viewKey: VIEW_KEY, adapter, ...toRequest(settings) });
  return (
    <DialogForm
      {...register.progress}
      submitLabel="Register"
      onSubmit={submit}
      onCancel={onClose}
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
        error={problemOf(register.failure, 'source_key', 'Key')}
      />
      <Select
        label="Format"
        data={optionsOf(ADAPTER_LABELS)}
        value={String(adapter)}
        onChange={(value) => setAdapter(Number(value))}
        allowDeselect={false}
      />
      <SettingsFields value={settings} onChange={setSettings} failure={register.failure} />
    </DialogForm>
  );
}

export function ChangeDataSourceForm({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const { sourceKey, version, locations, timezone, refreshInterval } = source;
  const [settings, setSettings] = useState({
    locations: locations.join('\n'),
    timezone,
    intervalSeconds: Number(refreshInterval?.seconds ?? 0n),
  });
  const { changeDataSource, listDataSources } = IntegrationService.method;
  const change = useChange(changeDataSource, useInvalidate(listDataSources), { onDone: onClose });
  return (
    <DialogForm
      {...change.progress}
      submitLabel="Change"
      onSubmit={() => change.mutate({ sourceKey, version, ...toRequest(settings) })}
      onCancel={onClose}
      fields={SETTINGS_FIELDS}
    >
      <SettingsFields value={settings} onChange={setSettings} failure={change.failure} />
    </DialogForm>
  );
}

interface SettingsFieldsProps {
  value: DataSourceSettings;
  onChange: (value: DataSourceSettings) => void;
  failure: Failure | undefined;
}

function SettingsFields({ value, onChange, failure }: SettingsFieldsProps) {
  return (
    <>
      <Textarea
        label="Addresses"
        description="https: addresses of its documents, one per line. Everybody who can read work sees them: do not put secrets into them."
        required
        autosize
        minRows={2}
        maxRows={8}
        value={value.locations}
        onChange={(event) => onChange({ ...value, locations: event.currentTarget.value })}
        error={problemOf(failure, 'locations', 'Addresses')}
      />
      <TextInput
        label="Time zone"
        description="Used for documents that name no time zone."
        required
        maxLength={64}
        value={value.timezone}
        onChange={(event) => onChange({ ...value, timezone: event.currentTarget.value })}
        error={problemOf(failure, 'timezone', 'Time zone')}
      />
      <NumberInput
        label="Refresh every (seconds)"
        required
        min={30}
        max={86_400}
        allowDecimal={false}
        value={value.intervalSeconds}
        onChange={(seconds) => onChange({ ...value, intervalSeconds: Number(seconds) })}
        error={problemOf(failure, 'refresh_interval', 'Refresh interval')}
      />
    </>
  );
}
