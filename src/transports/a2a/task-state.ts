import { TaskState } from '@a2a-js/sdk';
import { type LatestFilter, WORK_ITEM_STATUSES, type WorkItemStatus } from '../../work-items/index.ts';

/** Task state for each status of a WorkItem. */
const STATE = {
  new: TaskState.TASK_STATE_SUBMITTED,
  open: TaskState.TASK_STATE_WORKING,
  in_progress: TaskState.TASK_STATE_WORKING,
  waiting_on_customer: TaskState.TASK_STATE_INPUT_REQUIRED,
  waiting_on_approval: TaskState.TASK_STATE_AUTH_REQUIRED,
  resolved: TaskState.TASK_STATE_COMPLETED,
  closed: TaskState.TASK_STATE_COMPLETED,
  cancelled: TaskState.TASK_STATE_CANCELED,
  failed: TaskState.TASK_STATE_FAILED,
  rejected: TaskState.TASK_STATE_REJECTED,
} as const satisfies Record<WorkItemStatus, TaskState>;

const TERMINAL: readonly TaskState[] = [
  TaskState.TASK_STATE_COMPLETED,
  TaskState.TASK_STATE_CANCELED,
  TaskState.TASK_STATE_FAILED,
  TaskState.TASK_STATE_REJECTED,
];

/** States that a task leaves only after somebody else has acted. */
const INTERRUPTED: readonly TaskState[] = [TaskState.TASK_STATE_INPUT_REQUIRED, TaskState.TASK_STATE_AUTH_REQUIRED];

export function taskStateOf(status: WorkItemStatus): TaskState {
  return STATE[status];
}

/**
 * Returns the filter for WorkItems whose tasks are in a state. A new WorkItem that has begun counts as working.
 */
export function statusesOf(state: TaskState): Pick<LatestFilter, 'statuses' | 'newHasBegun'> {
  const statuses = WORK_ITEM_STATUSES.filter((status) => STATE[status] === state);
  if (state === TaskState.TASK_STATE_SUBMITTED) return { statuses, newHasBegun: false };
  return state === TaskState.TASK_STATE_WORKING ? { statuses: ['new', ...statuses], newHasBegun: true } : { statuses };
}

export function isTerminal(status: WorkItemStatus): boolean {
  return TERMINAL.includes(STATE[status]);
}

/** Returns true if a status ends the wait of a message (A2A 0.3, 7.1.2: `blocking`). */
export function endsWaiting(status: WorkItemStatus): boolean {
  return isTerminal(status) || INTERRUPTED.includes(STATE[status]);
}

/**
 * Returns true if a status ends a stream. Waiting for approval does not end it, because the agent has nothing to
 * answer.
 */
export function endsStream(status: WorkItemStatus): boolean {
  return isTerminal(status) || STATE[status] === TaskState.TASK_STATE_INPUT_REQUIRED;
}
