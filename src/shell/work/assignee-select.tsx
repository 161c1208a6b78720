import { useQuery } from '@connectrpc/connect-query';
import { Select } from '@mantine/core';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useChangeWorkItem } from './use-change-work-item.ts';

const NOBODY = 'nobody';

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
