import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InboxService } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import {
  type WorkItem,
  type WorkItemStatus,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';
import type { WorkItemList } from './work-item-list.ts';

/** Most marks that the service accepts in a call. */
const MARKS_AT_ONCE = 200;

/** Number of calls that run at the same time. */
const AT_ONCE = 4;

interface BulkFailure {
  item: WorkItem;
  error: unknown;
}

interface BulkOutcome {
  changed: WorkItem[];
  failed: BulkFailure[];
}

export type InboxActions = ReturnType<typeof useInboxActions>;

type Change = (item: WorkItem) => Promise<{ workItem?: WorkItem | undefined }>;

export function useInboxActions(list: WorkItemList, onDone: (outcome: BulkOutcome) => void) {
  const work = createClient(WorkService, useTransport());
  const mark = useMarking(list);
  const { changeAll, ...state } = useChanging(list, mark, onDone);
  const update = (
    items: readonly WorkItem[],
    changes: (item: WorkItem) => Partial<Pick<WorkItem, 'status' | 'tags'>>,
  ) =>
    changeAll(items, (item) => {
      const { workItemId, version: expectedVersion } = item;
      const changed = changes(item);
      const updateMask = { paths: Object.keys(changed) };
      return work.updateWorkItem({ workItemId, changes: changed, updateMask, expectedVersion });
    });
  return {
    setStatus: (items: readonly WorkItem[], status: WorkItemStatus) => update(items, () => ({ status })),
    /** @param assigneeId Undefined for nobody. */
    assign: (items: readonly WorkItem[], assigneeId: string | undefined) =>
      changeAll(items, ({ workItemId, version: expectedVersion }) =>
        work.assignWorkItem({ workItemId, ...(assigneeId === undefined ? {} : { assigneeId }), expectedVersion }),
      ),
    addTag: (items: readonly WorkItem[], tag: string) =>
      update(
        items.filter(({ tags }) => !tags.includes(tag)),
        ({ tags }) => ({ tags: [...tags, tag] }),
      ),
    mark,
    ...state,
  };
}

type Mark = (items: readonly WorkItem[], isRead: boolean) => Promise<void>;

function useMarking(list: WorkItemList): Mark {
  const inbox = createClient(InboxService, useTransport());
  const queryClient = useQueryClient();
  return async (items, isRead) => {
    const marks = items.map(({ workItemId, version }) => ({ workItemId, version: isRead ? version : 0n }));
    try {
      for (let at = 0; at < marks.length; at += MARKS_AT_ONCE) {
        await inbox.markWorkItemsRead({ marks: marks.slice(at, at + MARKS_AT_ONCE) });
        list.setMarks(marks.slice(at, at + MARKS_AT_ONCE));
      }
    } catch (error) {
      readSessionAgainIfRefused(queryClient, error);
      notifyFailure(
        isRead ? 'The WorkItems were not marked as read' : 'The WorkItems were not marked as unread',
        error,
      );
    }
  };
}

function useChanging(list: WorkItemList, mark: Mark, onDone: (outcome: BulkOutcome) => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const changeAll = async (items: readonly WorkItem[], change: Change) => {
    if (items.length === 0 || progress !== undefined) return;
    setFailures([]);
    const onProgress = (done: number) => setProgress({ done, of: items.length });
    onProgress(0);
    const outcome = await changeEach(items, async (item) => (await change(item)).workItem ?? item, onProgress);
    setProgress(undefined);
    setFailures(outcome.failed);
    for (const { error } of outcome.failed) readSessionAgainIfRefused(queryClient, error);
    const wereRead = outcome.changed.filter(({ workItemId }) => !list.isUnread(workItemId));
    list.takeOwn(outcome.changed);
    onDone(outcome);
    // The person's own change does not make a WorkItem unread.
    if (wereRead.length > 0) await mark(wereRead, true);
  };
  return { changeAll, progress, failures, dismissFailures: () => setFailures([]) };
}

/**
 * Makes one call for each WorkItem, a few at a time. Each succeeds or fails on its own.
 * @param onProgress Called with the number of calls that have ended.
 */
async function changeEach(
  items: readonly WorkItem[],
  change: (item: WorkItem) => Promise<WorkItem>,
  onProgress: (done: number) => void,
): Promise<BulkOutcome> {
  const changed: WorkItem[] = [];
  const failed: BulkFailure[] = [];
  const left = items.values();
  const work = async () => {
    for (const item of left) {
      try {
        changed.push(await change(item));
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(changed.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { changed, failed };
}
