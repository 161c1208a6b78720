import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Center, EmptyState, Stack, Text } from '@mantine/core';
import { IconChecklist, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type ActionProposal,
  ActionService,
  type ListActionProposalsAwaitingMeResponse,
  type ProposalWorkItem,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordsSkeleton, RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { PrincipalName } from './principal-name.tsx';
import { approvalsGiven } from './proposal-state.ts';
import { RiskText } from './risk-text.tsx';

const PAGE_SIZE = 25;

interface Row {
  proposal: ActionProposal;
  workItem: ProposalWorkItem | undefined;
}

const COLUMNS: [Column<Row>, ...Column<Row>[]] = [
  { header: 'Action', cell: (row) => <ProposalLink row={row} /> },
  { header: 'Risk', cell: ({ proposal }) => <RiskText risk={proposal.risk} /> },
  { header: 'Proposed by', cell: ({ proposal }) => <PrincipalName principal={proposal.proposedBy} /> },
  {
    header: 'Approvals',
    cell: ({ proposal }) => `${approvalsGiven(proposal)} of ${proposal.policy?.approvalsRequired ?? 1}`,
  },
  { header: 'Proposed', cell: ({ proposal }) => <MomentOr at={proposal.createdAt} otherwise="Unknown" /> },
  { header: 'Expires', cell: ({ proposal }) => <MomentOr at={proposal.expiresAt} otherwise="Never" /> },
];

export function ApprovalsPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_APPROVE)) return <NotPermittedPage title="Approvals" needed={Role.APPROVER} />;
  return <Approvals />;
}

function Approvals() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ActionService.method.listActionProposalsAwaitingMe,
    { pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const rows = data?.pages.flatMap(rowsOf) ?? [];

  // Pages lack what this person may not decide on, which can be all that is on them.
  const isNothingYet = data !== undefined && rows.length === 0 && hasNextPage;
  useEffect(() => {
    if (isNothingYet && !isFetching && error === null) void fetchNextPage();
  }, [isNothingYet, isFetching, error, fetchNextPage]);

  const refreshButton = (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={isFetching && data !== undefined && !isFetchingNextPage}
      onClick={() => refetch()}
    >
      Refresh
    </Button>
  );
  return (
    <Page title="Approvals" lead="Actions that wait for your decision, the newest first." actions={refreshButton}>
      {error !== null && <FailureAlert error={error} title="What waits for you cannot be listed" />}
      {(data === undefined || isNothingYet) && error === null && <RecordsSkeleton />}
      {data !== undefined && rows.length === 0 && !hasNextPage && (
        <EmptyState
          icon={<IconChecklist aria-hidden />}
          title="Nothing waits for you"
          description="Actions that others propose appear here when policy wants a person to approve them."
        />
      )}
      {rows.length > 0 && (
        <Stack>
          <RecordTable
            label="Awaiting my approval"
            rows={rows}
            rowKey={({ proposal }) => proposal.proposalId}
            columns={COLUMNS}
          />
          <Center>
            {hasNextPage ? (
              <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
                Load more
              </Button>
            ) : (
              <Text c="dimmed" size="sm">
                These are all.
              </Text>
            )}
          </Center>
        </Stack>
      )}
    </Page>
  );
}

function rowsOf({ proposals, workItems }: ListActionProposalsAwaitingMeResponse): Row[] {
  const byId = new Map(workItems.map((workItem) => [workItem.workItemId, workItem]));
  return proposals.map((proposal) => ({ proposal, workItem: byId.get(proposal.workItemId) }));
}

/** Leads to the WorkItem, where it can be decided. */
function ProposalLink({ row: { proposal, workItem } }: { row: Row }) {
  const { summary } = proposal;
  if (workItem === undefined) {
    return (
      <Text fw={600} inherit>
        <VisibleText>{summary}</VisibleText>
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Anchor component={Link} to={workItemPath(workItem)} fw={600}>
        <VisibleText>{summary}</VisibleText>
      </Anchor>
      <Text size="xs" c="dimmed">
        <VisibleText>{workItem.subject}</VisibleText>
      </Text>
    </Stack>
  );
}
