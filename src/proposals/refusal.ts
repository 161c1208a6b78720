import type { AppError } from '../errors/app-error.ts';
import type { PolicyOutcome } from '../policy/index.ts';

/** A refusal to execute a proposal, and its consequence for the proposal. */
export interface Refusal {
  refusal: AppError;
  reason: string;
  /** Ids of the policies that forbid the execution, if any do. */
  policies?: string[];
  /** Present if people have to approve the proposal (again) first. */
  becomes?: { status: 'pending_approval'; outcome: PolicyOutcome };
}

/** Returns the event data of a refusal. */
export function refusalData({ reason, policies }: Refusal): { reason: string; policies?: string[] } {
  return policies === undefined ? { reason } : { reason, policies };
}
