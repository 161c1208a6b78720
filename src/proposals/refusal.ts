import type { AppError } from '../errors/app-error.ts';
import type { PolicyOutcome } from '../policy/index.ts';

export interface Refusal {
  refusal: AppError;
  reason: string;
  policies?: string[];
  /** Present if people have to approve the proposal (again) first. */
  becomes?: { status: 'pending_approval'; outcome: PolicyOutcome };
}

export function refusalData({ reason, policies }: Refusal): { reason: string; policies?: string[] } {
  return policies === undefined ? { reason } : { reason, policies };
}
