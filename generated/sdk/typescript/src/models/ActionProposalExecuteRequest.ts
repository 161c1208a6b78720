// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Whether to execute, or only to say what executing would do.
 */
export interface ActionProposalExecuteRequest {
  /** `true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes. */
  dryRun: boolean;
}

/** @internal */
export function ActionProposalExecuteRequestToJSON(value: ActionProposalExecuteRequest): unknown {
  return {
    dry_run: value.dryRun,
  };
}
