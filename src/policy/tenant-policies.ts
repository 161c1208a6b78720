import type { WaitingChange } from '../identity/index.ts';

export interface TenantPolicies {
  text: string;
  /** Valid policies may become invalid when packs or operations change. */
  problems: string[];
  version: number;
  updatedAt: Date | null;
  /** Changes that do not count yet, oldest first. */
  waiting: WaitingPolicies[];
}

export interface WaitingPolicies extends WaitingChange {
  textBefore: string;
}
