/** What a tenant is set up by, in the order in which it is best done. */
export const SET_UP_STEPS = ['teammate', 'api_key', 'integration', 'policy', 'workspace', 'webhook'] as const;
export type SetUpStepKind = (typeof SET_UP_STEPS)[number];

/** `begun`: something of it is there, and something is missing. */
export type SetUpState = 'open' | 'begun' | 'done';

/** How far a tenant is. */
export interface SetUp {
  steps: { kind: SetUpStepKind; state: SetUpState }[];
  /** How many people may approve. */
  approvers: number;
  /** Who has said that the rest is not wanted; null if nobody has. */
  dismissed: { by: string; at: Date } | null;
}
