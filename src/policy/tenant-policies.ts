import type { WaitingChange } from '../identity/index.ts';

export interface TenantPolicies {
  text: string;
  /** Problems of the policies with the current packs. Policies that were valid once may not be any more. */
  problems: string[];
  version: number;
  updatedAt: Date | null;
  /** Changes that do not yet apply to what their authors are accountable for, oldest first. */
  waiting: WaitingPolicies[];
}

/** Pending change, and the policies before it. */
export interface WaitingPolicies extends WaitingChange {
  textBefore: string;
}
