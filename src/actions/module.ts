import type { IdentityServices } from '../identity/module.ts';
import type { IntegrationsServices } from '../integrations/module.ts';
import type { Platform } from '../platform/module.ts';
import type { WorkSupervisor } from '../platform/work/supervisor.ts';
import type { WorkItemsServices } from '../work-items/module.ts';
import { ApprovalCards } from './approval-cards.ts';
import { ApprovalCases } from './approval-cases.ts';
import { ApprovalInbox } from './approval-inbox.ts';
import { AwaitingApproval } from './awaiting-approval.ts';
import { BudgetRepository } from './budgets/repository.ts';
import { Carrying } from './claims/carrying.ts';
import { HandingOut } from './claims/handing-out.ts';
import { ClaimPlaces } from './claims/places.ts';
import { ClaimRepository } from './claims/repository.ts';
import { ClaimReturns } from './claims/returns.ts';
import { Waiting } from './claims/waiting.ts';
import { DecidableProposals } from './decidable.ts';
import { ActionDisclosure } from './disclosure.ts';
import { DryRuns } from './dry-run.ts';
import { ExecutionSteps } from './execution.ts';
import { ExecutionRates } from './execution-rates/execution-rates.ts';
import { ExecutionRatesRepository } from './execution-rates/repository.ts';
import { Executor } from './executor.ts';
import { FinishedBacktests } from './finished-backtests/finished-backtests.ts';
import { FinishedBacktestsRepository } from './finished-backtests/repository.ts';
import { Freezes } from './freezes/freezes.ts';
import { Gate } from './gate.ts';
import { ActionsInFlight } from './in-flight.ts';
import { IntegrationDirectory } from './integration-directory.ts';
import { JointApprovals } from './joint-approvals.ts';
import { ProposalLookup } from './lookup/proposal-lookup.ts';
import { ProposalLookupRepository } from './lookup/repository.ts';
import { type OpenProposalLimits, OpenProposals } from './open-proposals/open-proposals.ts';
import { OpenProposalsRepository } from './open-proposals/repository.ts';
import { builtInOperations, builtInTypes } from './operation-definitions/built-in.ts';
import { OperationCatalogue } from './operation-definitions/catalogue.ts';
import { PayloadTypes } from './operation-definitions/payload-types.ts';
import { DefinitionRepository } from './operation-definitions/repository.ts';
import { schemaHashes } from './operations/schema-hash.ts';
import { DefinitionReader } from './operations/tenant-definition.ts';
import { OutstandingActions } from './outstanding.ts';
import { OwnRules } from './own-rules.ts';
import { PackHistory } from './packs/pack-history.ts';
import { PackService } from './packs/pack-service.ts';
import { PackRepository } from './packs/repository.ts';
import { DEFAULT_PACK, type ShippedPacks } from './packs/shipped-packs.ts';
import { TenantPacks } from './packs/tenant-packs.ts';
import { PendingRepository } from './pending/repository.ts';
import { PendingRoutes } from './pending-routes.ts';
import { PolicyService, type RolesOf } from './policy.ts';
import type { OperationTypes } from './policy-language/payload-types.ts';
import { PolicySchemas } from './policy-language/policy-schemas.ts';
import { PolicyRevalidation } from './policy-revalidation.ts';
import { PolicyTrials } from './policy-trials.ts';
import { PolicyUpgrade } from './policy-upgrade/policy-upgrade.ts';
import { DecidingTexts } from './policy-upgrade/repository.ts';
import { ProposalMoves } from './proposal-moves.ts';
import { ProposalService } from './proposal-service.ts';
import { ProposedOperations } from './proposed-operation.ts';
import { ProposedTexts } from './proposed-texts/proposed-texts.ts';
import { ProposedTextsRepository } from './proposed-texts/repository.ts';
import { ProviderChecks } from './provider-checks.ts';
import { Rechecks } from './rechecks.ts';
import { RECOVERY, recoveryWork } from './recovery.ts';
import { Reports } from './reports/reports.ts';
import { ReportRepository } from './reports/repository.ts';
import { ResultTokens } from './reports/result-token.ts';
import { ActionRepository } from './repository.ts';
import { namesPolicies } from './rows.ts';
import { type ActionModels, defineActionModels } from './schema.ts';
import { TotalsRepository } from './totals/repository.ts';
import { Totals } from './totals/totals.ts';
import { Backtests } from './try-out/backtests.ts';
import { PolicyEvaluations } from './try-out/policy-evaluations.ts';
import { DecisionRepository } from './try-out/repository.ts';

export { ACTION_COLLECTIONS } from './schema.ts';

export interface ActionsOptions {
  platform: Platform;
  identity: IdentityServices;
  workItems: WorkItemsServices['workItems'];
  integrations: IntegrationsServices['integrations'];
  /** The supervisor, to which the kinds of work of this module are declared. */
  work: Pick<WorkSupervisor, 'wake' | 'runDue' | 'isLeftAlone'>;
  packs: ShippedPacks;
  /** The published contract, which says what the payloads of operations are. */
  contract: Parameters<typeof schemaHashes>[0];
  /** What tenants define operations by. */
  definitionSchema: object;
  openProposals: OpenProposalLimits;
  workBaseUrl: string;
}

export type ActionsServices = ReturnType<typeof createActions>;

/** Policies, action proposals, and what comes of these. */
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
  const written = { ...writing, packs, repository };
  const policies = new PolicyService({ ...written, authority, rolesOf, loosenings, notifyRelay });
  const moves = new ProposalMoves({ repository, workItems, notifyRelay });
  const isLeftAlone = (integrationId: string) => work.isLeftAlone(RECOVERY, integrationId);
  const checks = new ProviderChecks({ integrations, isLeftAlone, logger });
  const catalogue = createCatalogue(options, { ...defined, revalidation });
  const operations = new ProposedOperations({ tenantOperations: catalogue, schemaHashes: schemaHashes(contract) });
  const inFlight = new ActionsInFlight(repository);
  const freezes = createFreezes(options, catalogue, inFlight);
  const common = { policies, moves, checks, operations, rolesOf, freezes };
  const totals = createTotals(store);
  const proposals = createProposals(options, store, { ...common, totals });
  const directed = { integrations, freezes, pageTokens };
  const { gate, steps, returns, ...executed } = createExecution(options, store, {
    ...common,
    proposals,
    catalogue,
  });
  return {
    packs,
    packService,
    packHistory,
    ownRules,
    /** What comes with the service. */
    shippedPacks: options.packs,
    /** The pack that every tenant has, as it is shipped. */
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
    dryRuns: new DryRuns({ ...executed, proposals, integrations, workItems, workBaseUrl: options.workBaseUrl }),
    inFlight,
    freezes,
    ...{ isLeftAlone, outstanding: new OutstandingActions(store.pending) },
    /** Does now for one tenant what is done in the background for all. */
    recovery: { recover: (tenantId: string) => work.runDue(RECOVERY, tenantId) },
    actionDisclosure: new ActionDisclosure(repository),
    proposalLookup: new ProposalLookup((tenantId) => new ProposalLookupRepository(store.models, tenantId)),
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
    builtIn: builtInOperations(contract),
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
  { models, repository: actions }: Store,
  writing: { trials: PolicyTrials; payloadTypes: PayloadTypes },
) {
  const repository = (tenantId: string) => new PackRepository(models, tenantId);
  const { authority, loosenings } = identity;
  const compile = (text: string, types: OperationTypes | undefined) => writing.trials.compile(text, 'pack/own', types);
  const packs = new TenantPacks({ shipped, repository, loosenings, compile });
  const { notifyRelay } = platform;
  const backtests = new FinishedBacktests(
    (tenantId) => new FinishedBacktestsRepository(models, tenantId),
    async (tenantId) => namesPolicies(await actions(tenantId).findPolicies()),
  );
  return {
    packs,
    packService: new PackService({ ...writing, packs, repository, authority, loosenings, backtests, notifyRelay }),
    packHistory: new PackHistory({ shipped, packs, repository, backtests }),
    ownRules: new OwnRules({ repository: actions, packs: repository }),
    finished: backtests,
    revalidation: new PolicyRevalidation({ ...writing, packs, repository: actions, packRepository: repository }),
  };
}

/** What says of policies how they read, and by what. */
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
    proposedTexts: new ProposedTexts((tenantId) => {
      return new ProposedTextsRepository({ models, findPage: platform.findPage }, tenantId);
    }),
  };
}

function shippedPackOf({ packs }: ShippedPacks) {
  const pack = packs.get(DEFAULT_PACK);
  if (pack === undefined) throw new Error(`There is no pack ${DEFAULT_PACK}`);
  return pack;
}

interface Store {
  models: ActionModels;
  repository: (tenantId: string) => ActionRepository;
  pending: (tenantId: string) => PendingRepository;
}

function createStore({ mongo, findPage }: Platform): Store {
  const { connection } = mongo;
  const models = defineActionModels(connection);
  const store = { connection, ...models, findPage };
  return {
    models,
    repository: (tenantId) => new ActionRepository(store, tenantId),
    pending: (tenantId) => new PendingRepository(store, tenantId),
  };
}

function createTotals({ models, repository, pending }: Store): Totals {
  const totals = (tenantId: string) => new TotalsRepository(models, tenantId);
  return new Totals({ repository: totals, actions: repository, pending });
}

type Approving = Common & { packs: TenantPacks; proposals: ProposalService; totals: Totals };

/** By which people find what waits for them, and decide. */
function createApprovals(
  { platform, identity, workItems, integrations }: ActionsOptions,
  { repository, pending }: Store,
  { policies, packs, rolesOf, moves, proposals, totals }: Approving,
) {
  const { pageTokens, logger } = platform;
  const { seasoning, members } = identity;
  const namesOf = (personIds: readonly string[]) => members.namesOf(personIds);
  const { stored } = proposals;
  const decidable = new DecidableProposals({ policies, workItems, rolesOf });
  const routes = new PendingRoutes({ packs, workItems });
  const known = { repository, stored, moves, totals, workItems, integrations, seasoning, namesOf };
  return {
    approvalInbox: new ApprovalInbox({ pending, decidable, pageTokens }),
    /** What waits, and for whom, for whoever tells people of it. */
    awaited: new AwaitingApproval({ repository, pending, decidable, routes, rolesOf, seasoning }),
    approvalCases: new ApprovalCases(known),
    approvalCards: new ApprovalCards({ ...known, policies, rolesOf }),
    jointApprovals: new JointApprovals({ repository, proposals, policies, rolesOf, totals, workItems, logger }),
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
    inFlight,
    notifyRelay: platform.notifyRelay,
  });
}

function createProposals(
  options: ActionsOptions,
  { models, repository }: Store,
  common: Common & { totals: Totals },
): ProposalService {
  const { platform, identity, workItems, integrations, work } = options;
  return new ProposalService({
    ...common,
    repository,
    budgets: (tenantId) => new BudgetRepository(models, tenantId),
    openProposals: new OpenProposals({
      repository: (tenantId) => new OpenProposalsRepository(models, tenantId),
      actions: repository,
      limits: options.openProposals,
    }),
    integrations,
    workItems,
    delegatedApprovals: identity.delegatedApprovals,
    seasoning: identity.seasoning,
    pageTokens: platform.pageTokens,
    notifyRelay: platform.notifyRelay,
    wakeWorker: () => work.wake(RECOVERY),
  });
}

function createExecution(
  { platform, identity, workItems, integrations }: ActionsOptions,
  { models, repository }: Store,
  {
    policies,
    moves,
    operations,
    proposals,
    freezes,
    catalogue,
  }: Common & { proposals: ProposalService; catalogue: OperationCatalogue },
) {
  const { notifyRelay, reach, logger, pageTokens, keyRing } = platform;
  const gate = new Gate({
    policies,
    integrations,
    operations,
    rates: new ExecutionRates((tenantId) => new ExecutionRatesRepository(models, tenantId)),
    workItems,
    epochs: identity.authority,
    authority: identity.presentAuthority,
    seasoning: identity.seasoning,
    freezes,
  });
  const resultTokens = new ResultTokens(keyRing);
  const steps = new ExecutionSteps({
    ...{ repository, gate, operations, moves, integrations, notifyRelay, reach, resultTokens, logger },
  });
  const waiting = new Waiting();
  const claims = (tenantId: string) => new ClaimRepository(models, tenantId);
  const returns = new ClaimReturns({ repository, claims, operations, moves, steps, waiting });
  const carrying = {
    repository,
    claims,
    places: new ClaimPlaces(claims),
    waiting,
    returns,
    gate,
    moves,
    steps,
    operations,
    tenantOperations: catalogue,
    integrations,
    authority: identity.presentAuthority,
    reach,
  };
  return {
    gate,
    steps,
    returns,
    executor: new Executor({ repository, proposals, gate, moves, steps, waiting, pageTokens }),
    claims: { handingOut: new HandingOut(carrying), carrying: new Carrying(carrying) },
    /** By which receivers report later. */
    resultTokens,
    reports: new Reports({ ...carrying, reports: (id) => new ReportRepository(models, id), tokens: resultTokens }),
  };
}
