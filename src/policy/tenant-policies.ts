import type { WaitingChange } from '../identity/index.ts';

export interface TenantPolicies {
  text: string;
  /** Valid policies may become invalid when packs or operations change. */
  problems: string[];
  version: number;
  updatedAt: Date | null;
  /** Changes that do not apply yet to what their authors are accountable for, oldest first. */
  waiting: WaitingPolicies[];
}

export interface WaitingPolicies extends WaitingChange {
  textBefore: string;
}
