import { useQuery } from '@connectrpc/connect-query';
import { Button, Code, EmptyState, Group, List, Modal, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconDatabase, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  DataAdapter,
  DataHealth,
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { useSession } from '../session/session-context.ts';
import { labelOf, optionsOf } from '../work/labels.ts';
import { ChangeButton, ConfirmedChange, useChange } from './change.tsx';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';

const { listDataSources, refreshDataSource, removeDataSource, setDataSourceEnabled } = IntegrationService.method;

/** Milliseconds between reads of the list, as sources are refreshed in the background. */
const REFETCH_INTERVAL_MS = 5_000;
/** Number of problems that the table shows for a source, which may have more. */
const SHOWN_PROBLEMS = 3;

const COLUMNS: Columns<DataSource> = [
  {
    header: 'Source',
    cell: ({ sourceKey, adapter, locations }) => (
      <NameCell name={sourceKey}>
        <Dimmed>
          {labelOf(ADAPTER_LABELS, adapter)} from <Code>{locations[0]}</Code>
          {locations.length > 1 && ` and ${locations.length - 1} more`}
        </Dimmed>
      </NameCell>
    ),
  },
  {
    header: 'Health',
    cell: ({ health }) => (
      <StateBadge color={HEALTH_COLOURS[health] ?? 'gray'}>{labelOf(HEALTH_LABELS, health)}</StateBadge>
    ),
  },
  { header: 'Data', cell: (source) => <LoadCell source={source} /> },
  { header: 'Last confirmed', cell: ({ confirmedAt }) => <MomentOr at={confirmedAt} otherwise="Never" /> },
  { header: 'Problems', cell: (source) => <ProblemsCell source={source} /> },
];

function LoadCell({ source: { load } }: { source: DataSource }) {
  if (load === undefined) return 'None yet';
  const { groupCount, coverageFrom, coverageTo } = load;
  const meetings = groupCount === 1 ? '1 group' : `${groupCount} groups`;
  if (coverageFrom === '') return meetings;
  const days = coverageFrom === coverageTo ? coverageFrom : `${coverageFrom} to ${coverageTo}`;
  return (
    <>
      {meetings}, <span style={{ whiteSpace: 'nowrap' }}>{days}</span>
    </>
  );
}

function ProblemsCell({ source: { lastRefresh, load, enabled } }: { source: DataSource }) {
  const failure = enabled && lastRefresh?.ok === false ? lastRefresh : undefined;
  const problems = load?.problems.slice(0, SHOWN_PROBLEMS) ?? [];
  const more = (load?.problemCount ?? 0) - problems.length;
  if (failure === undefined && problems.length === 0) return 'None';
  return (
    <List size="sm" style={{ overflowWrap: 'anywhere' }} maw="24rem">
      {failure?.at !== undefined && (
        <List.Item>
          Refresh failed <Moment at={failure.at} isExact />: {failure.error}
        </List.Item>
      )}
      {problems.map(({ where, problem }) => (
        <List.Item key={`${where} ${problem}`}>
          {where}: {problem}
        </List.Item>
      ))}
      {more > 0 && <List.Item>and {more} more</List.Item>}
    </List>
  );
}

export const DataSourcesPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Data sources', DataSources);

interface Asked {
  what: 'switch off' | 'change' | 'remove';
  source: DataSource;
}

function DataSources() {
  const { may } = useSession();
  const mayManage = may(Permission.INTEGRATIONS_MANAGE);
  const { data, error } = useQuery(listDataSources, {}, { refetchInterval: REFETCH_INTERVAL_MS });
  const [isRegisterOpen, register] = useDisclosure();
  const [asked, setAsked] = useState<Asked>();
  const registerButton = mayManage && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={register.open}>
      Register a source
    </Button>
  );
  const empty = (
    <EmptyState
      icon={<IconDatabase aria-hidden />}
      title="No data sources yet"
      description="Register one to fill the data views. Files are registered on the command line of the service."
    >
      <EmptyState.Actions>{registerButton}</EmptyState.Actions>
    </EmptyState>
  );
  return (
    <Page title="Data sources" lead="The feeds behind the data views, and their health." actions={registerButton}>
      <RecordList
        label="Data sources"
        rows={data?.dataSources}
        rowKey={({ sourceId }) => sourceId}
        columns={COLUMNS}
        actions={mayManage ? (source) => <Actions source={source} onAsk={setAsked} /> : undefined}
        error={error}
        failureTitle="The data sources cannot be listed"
        empty={empty}
      />
      <Dialogs asked={asked} onClose={() => setAsked(undefined)} />
      <Modal opened={isRegisterOpen} onClose={register.close} title="Register a source" size="lg">
        <RegisterDataSourceForm onClose={register.close} />
      </Modal>
    </Page>
  );
}

function Actions({ source, onAsk }: { source: DataSource; onAsk: (asked: Asked) => void }) {
  const { sourceKey, enabled } = source;
  const invalidate = useInvalidate(listDataSources);
  const ask = (what: Asked['what']) => () => onAsk({ what, source });
  const tellAndInvalidate = () => {
    notifications.show({ message: `${sourceKey} will be refreshed within seconds.` });
    return invalidate();
  };
  return (
    <Group justify="flex-end" gap="xs">
      {!enabled && (
        <ChangeButton
          method={setDataSourceEnabled}
          request={{ sourceKey, enabled: true }}
          onSuccess={invalidate}
          failureTitle="The source was not switched on"
          aria-label={`Switch on ${sourceKey}`}
        >
          Switch on
        </ChangeButton>
      )}
      {enabled && (
        <ChangeButton
          method={refreshDataSource}
          request={{ sourceKey }}
          onSuccess={tellAndInvalidate}
          failureTitle="The source was not refreshed"
          aria-label={`Refresh now: ${sourceKey}`}
        >
          Refresh now
        </ChangeButton>
      )}
      {enabled && <RowButton isDestructive label="Switch off" of={sourceKey} onClick={ask('switch off')} />}
      <RowButton label="Change" of={sourceKey} onClick={ask('change')} />
      <RowButton isDestructive label="Remove" of={sourceKey} onClick={ask('remove')} />
    </Group>
  );
}

function Dialogs({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const invalidate = useInvalidate(listDataSources);
  const sourceTo = (what: Asked['what']) => (asked?.what === what ? asked.source : undefined);
  const [switchingOff, changing, removing] = [sourceTo('switch off'), sourceTo('change'), sourceTo('remove')];
  return (
    <>
      <ConfirmedChange
        method={setDataSourceEnabled}
        request={switchingOff && { sourceKey: switchingOff.sourceKey, enabled: false }}
        invalidate={invalidate}
        title={`Switch off ${switchingOff?.sourceKey}?`}
        consequence="Its data is not served or refreshed until it is switched on again."
        confirmLabel="Switch off"
        onClose={onClose}
      />
      <Modal opened={changing !== undefined} onClose={onClose} title={`Change ${changing?.sourceKey}`} size="lg">
        {changing !== undefined && <ChangeDataSourceForm source={changing} onClose={onClose} />}
      </Modal>
      <ConfirmedChange
        method={removeDataSource}
        request={removing && { sourceKey: removing.sourceKey, version: removing.version }}
        invalidate={invalidate}
        title={`Remove ${removing?.sourceKey}?`}
        consequence="Its data is no longer served, and everything that it has loaded is deleted. This cannot be undone."
        confirmLabel="Remove"
        onClose={onClose}
      />
    </>
  );
}

const ADAPTER_LABELS = {
  [DataAdapter.UNSPECIFIED]: 'No format',
  [DataAdapter.RACECARD]: 'Racecards',
  [DataAdapter.MEETING_TREE]: 'Meeting tree',
  [DataAdapter.FORM_SERVICE]: 'Form service',
} as const satisfies Record<DataAdapter, string>;

const HEALTH_LABELS = {
  [DataHealth.UNSPECIFIED]: 'Off',
  [DataHealth.FRESH]: 'Fresh',
  [DataHealth.STALE]: 'Stale',
  [DataHealth.DEGRADED]: 'Degraded',
  [DataHealth.UNAVAILABLE]: 'No data',
} as const satisfies Record<DataHealth, string>;

const HEALTH_COLOURS = {
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
function RegisterDataSourceForm({ onClose }: { onClose: () => void }) {
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

function ChangeDataSourceForm({ source, onClose }: { source: DataSource; onClose: () => void }) {
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
