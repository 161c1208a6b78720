import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ApprovalBounds } from '../../src/approvals/approval-bounds.ts';
import { ApprovalCases } from '../../src/approvals/approval-cases.ts';
import { ApprovalInbox } from '../../src/approvals/approval-inbox.ts';
import { ApprovalService } from '../../src/approvals/approval-service.ts';
import { AwaitingApproval } from '../../src/approvals/awaiting-approval.ts';
import { DecidableProposals } from '../../src/approvals/decidable.ts';
import { PendingRoutes } from '../../src/approvals/pending-routes.ts';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import { COLLECTIONS } from '../../src/collections.ts';
import { AppError } from '../../src/errors/app-error.ts';
import { Checkpoints } from '../../src/evidence/checkpoints.ts';
import { OneTimeAddresses } from '../../src/evidence/packets/one-time-addresses.ts';
import { PacketStore } from '../../src/evidence/packets/packet-store.ts';
import { PacketRepository } from '../../src/evidence/packets/repository.ts';
import { EvidenceRepository, ExportDirectory } from '../../src/evidence/repository.ts';
import { EvidenceService } from '../../src/evidence/service.ts';
import { EvidenceTrees } from '../../src/evidence/tree.ts';
import { ClaimRepository } from '../../src/execution/claims/repository.ts';
import { ClaimReturns } from '../../src/execution/claims/returns.ts';
import { defineClaimModels } from '../../src/execution/claims/schema.ts';
import { Waiting } from '../../src/execution/claims/waiting.ts';
import { ExecutionSteps } from '../../src/execution/execution.ts';
import { Executor } from '../../src/execution/executor.ts';
import { Freezes } from '../../src/execution/freezes/freezes.ts';
import { Gate } from '../../src/execution/gate.ts';
import { ActionsInFlight } from '../../src/execution/in-flight.ts';
import { ExecutionRates } from '../../src/execution/rates/execution-rates.ts';
import { ExecutionRatesRepository } from '../../src/execution/rates/repository.ts';
import { defineRateModels } from '../../src/execution/rates/schema.ts';
import { RECOVERY, recoveryWork } from '../../src/execution/recovery.ts';
import { ReportRepository } from '../../src/execution/reports/repository.ts';
import { ApiKeyDirectory, ApiKeyRepository } from '../../src/identity/api-keys/repository.ts';
import { AuthFailureLimit } from '../../src/identity/auth-failure-limit.ts';
import { AuthorityEpochs } from '../../src/identity/authority/repository.ts';
import { Loosenings } from '../../src/identity/members/loosening.ts';
import { QuotaRepository } from '../../src/identity/rate-limit/repository.ts';
import { defineQuotaModel } from '../../src/identity/rate-limit/schema.ts';
import { TenantRepository } from '../../src/identity/tenants/repository.ts';
import { connectProviders } from '../../src/integrations/providers/connections.ts';
import { IntegrationRepository } from '../../src/integrations/repository.ts';
import { defineIntegrationModel } from '../../src/integrations/schema.ts';
import { SecretRepository } from '../../src/integrations/secrets/repository.ts';
import { defineSecretModel } from '../../src/integrations/secrets/schema.ts';
import { SecretStore } from '../../src/integrations/secrets/secret-store.ts';
import { SigningVersionStore } from '../../src/integrations/secrets/signing-versions.ts';
import { IntegrationService } from '../../src/integrations/service.ts';
import { SigningSecrets } from '../../src/integrations/signing-secrets.ts';
import { loadDefinitionSchema } from '../../src/operations/definition-schema.ts';
import { PayloadTypes } from '../../src/operations/definitions/payload-types.ts';
import { DefinitionRepository } from '../../src/operations/definitions/repository.ts';
import { defineOperationModels } from '../../src/operations/schema.ts';
import { DefinitionReader } from '../../src/operations/tenant-definition.ts';
import { hashOfSecret } from '../../src/platform/bearer-secret.ts';
import { newId } from '../../src/platform/ids.ts';
import { lazily } from '../../src/platform/lazily.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { DecodedDocuments } from '../../src/platform/mongo/decoded-documents.ts';
import { JoinedReads } from '../../src/platform/mongo/joined-reads.ts';
import { nativeCollection } from '../../src/platform/mongo/native.ts';
import { type FindPage, findPage, findPageByWindows } from '../../src/platform/mongo/page.ts';
import { outboxEvent } from '../../src/platform/outbox/event.ts';
import { EventLog } from '../../src/platform/outbox/event-log.ts';
import { OutboxRelay } from '../../src/platform/outbox/relay.ts';
import { defineOutboxModels } from '../../src/platform/outbox/schema.ts';
import { PageTokens } from '../../src/platform/page-token.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import { SigningKeyRepository } from '../../src/platform/signing-keys/repository.ts';
import { defineSigningKeyModel } from '../../src/platform/signing-keys/schema.ts';
import { SigningKeys } from '../../src/platform/signing-keys/signing-keys.ts';
import { indexesOf } from '../../src/platform/storage/collection.ts';
import { createStorage } from '../../src/platform/storage/storage.ts';
import { DueUnits } from '../../src/platform/work/due-units.ts';
import { WorkSupervisor } from '../../src/platform/work/supervisor.ts';
import { FinishedBacktests } from '../../src/policy/finished-backtests/finished-backtests.ts';
import { FinishedBacktestsRepository } from '../../src/policy/finished-backtests/repository.ts';
import { PackHistory } from '../../src/policy/packs/pack-history.ts';
import { PackService } from '../../src/policy/packs/pack-service.ts';
import { PackRepository } from '../../src/policy/packs/repository.ts';
import { loadPacks } from '../../src/policy/packs/shipped-packs.ts';
import { TenantPacks } from '../../src/policy/packs/tenant-packs.ts';
import { PolicyService, type RolesOf } from '../../src/policy/policy.ts';
import { PolicyTrials } from '../../src/policy/policy-trials.ts';
import { PolicyRepository } from '../../src/policy/repository.ts';
import { definePolicyModels } from '../../src/policy/schema.ts';
import { ViewCursors } from '../../src/projections/cursor.ts';
import { ProjectionRepository } from '../../src/projections/repository.ts';
import { Revisions } from '../../src/projections/revisions.ts';
import { defineProjectionModels } from '../../src/projections/schema.ts';
import { DataService } from '../../src/projections/service.ts';
import { refreshWork } from '../../src/projections/sources/refresh-work.ts';
import type { Refresher } from '../../src/projections/sources/refresher.ts';
import { type RemovalWorkOptions, removalWork } from '../../src/projections/sources/removal-work.ts';
import { SourceRepository } from '../../src/projections/sources/repository.ts';
import { defineSourceModels, type SourceDocument } from '../../src/projections/sources/schema.ts';
import { DataSourceService } from '../../src/projections/sources/service.ts';
import { ViewIndexes } from '../../src/projections/view-index.ts';
import { VIEWS } from '../../src/projections/views/registry.ts';
import { Views } from '../../src/projections/views.ts';
import { BudgetRepository } from '../../src/proposals/budgets/repository.ts';
import { ActionDisclosure } from '../../src/proposals/disclosure.ts';
import { IntegrationDirectory } from '../../src/proposals/integration-directory.ts';
import { OpenProposals } from '../../src/proposals/open-proposals/open-proposals.ts';
import { OpenProposalsRepository } from '../../src/proposals/open-proposals/repository.ts';
import { PendingRepository } from '../../src/proposals/pending/repository.ts';
import { ProposalMoves } from '../../src/proposals/proposal-moves.ts';
import { ProposalService } from '../../src/proposals/proposal-service.ts';
import { ProposedOperations } from '../../src/proposals/proposed-operation.ts';
import { ProviderChecks } from '../../src/proposals/provider-checks.ts';
import { Rechecks } from '../../src/proposals/rechecks.ts';
import { ActionRepository } from '../../src/proposals/repository.ts';
import { defineProposalModels } from '../../src/proposals/schema.ts';
import { TotalsRepository } from '../../src/proposals/totals/repository.ts';
import { Totals } from '../../src/proposals/totals/totals.ts';
import { TwinsRepository } from '../../src/proposals/twins/repository.ts';
import { Twins } from '../../src/proposals/twins/twins.ts';
import { WorkItemDisclosure } from '../../src/work-items/disclosure.ts';
import type { LatestFilter, WorkItemFilter } from '../../src/work-items/model.ts';
import { type ListedWorkItem, WorkItemRepository } from '../../src/work-items/repository.ts';
import { defineWorkItemModels, type WorkItemDocument } from '../../src/work-items/schema.ts';
import { WorkItemService } from '../../src/work-items/service.ts';
import { shippedTexts } from '../support/packs.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { adapt, meetingList } from '../support/racing.ts';
import { TEST_ADMIN } from '../support/service.ts';
import { monitored } from '../support/traffic.ts';
import { expectIndexed, type Lookup, recordLookups } from './query-plan.ts';

const TENANT = 'ten_00000000000000000000000000';
const KEY_RING = new KeyRing([{ keyId: 'k', key: randomBytes(32) }]);
const PACKS = path.resolve(import.meta.dirname, '../../contracts/packs');
const call = {
  tenantId: TENANT,
  tenantCreatedAt: new Date(Date.now() - 60_000),
  principal: TEST_ADMIN,
  permissions: ALL_PERMISSIONS,
  correlationId: 'plans',
};

let mongo: Mongo;
let connection: Connection;
let models: Awaited<ReturnType<typeof defineModels>>;
let lookups: Lookup[];

beforeAll(async () => {
  const logger = createLoggers('silent').logger;
  const database = `test_${randomBytes(8).toString('hex')}`;
  mongo = await connectMongo(monitored(inject('mongodbUri')), database, { logger, onAway: () => undefined });
  const { db } = mongo;
  connection = mongo.connection;
  models = await defineModels();
  await prepareDatabase(
    createStorage({ db, collections: COLLECTIONS, keyRing: KEY_RING, reach: () => undefined, logger }),
  );
  lookups = recordLookups(connection);
});

afterAll(async () => {
  await connection.dropDatabase();
  await mongo.close();
});

async function defineModels() {
  return {
    ...defineWorkItemModels(connection),
    ...defineOutboxModels(connection),
    actions: {
      ...defineOperationModels(connection),
      ...definePolicyModels(connection),
      ...defineProposalModels(connection),
      ...defineClaimModels(connection),
      ...defineRateModels(connection),
    },
    integrations: defineIntegrationModel(connection),
    secrets: defineSecretModel(connection),
    exports: { collection: connection.collection('evidence_exports') },
    projections: { ...defineProjectionModels(connection), ...defineSourceModels(connection) },
    signingKeys: defineSigningKeyModel(connection),
    apiKeys: { collection: connection.collection('api_keys') },
    authority: { collection: connection.collection('authority_epochs') },
    quotas: defineQuotaModel(connection),
    providers: lazily(() =>
      connectProviders(
        {
          connection,
          signingSecretsOf: async () => [],
          credentialOf: async () => ({ value: '', version: 1 }),
          settingsOf: async () => ({}),
          outbound: { allowLoopback: false },
          chat: {
            platform: 'slack',
            postingAccess: async () => ({ missing: 'installation' }),
            installationOf: async () => null,
            apiBase: undefined,
          },
        },
        {},
      ),
    ),
  };
}

/** Makes every query of the service once, with this way of paging. */
async function useEverything(find: FindPage): Promise<void> {
  const workItemsById = new JoinedReads<WorkItemDocument>(() => nativeCollection(models.workItems));
  const store = {
    connection,
    ...models,
    findPage: find,
    workItemsById,
    listedWorkItems: new DecodedDocuments<ListedWorkItem>(),
  };
  const repository = (tenantId: string) => new WorkItemRepository(store, tenantId);
  const pageTokens = new PageTokens(KEY_RING);
  const workItems = new WorkItemService({
    repository,
    pageTokens,
    route: async () => ({ packKey: 'customer_support', queueKey: 'q' }),
    routeTo: async (_tenantId, place) => place,
    findAssignable: async () => ({ type: 'user', id: 'usr_x', displayName: 'X' }),
    queuesOf: async () => [],
    whyNoWorkYet: async () => null,
    assertMayMove: async () => undefined,
    assertMayEnd: async () => undefined,
    onEnded: async () => undefined,
    notifyRelay: () => undefined,
  });
  const idempotency = { key: randomBytes(8).toString('hex'), requestHash: 'h' };
  const initialMessage = { content: 'x', externalMessageId: 'mail-1' };
  const item = { subject: 'x', tags: ['vip'], contact: { email: 'ada@example.com' }, initialMessage };
  const { value } = await workItems.create(call, item, idempotency);
  await workItems.create(call, item, idempotency);
  await workItems.create(call, item);
  await workItems.get(call, value.workItemId);
  await workItems.findOpenedIn(call, value.threadId);
  // Requested at once, and so read with one query.
  const ids = (await workItems.list(call, {}, { limit: 2 })).rows.map(({ workItemId }) => workItemId);
  await Promise.all(ids.map((id) => workItems.get(call, id)));
  await workItems.update(call, value.workItemId, { status: 'open' });
  await workItems.appendMessage(call, value.workItemId, { content: 'y' }, idempotency);
  await workItems.appendMessage(call, value.workItemId, { content: 'y' }, idempotency);
  const messages = await workItems.listMessages(call, value.workItemId, { limit: 1 });
  await workItems.listMessages(call, value.workItemId, { limit: 1, pageToken: messages.nextPageToken ?? '' });
  const filters: WorkItemFilter[] = [
    {},
    { tag: 'vip' },
    { channel: 'api' },
    { priority: 'normal' },
    { contactEmail: 'ada@example.com' },
    { sourceReference: 'mail-1' },
    { packKey: 'customer_support' },
    { packKey: 'customer_support', queueKey: 'q' },
    { assignee: newId('usr') },
    { assignee: 'none' },
    { assignee: 'none', priority: 'normal' },
    { updatedSince: new Date(0) },
  ];
  for (const filter of filters) {
    for (const status of [undefined, 'new'] as const) {
      const page = await workItems.list(call, { ...filter, status }, { limit: 1 });
      const pageToken = page.nextPageToken ?? undefined;
      if (pageToken !== undefined) await workItems.list(call, { ...filter, status }, { limit: 1, pageToken });
    }
  }
  const latest: LatestFilter[] = [
    {},
    { threadId: value.threadId },
    { statuses: ['new'], newHasBegun: false },
    { statuses: ['new', 'open', 'in_progress'], newHasBegun: true },
    { statuses: ['resolved', 'closed'], updatedSince: new Date(0) },
  ];
  for (const filter of latest) {
    const page = await workItems.listLatest(call, filter, { limit: 1 });
    const pageToken = page.nextPageToken ?? undefined;
    if (pageToken !== undefined) await workItems.listLatest(call, filter, { limit: 1, pageToken });
  }
  await useIdentity();
  await useProjections();
  await useActions(find, pageTokens, workItems);
  const relay = new OutboxRelay({
    connection,
    sources: [
      nativeCollection(models.workItems),
      nativeCollection(models.apiKeys),
      nativeCollection(models.actions.proposals),
      nativeCollection(models.actions.actions),
      nativeCollection(models.actions.policies),
      nativeCollection(models.integrations),
      nativeCollection(models.authority),
      nativeCollection(models.exports),
      nativeCollection(models.projections.sources),
    ],
    eventLog: nativeCollection(models.eventLog),
    relayStates: nativeCollection(models.relayStates),
    quarantinedEvents: nativeCollection(models.quarantinedEvents),
    onRelayed: () => undefined,
    onMoving: async () => undefined,
    onLogged: async () => undefined,
    reach: () => undefined,
    onQuarantined: () => undefined,
    logger: createLoggers('silent').logger,
  });
  relay.start();
  await relay.drain(TENANT);
  const actions = new ActionDisclosure(
    (tenantId) => new ActionRepository({ connection, ...models.actions, findPage: find }, tenantId),
  );
  await useEvidence(relay, new WorkItemDisclosure(repository), actions, value.workItemId);
  await relay.stop();
}

const nothing = async () => null;

async function useActions(find: FindPage, pageTokens: PageTokens, workItems: WorkItemService): Promise<void> {
  const notifyRelay = () => undefined;
  const authority = new AuthorityEpochs(connection);
  await authority.read(TENANT);
  const secrets = new SecretStore((tenantId) => new SecretRepository(models.secrets, tenantId), KEY_RING);
  const loosenings = new Loosenings({
    members: {
      isAdministeredByOthers: async () => false,
      list: async () => [],
      namesOf: async () => new Map(),
      roleOf: async () => 'admin',
      wasHereSince: async () => true,
    },
    standings: {
      of: async () => ({ role: 'admin', since: null, derivesFrom: [], vouches: [] }),
      ofAll: async () => new Map(),
    },
    voices: { spokenForBy: async (_tenantId, personIds) => [...personIds] },
    verifiedApprovers: { assertVerified: async () => undefined },
    roleMaturity: { days: async () => 7 },
  });
  const integrationsOf = (tenantId: string) =>
    new IntegrationRepository({ integrations: models.integrations, findPage: find }, tenantId);
  const integrations = new IntegrationService({
    repository: integrationsOf,
    secrets,
    authority,
    loosenings,
    providers: models.providers,
    outbound: { allowLoopback: false },
    notifyRelay,
  });
  const repository = (tenantId: string) => {
    const { actions } = models;
    return new ActionRepository({ connection, ...actions, findPage: find }, tenantId);
  };
  const rolesOf: RolesOf = async (_tenantId, personIds) => new Map(personIds.map((id) => [id, 'approver']));
  const shipped = loadPacks(PACKS);
  const trials = new PolicyTrials(shipped.policies.schema);
  const reader = new DefinitionReader(await loadDefinitionSchema());
  const payloadTypes = new PayloadTypes({
    repository: (tenantId) => new DefinitionRepository(models.actions, tenantId),
    reader,
    builtIn: {},
  });
  const packs = new TenantPacks({
    shipped,
    repository: (tenantId) => new PackRepository(models.actions, tenantId),
    loosenings,
    compile: (text, types) => trials.compile(text, 'pack/own', types),
  });
  const backtests = new FinishedBacktests(
    (tenantId) => new FinishedBacktestsRepository(models.actions, tenantId),
    async () => '',
  );
  const packService = new PackService({
    packs,
    trials,
    payloadTypes,
    repository: (tenantId) => new PackRepository(models.actions, tenantId),
    authority,
    loosenings,
    backtests,
    notifyRelay,
  });
  const texts = shippedTexts('it_requests');
  const { packKey } = await packService.put(call, texts, await packService.presentVersion(TENANT, texts));
  const activation = { packKey, version: 1, reason: 'x' };
  const { revision } = await packService.activate(call, { ...activation, expectedRevision: 0 });
  const byDefault = { ...activation, expectedRevision: revision, makeDefault: true };
  await packService.confirm(call, packKey, (await packService.activate(call, byDefault)).revision);
  await packService.get(call, packKey);
  await packService.list(call);
  const history = { shipped, packs, backtests, repository: (id: string) => new PackRepository(models.actions, id) };
  await backtests.keep(call, {
    ...{ hash: '0'.repeat(64), packKey, presentPack: 'p@1', candidatePack: 'p@2', packVersion: 1, withText: false },
    ...{
      presentPolicies: '',
      candidatePolicies: '',
      replayed: 0,
      notReplayable: 0,
      hasOlder: false,
      counts: new Map(),
    },
  });
  await new PackHistory(history).versions(call, packKey);
  const rates = new ExecutionRates((tenantId) => new ExecutionRatesRepository(models.actions, tenantId));
  const rated = { tenantId: TENANT, proposalId: 'prop_x', keys: ['p:x_o'], perHour: 2 };
  await rates.take(rated);
  await rates.take({ ...rated, proposalId: 'prop_y' });
  await rates.fullUntil(rated);
  const policies = new PolicyService({
    packs,
    trials,
    payloadTypes,
    repository: (tenantId) => new PolicyRepository(models.actions, tenantId),
    authority,
    rolesOf,
    loosenings,
    notifyRelay,
  });
  const tenantOperations = {
    find: async () => null,
    names: async () => [],
    list: async () => [],
    waitsFor: async () => null,
  };
  const operations = new ProposedOperations({
    tenantOperations,
    schemaHashes: new Map([['commerce_refund', 'a'.repeat(64)]]),
  });
  const moves = new ProposalMoves({ repository, workItems, notifyRelay });
  const { logger } = createLoggers('silent');
  const checks = new ProviderChecks({ integrations, isLeftAlone: () => false, logger });
  const pending = (tenantId: string) =>
    new PendingRepository({ connection, ...models.actions, findPage: find }, tenantId);
  const totals = new Totals({
    repository: (tenantId) => new TotalsRepository(models.actions, tenantId),
    actions: repository,
    pending,
  });
  const proposals = new ProposalService({
    repository,
    budgets: (tenantId) => new BudgetRepository(models.actions, tenantId),
    policies,
    moves,
    integrations,
    checks,
    workItems,
    rolesOf,
    authority: { whyNotPropose: nothing },
    voices: {
      areIndependent: async () => true,
      spokenForBy: async (_id: string, ids: readonly string[]) => [...ids],
    },
    totals,
    twins: new Twins({ repository: (tenantId) => new TwinsRepository(models.actions, tenantId), actions: repository }),
    openProposals: new OpenProposals({
      repository: (tenantId) => new OpenProposalsRepository(models.actions, tenantId),
      actions: repository,
      // The limit is so low that proposals that have ended must give their places back.
      limits: { perPerson: 6, perTenant: 1_000 },
    }),
    operations,
    pageTokens,
    notifyRelay,
    wakeWorker: () => undefined,
  });
  const bounds = new ApprovalBounds((tenantId) => new BudgetRepository(models.actions, tenantId));
  const derivation = { at: '2026-03-01T09:00:00.000Z', waiting_days: 7, accountables: [], approvers: [], counted: [] };
  const nobody = async (_id: string, personId: string) => ({
    ...{ origin: null, shared: null, derivation },
    voices: [personId],
  });
  const verifiedApprovers = { problem: nothing, among: async (ids: readonly string[]) => [...ids] };
  const unasked = () => Promise.reject(new Error('Nobody shares a voice here.'));
  const approvals = new ApprovalService({
    ...{ moves, totals, integrations, operations, bounds, stored: proposals.stored },
    delegatedApprovals: { whySpent: async () => null, spend: async () => true },
    voices: {
      counted: async (_id, { approved }) => ({ personIds: [...approved], derivation: null }),
      regard: nobody,
      explain: unasked,
    },
    verifiedApprovers,
  });
  const present = async (_tenantId: string, _by: object, people: readonly string[]) => ({
    executor: { personId: 'usr_x', role: 'member' },
    roles: new Map(people.map((id) => [id, 'approver' as const])),
  });
  const freezes = new Freezes({
    authority,
    integrations,
    operations: { get: async () => Promise.reject(new AppError('not_found', 'There is none.')) },
    keyLineages: { accountable: async () => [], of: async () => new Map() },
    delegations: { issuerOf: async () => null },
    loosenings: { othersToUndo: async () => null },
    inFlight: new ActionsInFlight(repository),
    notifyRelay,
  });
  const gate = new Gate({
    verifiedApprovers,
    policies,
    integrations,
    operations,
    rates,
    workItems,
    epochs: authority,
    authority: { executor: present },
    voices: { counted: async (_id, { approved }) => ({ personIds: [...approved], derivation: null }) },
    freezes,
  });
  const steps = new ExecutionSteps({
    repository,
    gate,
    operations,
    moves,
    notifyRelay,
    reach: () => undefined,
    integrations: { noteOutcome: async () => undefined },
    resultTokens: { seal: () => 'k1.token' },
    logger,
  });
  const waiting = new Waiting();
  const executor = new Executor({
    ...{ repository, proposals, gate, moves, steps, waiting, pageTokens },
    voices: { nameOfShared: nothing },
  });
  const returns = new ClaimReturns({
    repository,
    claims: (tenantId) => new ClaimRepository(models.actions, tenantId),
    operations,
    moves,
    steps,
    waiting,
  });

  const { integrationId } = await integrations.create(call, { kind: 'sandbox_commerce', name: 'Shop' });
  const credential = 'sk_test_0123456789abcdef';
  const stripe = await integrations.create(call, { kind: 'stripe', name: 'Stripe', credential });
  await integrations.setEnabled(call, stripe.integrationId, false);
  const directory = new IntegrationDirectory({ integrations, tenantOperations, packs, freezes, pageTokens });
  const integrationPage = await directory.list(call, { limit: 1 });
  await directory.list(call, { limit: 1, pageToken: integrationPage.nextPageToken ?? undefined });
  await directory.get(call, integrationId);
  await directory.listUsable(call);
  const { freeze } = await freezes.freeze(call, { kind: 'integration', targetId: integrationId }, 'x');
  await freezes.thaw(call, freeze.freezeId, 'x');
  await freezes.list(call);
  await secrets.get(TENANT, stripe.integrationId);
  await secrets.leaveMasterKey(TENANT, 'k');
  const first = await policies.write(call, '', (await policies.read(TENANT)).version).catch(() => null);
  if (first !== null) await policies.write(call, '', first.version);
  await useDefinitions(new DefinitionRepository(models.actions, TENANT));

  const { workItemId } = (await workItems.create(call, { subject: 'x', tags: ['refund'] })).value;
  const propose = async (amount: string, more: { supersedes?: string } = {}, key = randomBytes(8).toString('hex')) => {
    const { value } = await proposals.propose(
      call,
      workItemId,
      {
        integrationId,
        approvalReason: 'x',
        resourceType: 'order',
        operation: 'commerce_refund',
        payload: { type: 'commerce_refund', order_id: '1234', amount, currency: 'EUR', reason: 'other' },
        ...more,
      },
      { key, requestHash: 'h' },
    );
    return value.proposalId;
  };
  const key = randomBytes(8).toString('hex');
  // A repeated run must not propose the twin of an earlier one.
  const cents = randomInt(10, 99);
  const small = await propose(`1.${cents}`, {}, key);
  await propose(`1.${cents}`, {}, key);
  await proposals.cancel(call, await propose(`1.${cents}`));
  await propose(`2.${cents}`);
  const superseded = await propose('60.00');
  const large = await propose('61.00', { supersedes: superseded });
  await proposals.get(call, large);
  await proposals.cancel(call, await propose('63.00'));
  const approver = {
    ...call,
    principal: { ...TEST_ADMIN, id: 'usr_other', lineage: 'o', accountable: 'usr_other', accountables: ['usr_other'] },
  };
  const decidable = new DecidableProposals({ policies, workItems, rolesOf });
  const inbox = new ApprovalInbox({ pending, decidable, totals, pageTokens });
  const awaited = new AwaitingApproval({
    repository,
    pending,
    decidable,
    routes: new PendingRoutes({ packs, workItems }),
    rolesOf,
    voices: { objection: nothing },
  });
  await awaited.approvableBy(call.tenantId, 'usr_other', (await awaited.all(call.tenantId)).proposalIds);
  // Both the proposer and another approver list their inbox.
  for (const order of ['newest', 'soonest_expiry'] as const) {
    for (const one of [call, approver]) {
      const { nextPageToken } = await inbox.list(one, { limit: 1 }, order);
      if (nextPageToken !== null) await inbox.list(one, { limit: 1, pageToken: nextPageToken }, order);
    }
  }
  const cases = new ApprovalCases({
    ...{ repository, stored: proposals.stored, moves, totals, workItems, integrations, bounds },
    voices: { regard: nobody, explain: unasked },
    verifiedApprovers,
    namesOf: async () => new Map(),
  });
  await cases.get(approver, large);
  const rechecks = new Rechecks({ repository, proposals, moves, checks });
  await rechecks.recheck(call, large);
  await approvals.approve(approver, large, 'x');
  await approvals.reject(approver, await propose('62.00'), null);
  await executor.dryRun(call, small);
  for (const id of [small, small, large]) await executor.execute(call, id);
  const actions = await executor.listActions(call, undefined, { limit: 1 });
  await executor.getAction(call, actions.rows[0]?.actionId ?? '');
  await executor.listActions(call, undefined, { limit: 1, pageToken: actions.nextPageToken ?? '' });
  for (const of of [workItemId, 'wi_x']) {
    const page = await executor.listActions(call, of, { limit: 1 });
    if (page.nextPageToken !== null) await executor.listActions(call, of, { limit: 1, pageToken: page.nextPageToken });
  }
  await proposals.withdrawals.assertMayEnd(call, workItemId);
  const page = await proposals.list(call, workItemId, { limit: 1 });
  await proposals.list(call, workItemId, { limit: 1, pageToken: page.nextPageToken ?? '' });
  await proposals.listPresent(call, [{ workItemId, status: 'new' }]);
  await proposals.listPresent(call, [
    { workItemId, status: 'new' },
    { workItemId: 'wi_x', status: 'new' },
  ]);
  const db = mongo.db;
  const work = new WorkSupervisor({
    db,
    kinds: [recoveryWork({ repository, integrations, gate, moves, steps, returns })],
    onWorked: () => undefined,
    logger,
  });
  await models.actions.proposals.collection.updateOne({ _id: small as never }, { $set: { due_at: new Date(0) } });
  await work.runDue(RECOVERY, TENANT);
  await integrations.listOfWorkers(TENANT, [integrationId]);
  await integrations.carriable(TENANT, [integrationId]);
  const reports = new ReportRepository(models.actions, TENANT);
  await reports.noteRefusedReport('act_x', 1);
  await reports.lookAfterAt('prop_x', new Date());
  const signing = new SigningSecrets({
    repository: integrationsOf,
    versions: new SigningVersionStore(secrets),
    authority,
    notifyRelay,
  });
  const settings = { url: 'https://hooks.example.com/' };
  const hook = await integrations.create(call, { kind: 'webhook', name: 'Hook', settings });
  await signing.rotate(call, hook.integrationId, 0);
  await signing.of(TENANT, hook.integrationId);
  await useClaims(new ClaimRepository(models.actions, TENANT), integrationId);
}

async function useClaims(claims: ClaimRepository, integrationId: string): Promise<void> {
  const now = new Date();
  const id = newId('clm');
  await claims.listClaimable([integrationId], ['commerce_refund'], now, 10);
  await claims.mayBeGiven([integrationId], 'commerce_refund', now);
  await claims.postpone({ _id: 'prop_x', version: 1 } as never, now, 'policy_denied');
  const at = { created_at: now, expires_at: now };
  const of = { proposal_id: 'prop_x', integration_id: integrationId, attempt: 1 };
  await claims.insertClaim({ _id: id, ...of, lineage: 'key_x', token_hash: hashOfSecret('a'), ...at });
  await claims.findClaim(id);
  await claims.noteReport(id, 'a');
  await claims.noteLate(id);
  await claims.noteTold('prop_x', id, now);
  await claims.extend('prop_x', id, now, now);
  await claims.takePlace('key:x', { claim_id: id, at: now }, 1);
  await claims.takePlace('key:x', { claim_id: 'clm_y', at: now }, 1);
  await claims.listPlaces('key:x');
  await claims.listHeld([id]);
  await claims.leavePlaces('key:x', [id]);
}

/** Makes the queries about evidence, with a log that is longer than a tile. */
async function useEvidence(
  relay: OutboxRelay,
  workItems: WorkItemDisclosure,
  actions: ActionDisclosure,
  workItemId: string,
): Promise<void> {
  const event = {
    type: 'work_item.updated' as const,
    subject: { type: 'x', id: 'x' },
    subject_version: 1,
    work_item_id: null,
  };
  const filler = Array.from({ length: 300 }, () => outboxEvent(call, { ...event, at: new Date(), data: {} }));
  await nativeCollection(models.exports).insertOne({ tenant_id: TENANT, outbox: filler });
  await relay.drain(TENANT);
  const eventLog = (tenantId: string) =>
    new EventLog(nativeCollection(models.eventLog), nativeCollection(models.relayStates), tenantId);
  const log = eventLog(TENANT);
  expect((await log.listBehind(10, 20)).map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 11),
  );
  await log.dataOf([1, 2]);
  expect(await log.reaches(await log.head())).toBe(true);
  const repository = (tenantId: string) => new EvidenceRepository(connection, tenantId);
  const trees = new EvidenceTrees({
    repository,
    eventLog,
    listLongLogs: async () => [TENANT],
    reach: () => undefined,
    logger: createLoggers('silent').logger,
  });
  const signingKeys = new SigningKeys(new SigningKeyRepository(models.signingKeys), KEY_RING);
  const packets = new PacketStore({
    repository: (tenantId) => new PacketRepository(connection, tenantId),
    reach: () => undefined,
  });
  const evidence = new EvidenceService({
    repository,
    eventLog,
    workItems,
    actions,
    checkpoints: new Checkpoints({
      ...{ repository, trees, signingKeys, marks: null },
      originOf: () => 'workgate.test/logs/x',
    }),
    signingKeys,
    pageTokens: new PageTokens(KEY_RING),
    packets,
    settle: (tenantId, isLogged) => relay.settle(tenantId, isLogged),
  });
  const page = await evidence.list(call, workItemId, { limit: 1 });
  await evidence.list(call, workItemId, { limit: 1, pageToken: page.nextPageToken ?? '' });
  await evidence.export(call, workItemId);
  await evidence.export(call, workItemId);
  const { kept, once } = await evidence.exportToFetch(call, workItemId);
  for await (const part of packets.read(await packets.find(call, kept.packetId)))
    expect(part.length).toBeGreaterThan(0);
  const addresses = new OneTimeAddresses({
    directory: new ExportDirectory(connection),
    repository,
    store: packets,
    authority: { mayExport: async () => true },
    epochs: new AuthorityEpochs(connection),
    failures: new AuthFailureLimit(1),
    eventLog,
    settle: (tenantId, isLogged) => relay.settle(tenantId, isLogged),
  });
  const presented = { packetId: kept.packetId, token: once.token, from: '127.0.0.1' };
  await (await addresses.open(presented)).spend('plans');
  await new PacketRepository(connection, TENANT).remove({ _id: kept.packetId, chunks: kept.chunks });
}

/** Makes the queries about projections, with more revisions than are kept. */
async function useProjections(): Promise<void> {
  const repository = (tenantId: string) => new ProjectionRepository(models.projections, tenantId);
  const sourceKey = randomBytes(8).toString('hex');
  await nativeCollection<SourceDocument>(models.projections.sources).insertOne({
    _id: `src_${sourceKey}`,
    tenant_id: TENANT,
    source_key: sourceKey,
    view_key: 'racing_catalog',
    adapter: 'meeting_tree',
    locations: [],
    timezone: 'UTC',
    refresh_interval_ms: 60_000,
    enabled: true,
    revisions: [],
    next_refresh_at: new Date(),
    created_at: new Date(),
    version: 1,
    outbox: [],
  });
  const views = new Views(VIEWS);
  const revisions = new Revisions(repository, views);
  const races = [{ number: 1, startsAt: '2026-03-01T02:00:00Z' }];
  const meetings = ['one', 'two'].map((id) => ({ id, name: `Track ${id}`, date: '2026-03-01', races }));
  const { groups, problems } = adapt('meeting_tree', [meetingList(meetings)]);
  for (let count = 0; count < 5; count += 1) {
    const load = { sourceKey, adapterKey: 'meeting_tree', fetchedAt: new Date(), groups, problems, problemCount: 0 };
    await revisions.publish(TENANT, load);
  }
  const cursors = new ViewCursors(KEY_RING);
  const data = new DataService({ views, repository, indexes: new ViewIndexes(repository), cursors });
  const { nextCursor } = await data.getView(call, 'racing_catalog', { limit: 1 });
  await data.getView(call, 'racing_catalog', { limit: 1, cursor: nextCursor ?? undefined });
  for (const id of ['2026-03-01.au.track-one', 'one']) await data.getEntity(call, 'racing_catalog', 'group', id);
  await data.getSourceHealth(call, 'racing_catalog', sourceKey);
  await useSources();
}

async function useSources(): Promise<void> {
  const repository = new SourceRepository({ connection, ...models.projections }, TENANT);
  const sources = new DataSourceService({
    repository: () => repository,
    views: new Views(VIEWS),
    locations: { allowLoopback: false },
    notifyRelay: () => undefined,
    notifyRefresh: () => undefined,
    notifyRemoval: () => undefined,
    reach: () => undefined,
  });
  const sourceKey = `s${randomBytes(8).toString('hex')}`;
  const what = {
    sourceKey,
    viewKey: 'racing_catalog',
    adapter: 'racecard',
    timezone: 'UTC',
    refreshIntervalMs: 60_000,
  };
  const { sourceId } = await sources.register(
    call,
    { ...what, locations: ['https://feed.invalid/'], enabled: false },
    false,
  );
  await sources.setEnabled(call, sourceKey, true);
  await sources.refreshNow(TENANT, sourceKey);
  await sources.list(TENANT);
  const due = new DueUnits(mongo.db, refreshWork({} as Refresher).due);
  const found = await due.find(new Date(), 10, { tenantIds: ['ten_busy'], peers: [] });
  expect(found.map(({ id }) => id)).toContain(sourceId);
  const outcome = { at: new Date(), nextRefreshAt: new Date() };
  const ends: ((owner: string) => Promise<boolean>)[] = [
    (owner) => repository.confirm(sourceId, owner, outcome),
    (owner) => repository.fail(sourceId, owner, { ...outcome, error: 'x', failureCount: 1 }),
    (owner) => repository.release(sourceId, owner),
  ];
  for (const [index, end] of ends.entries()) {
    await sources.refreshNow(TENANT, sourceKey);
    expect(await repository.claim(sourceId, `owner-${index}`, 60_000)).not.toBeNull();
    expect(await repository.isHeld(sourceId, `owner-${index}`)).toBe(true);
    expect(await end(`owner-${index}`)).toBe(true);
  }
  const { version } = await sources.get(TENANT, sourceKey);
  const changed = await sources.change(call, sourceKey, version, { timezone: 'Europe/London' }, false);
  await sources.remove(call, sourceKey, changed.version);
  const removals = new DueUnits(mongo.db, removalWork({} as RemovalWorkOptions).due);
  const left = await removals.find(new Date(), 10, { tenantIds: ['ten_busy'], peers: [] });
  expect(left.map(({ id }) => id)).toContain(sourceId);
  await new ProjectionRepository(models.projections, TENANT).removeSource(sourceId);
  await repository.endRemoval(sourceId);
}

async function useIdentity(): Promise<void> {
  const keys = new ApiKeyRepository(connection, TENANT);
  await keys.list();
  await keys.find('key_x');
  await keys.recordUse('key_x', new Date(), new Date());
  const event = {
    type: 'work_item.updated' as const,
    subject: { type: 'x', id: 'x' },
    subject_version: 1,
    work_item_id: null,
  };
  await keys.revoke('key_x', new Date(), outboxEvent(call, { ...event, at: new Date(), data: {} }));
  await new ApiKeyDirectory(connection).find('key_x');
  const tenants = new TenantRepository(connection);
  await tenants.find(TENANT);
  await tenants.list();
  await new QuotaRepository(models.quotas, TENANT).lease('key_x:public', { perMinute: 600, returned: 0, atLeast: 1 });
}

/** Makes the queries about operation definitions, with two versions of one operation. */
async function useDefinitions(definitions: DefinitionRepository): Promise<void> {
  const author = { type: 'system' as const, id: 'x', display_name: 'X' };
  const event = outboxEvent(
    { principal: TEST_ADMIN, correlationId: 'test' },
    {
      type: 'operation.defined',
      subject: { type: 'x', id: 'x' },
      subject_version: 1,
      work_item_id: null,
      at: new Date(),
      data: {},
    },
  );
  for (const version of [1, 2]) {
    await definitions.insert({
      operation: 'x_a',
      version,
      text: '',
      text_bytes: 0,
      text_hash: '',
      schema_hash: '',
      retired: false,
      superseded: false,
      written_by: author,
      created_at: event.at,
      updated_at: event.at,
      outbox: [],
    });
  }
  await definitions.listNewest();
  await definitions.findNewest('x_a');
  await definitions.find('x_a', 1);
  await definitions.textOf('x_a', 1);
  await definitions.retire('x_a', 2, event);
  const actor = { by: null, since: null, derives_from: [], vouches: [] };
  await definitions.confirm('x_a', { version: 2, at: event.at, actor }, event);
}

it('answers every query from an index, in the order of the index', { timeout: 120_000 }, async () => {
  await useEverything(findPage);
  await useEverything(findPageByWindows);
  const made = [...lookups];
  expect(made.length).toBeGreaterThan(200);
  const used = new Set(made.map(({ collection }) => collection));
  const projections = ['data_sources', 'source_removals', 'projection_groups', 'projection_indexes'];
  const actionCollections = ['action_proposals', 'actions', 'approval_budgets', 'integrations', 'sandbox_orders'];
  for (const name of [
    ...actionCollections,
    'integration_secrets',
    'tenant_policies',
    'operation_definitions',
    ...projections,
  ])
    expect(used).toContain(name);
  await expectIndexed(connection, made);
});

it('detects a query without an index', async () => {
  const cursor = connection.collection('work_items').find({ tenant_id: TENANT, subject: 'x' }).sort({ subject: 1 });
  const plan = JSON.stringify((await cursor.explain('queryPlanner'))['queryPlanner'].winningPlan);
  expect(plan).toMatch(/"stage":"SORT"/);
});

it('starts every index on data of tenants with the tenant, except indexes on expiry, due time and person', () => {
  const declared = COLLECTIONS.filter(({ holds }) => holds === 'tenants');
  expect(declared.length).toBeGreaterThanOrEqual(20);
  const exempt = ['expiry', 'due', 'person'];
  for (const declaration of declared) {
    for (const { name, key } of indexesOf(declaration).filter((index) => !exempt.includes(index.name)))
      expect(Object.keys(key)[0], `${declaration.name}.${name}`).toBe('tenant_id');
  }
});
