/** Result of asking a provider whether it would execute a proposal. */
export type CheckOutcome = 'ok' | 'would_fail' | 'not_checked';

export type ActionStatus = 'running' | 'succeeded' | 'failed' | 'outcome_unknown';
