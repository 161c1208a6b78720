import type { WaitingChange } from '../identity/members/loosening.ts';

export interface TenantPolicies {
  text: string;
  /** What is wrong with them, as the packs are now: what was in order once may not be any more. */
  problems: string[];
  version: number;
  updatedAt: Date | null;
  /** Changes that do not count yet for what their authors are accountable for, the oldest first. */
  waiting: WaitingPolicies[];
}

/** A change that waits, and what the policies were before it. */
export interface WaitingPolicies extends WaitingChange {
  textBefore: string;
}
