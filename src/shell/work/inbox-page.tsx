import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Center, EmptyState, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox, IconPlus, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordsSkeleton, RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { CreateWorkItemForm } from './create-work-item-form.tsx';
import { type AssigneeFilter, type InboxFilters, useInboxFilters } from './inbox-filters.ts';
import { CHANNEL_LABELS, labelOf, optionsOf, PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';
import { PriorityText } from './priority-text.tsx';
import { StatusBadge } from './status-badge.tsx';
import { workItemPath } from './work-item-path.ts';

const PAGE_SIZE = 25;

const ASSIGNEE_OPTIONS: { value: AssigneeFilter; label: string }[] = [
  { value: 'me', label: 'Me' },
  { value: 'none', label: 'Nobody' },
];

const COLUMNS: [Column<WorkItem>, ...Column<WorkItem>[]] = [
  {
    header: 'Subject',
    cell: (item) => (
      <Anchor component={Link} to={workItemPath(item)} fw={600}>
        <VisibleText>{item.subject}</VisibleText>
      </Anchor>
    ),
  },
  { header: 'Status', cell: (item) => <StatusBadge status={item.status} /> },
  { header: 'Priority', cell: (item) => <PriorityText priority={item.priority} /> },
  { header: 'Assignee', cell: (item) => item.assignee?.displayName ?? 'Nobody' },
  { header: 'Channel', cell: (item) => labelOf(CHANNEL_LABELS, item.channel) },
  { header: 'Changed', cell: (item) => <MomentOr at={item.updatedAt} otherwise="Unknown" /> },
];

export function InboxPage() {
  const { may } = useSession();
  const filters = useInboxFilters();
  const [isCreateOpen, create] = useDisclosure();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useWorkItems(filters);
  const workItems = data?.pages.flatMap((page) => page.workItems) ?? [];
  const createButton = may(Permission.WORK_WRITE) && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create.open}>
      New WorkItem
    </Button>
  );
  return (
    <Page title="Inbox" lead="WorkItems, the newest first." actions={createButton}>
      <FilterBar
        filters={filters}
        isRefreshing={isFetching && data !== undefined && !isFetchingNextPage}
        onRefresh={refetch}
      />
      {error !== null && <FailureAlert error={error} title="The WorkItems cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data !== undefined && workItems.length === 0 && <NoWorkItems filters={filters} createButton={createButton} />}
      {workItems.length > 0 && (
        <Stack>
          <RecordTable label="WorkItems" rows={workItems} rowKey={(item) => item.workItemId} columns={COLUMNS} />
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
      <Modal opened={isCreateOpen} onClose={create.close} title="New WorkItem" size="lg">
        <CreateWorkItemForm onClose={create.close} />
      </Modal>
    </Page>
  );
}

function useWorkItems({ status, priority, assignee }: InboxFilters) {
  const { person } = useSession();
  return useInfiniteQuery(
    WorkService.method.listWorkItems,
    {
      pageSize: PAGE_SIZE,
      pageToken: '',
      status,
      assignee: assignee === 'me' ? person.personId : (assignee ?? ''),
      ...(priority === 0 ? {} : { filter: { case: 'priority', value: priority } }),
    },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
}

interface FilterBarProps {
  filters: InboxFilters;
  isRefreshing: boolean;
  onRefresh: () => unknown;
}

function FilterBar({ filters, isRefreshing, onRefresh }: FilterBarProps) {
  const { status, priority, assignee, setStatus, setPriority, setAssignee } = filters;
  return (
    <Group align="flex-end" gap="sm" role="search" aria-label="Filters">
      <Select
        label="Status"
        placeholder="Any status"
        data={optionsOf(STATUS_LABELS)}
        value={status === 0 ? null : String(status)}
        onChange={(value) => setStatus(Number(value))}
        clearable
        w={{ base: '100%', xs: 200 }}
      />
      <Select
        label="Priority"
        placeholder="Any priority"
        data={optionsOf(PRIORITY_LABELS)}
        value={priority === 0 ? null : String(priority)}
        onChange={(value) => setPriority(Number(value))}
        clearable
        w={{ base: '100%', xs: 200 }}
      />
      <Select
        label="Assignee"
        placeholder="Anybody"
        data={ASSIGNEE_OPTIONS}
        value={assignee}
        onChange={setAssignee}
        clearable
        w={{ base: '100%', xs: 200 }}
      />
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isRefreshing}
        onClick={() => onRefresh()}
      >
        Refresh
      </Button>
    </Group>
  );
}

interface NoWorkItemsProps {
  filters: InboxFilters;
  createButton: ReactNode;
}

function NoWorkItems({ filters: { isFiltered, clear }, createButton }: NoWorkItemsProps) {
  return (
    <EmptyState
      icon={<IconInbox aria-hidden />}
      title={isFiltered ? 'Nothing matches these filters' : 'No work yet'}
      description={
        isFiltered
          ? 'Choose other ones, or look at everything.'
          : 'WorkItems appear here when programs, agents or people hand them in.'
      }
    >
      <EmptyState.Actions>
        {isFiltered ? <Button onClick={clear}>Show everything</Button> : createButton}
      </EmptyState.Actions>
    </EmptyState>
  );
}
