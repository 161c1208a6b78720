import { AppError } from '../errors/app-error.ts';

export const WORK_ITEM_STATUSES = [
  'new',
  'open',
  'in_progress',
  'waiting_on_customer',
  'waiting_on_approval',
  'resolved',
  'closed',
  'cancelled',
  'failed',
  'rejected',
] as const;
export type WorkItemStatus = (typeof WORK_ITEM_STATUSES)[number];

/** Other names of statuses that filters accept. */
export const STATUS_ALIASES = {
  pending: 'waiting_on_customer',
  waiting: 'waiting_on_customer',
  done: 'resolved',
  canceled: 'cancelled',
  active: 'open',
} as const satisfies Record<string, WorkItemStatus>;

const ENDINGS = ['resolved', 'cancelled', 'rejected', 'failed'] as const;

/** Changes that a person or client may make. Only action proposals move work to `waiting_on_approval` and back. */
const TRANSITIONS = {
  new: ['open', 'in_progress', 'waiting_on_customer', ...ENDINGS],
  open: ['in_progress', 'waiting_on_customer', ...ENDINGS],
  in_progress: ['open', 'waiting_on_customer', ...ENDINGS],
  waiting_on_customer: ['open', 'in_progress', ...ENDINGS],
  waiting_on_approval: [...ENDINGS],
  resolved: ['closed'],
  closed: [],
  cancelled: [],
  failed: [],
  rejected: [],
} as const satisfies Record<WorkItemStatus, readonly WorkItemStatus[]>;

export const ACCEPTING_STATUSES = [
  'new',
  'open',
  'in_progress',
  'waiting_on_customer',
  'waiting_on_approval',
] as const satisfies readonly WorkItemStatus[];

export function hasEnded(status: WorkItemStatus): boolean {
  return !(ACCEPTING_STATUSES as readonly WorkItemStatus[]).includes(status);
}

/** Accepts an unchanged status. @throws {AppError} `invalid_state` naming the allowed changes. */
export function assertTransition(from: WorkItemStatus, to: WorkItemStatus): void {
  const allowed: readonly WorkItemStatus[] = TRANSITIONS[from];
  if (from === to || allowed.includes(to)) return;
  const remedy =
    from === 'waiting_on_approval'
      ? `it waits for its action proposals to be settled; allowed are ${allowed.join(', ')}`
      : allowed.length === 0
        ? 'its state is final'
        : `allowed are ${allowed.join(', ')}`;
  throw new AppError('invalid_state', `A WorkItem that is ${from} cannot become ${to}: ${remedy}.`, {
    details: [{ field: 'status', problem: `cannot become ${to} from ${from}: ${remedy}` }],
  });
}

export function workHasEnded(status: WorkItemStatus, what: 'message' | 'proposal'): AppError {
  const problem = `A WorkItem that is ${status} takes no more ${what}s. Open a new WorkItem instead.`;
  return new AppError('invalid_state', problem);
}
