import { Button, Group, Text } from '@mantine/core';
import { IconBolt, IconBoltOff, IconLoader } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { loadInIdleTime } from '../frame/code.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { HelpButton } from '../frame/help-button.tsx';
import { soon } from '../frame/later.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { useHelp } from '../frame/use-help.tsx';
import type { Connection } from '../live/use-events.ts';
import { useSession } from '../session/session-context.ts';
import classes from './inbox.module.css';
import { EVERYTHING, isFiltered } from './inbox-query.ts';
import { SearchBar } from './search-bar.tsx';
import { useSelection } from './selection.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import type { InboxQueryState } from './use-inbox-query.ts';
import { type LiveList, useWorkItemList } from './use-work-item-list.ts';
import { countText, type InboxView } from './views.ts';
import type { Row } from './work-item-list.ts';
import { type TableHandle, WorkItemTable } from './work-item-table.tsx';

type InboxWorkProps = InboxQueryState & {
  /** Count of the present view; undefined if the views have none for this query. */
  count: InboxView['count'];
  /** Undefined for people who may not create WorkItems. */
  onCreate: (() => void) | undefined;
};

const NO_ROWS: readonly Row[] = [];

const BulkBar = soon(loadInIdleTime(async () => (await import('./bulk-bar.tsx')).BulkBar));
const BulkFailures = soon(async () => (await import('./bulk-bar.tsx')).BulkFailures);

export function InboxWork({ query, address, change, count, onCreate }: InboxWorkProps) {
  const { may, person } = useSession();
  const live = useWorkItemList(query);
  const { state } = live;
  const rows = state.rows ?? NO_ROWS;
  const selection = useSelection(rows, address);
  const help = useHelp();
  const table = useRef<TableHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [cursor, setCursor] = useCursor(rows, table);
  const actions = useInboxActions(live.list, ({ failed }) => {
    selection.set(failed.map(({ item }) => item.workItemId));
    // The pressed button has disappeared together with the toolbar.
    setTimeout(() => focusIfLost(table, cursor ?? rows[0]?.item.workItemId));
  });
  const focusFirst = useFocusOnFirst(state.rows, state.isLoading, table);
  const mayWrite = may(Permission.WORK_WRITE);
  useInboxKeys({
    ...{ rows, cursor, selection, actions, onCreate, mayWrite },
    focusRow: (workItemId) => table.current?.focus(workItemId),
    focusSearch: () => search.current?.focus(),
    onHelp: help.open,
  });
  const isBarOfBulk = selection.items.length > 0 || actions.progress !== undefined;
  return (
    <section aria-label="WorkItems" className={classes['main']}>
      <SearchBar {...{ query, address, change }} searchRef={search} onSearch={focusFirst} />
      <div className={classes['bar']}>
        {isBarOfBulk ? (
          <BulkBar
            {...{ actions, mayWrite }}
            items={selection.items}
            personId={person.personId}
            onClear={selection.clear}
          />
        ) : (
          <ListSummary live={live} count={count} onHelp={help.open} />
        )}
      </div>
      {actions.failures.length > 0 && <BulkFailures {...actions} />}
      <ListOrNothing
        live={live}
        isFiltered={isFiltered(query)}
        onClear={() => change({ ...EVERYTHING, order: query.order })}
        onCreate={onCreate}
      >
        <WorkItemTable
          key={address}
          {...{ live, rows, cursor }}
          ref={table}
          order={query.order}
          selected={selection.ids}
          onCursor={setCursor}
          onSelect={selection.toggle}
        />
      </ListOrNothing>
      {help.dialog}
    </section>
  );
}

type Table = RefObject<TableHandle | null>;

/** The row that keys act on. If it disappears, its successor becomes the cursor, with the focus if the row had it. */
function useCursor(rows: readonly Row[], table: Table) {
  const [cursor, setCursor] = useState<string>();
  const place = useRef(-1);
  useEffect(() => {
    if (cursor === undefined) return;
    const at = rows.findIndex(({ item }) => item.workItemId === cursor);
    if (at >= 0) {
      place.current = at;
      return;
    }
    const next = rows[Math.min(place.current, rows.length - 1)]?.item.workItemId;
    setCursor(next);
    focusIfLost(table, next);
  }, [rows, cursor, table]);
  return [cursor, setCursor] as const;
}

/** Focuses the row if the focused element is gone, or the heading if there is no row. */
function focusIfLost(table: Table, workItemId: string | undefined): void {
  if (document.activeElement !== document.body) return;
  if (workItemId === undefined) document.querySelector('h1')?.focus();
  else table.current?.focus(workItemId);
}

/** After a search, the first row gets the focus, so that Enter opens it. */
function useFocusOnFirst(rows: readonly Row[] | undefined, isLoading: boolean, table: Table): () => void {
  const isWanted = useRef(false);
  const first = rows?.[0]?.item.workItemId;
  useEffect(() => {
    if (!isWanted.current || isLoading || rows === undefined) return;
    isWanted.current = false;
    if (first !== undefined) table.current?.focus(first);
  }, [rows, isLoading, first, table]);
  return () => {
    isWanted.current = true;
  };
}

interface ListSummaryProps extends Pick<InboxWorkProps, 'count'> {
  live: LiveList;
  onHelp: () => void;
}

function ListSummary({ live: { state, connection }, count, onHelp }: ListSummaryProps) {
  const loaded = { count: state.rows?.length ?? 0, isAtLeast: state.hasMore };
  // The service counts up to a limit, and less often than the list changes.
  const isCounted = count !== undefined && state.hasMore && count.count >= loaded.count;
  const text = countText(isCounted ? count : loaded);
  return (
    <Group justify="space-between" w="100%" wrap="nowrap">
      <Text size="xs" c="dimmed" role="status">
        {state.rows !== undefined && `${text} ${text === '1' ? 'WorkItem' : 'WorkItems'}`}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <LiveStatus connection={connection} />
        <HelpButton onPress={onHelp} />
      </Group>
    </Group>
  );
}

const NoWorkItems = soon(async () => (await import('./no-work-items.tsx')).NoWorkItems);

interface ListOrNothingProps {
  live: LiveList;
  isFiltered: boolean;
  onClear: () => void;
  onCreate: (() => void) | undefined;
  children: ReactNode;
}

function ListOrNothing({ live: { list, state }, isFiltered, onClear, onCreate, children }: ListOrNothingProps) {
  const { rows, error, isLoading, isPaused, searchedSince } = state;
  if (rows === undefined && error !== undefined) {
    return (
      <>
        <FailureAlert error={error} title="The WorkItems cannot be listed" />
        <Group mt="sm">
          <Button variant="default" loading={isLoading} onClick={() => void list.loadMore()}>
            Try again
          </Button>
        </Group>
      </>
    );
  }
  if (rows === undefined || (rows.length === 0 && isLoading)) return <RecordsSkeleton />;
  if (rows.length > 0) return children;
  return <NoWorkItems {...{ list, isPaused, searchedSince, isFiltered, onClear, onCreate }} />;
}

const WORDS = {
  connecting: { label: 'Connecting', says: 'The page is connecting to live updates.', Icon: IconLoader },
  connected: { label: 'Live', says: 'Changes appear here automatically.', Icon: IconBolt },
  silent: { label: 'Not live', says: 'The service has been silent for 5 seconds.', Icon: IconBoltOff },
  lost: { label: 'Reconnecting', says: 'The connection is lost: this may be out of date.', Icon: IconBoltOff },
} as const;

function LiveStatus({ connection }: { connection: Connection }) {
  const { label, says, Icon } = WORDS[connection];
  const isWell = connection === 'connected' || connection === 'connecting';
  return (
    <Group gap={4} wrap="nowrap" role="status" title={says}>
      <Icon size={14} aria-hidden />
      <Text span size="xs" c={isWell ? 'dimmed' : 'inherit'} fw={isWell ? 400 : 600}>
        {label}
      </Text>
    </Group>
  );
}
