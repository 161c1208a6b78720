import { useSearchParams } from 'react-router';
import { WorkItemPriority, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Whose work is shown: that of the person who looks, or what nobody works on. */
const ASSIGNEES = ['me', 'none'] as const;

export type AssigneeFilter = (typeof ASSIGNEES)[number];

export type InboxFilters = ReturnType<typeof useInboxFilters>;

/** The filters stand in the address (`?status=in_progress`), so that they survive a reload and can be handed on. */
export function useInboxFilters() {
  const [parameters, setParameters] = useSearchParams();
  const status = valueNamed(WorkItemStatus, parameters.get('status'));
  const priority = valueNamed(WorkItemPriority, parameters.get('priority'));
  const assignee = ASSIGNEES.find((one) => one === parameters.get('assignee')) ?? null;
  const set = (parameter: string, name: string) => {
    const next = new URLSearchParams(parameters);
    if (name === 'unspecified') next.delete(parameter);
    else next.set(parameter, name);
    setParameters(next, { replace: true });
  };
  return {
    status,
    priority,
    assignee,
    isFiltered: status !== WorkItemStatus.UNSPECIFIED || priority !== WorkItemPriority.UNSPECIFIED || assignee !== null,
    setStatus: (value: WorkItemStatus) => set('status', WorkItemStatus[value].toLowerCase()),
    setPriority: (value: WorkItemPriority) => set('priority', WorkItemPriority[value].toLowerCase()),
    setAssignee: (value: AssigneeFilter | null) => set('assignee', value ?? 'unspecified'),
    clear: () => setParameters({}, { replace: true }),
  };
}

/** The enum's value of that name; the unspecified one if it has none. */
function valueNamed(names: Readonly<Record<string, string | number>>, name: string | null): number {
  const value = names[(name ?? '').toUpperCase()];
  return typeof value === 'number' ? value : 0;
}
