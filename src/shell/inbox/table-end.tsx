import { Button, Loader, Text } from '@mantine/core';
import { MomentOr } from '../frame/moment.tsx';
import classes from './inbox.module.css';
import type { LiveList } from './use-work-item-list.ts';

export function TableEnd({ live: { list, state }, offset }: { live: LiveList; offset: number }) {
  return (
    <div className={classes['end']} style={{ insetBlockStart: offset }}>
      {state.isLoading ? (
        <Loader size="xs" aria-label="Loading" role="status" />
      ) : state.error !== undefined ? (
        <>
          <Text size="sm">More WorkItems could not be loaded.</Text>
          <Button size="compact-sm" variant="default" onClick={() => void list.loadMore()}>
            Try again
          </Button>
        </>
      ) : state.isPaused ? (
        <>
          <Text size="sm" c="dimmed">
            Searched back to <MomentOr at={state.searchedSince} otherwise="an unknown time" />.
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => void list.loadMore()}>
            Search older
          </Button>
        </>
      ) : state.hasMore ? null : (
        <Text size="sm" c="dimmed">
          End of the list.
        </Text>
      )}
    </div>
  );
}
