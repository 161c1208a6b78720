import type { CallContext } from '../call-context.ts';
import { type Bound, methodsOf, permitted } from '../identity/use-case.ts';
import type { ApprovalCases } from './approval-cases.ts';
import type { ApprovalInbox } from './approval-inbox.ts';
import type { Carrying } from './claims/carrying.ts';
import type { HandingOut } from './claims/handing-out.ts';
import type { DryRuns } from './dry-run.ts';
import type { Executor } from './executor.ts';
import type { Freezes } from './freezes/freezes.ts';
import type { ActionsInFlight } from './in-flight.ts';
import type { IntegrationDirectory } from './integration-directory.ts';
import type { JointApprovals } from './joint-approvals.ts';
import type { OperationCatalogue } from './operation-definitions/catalogue.ts';
import type { PackHistory } from './packs/pack-history.ts';
import type { PackService } from './packs/pack-service.ts';
import type { PolicyService } from './policy.ts';
import type { PolicySchemas } from './policy-language/policy-schemas.ts';
import type { ProposalService } from './proposal-service.ts';
import type { Rechecks } from './rechecks.ts';
import type { Reports } from './reports/reports.ts';
import type { Backtests } from './try-out/backtests.ts';
import type { PolicyEvaluations } from './try-out/policy-evaluations.ts';
import { approveActionProposal } from './use-cases/approve-action-proposal.ts';
import { cancelActionProposal } from './use-cases/cancel-action-proposal.ts';
import { assertProposalInOrder, createActionProposal } from './use-cases/create-action-proposal.ts';
import { executeActionProposal } from './use-cases/execute-action-proposal.ts';
import { getAction } from './use-cases/get-action.ts';
import { getActionProposal } from './use-cases/get-action-proposal.ts';
import { listActionProposals } from './use-cases/list-action-proposals.ts';
import { listActions } from './use-cases/list-actions.ts';
import { rejectActionProposal } from './use-cases/reject-action-proposal.ts';
import { settleAction } from './use-cases/settle-action.ts';

const ofProposals = methodsOf<ProposalService>();

/** What doors may do with proposals, and what each takes. Policies and the gate say more, of each proposal. */
export const PROPOSAL_USE_CASES = {
  /** `propose_action` of MCP, an action `propose` of A2A. */
  createActionProposal: ofProposals(createActionProposal.permissions, 'propose'),
  /** Whether it could be proposed, before anything else is done for it. */
  assertProposalInOrder: ofProposals(assertProposalInOrder.permissions, 'assertInOrder'),
  getActionProposal: ofProposals(getActionProposal.permissions, 'get'),
  listActionProposals: ofProposals(listActionProposals.permissions, 'list'),
  cancelActionProposal: ofProposals(cancelActionProposal.permissions, 'cancel'),
  /** `approve_action` of MCP. */
  approveActionProposal: ofProposals(approveActionProposal.permissions, 'approve'),
  rejectActionProposal: ofProposals(rejectActionProposal.permissions, 'reject'),
};
export interface ProposalUseCases extends Bound<typeof PROPOSAL_USE_CASES> {}

export const INBOX_USE_CASES = {
  listActionProposalsAwaitingMe: methodsOf<ApprovalInbox>()('actions.approve', 'list'),
  countActionProposalsAwaitingMe: methodsOf<ApprovalInbox>()('actions.approve', 'count'),
};
export interface InboxUseCases extends Bound<typeof INBOX_USE_CASES> {}

export const JOINT_USE_CASES = { approveActionProposals: methodsOf<JointApprovals>()('actions.approve', 'approve') };
export interface JointUseCases extends Bound<typeof JOINT_USE_CASES> {}

export const CASE_USE_CASES = { getApprovalCase: methodsOf<ApprovalCases>()('actions.approve', 'get') };
export interface CaseUseCases extends Bound<typeof CASE_USE_CASES> {}

const ofExecutor = methodsOf<Executor>();

export const EXECUTION_USE_CASES = {
  /** `execute_action` of MCP, an action `execute` of A2A. */
  executeActionProposal: ofExecutor(executeActionProposal.permissions, 'execute'),
  getAction: ofExecutor(getAction.permissions, 'getAction'),
  listActions: ofExecutor(listActions.permissions, 'listActions'),
  settleAction: ofExecutor(settleAction.permissions, 'settle'),
};
export interface ExecutionUseCases extends Bound<typeof EXECUTION_USE_CASES> {}

const ofCarrying = methodsOf<Carrying>();

/** What workers do, with the key that carries an integration. */
export const CARRYING_USE_CASES = {
  beginOperationClaim: ofCarrying('operations.carry', 'begin'),
  extendOperationClaim: ofCarrying('operations.carry', 'extend'),
  completeOperationClaim: ofCarrying('operations.carry', 'complete'),
  failOperationClaim: ofCarrying('operations.carry', 'fail'),
};
export interface CarryingUseCases extends Bound<typeof CARRYING_USE_CASES> {}

/** What receivers do that report later, with a key that carries the integration. */
export const REPORTING_USE_CASES = { reportActionResult: methodsOf<Reports>()('operations.carry', 'report') };
export interface ReportingUseCases extends Bound<typeof REPORTING_USE_CASES> {}

export const HANDING_OUT_USE_CASES = { claimOperation: methodsOf<HandingOut>()('operations.carry', 'take') };
export interface HandingOutUseCases extends Bound<typeof HANDING_OUT_USE_CASES> {}

/** `executeActionProposal` with `dry_run`: it has no effect, and takes what the effect would. */
export const DRY_RUN_USE_CASES = { dryRunActionProposal: methodsOf<DryRuns>()('actions.execute', 'run') };
export interface DryRunUseCases extends Bound<typeof DRY_RUN_USE_CASES> {}

export const RECHECK_USE_CASES = { recheckActionProposal: methodsOf<Rechecks>()('actions.propose', 'recheck') };
export interface RecheckUseCases extends Bound<typeof RECHECK_USE_CASES> {}

const ofDirectory = methodsOf<IntegrationDirectory>();

/** Integrations as proposers see them. */
export const DIRECTORY_USE_CASES = {
  listIntegrations: ofDirectory('integrations.read', 'list'),
  getIntegration: ofDirectory('integrations.read', 'get'),
  listUsableIntegrations: ofDirectory('integrations.read', 'listUsable'),
  listCarriedOperations: ofDirectory('integrations.read', 'listCarried'),
};
export interface DirectoryUseCases extends Bound<typeof DIRECTORY_USE_CASES> {}

export const IN_FLIGHT_USE_CASES = {
  /** For whoever has just withdrawn authority of some kind. */
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
export interface InFlightUseCases extends Bound<typeof IN_FLIGHT_USE_CASES> {}

const ofFreezes = methodsOf<Freezes>();

export const FREEZE_USE_CASES = {
  listFreezes: ofFreezes('actions.read', 'list'),
  /** What they keep from being executed, for whoever proposes. */
  listFreezeProblems: ofFreezes('integrations.read', 'problems'),
  freeze: ofFreezes('actions.freeze', 'freeze'),
  thaw: ofFreezes('actions.thaw', 'thaw'),
};
export interface FreezeUseCases extends Bound<typeof FREEZE_USE_CASES> {}

const ofPolicies = methodsOf<PolicyService>();

export const POLICY_USE_CASES = {
  getPolicies: permitted('policies.read', (policies: PolicyService, { tenantId, principal }: CallContext) =>
    policies.read(tenantId, principal.accountable),
  ),
  listPackPolicies: permitted('policies.read', (policies: PolicyService, { tenantId }: CallContext) =>
    policies.packs(tenantId),
  ),
  validatePolicies: permitted('policies.manage', (policies: PolicyService, { tenantId }: CallContext, text: string) =>
    policies.report(tenantId, text),
  ),
  writePolicies: ofPolicies('policies.manage', 'write'),
  confirmPolicies: ofPolicies('policies.manage', 'confirm'),
};
export const POLICY_SCHEMA_USE_CASES = { getPolicySchema: methodsOf<PolicySchemas>()('policies.read', 'get') };
export interface PolicySchemaUseCases extends Bound<typeof POLICY_SCHEMA_USE_CASES> {}
export interface PolicyUseCases extends Bound<typeof POLICY_USE_CASES> {}

export const EVALUATION_USE_CASES = {
  evaluate: methodsOf<PolicyEvaluations>()('policies.manage', 'evaluate'),
};
export const BACKTEST_USE_CASES = { backtest: methodsOf<Backtests>()('policies.manage', 'run') };
export interface BacktestUseCases extends Bound<typeof BACKTEST_USE_CASES> {}
export interface EvaluationUseCases extends Bound<typeof EVALUATION_USE_CASES> {}

const ofPacks = methodsOf<PackService>();

/** Whoever may write policies may write packs: both say what passes. */
export const PACK_USE_CASES = {
  listPacks: ofPacks('policies.manage', 'list'),
  getPack: ofPacks('policies.manage', 'get'),
  validatePack: ofPacks('policies.manage', 'report'),
  diffPack: ofPacks('policies.manage', 'diff'),
  putPack: ofPacks('policies.manage', 'put'),
  activatePack: ofPacks('policies.manage', 'activate'),
  rollBackPack: ofPacks('policies.manage', 'rollBack'),
  confirmPack: ofPacks('policies.manage', 'confirm'),
};
export interface PackUseCases extends Bound<typeof PACK_USE_CASES> {}

const ofHistory = methodsOf<PackHistory>();

export const PACK_HISTORY_USE_CASES = {
  listPackTemplates: ofHistory('policies.manage', 'templates'),
  listPackVersions: ofHistory('policies.manage', 'versions'),
  comparePackVersions: ofHistory('policies.manage', 'compare'),
};
export interface PackHistoryUseCases extends Bound<typeof PACK_HISTORY_USE_CASES> {}

const ofOperations = methodsOf<OperationCatalogue>();

/** Whoever may see integrations may see what they are for. */
export const OPERATION_USE_CASES = {
  listOperations: ofOperations('integrations.read', 'listPage'),
  getOperation: ofOperations('integrations.read', 'get'),
  /** The same with what waits for somebody else. */
  listDefinedOperations: ofOperations('integrations.read', 'listForAdministrators'),
  getDefinedOperation: ofOperations('integrations.read', 'getForAdministrators'),
  validateOperation: ofOperations('operations.manage', 'validateFor'),
  putOperation: ofOperations('operations.manage', 'put'),
  retireOperation: ofOperations('operations.manage', 'retire'),
  confirmOperation: ofOperations('operations.manage', 'confirm'),
};
export interface OperationUseCases extends Bound<typeof OPERATION_USE_CASES> {}
