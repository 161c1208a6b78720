import type { CallContext } from '../call-context.ts';
import { methodsOf, permitted } from '../identity/index.ts';
import type { TaskClaims } from './claims/task-claims.ts';
import type { TaskLeases } from './claims/task-leases.ts';
import type { DryRuns } from './dry-run.ts';
import type { Executor } from './executor.ts';
import type { Freezes } from './freezes/freezes.ts';
import type { ActionsInFlight } from './in-flight.ts';
import type { Reports } from './reports/reports.ts';

const ofExecutor = methodsOf<Executor>();

export const EXECUTION_USE_CASES = {
  /** `execute_action` in MCP, and an action `execute` in A2A. */
  executeActionProposal: ofExecutor('actions.execute', 'execute'),
  getAction: ofExecutor('actions.read', 'getAction'),
  listActions: ofExecutor('actions.read', 'listActions'),
  settleAction: ofExecutor('actions.settle', 'settle'),
};

const ofLeases = methodsOf<TaskLeases>();

export const LEASE_USE_CASES = {
  beginOperationClaim: ofLeases('operations.carry', 'begin'),
  extendOperationClaim: ofLeases('operations.carry', 'extend'),
  completeOperationClaim: ofLeases('operations.carry', 'complete'),
  failOperationClaim: ofLeases('operations.carry', 'fail'),
};

export const REPORTING_USE_CASES = { reportActionResult: methodsOf<Reports>()('operations.carry', 'report') };

export const CLAIM_USE_CASES = { claimOperation: methodsOf<TaskClaims>()('operations.carry', 'take') };

/** `executeActionProposal` with `dry_run` has no effect, but requires the same permission. */
export const DRY_RUN_USE_CASES = { dryRunActionProposal: methodsOf<DryRuns>()('actions.execute', 'run') };

export const IN_FLIGHT_USE_CASES = {
  listActionsInFlight: permitted(
    [
      'members.manage',
      'api_keys.manage',
      'api_keys.own',
      'delegations.issue',
      'policies.manage',
      'integrations.manage',
    ],
    (inFlight: ActionsInFlight, { tenantId }: CallContext) => inFlight.list(tenantId),
  ),
};

const ofFreezes = methodsOf<Freezes>();

export const FREEZE_USE_CASES = {
  listFreezes: ofFreezes('actions.read', 'list'),
  listFreezeProblems: ofFreezes('integrations.read', 'problems'),
  freeze: ofFreezes('actions.freeze', 'freeze'),
  thaw: ofFreezes('actions.thaw', 'thaw'),
};
