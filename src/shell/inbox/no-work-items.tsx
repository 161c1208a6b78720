import { Button, EmptyState } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { MomentOr } from '../frame/moment.tsx';
import type { ListState, WorkItemList } from './work-item-list.ts';

interface NoWorkItemsProps extends Pick<ListState, 'isPaused' | 'searchedSince'> {
  list: WorkItemList;
  isFiltered: boolean;
  onClear: () => void;
  onCreate: (() => void) | undefined;
}

export function NoWorkItems({ list, isPaused, searchedSince, isFiltered, onClear, onCreate }: NoWorkItemsProps) {
  if (isPaused) {
    return (
      <EmptyState
        icon={<IconInbox aria-hidden />}
        title="Nothing found so far"
        description={
          <>
            Searched back to <MomentOr at={searchedSince} otherwise="an unknown time" />.
          </>
        }
      >
        <EmptyState.Actions>
          <Button onClick={() => void list.loadMore()}>Search older</Button>
          <Button variant="default" onClick={onClear}>
            Show everything
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconInbox aria-hidden />}
      title={isFiltered ? 'Nothing matches' : 'No work yet'}
      description={
        isFiltered
          ? 'Choose other words or filters, or look at everything. Notes are not searched.'
          : 'WorkItems appear here when programs, agents or people create them.'
      }
    >
      <EmptyState.Actions>
        {isFiltered ? (
          <Button onClick={onClear}>Show everything</Button>
        ) : (
          onCreate !== undefined && <Button onClick={onCreate}>New WorkItem</Button>
        )}
      </EmptyState.Actions>
    </EmptyState>
  );
}
