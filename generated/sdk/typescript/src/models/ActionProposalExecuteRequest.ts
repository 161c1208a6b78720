// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Executes, or only shows the effect of executing.
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
