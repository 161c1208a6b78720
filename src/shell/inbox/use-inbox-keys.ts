import { WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useKeys } from '../frame/use-keys.ts';
import type { Selection } from './selection.ts';
import type { InboxActions } from './use-inbox-actions.ts';
import type { Row } from './work-item-list.ts';

interface InboxKeysOptions {
  rows: readonly Row[];
  cursor: string | undefined;
  selection: Selection;
  actions: InboxActions;
  mayWrite: boolean;
  focusRow: (workItemId: string) => void;
  focusSearch: () => void;
  onCreate: (() => void) | undefined;
  onHelp: () => void;
}

const HELD = ['j', 'k', 'ArrowDown', 'ArrowUp'];

/** Enter needs no key here, as the focus is on a link. */
export function useInboxKeys(options: InboxKeysOptions): void {
  const { rows, cursor, selection, actions, mayWrite, focusRow, focusSearch, onCreate, onHelp } = options;
  const at = rows.findIndex(({ item }) => item.workItemId === cursor);
  const present = rows[at];
  const step = (by: number) => () => {
    const next = rows[at < 0 ? 0 : at + by];
    if (next !== undefined) focusRow(next.item.workItemId);
  };
  const about = present === undefined ? undefined : present.item;
  const chosen = selection.items.length > 0 ? selection.items : about === undefined ? [] : [about];
  const select = (isRange: boolean) => about && (() => selection.toggle(about.workItemId, isRange));
  const isOneUnread = rows.some(({ item, isUnread }) => isUnread && chosen.includes(item));
  // Toolbars and menus handle the arrow keys themselves.
  const arrows = present !== undefined && document.activeElement?.matches('[data-subject]') === true;
  useKeys(
    {
      j: step(1),
      k: step(-1),
      ArrowDown: arrows ? step(1) : undefined,
      ArrowUp: arrows ? step(-1) : undefined,
      x: select(false),
      X: select(true),
      e: mayWrite && chosen.length > 0 ? () => void actions.setStatus(chosen, WorkItemStatus.RESOLVED) : undefined,
      u: chosen.length > 0 ? () => void actions.mark(chosen, isOneUnread) : undefined,
      c: onCreate,
      '/': focusSearch,
      '?': onHelp,
      Escape: selection.ids.size > 0 ? selection.clear : undefined,
    },
    HELD,
  );
}
