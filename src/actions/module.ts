import { ApprovalBounds } from '../approvals/approval-bounds.ts';
import { ApprovalCards } from '../approvals/approval-cards.ts';
import { ApprovalCases } from '../approvals/approval-cases.ts';
import { ApprovalInbox } from '../approvals/approval-inbox.ts';
import { ApprovalService } from '../approvals/approval-service.ts';
import { AwaitingApproval } from '../approvals/awaiting-approval.ts';
import { DecidableProposals } from '../approvals/decidable.ts';
import { JointApprovals } from '../approvals/joint-approvals.ts';
import { PendingRoutes } from '../approvals/pending-routes.ts';
import { ClaimPlaces } from '../execution/claims/places.ts';
import { ClaimRepository } from '../execution/claims/repository.ts';
import { ClaimReturns } from '../execution/claims/returns.ts';
import { TaskClaims } from '../execution/claims/task-claims.ts';
import { TaskLeases } from '../execution/claims/task-leases.ts';
import { Waiting } from '../execution/claims/waiting.ts';
import { DryRuns } from '../execution/dry-run.ts';
import { ExecutionSteps } from '../execution/execution.ts';
import { Executor } from '../execution/executor.ts';
import { Freezes } from '../execution/freezes/freezes.ts';
import { Gate } from '../execution/gate.ts';
import { ActionsInFlight } from '../execution/in-flight.ts';
import { ExecutionRates } from '../execution/rates/execution-rates.ts';
import { ExecutionRatesRepository } from '../execution/rates/repository.ts';
import { RECOVERY, recoveryWork } from '../execution/recovery.ts';
import { Reports } from '../execution/reports/reports.ts';
import { ReportRepository } from '../execution/reports/repository.ts';
import { ResultTokens } from '../execution/reports/result-token.ts';
import type { IdentityServices } from '../identity/module.ts';
import { carriersOf } from '../integrations/index.ts';
import type { IntegrationsServices } from '../integrations/module.ts';
import { builtInOperations, builtInTypes } from '../operations/definitions/built-in.ts';
import { OperationCatalogue } from '../operations/definitions/catalogue.ts';
import { PayloadTypes } from '../operations/definitions/payload-types.ts';
import { DefinitionRepository } from '../operations/definitions/repository.ts';
import type { OperationTypes } from '../operations/payload-type.ts';
import { schemaHashes } from '../operations/schema-hash.ts';
import { DefinitionReader } from '../operations/tenant-definition.ts';
import { currentTime } from '../platform/clock.ts';
import type { Platform } from '../platform/module.ts';
import type { WorkSupervisor } from '../platform/work/supervisor.ts';
import { FinishedBacktests } from '../policy/finished-backtests/finished-backtests.ts';
import { FinishedBacktestsRepository } from '../policy/finished-backtests/repository.ts';
import { PolicySchemas } from '../policy/language/policy-schemas.ts';
import { OwnRules } from '../policy/own-rules.ts';
import { PackHistory } from '../policy/packs/pack-history.ts';
import { PackService } from '../policy/packs/pack-service.ts';
import { PackRepository } from '../policy/packs/repository.ts';
import { DEFAULT_PACK, type ShippedPacks } from '../policy/packs/shipped-packs.ts';
import { TenantPacks } from '../policy/packs/tenant-packs.ts';
import { PolicyService, type RolesOf } from '../policy/policy.ts';
import { PolicyRevalidation } from '../policy/policy-revalidation.ts';
import { PolicyTrials } from '../policy/policy-trials.ts';
import { namesPolicies } from '../policy/stored-texts.ts';
import { Backtests } from '../policy/try-out/backtests.ts';
import { PolicyEvaluations } from '../policy/try-out/policy-evaluations.ts';
import { PolicyUpgrade } from '../policy/upgrade/policy-upgrade.ts';
import { DecidingTexts } from '../policy/upgrade/repository.ts';
import { BudgetRepository } from '../proposals/budgets/repository.ts';
import { DecisionRepository } from '../proposals/decided/repository.ts';
import { ActionDisclosure } from '../proposals/disclosure.ts';
import { IntegrationDirectory } from '../proposals/integration-directory.ts';
import { type OpenProposalLimits, OpenProposals } from '../proposals/open-proposals/open-proposals.ts';
import { OpenProposalsRepository } from '../proposals/open-proposals/repository.ts';
import { ProposalLookup } from '../proposals/proposal-lookup.ts';
import { ProposalMoves } from '../proposals/proposal-moves.ts';
import { ProposalService } from '../proposals/proposal-service.ts';
import { ProposedOperations } from '../proposals/proposed-operation.ts';
import { ProposedTexts } from '../proposals/proposed-texts/repository.ts';
import { ProviderChecks } from '../proposals/provider-checks.ts';
import { Rechecks } from '../proposals/rechecks.ts';
import { TotalsRepository } from '../proposals/totals/repository.ts';
import { Totals } from '../proposals/totals/totals.ts';
import { TwinsRepository } from '../proposals/twins/repository.ts';
import { Twins } from '../proposals/twins/twins.ts';
import { countUnfinished } from '../proposals/unfinished-actions.ts';
import type { WorkItemsServices } from '../work-items/module.ts';
import { createStore, type Store } from './store.ts';

export interface ActionsOptions {
  platform: Platform;
  identity: IdentityServices;
  workItems: WorkItemsServices['workItems'];
  integrations: IntegrationsServices['integrations'];
  work: Pick<WorkSupervisor, 'wake' | 'runDue' | 'isLeftAlone'>;
  packs: ShippedPacks;
  contract: Parameters<typeof schemaHashes>[0];
  /** JSON Schema of the operations that tenants define. */
  definitionSchema: object;
  openProposals: OpenProposalLimits;
  workBaseUrl: string;
}

export type ActionsServices = ReturnType<typeof createActions>;

export function createActions(options: ActionsOptions) {
  const { platform, identity, workItems, integrations, work, contract } = options;
  const { pageTokens, notifyRelay, logger } = platform;
  const { authority, loosenings, members } = identity;
  const store = createStore(platform);
  const { repository } = store;
  const rolesOf: RolesOf = (tenantId, personIds) => members.rolesOf(tenantId, personIds);
  const trials = new PolicyTrials(options.packs.policies.schema);
  const defined = createDefinitions(options, store);
  const writing = { trials, payloadTypes: defined.payloadTypes };
  const { packs, packService, packHistory, ownRules, finished, revalidation } = createPacks(options, store, writing);
  const written = { ...writing, packs, repository: store.policies };
  const policies = new PolicyService({ ...written, authority, rolesOf, loosenings, notifyRelay });
  const moves = new ProposalMoves({ repository, workItems, notifyRelay });
  const isLeftAlone = (integrationId: string) => work.isLeftAlone(RECOVERY, integrationId);
  const checks = new ProviderChecks({ integrations, isLeftAlone, logger });
  const catalogue = createCatalogue(options, { ...defined, revalidation });
  const operations = new ProposedOperations({ tenantOperations: catalogue, schemaHashes: schemaHashes(contract) });
  const inFlight = new ActionsInFlight(repository);
  const freezes = createFreezes(options, catalogue, inFlight);
  const common = { policies, moves, checks, operations, rolesOf, freezes };
  const totalsOf = (tenantId: string) => new TotalsRepository(store.models, tenantId);
  const totals = new Totals({ repository: totalsOf, actions: repository, pending: store.pending });
  const twinsOf = (tenantId: string) => new TwinsRepository(store.models, tenantId);
  const twins = new Twins({ repository: twinsOf, actions: repository });
  const proposals = createProposals(options, store, { ...common, totals, twins });
  const directed = { integrations, freezes, pageTokens };
  const executing = { ...common, proposals, catalogue };
  const { gate, steps, returns, ...executed } = createExecution(options, store, executing);
  return {
    packs,
    packService,
    packHistory,
    ownRules,
    shippedPacks: options.packs,
    shippedPack: shippedPackOf(options.packs),
    policies,
    ...createReading(options, store, written),
    ...createTryOuts(store, { packs, policies, operations, rolesOf, finished }),
    proposals,
    gate,
    steps,
    ...executed,
    operations: catalogue,
    ...createApprovals(options, store, { ...common, packs, proposals, totals }),
    integrationDirectory: new IntegrationDirectory({ ...directed, tenantOperations: catalogue, packs }),
    rechecks: new Rechecks({ repository, proposals, moves, checks }),
    dryRuns: new DryRuns({ ...executed, proposals, integrations, workBaseUrl: options.workBaseUrl }),
    inFlight,
    freezes,
    isLeftAlone,
    countUnfinished: (tenantId: string) => countUnfinished(store.pending(tenantId)),
    approvedToExecute: (tenantId: string) => store.pending(tenantId).listApprovedWork(currentTime()),
    /** Runs recovery for one tenant at once. In the background it runs for all tenants. */
    recovery: { recover: (tenantId: string) => work.runDue(RECOVERY, tenantId) },
    actionDisclosure: new ActionDisclosure(repository),
    proposalLookup: new ProposalLookup(repository),
    workKinds: [recoveryWork({ repository, integrations, gate, moves, steps, returns })],
  };
}

function createDefinitions({ contract, definitionSchema }: ActionsOptions, { models }: Store) {
  const repository = (tenantId: string) => new DefinitionRepository(models, tenantId);
  const reader = new DefinitionReader(definitionSchema);
  const builtIn = builtInTypes(contract);
  return { repository, reader, payloadTypes: new PayloadTypes({ repository, reader, builtIn }) };
}

function createCatalogue(
  { platform, identity, contract }: ActionsOptions,
  defined: ReturnType<typeof createDefinitions> & { revalidation: PolicyRevalidation },
): OperationCatalogue {
  const { revalidation, ...definitions } = defined;
  return new OperationCatalogue({
    ...definitions,
    policyProblems: (tenantId, operation, type) => revalidation.problemsOf(tenantId, operation, type),
    authority: identity.authority,
    loosenings: identity.loosenings,
    builtIn: builtInOperations(contract, carriersOf),
    pageTokens: platform.pageTokens,
    notifyRelay: platform.notifyRelay,
    logger: platform.logger,
  });
}

function createTryOuts(
  { models }: Store,
  common: Pick<Common, 'policies' | 'operations' | 'rolesOf'> & { packs: TenantPacks; finished: FinishedBacktests },
) {
  const decisions = (tenantId: string) => new DecisionRepository(models, tenantId);
  return { backtests: new Backtests({ ...common, decisions }), policyEvaluations: new PolicyEvaluations(common) };
}

function createPacks(
  { platform, identity, packs: shipped }: ActionsOptions,
  { models, policies }: Store,
  writing: { trials: PolicyTrials; payloadTypes: PayloadTypes },
) {
  const repository = (tenantId: string) => new PackRepository(models, tenantId);
  const { authority, loosenings } = identity;
  const compile = (text: string, types: OperationTypes | undefined) => writing.trials.compile(text, 'pack/own', types);
  const packs = new TenantPacks({ shipped, repository, loosenings, compile });
  const { notifyRelay } = platform;
  const backtests = new FinishedBacktests(
    (tenantId) => new FinishedBacktestsRepository(models, tenantId),
    async (tenantId) => namesPolicies(await policies(tenantId).find()),
  );
  return {
    packs,
    packService: new PackService({ ...writing, packs, repository, authority, loosenings, backtests, notifyRelay }),
    packHistory: new PackHistory({ shipped, packs, repository, backtests }),
    ownRules: new OwnRules({ repository: policies, packs: repository }),
    finished: backtests,
    revalidation: new PolicyRevalidation({ ...writing, packs, repository: policies, packRepository: repository }),
  };
}

function createReading(
  { platform, contract, packs: shipped }: ActionsOptions,
  { models }: Store,
  { packs, payloadTypes, trials }: { packs: TenantPacks; payloadTypes: PayloadTypes; trials: PolicyTrials },
) {
  const { state } = platform.storage;
  const { schema } = shipped.policies;
  return {
    policySchemas: new PolicySchemas({ packs, payloadTypes, shipped: schema }),
    policyUpgrade: new PolicyUpgrade({
      ...{ texts: new DecidingTexts(models), trials, schema, state },
      builtIn: builtInTypes(contract),
    }),
    proposedTexts: new ProposedTexts(models, platform.findPage),
  };
}

function shippedPackOf({ packs }: ShippedPacks) {
  const pack = packs.get(DEFAULT_PACK);
  if (pack === undefined) throw new Error(`There is no pack ${DEFAULT_PACK}`);
  return pack;
}

type Approving = Common & { packs: TenantPacks; proposals: ProposalService; totals: Totals };

function createApprovals(
  { platform, identity, workItems, integrations }: ActionsOptions,
  { models, repository, pending }: Store,
  { policies, packs, rolesOf, moves, operations, proposals, totals }: Approving,
) {
  const { pageTokens, logger } = platform;
  const { voices, members, delegatedApprovals, verifiedApprovers } = identity;
  const namesOf = (personIds: readonly string[]) => members.namesOf(personIds);
  const { stored } = proposals;
  const decidable = new DecidableProposals({ policies, workItems, rolesOf });
  const routes = new PendingRoutes({ packs, workItems });
  const bounds = new ApprovalBounds((tenantId) => new BudgetRepository(models, tenantId));
  const known = {
    ...{ repository, stored, moves, totals, workItems, integrations, voices, bounds, namesOf, verifiedApprovers },
  };
  const approvals = new ApprovalService({ ...known, operations, delegatedApprovals });
  return {
    approvals,
    approvalInbox: new ApprovalInbox({ pending, decidable, totals, pageTokens }),
    awaited: new AwaitingApproval({ repository, pending, decidable, routes, rolesOf, voices }),
    approvalCases: new ApprovalCases(known),
    approvalCards: new ApprovalCards({ ...known, policies, rolesOf }),
    jointApprovals: new JointApprovals({ repository, approvals, policies, rolesOf, totals, workItems, logger }),
  };
}

interface Common {
  policies: PolicyService;
  moves: ProposalMoves;
  checks: ProviderChecks;
  operations: ProposedOperations;
  rolesOf: RolesOf;
  freezes: Freezes;
}

function createFreezes(
  { platform, identity, integrations }: ActionsOptions,
  catalogue: OperationCatalogue,
  inFlight: ActionsInFlight,
): Freezes {
  return new Freezes({
    authority: identity.authority,
    integrations,
    operations: catalogue,
    keyLineages: identity.keyLineages,
    delegations: identity.delegations,
    loosenings: identity.loosenings,
    inFlight,
    notifyRelay: platform.notifyRelay,
  });
}

function createProposals(
  options: ActionsOptions,
  { models, repository }: Store,
  common: Common & { totals: Totals; twins: Twins },
): ProposalService {
  const { platform, identity, workItems, integrations, work } = options;
  return new ProposalService({
    ...common,
    authority: identity.presentAuthority,
    voices: identity.voices,
    repository,
    budgets: (tenantId) => new BudgetRepository(models, tenantId),
    openProposals: new OpenProposals({
      repository: (tenantId) => new OpenProposalsRepository(models, tenantId),
      actions: repository,
      limits: options.openProposals,
    }),
    integrations,
    workItems,
    pageTokens: platform.pageTokens,
    notifyRelay: platform.notifyRelay,
    wakeWorker: () => work.wake(RECOVERY),
  });
}

type Executing = Common & { proposals: ProposalService; catalogue: OperationCatalogue };

function createExecution(
  { platform, identity, workItems, integrations }: ActionsOptions,
  { models, repository }: Store,
  { policies, moves, operations, proposals, freezes, catalogue }: Executing,
) {
  const { notifyRelay, reach, logger, pageTokens, keyRing } = platform;
  const { authority: epochs, presentAuthority: authority, voices, verifiedApprovers } = identity;
  const rates = new ExecutionRates((tenantId) => new ExecutionRatesRepository(models, tenantId));
  const gate = new Gate({
    ...{ policies, integrations, operations, rates, workItems, epochs, authority, voices, freezes, verifiedApprovers },
  });
  const resultTokens = new ResultTokens(keyRing);
  const steps = new ExecutionSteps({
    ...{ repository, gate, operations, moves, integrations, notifyRelay, reach, resultTokens, logger },
  });
  const waiting = new Waiting();
  const claims = (tenantId: string) => new ClaimRepository(models, tenantId);
  const returns = new ClaimReturns({ repository, claims, operations, moves, steps, waiting });
  const claiming = {
    ...{ repository, claims, waiting, returns, gate, moves, steps, operations, integrations, authority, reach },
    places: new ClaimPlaces(claims),
    tenantOperations: catalogue,
  };
  return {
    gate,
    steps,
    returns,
    executor: new Executor({ repository, proposals, gate, moves, steps, waiting, pageTokens, voices }),
    taskClaims: new TaskClaims(claiming),
    taskLeases: new TaskLeases(claiming),
    resultTokens,
    reports: new Reports({ ...claiming, reports: (id) => new ReportRepository(models, id), tokens: resultTokens }),
  };
}
