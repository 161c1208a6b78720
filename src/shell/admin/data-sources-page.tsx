import { createConnectQueryKey, useMutation, useQuery } from '@connectrpc/connect-query';
import { Badge, Button, Code, EmptyState, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconDatabase, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordsSkeleton, RecordTable } from '../frame/record-table.tsx';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { ChangeDataSourceForm } from './change-data-source-form.tsx';
import { ADAPTER_LABELS, HEALTH_COLOURS, HEALTH_LABELS } from './data-source-labels.ts';
import { RegisterDataSourceForm } from './register-data-source-form.tsx';

/** Sources are refreshed in the background: the page looks again by itself. */
const REFETCH_INTERVAL_MS = 5_000;
/** Problems that stand in the table; the source may have more. */
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
  return `${meetings}, ${coverageFrom === coverageTo ? coverageFrom : `${coverageFrom} to ${coverageTo}`}`;
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
          Refresh failed <Moment at={failure.at} />: {failure.error}
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

export function DataSourcesPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Data sources" needed={Role.VIEWER} />;
  return <DataSources mayManage={may(Permission.INTEGRATIONS_MANAGE)} />;
}

function DataSources({ mayManage }: { mayManage: boolean }) {
  const { listDataSources } = IntegrationService.method;
  const { data, error } = useQuery(listDataSources, {}, { refetchInterval: REFETCH_INTERVAL_MS });
  const [isRegisterOpen, register] = useDisclosure();
  const registerButton = mayManage && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={register.open}>
      Register a source
    </Button>
  );
  return (
    <Page title="Data sources" lead="The feeds that data views are made of, and how they are." actions={registerButton}>
      {error !== null && <FailureAlert error={error} title="The data sources cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.dataSources.length === 0 && (
        <EmptyState
          icon={<IconDatabase aria-hidden />}
          title="No data sources yet"
          description="Without one, data views have nothing to show. Files are registered on the command line of the service."
        >
          <EmptyState.Actions>{registerButton}</EmptyState.Actions>
        </EmptyState>
      )}
      {data !== undefined && data.dataSources.length > 0 && (
        <DataSourceTable dataSources={data.dataSources} mayManage={mayManage} />
      )}
      <Modal opened={isRegisterOpen} onClose={register.close} title="Register a source" size="lg">
        <RegisterDataSourceForm onClose={register.close} />
      </Modal>
    </Page>
  );
}

function DataSourceTable({ dataSources, mayManage }: { dataSources: DataSource[]; mayManage: boolean }) {
  const [switchingOff, setSwitchingOff] = useState<DataSource>();
  const [changing, setChanging] = useState<DataSource>();
  const [removing, setRemoving] = useState<DataSource>();
  const queryClient = useQueryClient();
  const { listDataSources, setDataSourceEnabled, refreshDataSource, removeDataSource } = IntegrationService.method;
  const readAgain = () =>
    queryClient.invalidateQueries({
      queryKey: createConnectQueryKey({ schema: listDataSources, cardinality: 'finite' }),
    });
  const onSuccess = async () => {
    await readAgain();
    setSwitchingOff(undefined);
    setChanging(undefined);
    setRemoving(undefined);
  };
  const remove = useMutation(removeDataSource, { onSuccess });
  const switchOff = useMutation(setDataSourceEnabled, { onSuccess });
  const switchOn = useMutation(setDataSourceEnabled, {
    onSuccess,
    onError: (error) => notifyFailure('The source was not switched on', error),
  });
  const refresh = useMutation(refreshDataSource, {
    onSuccess: async (_answer, { sourceKey }) => {
      notifications.show({ message: `${sourceKey} will be refreshed within seconds.` });
      await readAgain();
    },
    onError: (error) => notifyFailure('The source is not refreshed', error),
  });
  const changes = (source: DataSource) => (
    <>
      <Button variant="default" size="xs" onClick={() => setChanging(source)} aria-label={`Change ${source.sourceKey}`}>
        Change
      </Button>
      <Button
        variant="light"
        color="red"
        size="xs"
        onClick={() => setRemoving(source)}
        aria-label={`Remove ${source.sourceKey}`}
      >
        Remove
      </Button>
    </>
  );
  const actions = (source: DataSource) => {
    const { sourceKey } = source;
    if (!source.enabled) {
      return (
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            size="xs"
            loading={switchOn.isPending && switchOn.variables?.sourceKey === sourceKey}
            onClick={() => switchOn.mutate({ sourceKey, enabled: true })}
            aria-label={`Switch on ${sourceKey}`}
          >
            Switch on
          </Button>
          {changes(source)}
        </Group>
      );
    }
    return (
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          size="xs"
          loading={refresh.isPending && refresh.variables?.sourceKey === sourceKey}
          onClick={() => refresh.mutate({ sourceKey })}
          aria-label={`Refresh ${sourceKey} now`}
        >
          Refresh now
        </Button>
        <Button
          variant="light"
          color="red"
          size="xs"
          onClick={() => setSwitchingOff(source)}
          aria-label={`Switch off ${sourceKey}`}
        >
          Switch off
        </Button>
        {changes(source)}
      </Group>
    );
  };
  return (
    <>
      <RecordTable
        label="Data sources"
        rows={dataSources}
        rowKey={({ sourceId }) => sourceId}
        columns={COLUMNS}
        {...(mayManage ? { actions } : {})}
      />
      <ConfirmDialog
        opened={switchingOff !== undefined}
        title={`Switch off ${switchingOff?.sourceKey}?`}
        consequence="Its data is not served any more, and it is not refreshed, until it is switched on again."
        confirmLabel="Switch off"
        onConfirm={() => {
          if (switchingOff !== undefined) switchOff.mutate({ sourceKey: switchingOff.sourceKey, enabled: false });
        }}
        onClose={() => {
          switchOff.reset();
          setSwitchingOff(undefined);
        }}
        isPending={switchOff.isPending}
        error={switchOff.error}
      />
      <Modal
        opened={changing !== undefined}
        onClose={() => setChanging(undefined)}
        title={`Change ${changing?.sourceKey}`}
        size="lg"
      >
        {changing !== undefined && (
          <ChangeDataSourceForm source={changing} onChanged={onSuccess} onClose={() => setChanging(undefined)} />
        )}
      </Modal>
      <ConfirmDialog
        opened={removing !== undefined}
        title={`Remove ${removing?.sourceKey}?`}
        consequence="It is not served any more, and all that it has loaded is deleted. That cannot be undone."
        confirmLabel="Remove"
        onConfirm={() => {
          if (removing !== undefined) remove.mutate({ sourceKey: removing.sourceKey, version: removing.version });
        }}
        onClose={() => {
          remove.reset();
          setRemoving(undefined);
        }}
        isPending={remove.isPending}
        error={remove.error}
      />
    </>
  );
}
