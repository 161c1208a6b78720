import { useQuery } from '@connectrpc/connect-query';
import { Select } from '@mantine/core';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { optionsOf, PRIORITY_LABELS } from './labels.ts';
import { useChangeWorkItem } from './use-change-work-item.ts';

const NOBODY = 'nobody';
/** No key contains it. */
const SEPARATOR = '/';

/** Lists members who may work on WorkItems, and the current assignee even if they no longer may. */
export function AssigneeSelect({ workItem }: { workItem: WorkItem }) {
  const { assign, isPending } = useChangeWorkItem(workItem);
  const { data, error } = useQuery(MemberService.method.listMembers, {});
  const { assignee } = workItem;

  const options = (data?.members ?? [])
    .filter(({ role }) => role >= Role.MEMBER)
    .map(({ personId, name }) => ({ value: personId, label: name }));
  if (assignee !== undefined && !options.some(({ value }) => value === assignee.id)) {
    options.unshift({ value: assignee.id, label: assignee.displayName });
  }
  return (
    <Select
      label="Assignee"
      data={[{ value: NOBODY, label: 'Nobody' }, ...options]}
      value={assignee?.id ?? NOBODY}
      onChange={(value) => assign(value === null || value === NOBODY ? undefined : value)}
      allowDeselect={false}
      searchable
      disabled={isPending}
      error={error === null ? undefined : 'The members cannot be listed.'}
    />
  );
}

export function PrioritySelect({ workItem }: { workItem: WorkItem }) {
  const { setPriority, isPending } = useChangeWorkItem(workItem);
  return (
    <Select
      label="Priority"
      data={optionsOf(PRIORITY_LABELS)}
      value={String(workItem.priority)}
      onChange={(value) => setPriority(Number(value))}
      allowDeselect={false}
      disabled={isPending}
    />
  );
}

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

function optionOf(packKey: string, queueKey: string): string {
  return `${packKey}${SEPARATOR}${queueKey}`;
}
