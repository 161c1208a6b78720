import { useMutation } from '@connectrpc/connect-query';
import { Badge, Button, Code, Group, List, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { labelOf } from '../work/labels.ts';
import { ChangeDataSourceForm } from './change-data-source-form.tsx';
import { ADAPTER_LABELS, HEALTH_COLOURS, HEALTH_LABELS } from './data-source-labels.ts';
import { RemoveDataSourceDialog } from './remove-data-source-dialog.tsx';
import { SwitchOffDataSourceDialog } from './switch-off-data-source-dialog.tsx';

/** Number of problems that the table shows for a source, which may have more. */
const SHOWN_PROBLEMS = 3;

const COLUMNS: [Column<DataSource>, ...Column<DataSource>[]] = [
  {
    header: 'Source',
    cell: ({ sourceKey, adapter, locations }) => (
      <Stack gap={2}>
        <Text fw={600} inherit>
          {sourceKey}
        </Text>
        <Text size="xs" c="dimmed">
          {labelOf(ADAPTER_LABELS, adapter)} from <Code>{locations[0]}</Code>
          {locations.length > 1 && ` and ${locations.length - 1} more`}
        </Text>
      </Stack>
    ),
  },
  {
    header: 'Health',
    cell: ({ health }) => (
      <Badge variant="dot" color={HEALTH_COLOURS[health] ?? 'gray'} tt="none" miw="max-content">
        {labelOf(HEALTH_LABELS, health)}
      </Badge>
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

interface DataSourceTableProps {
  dataSources: DataSource[];
  mayManage: boolean;
}

export function DataSourceTable({ dataSources, mayManage }: DataSourceTableProps) {
  const [switchingOff, setSwitchingOff] = useState<DataSource>();
  const [changing, setChanging] = useState<DataSource>();
  const [removing, setRemoving] = useState<DataSource>();
  const invalidate = useInvalidate(IntegrationService.method.listDataSources);
  const stopChanging = () => setChanging(undefined);
  const actions = (source: DataSource) => (
    <DataSourceActions
      source={source}
      onSwitchOff={() => setSwitchingOff(source)}
      onChange={() => setChanging(source)}
      onRemove={() => setRemoving(source)}
    />
  );
  return (
    <>
      <RecordTable
        label="Data sources"
        rows={dataSources}
        rowKey={({ sourceId }) => sourceId}
        columns={COLUMNS}
        {...(mayManage ? { actions } : {})}
      />
      <SwitchOffDataSourceDialog source={switchingOff} onClose={() => setSwitchingOff(undefined)} />
      <Modal opened={changing !== undefined} onClose={stopChanging} title={`Change ${changing?.sourceKey}`} size="lg">
        {changing !== undefined && (
          <ChangeDataSourceForm
            source={changing}
            onChanged={async () => {
              await invalidate();
              stopChanging();
            }}
            onClose={stopChanging}
          />
        )}
      </Modal>
      <RemoveDataSourceDialog source={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

interface DataSourceActionsProps {
  source: DataSource;
  onSwitchOff: () => void;
  onChange: () => void;
  onRemove: () => void;
}

function DataSourceActions({ source, onSwitchOff, onChange, onRemove }: DataSourceActionsProps) {
  const { sourceKey, enabled } = source;
  return (
    <Group justify="flex-end" gap="xs">
      {!enabled && <SwitchOnButton sourceKey={sourceKey} />}
      {enabled && <RefreshButton sourceKey={sourceKey} />}
      {enabled && (
        <Button variant="light" color="red" size="xs" onClick={onSwitchOff} aria-label={`Switch off ${sourceKey}`}>
          Switch off
        </Button>
      )}
      <Button variant="default" size="xs" onClick={onChange} aria-label={`Change ${sourceKey}`}>
        Change
      </Button>
      <Button variant="light" color="red" size="xs" onClick={onRemove} aria-label={`Remove ${sourceKey}`}>
        Remove
      </Button>
    </Group>
  );
}

function SwitchOnButton({ sourceKey }: { sourceKey: string }) {
  const switchOn = useMutation(IntegrationService.method.setDataSourceEnabled, {
    onSuccess: useInvalidate(IntegrationService.method.listDataSources),
    onError: (error) => notifyFailure('The source was not switched on', error),
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={switchOn.isPending}
      onClick={() => switchOn.mutate({ sourceKey, enabled: true })}
      aria-label={`Switch on ${sourceKey}`}
    >
      Switch on
    </Button>
  );
}

function RefreshButton({ sourceKey }: { sourceKey: string }) {
  const invalidate = useInvalidate(IntegrationService.method.listDataSources);
  const refresh = useMutation(IntegrationService.method.refreshDataSource, {
    onSuccess: async () => {
      notifications.show({ message: `${sourceKey} will be refreshed within seconds.` });
      await invalidate();
    },
    onError: (error) => notifyFailure('The source was not refreshed', error),
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={refresh.isPending}
      onClick={() => refresh.mutate({ sourceKey })}
      aria-label={`Refresh now: ${sourceKey}`}
    >
      Refresh now
    </Button>
  );
}
