import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Center, Code, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Operation,
  OperationRisk,
  OperationService,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { Page } from '../frame/page.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { inWords } from '../operations/labels.ts';
import { providerWordsOf } from '../providers/labels.ts';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, RecordList, StateBadge } from './record-list.tsx';
import { WaitingChangeLine } from './waiting-changes.tsx';

const OPERATION_STATUS_LABELS = {
  [OperationStatus.UNSPECIFIED]: 'No status',
  [OperationStatus.ACTIVE]: 'Active',
  [OperationStatus.RETIRED]: 'Retired',
} as const satisfies Record<OperationStatus, string>;

export const OPERATION_RISK_LABELS = {
  [OperationRisk.UNSPECIFIED]: 'Unknown',
  [OperationRisk.LOW]: 'Low',
  [OperationRisk.MEDIUM]: 'Medium',
  [OperationRisk.HIGH]: 'High',
} as const satisfies Record<OperationRisk, string>;

/** Returns the kinds of integration that execute an operation, in one line. */
export function executorsText(executors: readonly string[]): string {
  return executors.map((kind) => providerWordsOf(kind)?.kind ?? inWords(kind)).join(', ');
}

const PAGE_SIZE = 50;

const COLUMNS: Columns<Operation> = [
  {
    header: 'Name',
    cell: ({ operation, title }) => (
      <Stack gap={2}>
        <Anchor component={Link} to={`/admin/operations/${operation}`} inherit fw={600}>
          <VisibleText>{title}</VisibleText>
        </Anchor>
        <Dimmed>
          <Code>{operation}</Code>
        </Dimmed>
      </Stack>
    ),
  },
  {
    header: 'Version',
    cell: ({ version, definition }) => `${version}${definition === undefined ? ', built in' : ''}`,
  },
  {
    header: 'Status',
    cell: ({ operation, version, status, waiting }) => (
      <Stack gap="xs" align="flex-start">
        <OperationStatusBadge status={status} />
        {waiting !== undefined && (
          <WaitingChangeLine of="operation" change={waiting} did={`defined version ${version} of ${operation}`} />
        )}
      </Stack>
    ),
  },
  { header: 'Highest risk', cell: ({ highestRisk }) => labelOf(OPERATION_RISK_LABELS, highestRisk) },
  { header: 'Carried out by', cell: ({ executors }) => executorsText(executors) },
];

export function OperationStatusBadge({ status }: { status: OperationStatus }) {
  return (
    <StateBadge color={status === OperationStatus.ACTIVE ? 'green' : 'gray'}>
      {labelOf(OPERATION_STATUS_LABELS, status)}
    </StateBadge>
  );
}

export const OperationsPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Operations', Operations);

function Operations() {
  const { may } = useSession();
  const mayManage = may(Permission.OPERATIONS_MANAGE);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    OperationService.method.listOperations,
    { pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  return (
    <Page
      title="Operations"
      lead="The actions that can be proposed: built in, or defined by you."
      actions={
        mayManage && (
          <Button component={Link} to="/admin/operations/new" leftSection={<IconPlus size={16} aria-hidden />}>
            New operation
          </Button>
        )
      }
    >
      <RecordList
        label="Operations"
        rows={data?.pages.flatMap(({ operations }) => operations)}
        rowKey={({ operation }) => operation}
        columns={COLUMNS}
        error={error}
        failureTitle="The operations cannot be listed"
      />
      {hasNextPage && (
        <Center>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </Center>
      )}
    </Page>
  );
}
