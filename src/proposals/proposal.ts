import { AppError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import { type Awaited, type Expiring, expiryOf, nextLookAt } from './waiting.ts';

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

/** `execution_failed` is left only if the provider called the failure retryable. */
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

export const APPROVED_STATUSES = ['auto_approved', 'approved'] as const satisfies ProposalStatus[];

export const OPEN_STATUSES = ['pending_approval', ...APPROVED_STATUSES] as const satisfies ProposalStatus[];

export const UNSETTLED_STATUSES = ['executing', 'outcome_unknown'] as const satisfies ProposalStatus[];

/** The WorkItem waits for this number of approvals because of the proposal. */
export function awaitedApprovals(status: ProposalStatus | undefined): 0 | 1 {
  return status === 'pending_approval' ? 1 : 0;
}

export function isOpen(status: ProposalStatus): boolean {
  return (OPEN_STATUSES as readonly ProposalStatus[]).includes(status);
}

export function isApproved(status: ProposalStatus): boolean {
  return (APPROVED_STATUSES as readonly ProposalStatus[]).includes(status);
}

export function isUnsettled(status: ProposalStatus): boolean {
  return (UNSETTLED_STATUSES as readonly ProposalStatus[]).includes(status);
}

/** Time of a reminder, the expiry, or a takeover of an execution. Undefined if only people can go on. */
export function dueAtOf(
  proposal: Awaited & { status: ProposalStatus; execution?: { lease_until: Date | null } },
): Date | undefined {
  if (proposal.status === 'pending_approval') return nextLookAt(proposal);
  if (isOpen(proposal.status)) return proposal.expires_at;
  if (isUnsettled(proposal.status)) return proposal.execution?.lease_until ?? undefined;
  return undefined;
}

const CLAIMABLE_STATUSES: readonly ProposalStatus[] = [
  'approved',
  'auto_approved',
  'execution_failed',
  'outcome_unknown',
];

export function claimableAtOf(proposal: {
  status: ProposalStatus;
  handover?: { open: boolean; not_before: Date };
}): Date | undefined {
  const { status, handover } = proposal;
  return handover?.open === true && CLAIMABLE_STATUSES.includes(status) ? handover.not_before : undefined;
}

export function isProposalTransition(from: ProposalStatus, to: ProposalStatus): boolean {
  return (TRANSITIONS[from] as readonly ProposalStatus[]).includes(to);
}

/** @throws {AppError} `invalid_state` naming the current status. */
export function assertProposalTransition(from: ProposalStatus, to: ProposalStatus): void {
  if (isProposalTransition(from, to)) return;
  throw invalidProposalState(from, to === 'executing' ? 'be executed' : `become ${to}`);
}

/** True: an open proposal has expired, and no execution may start. */
export function isPastExpiry(proposal: Expiring): boolean {
  return expiryOf(proposal) <= currentTime();
}

export function approvalOver({ expires_at }: { expires_at: Date }): AppError {
  const message = `The approval was valid until ${expires_at.toISOString()}. Make a new proposal.`;
  return new AppError('invalid_state', message);
}

const REMEDIES: Partial<Record<ProposalStatus, string>> = {
  executed: 'it has been executed',
  executing: 'its execution is not settled yet',
  outcome_unknown:
    'its execution is not settled yet; if the provider cannot be asked, a person must settle it on the WorkItem page',
  pending_approval: 'it waits for approval',
};

export function invalidProposalState(status: ProposalStatus, cannot: string): AppError {
  const otherwise = isOpen(status) ? 'its state does not allow it' : 'its state is final; make a new proposal';
  const remedy = REMEDIES[status] ?? otherwise;
  return new AppError('invalid_state', `A proposal that is ${status} cannot ${cannot}: ${remedy}.`);
}

/** Events that do not change the proposal. Each repeats its version, or an older one after a simultaneous change. */
export const PROPOSAL_NOTES = [
  'proposal.approve_refused',
  'proposal.reject_refused',
  'proposal.execution_refused',
  'proposal.report_refused',
  'action.settled',
] as const;
export type ProposalNote = (typeof PROPOSAL_NOTES)[number];

export const PROPOSALS_DUE = 'due';

/** All attempts use the same key, so that the provider detects repetitions. */
export function idempotencyKeyOf(proposalId: string): string {
  return `workgate-${proposalId}`;
}
