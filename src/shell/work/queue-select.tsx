import { useQuery } from '@connectrpc/connect-query';
import { Select } from '@mantine/core';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useChangeWorkItem } from './use-change-work-item.ts';

/** Lists the queues of all packs, and the current queue even if it no longer exists. */
export function QueueSelect({ workItem }: { workItem: WorkItem }) {
  const { move, isPending } = useChangeWorkItem(workItem);
  const { data, error } = useQuery(WorkService.method.listQueues, {});
  const packs = data?.packs ?? [];
  const groups = packs.map(({ packKey, title, queues }) => ({
    group: title,
    items: queues.map((queue) => ({
      value: optionOf(packKey, queue.queueKey),
      // Queues of two packs may have the same title, and the pack determines the policies.
      label: packs.length > 1 ? `${title}: ${queue.title}` : queue.title,
    })),
  }));
  const { packKey, queueKey } = workItem;
  const present = optionOf(packKey, queueKey);
  const isListed = groups.some(({ items }) => items.some(({ value }) => value === present));
  return (
    <Select
      label="Queue"
      data={[...(isListed ? [] : [{ value: present, label: queueKey }]), ...groups]}
      value={present}
      onChange={(value) => {
        const [toPack, toQueue] = value?.split(SEPARATOR) ?? [];
        if (toPack !== undefined && toQueue !== undefined) move(toPack, toQueue);
      }}
      allowDeselect={false}
      searchable
      disabled={isPending}
      error={error === null ? undefined : 'The queues cannot be listed.'}
    />
  );
}

/** Separator that no key contains. */
const SEPARATOR = '/';

function optionOf(packKey: string, queueKey: string): string {
  return `${packKey}${SEPARATOR}${queueKey}`;
}
