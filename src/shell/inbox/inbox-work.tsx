import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { loadInIdleTime } from '../frame/code.ts';
import { soon, useCode } from '../frame/later.tsx';
import { useSession } from '../session/session-context.ts';
import classes from './inbox.module.css';
import { EVERYTHING, isFiltered } from './inbox-query.ts';
import { ListOrNothing, ListSummary } from './list-states.tsx';
import { SearchBar } from './search-bar.tsx';
import { useSelection } from './selection.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import type { InboxQueryState } from './use-inbox-query.ts';
import { useWorkItemList } from './use-work-item-list.ts';
import type { Row } from './work-item-list.ts';
import { type TableHandle, WorkItemTable } from './work-item-table.tsx';

type InboxWorkProps = InboxQueryState & {
  /** Undefined for people who may not create WorkItems. */
  onCreate: (() => void) | undefined;
};

const NO_ROWS: readonly Row[] = [];

const BulkBar = soon(loadInIdleTime(async () => (await import('./bulk-bar.tsx')).BulkBar));
const BulkFailures = soon(async () => (await import('./bulk-bar.tsx')).BulkFailures);
const loadShortcuts = loadInIdleTime(async () => (await import('../frame/shortcut-dialog.tsx')).ShortcutDialog);

export function InboxWork({ query, address, change, onCreate }: InboxWorkProps) {
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
          <ListSummary live={live} onHelp={help.open} />
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

function useHelp(): { open: () => void; dialog: ReactNode } {
  const [isOpen, { open, close }] = useDisclosure();
  const [Dialog, askForDialog] = useCode(loadShortcuts);
  return {
    open: () => {
      askForDialog();
      open();
    },
    dialog: Dialog !== undefined && <Dialog opened={isOpen} onClose={close} />,
  };
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
