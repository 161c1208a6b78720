export const SET_UP_STEPS = ['teammate', 'api_key', 'integration', 'policy', 'workspace', 'webhook'] as const;
export type SetUpStepKind = (typeof SET_UP_STEPS)[number];

/** State of a step. `begun`: some of it is done, and something is missing. */
export type SetUpState = 'open' | 'begun' | 'done';

export interface SetUp {
  steps: { kind: SetUpStepKind; state: SetUpState }[];
  approvers: number;
  /** Null if nobody has said that the remaining steps are not wanted. */
  dismissed: { by: string; at: Date } | null;
}
