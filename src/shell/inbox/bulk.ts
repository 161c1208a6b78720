import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Number of calls that run at the same time. */
const AT_ONCE = 4;

export interface BulkFailure {
  item: WorkItem;
  error: unknown;
}

export interface BulkOutcome {
  changed: WorkItem[];
  failed: BulkFailure[];
}

/**
 * Makes one call for each WorkItem, a few at a time. Each succeeds or fails on its own.
 * @param onProgress Called with the number of calls that have ended.
 */
export async function changeEach(
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
