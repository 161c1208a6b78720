import { AppError } from '../errors/app-error.ts';
import { type Awaited, nextLookAt } from './waiting.ts';

export const PROPOSAL_STATUSES = [
  'pending_approval',
  'auto_approved',
  'approved',
  'rejected',
  'denied',
  'expired',
  'cancelled',
  'executing',
  'executed',
  'execution_failed',
  'outcome_unknown',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/**
 * Every move that a proposal can make. `execution_failed` is left only if the provider called the failure retryable,
 * and then as what was never sent. `executing` leads back to where it was claimed if nothing was sent.
 */
const TRANSITIONS = {
  pending_approval: ['approved', 'rejected', 'denied', 'expired', 'cancelled'],
  auto_approved: ['executing', 'pending_approval', 'denied', 'expired', 'cancelled'],
  approved: ['executing', 'pending_approval', 'denied', 'expired', 'cancelled'],
  executing: [
    'executed',
    'execution_failed',
    'outcome_unknown',
    'executing',
    'approved',
    'auto_approved',
    'pending_approval',
  ],
  outcome_unknown: ['executed', 'execution_failed', 'executing'],
  execution_failed: ['executing', 'pending_approval', 'denied'],
  rejected: [],
  denied: [],
  expired: [],
  cancelled: [],
  executed: [],
} as const satisfies Record<ProposalStatus, readonly ProposalStatus[]>;

/** States in which nothing has been sent yet and which time ends. */
export const OPEN_STATUSES = ['pending_approval', 'auto_approved', 'approved'] as const satisfies ProposalStatus[];

/** States in which an execution is under way or has an end that is not known. */
export const UNSETTLED_STATUSES = ['executing', 'outcome_unknown'] as const satisfies ProposalStatus[];

/** How many approvals a proposal makes its WorkItem wait for: one while it waits for people itself. */
export function awaitedApprovals(status: ProposalStatus | undefined): 0 | 1 {
  return status === 'pending_approval' ? 1 : 0;
}

export function isOpen(status: ProposalStatus): boolean {
  return (OPEN_STATUSES as readonly ProposalStatus[]).includes(status);
}

export function isUnsettled(status: ProposalStatus): boolean {
  return (UNSETTLED_STATUSES as readonly ProposalStatus[]).includes(status);
}

/**
 * When the service has to look after a proposal: people are reminded of one that waits for them, an open one expires, an
 * unsettled execution is taken over when its lease has run out. Undefined where nothing but a person, or nobody, moves it on.
 */
export function dueAtOf(
  proposal: Awaited & { status: ProposalStatus; execution?: { lease_until: Date | null } },
): Date | undefined {
  if (proposal.status === 'pending_approval') return nextLookAt(proposal);
  if (isOpen(proposal.status)) return proposal.expires_at;
  if (isUnsettled(proposal.status)) return proposal.execution?.lease_until ?? undefined;
  return undefined;
}

/** States out of which a worker may be given an execution that is open to them. */
const CLAIMABLE_STATUSES: readonly ProposalStatus[] = [
  'approved',
  'auto_approved',
  'execution_failed',
  'outcome_unknown',
];

/** From when on a worker may be given a proposal; undefined where none may. */
export function claimableAtOf(proposal: {
  status: ProposalStatus;
  handover?: { open: boolean; not_before: Date };
}): Date | undefined {
  const { status, handover } = proposal;
  return handover?.open === true && CLAIMABLE_STATUSES.includes(status) ? handover.not_before : undefined;
}

/** Whether the move is in the table. */
export function isProposalTransition(from: ProposalStatus, to: ProposalStatus): boolean {
  return (TRANSITIONS[from] as readonly ProposalStatus[]).includes(to);
}

/** @throws {AppError} `invalid_state` naming the present state, unless the move is in the table. */
export function assertProposalTransition(from: ProposalStatus, to: ProposalStatus): void {
  if (isProposalTransition(from, to)) return;
  throw invalidProposalState(from, to === 'executing' ? 'be executed' : `become ${to}`);
}

export function invalidProposalState(status: ProposalStatus, cannot: string): AppError {
  const remedy =
    status === 'executed'
      ? 'it has been executed'
      : status === 'executing'
        ? 'its execution is not settled yet'
        : status === 'outcome_unknown'
          ? 'its execution is not settled yet; where the provider cannot be asked, a person settles it on the WorkItem page'
          : status === 'pending_approval'
            ? 'it waits for approval'
            : isOpen(status)
              ? 'its state does not allow it'
              : 'its state is final; make a new proposal';
  return new AppError('invalid_state', `A proposal that is ${status} cannot ${cannot}: ${remedy}.`);
}

/** Events that leave the proposal as it is, and so repeat its version or, if it moves meanwhile, one that it had. */
export const PROPOSAL_NOTES = [
  'proposal.approve_refused',
  'proposal.reject_refused',
  'proposal.execution_refused',
  'proposal.report_refused',
  'action.settled',
] as const;
export type ProposalNote = (typeof PROPOSAL_NOTES)[number];

/** The key that the provider is given; the same in every attempt, so that it can tell a repetition. */
export function idempotencyKeyOf(proposalId: string): string {
  return `workgate-${proposalId}`;
}
