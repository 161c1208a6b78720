import { Button, Loader, Text, VisuallyHidden } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { WorkItemOrder } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import classes from './inbox.module.css';
import { type RowWindow, useRowWindow } from './use-row-window.ts';
import type { LiveList } from './use-work-item-list.ts';
import type { Row } from './work-item-list.ts';
import { WorkItemRow } from './work-item-row.tsx';

const ROW_PX = 36;
const TWO_LINES_PX = 56;
const END_PX = 48;
const HEAD_PX = 28;
/** Number of rows before the end at which the next page is read. */
const AHEAD = 40;
/** Width in pixels below which each row needs two lines. */
const ONE_LINE_FROM_PX = 860;

export interface TableHandle {
  /** Focuses the subject of a row, even if the row is out of sight. */
  focus: (workItemId: string) => void;
}

interface WorkItemTableProps {
  live: LiveList;
  rows: readonly Row[];
  order: WorkItemOrder;
  selected: ReadonlySet<string>;
  cursor: string | undefined;
  onCursor: (workItemId: string) => void;
  onSelect: (workItemId: string, isRange: boolean) => void;
  ref: Ref<TableHandle>;
}

/** Only the visible rows are rendered. */
export function WorkItemTable({ live, rows, order, selected, cursor, onCursor, onSelect, ref }: WorkItemTableProps) {
  const { list, state } = live;
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: sizer, width, height } = useElementSize<HTMLDivElement>();
  const isNarrow = width > 0 && width < ONE_LINE_FROM_PX;
  const rowPx = isNarrow ? TWO_LINES_PX : ROW_PX;
  const headPx = isNarrow ? 0 : HEAD_PX;
  const seen = useRowWindow({
    ...{ scroller, height, headPx, rowPx },
    count: rows.length,
    kept: rows.findIndex(({ item }) => item.workItemId === cursor),
    initialOffset: list.scrollOffset,
  });
  useFocus(ref, seen, rows, scroller);
  useSight(seen, live, rows, rowPx);

  return (
    <div className={`${classes['list']} ${isNarrow ? classes['narrow'] : ''}`}>
      {state.newCount > 0 && <News live={live} onShown={seen.scrollToTop} />}
      <div ref={useMergedRef(scroller, sizer)} className={classes['scroller']}>
        <table className={classes['table']} aria-label="WorkItems" aria-rowcount={state.hasMore ? -1 : rows.length + 1}>
          <Head order={order} />
          <tbody className={classes['rows']} style={{ height: rows.length * rowPx + END_PX }}>
            {seen.indexes.map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              const { item, isUnread, isApproved, hasLeft } = row;
              return (
                <WorkItemRow
                  key={item.workItemId}
                  {...{ item, isUnread, isApproved, hasLeft, order, onSelect }}
                  position={index + 1}
                  offset={index * rowPx}
                  isSelected={selected.has(item.workItemId)}
                  onFocus={onCursor}
                />
              );
            })}
          </tbody>
        </table>
        <TableEnd live={live} offset={rows.length * rowPx + headPx} />
      </div>
    </div>
  );
}

function TableEnd({ live: { list, state }, offset }: { live: LiveList; offset: number }) {
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

const HEADERS = ['Selected', 'Unread', 'Priority', 'Subject', 'Status', 'Contact', 'Assignee', 'Due'] as const;

function Head({ order }: { order: WorkItemOrder }) {
  return (
    <thead>
      <tr aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        {HEADERS.map((header, index) => (
          <th key={header} scope="col">
            {index < 2 ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </th>
        ))}
        <th scope="col" className={`${classes['fact']} ${classes['time']}`}>
          {order === WorkItemOrder.LAST_CHANGED ? 'Changed' : 'Opened'}
        </th>
      </tr>
    </thead>
  );
}

function News({ live: { list, state }, onShown }: { live: LiveList; onShown: () => void }) {
  const words = `${state.newCount}${state.isNewAtLeast ? '+' : ''} new`;
  const show = () => {
    list.showNew();
    onShown();
  };
  return (
    <div className={classes['news']}>
      <Button size="compact-sm" radius="xl" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={show}>
        {words}
      </Button>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </div>
  );
}

function useFocus(
  ref: Ref<TableHandle>,
  { scrollToRow }: RowWindow,
  rows: readonly Row[],
  scroller: { readonly current: HTMLDivElement | null },
): void {
  const wanted = useRef<string>(undefined);
  const subjectOf = useCallback(
    (workItemId: string) => scroller.current?.querySelector<HTMLElement>(`[data-subject="${CSS.escape(workItemId)}"]`),
    [scroller],
  );
  useImperativeHandle(ref, () => ({
    focus: (workItemId) => {
      const index = rows.findIndex(({ item }) => item.workItemId === workItemId);
      if (index < 0) return;
      scrollToRow(index);
      wanted.current = workItemId;
      subjectOf(workItemId)?.focus({ preventScroll: true });
    },
  }));
  // A row that was out of sight exists only after it has been rendered.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const subject = subjectOf(wanted.current);
    if (subject === null || subject === undefined) return;
    wanted.current = undefined;
    subject.focus({ preventScroll: true });
  });
}

function useSight(
  { first, last, offset }: RowWindow,
  { list, state, setView }: LiveList,
  rows: readonly Row[],
  rowPx: number,
): void {
  const isAtTop = offset < rowPx / 2;
  useEffect(() => {
    list.scrollOffset = offset;
  }, [list, offset]);
  useEffect(() => {
    const inView = rows.slice(first, last + 1).map(({ item }) => item.workItemId);
    setView(inView, isAtTop);
  }, [setView, rows, first, last, isAtTop]);
  const isNearEnd = last >= rows.length - AHEAD;
  const mayLoad = state.hasMore && !state.isPaused && !state.isLoading && state.error === undefined;
  useEffect(() => {
    if (isNearEnd && mayLoad) void list.loadMore();
  }, [list, isNearEnd, mayLoad]);
}
