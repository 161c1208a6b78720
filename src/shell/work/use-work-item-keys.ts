import { useQueryClient } from '@tanstack/react-query';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useKeys } from '../frame/use-keys.ts';
import { latestList } from '../inbox/kept-list.ts';
import { useNavigate } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { useChangeWorkItem } from './use-change-work-item.ts';
import { workItemPath } from './work-item-path.ts';

interface WorkItemKeysOptions {
  mayWrite: boolean;
  /** Shows the facts, which have the due date. */
  onFacts: () => void;
  onHelp: () => void;
}

/** Next and previous follow the list of the inbox that the person came from. */
export function useWorkItemKeys(workItem: WorkItem, { mayWrite, onFacts, onHelp }: WorkItemKeysOptions): void {
  const { person } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { assign } = useChangeWorkItem(workItem);
  const step = (by: number) => () => {
    const rows = latestList(queryClient)?.list.state().rows ?? [];
    const at = rows.findIndex(({ item }) => item.workItemId === workItem.workItemId);
    const next = at < 0 ? undefined : rows[at + by]?.item;
    if (next !== undefined) void navigate(workItemPath(next));
  };
  const isMine = workItem.assignee?.id === person.personId;
  useKeys({
    j: step(1),
    k: step(-1),
    u: () => void navigate(`/work?${latestList(queryClient)?.address ?? ''}`),
    r: mayWrite ? () => press('R') : undefined,
    i: mayWrite && !isMine ? () => assign(person.personId) : undefined,
    s: mayWrite ? () => press('S') : undefined,
    d: mayWrite
      ? () => {
          onFacts();
          setTimeout(() => press('D'));
        }
      : undefined,
    '?': onHelp,
  });
}

/** Presses the element that has this shortcut. */
function press(key: string): void {
  const found = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  found?.focus();
  found?.click();
}
