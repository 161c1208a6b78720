import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import proxyAddr from 'proxy-addr';
import { ApprovalInbox } from './actions/approval-inbox.ts';
import { BudgetRepository } from './actions/budgets/repository.ts';
import { ActionDisclosure } from './actions/disclosure.ts';
import { DryRuns } from './actions/dry-run.ts';
import { ExecutionSteps } from './actions/execution.ts';
import { Executor } from './actions/executor.ts';
import { Gate } from './actions/gate.ts';
import { ActionsInFlight } from './actions/in-flight.ts';
import { IntegrationDirectory } from './actions/integration-directory.ts';
import { OpenProposals } from './actions/open-proposals/open-proposals.ts';
import { OpenProposalsRepository } from './actions/open-proposals/repository.ts';
import { schemaHashes } from './actions/operations/schema-hash.ts';
import { loadPacks, type Pack, queueFor } from './actions/packs.ts';
import { PolicyService, type RolesOf } from './actions/policy.ts';
import { ProposalMoves } from './actions/proposal-moves.ts';
import { ProposalService } from './actions/proposal-service.ts';
import { ProviderChecks } from './actions/provider-checks.ts';
import { Rechecks } from './actions/rechecks.ts';
import { RECOVERY, recoveryWork } from './actions/recovery.ts';
import { ActionRepository } from './actions/repository.ts';
import { defineActionModels } from './actions/schema.ts';
import { TotalsRepository } from './actions/totals/repository.ts';
import { Totals } from './actions/totals/totals.ts';
import { COLLECTIONS } from './collections.ts';
import type { Config } from './config.ts';
import { logOrigin } from './evidence/checkpoint.ts';
import { Checkpoints } from './evidence/checkpoints.ts';
import { OneTimeAddresses } from './evidence/packets/one-time-addresses.ts';
import { PacketStore } from './evidence/packets/packet-store.ts';
import { PacketRepository } from './evidence/packets/repository.ts';
import { definePacketModels } from './evidence/packets/schema.ts';
import { EvidenceRepository, ExportDirectory } from './evidence/repository.ts';
import { defineEvidenceModels } from './evidence/schema.ts';
import { EvidenceService } from './evidence/service.ts';
import { EvidenceTrees } from './evidence/tree.ts';
import { AgentAuthenticator } from './identity/agents/authenticator.ts';
import { ApiKeyAuthenticator } from './identity/api-keys/authenticator.ts';
import { Callers } from './identity/api-keys/callers.ts';
import { ApiKeyDirectory, ApiKeyRepository } from './identity/api-keys/repository.ts';
import { defineApiKeyModel } from './identity/api-keys/schema.ts';
import { ApiKeyService } from './identity/api-keys/service.ts';
import { AuthFailureLimit } from './identity/auth-failure-limit.ts';
import { AuthorityEpochs } from './identity/authority/epoch.ts';
import { PresentAuthority } from './identity/authority/present-authority.ts';
import { AuthorityEpochRepository } from './identity/authority/repository.ts';
import { defineAuthorityEpochModel } from './identity/authority/schema.ts';
import { DelegatedApprovals } from './identity/delegations/approvals.ts';
import { DelegationRepository } from './identity/delegations/repository.ts';
import { defineDelegationModel } from './identity/delegations/schema.ts';
import { DelegationService } from './identity/delegations/service.ts';
import { DelegationTokens } from './identity/delegations/token.ts';
import { Loosenings } from './identity/members/loosening.ts';
import { MemberDirectory, MemberRepository } from './identity/members/repository.ts';
import { defineMemberModels } from './identity/members/schema.ts';
import { ApproverSeasoning, DEFAULT_SEASONING_DAYS } from './identity/members/seasoning.ts';
import { SeasoningRepository } from './identity/members/seasoning-repository.ts';
import { MemberService } from './identity/members/service.ts';
import { RateLimiter } from './identity/rate-limit/rate-limiter.ts';
import { QuotaRepository } from './identity/rate-limit/repository.ts';
import { defineQuotaModel } from './identity/rate-limit/schema.ts';
import { permits } from './identity/roles.ts';
import { Accounts } from './identity/sessions/accounts.ts';
import { createAuth } from './identity/sessions/auth.ts';
import { defineSessionModels } from './identity/sessions/schema.ts';
import { SessionService } from './identity/sessions/service.ts';
import { TenantRepository } from './identity/tenants/repository.ts';
import { defineTenantModel } from './identity/tenants/schema.ts';
import { TenantService } from './identity/tenants/service.ts';
import { ChatChannels } from './integrations/chat/channels.ts';
import { ChatInstallations } from './integrations/chat/installations.ts';
import { ChatOAuth } from './integrations/chat/oauth.ts';
import { ChatPlatform } from './integrations/chat/platform.ts';
import { ChatChannelRepository, ChatWorkspaceDirectory, SpentStates } from './integrations/chat/repository.ts';
import { defineChatModels } from './integrations/chat/schema.ts';
import { TokenInstall } from './integrations/chat/token-install.ts';
import { connectProviders } from './integrations/providers/connections.ts';
import { IntegrationRepository } from './integrations/repository.ts';
import { defineIntegrationModel } from './integrations/schema.ts';
import { SecretRepository } from './integrations/secrets/repository.ts';
import { defineSecretModel } from './integrations/secrets/schema.ts';
import { SecretStore } from './integrations/secrets/secret-store.ts';
import { IntegrationService } from './integrations/service.ts';
import { FairShares, shareLimits } from './platform/admission/fair-shares.ts';
import { createLoggers, type Logger } from './platform/logger.ts';
import { addGauges, createMetrics, showLoad } from './platform/metrics.ts';
import { connectMongo, type Mongo } from './platform/mongo/connection.ts';
import { DatabaseClock } from './platform/mongo/database-clock.ts';
import { DecodedDocuments } from './platform/mongo/decoded-documents.ts';
import { countMongoErrors } from './platform/mongo/errors.ts';
import { joinPages } from './platform/mongo/joined-pages.ts';
import { JoinedReads } from './platform/mongo/joined-reads.ts';
import { nativeCollection } from './platform/mongo/native.ts';
import { findPage, findPageByWindows } from './platform/mongo/page.ts';
import { followPool } from './platform/mongo/pool-use.ts';
import type { Outboxed } from './platform/outbox/event.ts';
import { EventFeed } from './platform/outbox/event-feed.ts';
import { EventLog } from './platform/outbox/event-log.ts';
import type { LogEntry } from './platform/outbox/log-entry.ts';
import type { QuarantinedEvent } from './platform/outbox/quarantine.ts';
import { OutboxRelay } from './platform/outbox/relay.ts';
import { listLongLogs } from './platform/outbox/relay-leases.ts';
import { defineOutboxModels, type RelayState } from './platform/outbox/schema.ts';
import { PageTokens } from './platform/page-token.ts';
import { KeyRing } from './platform/secrets.ts';
import { SigningKeyRepository } from './platform/signing-keys/repository.ts';
import { defineSigningKeyModel } from './platform/signing-keys/schema.ts';
import { SigningKeys } from './platform/signing-keys/signing-keys.ts';
import { createStorage, type Storage } from './platform/storage/storage.ts';
import { WorkSupervisor } from './platform/work/supervisor.ts';
import { ViewCursors } from './projections/cursor.ts';
import type { RevisionPublisher } from './projections/publisher.ts';
import { ProjectionRepository } from './projections/repository.ts';
import { Revisions } from './projections/revisions.ts';
import { defineProjectionModels } from './projections/schema.ts';
import { DataService } from './projections/service.ts';
import { AdaptationProcesses } from './projections/sources/adaptation-processes.ts';
import { REFRESH, refreshWork } from './projections/sources/refresh-work.ts';
import { Refresher } from './projections/sources/refresher.ts';
import { removalWork, SOURCE_REMOVAL } from './projections/sources/removal-work.ts';
import { SourceRepository } from './projections/sources/repository.ts';
import { defineSourceModels } from './projections/sources/schema.ts';
import { DataSourceService } from './projections/sources/service.ts';
import { ViewIndexes } from './projections/view-index.ts';
import { VIEWS } from './projections/views/registry.ts';
import { Views } from './projections/views.ts';
import { createA2aDoor } from './transports/a2a/a2a-door.ts';
import { createAgentCard } from './transports/a2a/agent-card.ts';
import { createAgentCardRoute } from './transports/a2a/agent-card-route.ts';
import { createAgentGate } from './transports/agent-gate.ts';
import { createChatDoor, createClosedChatDoor } from './transports/chat/chat-door.ts';
import { createConnectDoor } from './transports/connect/connect-door.ts';
import { ConnectionTurns } from './transports/connection-turns.ts';
import { createHttpServer } from './transports/http-app.ts';
import type { HttpDoor } from './transports/http-door.ts';
import { createMcpDoor } from './transports/mcp/mcp-door.ts';
import { createPacketDoor } from './transports/mcp/packet-door.ts';
import type { OriginPolicy } from './transports/origin.ts';
import { createRestDoor } from './transports/rest/v1/rest-door.ts';
import { createShellRoutes } from './transports/shell/shell-routes.ts';
import { createContractRoutes } from './transports/well-known/contract-routes.ts';
import { createJwksRoute } from './transports/well-known/jwks-route.ts';
import { createOperationsRoutes } from './transports/well-known/operations-routes.ts';
import { WorkItemDisclosure } from './work-items/disclosure.ts';
import { type ListedWorkItem, WorkItemRepository } from './work-items/repository.ts';
import { defineWorkItemModels, type WorkItemDocument } from './work-items/schema.ts';
import { WorkItemService } from './work-items/service.ts';
import { Timeline } from './work-items/timeline.ts';

const PACKS = path.resolve(import.meta.dirname, '../contracts/packs');
/** The pack that takes all work until another one does. */
const DEFAULT_PACK = 'customer_support';

/** What processes import that adapt documents. */
const ADAPTERS_MODULE = pathToFileURL(path.resolve(import.meta.dirname, 'projections/views/registry.ts')).href;

const CONTRACT = path.resolve(import.meta.dirname, '../generated/rest/public-api.openapi.json');
const CHAT_CONTRACT = path.resolve(import.meta.dirname, '../generated/chat/chat-integration.openapi.json');

/** The services on a connected database, for the HTTP server and the command line alike. */
export interface Services {
  config: Config;
  logger: Logger;
  requestLogger: Logger;
  mongo: Mongo;
  clock: DatabaseClock;
  keyRing: KeyRing;
  storage: Storage;
  tenants: TenantService;
  apiKeys: ApiKeyService;
  callers: Callers;
  authenticator: ApiKeyAuthenticator;
  rateLimiter: RateLimiter;
  shares: FairShares;
  authority: AuthorityEpochs;
  accounts: Accounts;
  sessions: SessionService;
  members: MemberService;
  seasoning: ApproverSeasoning;
  delegations: DelegationService;
  agents: AgentAuthenticator;
  signingKeys: SigningKeys;
  workItems: WorkItemService;
  timeline: Timeline;
  integrations: IntegrationService;
  integrationDirectory: IntegrationDirectory;
  chatInstallations: ChatInstallations;
  chatChannels: ChatChannels;
  spentStates: SpentStates;
  secrets: SecretStore;
  packs: ReadonlyMap<string, Pack>;
  policies: PolicyService;
  proposals: ProposalService;
  approvalInbox: ApprovalInbox;
  gate: Gate;
  steps: ExecutionSteps;
  executor: Executor;
  dryRuns: DryRuns;
  rechecks: Rechecks;
  inFlight: ActionsInFlight;
  /** Does now for one tenant what is done in the background for all. */
  recovery: { recover: (tenantId: string) => Promise<void> };
  evidence: EvidenceService;
  packets: PacketStore;
  oneTimeAddresses: OneTimeAddresses;
  evidenceTrees: EvidenceTrees;
  revisions: RevisionPublisher;
  data: DataService;
  dataSources: DataSourceService;
  refresher: Refresher;
  adaptation: AdaptationProcesses;
  work: WorkSupervisor;
  relay: OutboxRelay;
  feed: EventFeed;
  metrics: ReturnType<typeof createMetrics>;
}

/** Connects to the database and constructs every service; the only place that does. */
export async function composeServices(config: Config): Promise<Services> {
  const { logger, requestLogger } = createLoggers(config.logLevel);
  const metrics = createMetrics();
  const keyRing = new KeyRing(config.masterKeys);
  const shares = new FairShares(shareLimits(config.maxInFlight));
  const mongo = await connectMongo(config.mongo.uri, config.mongo.database, {
    onAway: (error) => shares.refuseWaiting(error),
    logger,
  });
  const { connection } = mongo;
  const db = connection.getClient().db(config.mongo.database);
  const poolUse = followPool(connection.getClient());
  countMongoErrors((kind) => metrics.databaseErrors.inc({ kind }));
  // Before anything is stamped.
  const clock = new DatabaseClock(db, logger);
  await clock.learn().catch(async (error: unknown) => {
    await mongo.close();
    throw error;
  });

  const apiKeyModel = defineApiKeyModel(connection);
  const quotaModel = defineQuotaModel(connection);
  const delegationModel = defineDelegationModel(connection);
  const workItemModels = defineWorkItemModels(connection);
  const actionModels = defineActionModels(connection);
  const integrationModel = defineIntegrationModel(connection);
  const chatModels = defineChatModels(connection);
  const secretModel = defineSecretModel(connection);
  const outboxModels = defineOutboxModels(connection);
  const evidenceModels = defineEvidenceModels(connection);
  const packetModels = definePacketModels(connection);
  const projectionModels = { ...defineProjectionModels(connection), ...defineSourceModels(connection) };
  const reach = (point: string) => {
    if (point === config.faultPoint) process.kill(process.pid, 'SIGKILL');
  };
  const storage = createStorage({ db, collections: COLLECTIONS, keyRing, reach, logger });

  const eventLog = nativeCollection<LogEntry>(outboxModels.eventLog);
  const relayStates = nativeCollection<RelayState>(outboxModels.relayStates);

  const tenantModel = defineTenantModel(connection);
  const tenants = new TenantService(new TenantRepository(tenantModel));
  const evidenceRepository = (tenantId: string) => new EvidenceRepository(evidenceModels, tenantId);
  const evidenceTrees = new EvidenceTrees({
    repository: evidenceRepository,
    eventLog: (tenantId) => new EventLog(eventLog, tenantId),
    listLongLogs: (entries) => listLongLogs(relayStates, entries),
    reach,
    logger,
  });
  const relay = new OutboxRelay({
    connection,
    sources: COLLECTIONS.filter(({ outbox }) => outbox === true).map(({ name }) => db.collection<Outboxed>(name)),
    eventLog,
    relayStates,
    quarantinedEvents: nativeCollection<QuarantinedEvent>(outboxModels.quarantinedEvents),
    onRelayed(count, tenantId, head) {
      metrics.relayedEvents.inc(count);
      evidenceTrees.noticeGrowth(tenantId, head);
    },
    onQuarantined: () => metrics.quarantinedEvents.inc(),
    logger,
  });
  const notifyRelay = (tenantId: string) => relay.notify(tenantId);

  const authorityModel = defineAuthorityEpochModel(connection);
  const authority = new AuthorityEpochs((tenantId) => new AuthorityEpochRepository(authorityModel, tenantId));
  const apiKeyRepository = (tenantId: string) => new ApiKeyRepository(apiKeyModel, tenantId);
  const secureCookies = config.environment === 'production';
  const memberStore = {
    connection,
    ...defineMemberModels(connection),
    people: defineSessionModels(connection).people,
    tenants: tenantModel,
  };
  const memberDirectory = new MemberDirectory(memberStore);
  const auth = createAuth({
    database: db,
    secret: keyRing.derive('session')[0]?.toString('base64url') ?? '',
    baseUrl: config.workBaseUrl,
    secureCookies,
    firstTenantOf: async (personId) => (await memberDirectory.listOfPerson(personId))[0]?.tenant_id ?? null,
  });
  const members = new MemberService({
    repository: (tenantId) => new MemberRepository(memberStore, tenantId),
    directory: memberDirectory,
    authority,
    notifyRelay,
  });
  const seasoning = new ApproverSeasoning({
    repository: (tenantId) => new SeasoningRepository(memberStore.settings, tenantId),
    members,
    authority,
    defaultDays: config.environment === 'production' ? DEFAULT_SEASONING_DAYS : 0,
    notifyRelay,
  });
  const loosenings = new Loosenings({ members, seasoning });
  const authFailures = new AuthFailureLimit(config.rateLimits.authFailuresPerMinute);
  const authenticator = new ApiKeyAuthenticator({
    directory: new ApiKeyDirectory(apiKeyModel),
    tenants,
    failures: authFailures,
    members,
    recordUse: (tenantId, keyId, at, notBefore) => apiKeyRepository(tenantId).recordUse(keyId, at, notBefore),
    logger,
  });
  const apiKeys = new ApiKeyService({
    repository: apiKeyRepository,
    tenants,
    members,
    authority,
    mode: config.environment === 'production' ? 'live' : 'test',
    ownerRequired: config.environment === 'production',
    onRevoked: (keyId) => authenticator.forget(keyId),
    notifyRelay,
  });
  const callers = new Callers({ apiKeys, tenants, defaults: config.rateLimits, workBaseUrl: config.workBaseUrl });
  const accounts = new Accounts(auth, memberDirectory);
  const sessions = new SessionService({
    auth,
    accounts,
    directory: memberDirectory,
    members,
    tenants,
    secureCookies,
    failuresByAddress: new AuthFailureLimit(config.rateLimits.authFailuresPerMinute),
    failuresByAccount: new AuthFailureLimit(config.rateLimits.authFailuresPerMinute, 'account'),
  });
  const signingKeys = new SigningKeys(new SigningKeyRepository(defineSigningKeyModel(connection)), keyRing);
  const delegationRepository = (tenantId: string) => new DelegationRepository(delegationModel, tenantId);

  const workItemStore = {
    connection,
    ...workItemModels,
    findPage: joinPages(mongo.embedded ? findPageByWindows : findPage),
    workItemsById: new JoinedReads<WorkItemDocument>(() => nativeCollection(workItemModels.workItems)),
    listedWorkItems: new DecodedDocuments<ListedWorkItem>(),
  };
  const workItemRepository = (tenantId: string) => new WorkItemRepository(workItemStore, tenantId);
  const packs = loadPacks(PACKS);
  const pageTokens = new PageTokens(keyRing);
  const workItems: WorkItemService = new WorkItemService({
    repository: workItemRepository,
    pageTokens,
    route(tags) {
      const pack = packs.get(DEFAULT_PACK);
      if (pack === undefined) throw new Error(`There is no pack ${DEFAULT_PACK}`);
      return { packKey: pack.packKey, queueKey: queueFor(pack, tags) };
    },
    async findAssignable(tenantId, personId) {
      const member = await members.find(tenantId, personId);
      if (member === null || !permits(member.role, 'work.write')) return null;
      return { type: 'user', id: member.personId, displayName: member.name };
    },
    assertMayEnd: (call, workItemId) => proposals.assertMayEnd(call, workItemId),
    onEnded: (call, workItemId) => proposals.noticeEnd(call, workItemId),
    notifyRelay,
  });
  const feed = new EventFeed({
    uri: config.mongo.uri,
    database: config.mongo.database,
    collection: eventLog.collectionName,
    logger,
  });
  const timeline = new Timeline({
    eventLog: (tenantId) => new EventLog(eventLog, tenantId),
    feed,
    settle: (tenantId, isLogged) => relay.settle(tenantId, isLogged),
    assertExists: (call, workItemId) => workItems.assertExists(call, workItemId),
  });
  const secrets = new SecretStore((tenantId) => new SecretRepository(secretModel, tenantId), keyRing);
  const integrationStore = { integrations: integrationModel, findPage: workItemStore.findPage };
  const integrationRepository = (tenantId: string) => new IntegrationRepository(integrationStore, tenantId);
  const chatInstallations = new ChatInstallations({
    directory: new ChatWorkspaceDirectory(connection, chatModels),
    integrations: integrationRepository,
    secrets,
    authority,
    loosenings,
    notifyRelay,
  });
  const integrations = new IntegrationService({
    repository: integrationRepository,
    secrets,
    authority,
    loosenings,
    providers: connectProviders(
      {
        connection,
        async credentialOf(tenantId, integrationId) {
          const credential = await secrets.find(tenantId, integrationId);
          if (credential === null) throw new Error(`The credential of ${integrationId} is gone`);
          return credential;
        },
        chat: {
          postingAccess: (tenantId, integrationId) => chatInstallations.postingAccess(tenantId, integrationId),
          installationOf: (tenantId, integrationId) => chatInstallations.installationOf(tenantId, integrationId),
          apiBase: config.chat?.apiBase,
        },
      },
      config.providerAddresses,
    ),
    notifyRelay,
  });
  const integrationDirectory = new IntegrationDirectory({ integrations, packs, pageTokens });
  const chatChannels = new ChatChannels({
    repository: (tenantId) => new ChatChannelRepository(chatModels, tenantId),
    integrations: integrationRepository,
    queuesOf: new Map([...packs].map(([packKey, { queues }]) => [packKey, queues.map(({ queueKey }) => queueKey)])),
    notifyRelay,
  });
  const actionStore = { connection, ...actionModels, findPage: workItemStore.findPage };
  const actionRepository = (tenantId: string) => new ActionRepository(actionStore, tenantId);
  const rolesOf: RolesOf = (tenantId, personIds) => members.rolesOf(tenantId, personIds);
  const policies = new PolicyService({
    packs,
    repository: actionRepository,
    authority,
    rolesOf,
    loosenings,
    notifyRelay,
  });
  const moves = new ProposalMoves({ repository: actionRepository, workItems, notifyRelay });
  const checks = new ProviderChecks({
    integrations,
    isLeftAlone: (integrationId) => work.isLeftAlone(RECOVERY, integrationId),
    logger,
  });
  const proposals: ProposalService = new ProposalService({
    repository: actionRepository,
    budgets: (tenantId) => new BudgetRepository(actionModels, tenantId),
    totals: new Totals({
      repository: (tenantId) => new TotalsRepository(actionModels, tenantId),
      actions: actionRepository,
    }),
    openProposals: new OpenProposals({
      repository: (tenantId) => new OpenProposalsRepository(actionModels, tenantId),
      actions: actionRepository,
      limits: config.openProposals,
    }),
    policies,
    moves,
    integrations,
    checks,
    workItems,
    rolesOf,
    schemaHashes: schemaHashes(JSON.parse(await readFile(CONTRACT, 'utf8'))),
    delegatedApprovals: new DelegatedApprovals(delegationRepository),
    seasoning,
    pageTokens,
    notifyRelay,
    wakeWorker: () => work.wake(RECOVERY),
  });
  const approvalInbox = new ApprovalInbox({
    repository: actionRepository,
    policies,
    workItems,
    rolesOf,
    pageTokens,
  });
  const delegations = new DelegationService({
    repository: delegationRepository,
    tokens: new DelegationTokens(signingKeys, config.workBaseUrl),
    members,
    tenants,
    authority,
    assertAwaitsApproval: (call, approval) => proposals.assertAwaitsApproval(call, approval),
    notifyRelay,
  });
  const agents = new AgentAuthenticator({ apiKeys: authenticator, delegations, failures: authFailures });
  const presentAuthority = new PresentAuthority({ apiKeys, delegations, members });
  const gate = new Gate({
    policies,
    integrations,
    workItems,
    epochs: authority,
    authority: presentAuthority,
    rolesOf,
    seasoning,
  });
  const steps = new ExecutionSteps({
    repository: actionRepository,
    gate,
    moves,
    notifyRelay,
    reach,
    logger,
  });
  const executor = new Executor({
    repository: actionRepository,
    proposals,
    gate,
    moves,
    steps,
    pageTokens,
  });
  const rechecks = new Rechecks({ repository: actionRepository, proposals, moves, checks });
  const dryRuns = new DryRuns({ executor, proposals, integrations, workItems, workBaseUrl: config.workBaseUrl });
  const packets = new PacketStore({
    repository: (tenantId) => new PacketRepository(packetModels, tenantId),
    reach,
  });
  const oneTimeAddresses = new OneTimeAddresses({
    directory: new ExportDirectory(evidenceModels),
    repository: evidenceRepository,
    store: packets,
    authority: presentAuthority,
    epochs: authority,
    failures: authFailures,
    eventLog: (tenantId) => new EventLog(eventLog, tenantId),
    settle: (tenantId, isLogged) => relay.settle(tenantId, isLogged),
  });
  const evidence = new EvidenceService({
    repository: evidenceRepository,
    eventLog: (tenantId) => new EventLog(eventLog, tenantId),
    workItems: new WorkItemDisclosure(workItemRepository),
    actions: new ActionDisclosure(actionRepository),
    checkpoints: new Checkpoints({
      repository: evidenceRepository,
      trees: evidenceTrees,
      signingKeys,
      originOf: (tenantId) => logOrigin(config.workBaseUrl, tenantId),
    }),
    signingKeys,
    pageTokens,
    packets,
    settle: (tenantId, isLogged) => relay.settle(tenantId, isLogged),
  });
  const projectionRepository = (tenantId: string) => new ProjectionRepository(projectionModels, tenantId);
  const views = new Views(VIEWS);
  const data = new DataService({
    views,
    repository: projectionRepository,
    indexes: new ViewIndexes(projectionRepository),
    cursors: new ViewCursors(keyRing),
  });
  const revisions = new Revisions(projectionRepository, views);
  const sourceRepository = (tenantId: string) => new SourceRepository({ connection, ...projectionModels }, tenantId);
  const adaptation = new AdaptationProcesses({ adapters: ADAPTERS_MODULE });
  const refresher = new Refresher({
    repository: sourceRepository,
    publisher: revisions,
    adaptation,
    locations: config.dataSources,
    logger,
  });
  const work = new WorkSupervisor({
    db,
    kinds: [
      recoveryWork({ repository: actionRepository, integrations, gate, moves, steps }),
      refreshWork(refresher),
      removalWork({ projections: projectionRepository, sources: sourceRepository, reach }),
    ],
    onWorked: (kind, result) => metrics.workUnits.inc({ kind, result }),
    logger,
  });
  addGauges(metrics.registry, {
    relayLag: () => relay.lag(),
    overdueWork: () => work.countOverdue(),
    clockOffsetSeconds: () => clock.offsetSeconds(),
    poolUse,
  });
  const dataSources = new DataSourceService({
    repository: sourceRepository,
    views,
    locations: config.dataSources,
    notifyRelay,
    notifyRefresh: () => work.wake(REFRESH),
    notifyRemoval: () => work.wake(SOURCE_REMOVAL),
    reach,
  });
  const rateLimiter = new RateLimiter((tenantId) => new QuotaRepository(quotaModel, tenantId));
  return {
    config,
    logger,
    requestLogger,
    mongo,
    clock,
    keyRing,
    storage,
    tenants,
    apiKeys,
    callers,
    authenticator,
    rateLimiter,
    shares,
    authority,
    accounts,
    sessions,
    members,
    seasoning,
    delegations,
    agents,
    signingKeys,
    workItems,
    timeline,
    integrations,
    integrationDirectory,
    chatInstallations,
    chatChannels,
    spentStates: new SpentStates(chatModels),
    secrets,
    packs,
    policies,
    proposals,
    approvalInbox,
    gate,
    steps,
    executor,
    dryRuns,
    rechecks,
    inFlight: new ActionsInFlight(actionRepository),
    recovery: { recover: (tenantId) => work.runDue(RECOVERY, tenantId) },
    evidence,
    packets,
    oneTimeAddresses,
    evidenceTrees,
    revisions,
    data,
    dataSources,
    refresher,
    adaptation,
    work,
    relay,
    feed,
    metrics,
  };
}

/** What both the chat door and the Connect door need of the chat app; null for a service without one. */
function composeChatApp({ config, chatInstallations }: Services) {
  if (config.chat === undefined) return null;
  const platform = new ChatPlatform(config.chat);
  return { chat: config.chat, platform, tokenInstall: new TokenInstall(platform, chatInstallations) };
}

/** The chat door, or one that says that there is no chat app. */
async function composeChatDoor(
  services: Services,
  chatApp: ReturnType<typeof composeChatApp>,
  origin: OriginPolicy,
): Promise<HttpDoor> {
  const { config, logger } = services;
  if (chatApp === null) return createClosedChatDoor(logger);
  const { chat, platform, tokenInstall } = chatApp;
  const installations = services.chatInstallations;
  return createChatDoor({
    contract: JSON.parse(await readFile(CHAT_CONTRACT, 'utf8')) as object,
    signingSecret: chat.signingSecret,
    installations,
    channels: services.chatChannels,
    tenants: services.tenants,
    workItems: services.workItems,
    sessions: services.sessions,
    oauth: new ChatOAuth({ ...chat, platform, installations, spentStates: services.spentStates, logger }),
    tokenInstall,
    origin,
    workBaseUrl: config.workBaseUrl,
    requestTimeoutMs: config.requestTimeoutMs,
    shares: services.shares,
    logger,
  });
}

/** What the HTTP server is told of its end. */
export interface ServerSignals {
  /** Aborted as soon as the process is asked to end: `/readyz` turns red, all else goes on. */
  retiring: AbortSignal;
  /** Aborted when it takes no more requests: streams end, and are resumed elsewhere. */
  draining: AbortSignal;
}

/** The HTTP server with every door. */
export async function composeServer(services: Services, { retiring, draining }: ServerSignals): Promise<Server> {
  const { config, logger, metrics } = services;
  const chatApp = composeChatApp(services);
  const trust = proxyAddr.compile(config.trustedProxies);
  const addressOf = (request: IncomingMessage) => proxyAddr(request, trust);
  const restDoor = await createRestDoor({
    contract: JSON.parse(await readFile(CONTRACT, 'utf8')) as object,
    workItems: services.workItems,
    proposals: services.proposals,
    executor: services.executor,
    dryRuns: services.dryRuns,
    rechecks: services.rechecks,
    directory: services.integrationDirectory,
    evidence: services.evidence,
    data: services.data,
    callers: services.callers,
    authenticator: services.authenticator,
    rateLimiter: services.rateLimiter,
    shares: services.shares,
    publicPerMinute: config.rateLimits.publicPerMinute,
    requestTimeoutMs: config.requestTimeoutMs,
    addressOf,
    logger,
  });
  const wellKnown = express.Router();
  wellKnown.use(
    createOperationsRoutes({
      async checkReadiness() {
        const checks = await services.storage.processes.canary.check();
        if (!retiring.aborted) return [{ name: 'process', status: 'ok' }, ...checks];
        return [{ name: 'process', status: 'failed', reason: 'The service is shutting down.' }, ...checks];
      },
      metrics,
      metricsToken: config.metricsToken,
      logger,
    }),
  );
  wellKnown.use(await createContractRoutes(logger));
  wellKnown.use(createJwksRoute(services.signingKeys, logger));
  const agentCard = createAgentCard(config.workBaseUrl, services.packs);
  wellKnown.use(
    createAgentCardRoute({
      card: agentCard,
      signingKeys: services.signingKeys,
      workBaseUrl: config.workBaseUrl,
      logger,
    }),
  );
  const origin = { workBaseUrl: config.workBaseUrl, loopbackToo: config.environment === 'development' };
  const agentGate = createAgentGate({
    agents: services.agents,
    rateLimiter: services.rateLimiter,
    shares: services.shares,
    agentPerMinute: config.rateLimits.agentPerMinute,
    addressOf,
    origin,
  });
  const mcpDoor = createMcpDoor({
    gate: agentGate,
    workItems: services.workItems,
    proposals: services.proposals,
    executor: services.executor,
    dryRuns: services.dryRuns,
    evidence: services.evidence,
    directory: services.integrationDirectory,
    workBaseUrl: config.workBaseUrl,
    requestTimeoutMs: config.requestTimeoutMs,
    logger,
  });
  const packetDoor = createPacketDoor({
    gate: agentGate,
    packets: services.packets,
    oneTimeAddresses: services.oneTimeAddresses,
    shares: services.shares,
    requestTimeoutMs: config.requestTimeoutMs,
    addressOf,
    logger,
  });
  const a2aDoor = createA2aDoor({
    gate: agentGate,
    card: agentCard,
    workItems: services.workItems,
    proposals: services.proposals,
    executor: services.executor,
    dryRuns: services.dryRuns,
    evidence: services.evidence,
    directory: services.integrationDirectory,
    timeline: services.timeline,
    workBaseUrl: config.workBaseUrl,
    requestTimeoutMs: config.requestTimeoutMs,
    shutdownSignal: draining,
    logger,
  });
  const connectDoor = createConnectDoor({
    sessions: services.sessions,
    shares: services.shares,
    members: services.members,
    seasoning: services.seasoning,
    apiKeys: services.apiKeys,
    delegations: services.delegations,
    workItems: services.workItems,
    timeline: services.timeline,
    proposals: services.proposals,
    approvalInbox: services.approvalInbox,
    executor: services.executor,
    dryRuns: services.dryRuns,
    rechecks: services.rechecks,
    evidence: services.evidence,
    policies: services.policies,
    integrations: services.integrations,
    chatChannels: services.chatChannels,
    chatTokens: chatApp?.tokenInstall ?? null,
    dataSources: services.dataSources,
    inFlight: services.inFlight,
    workBaseUrl: config.workBaseUrl,
    origin,
    requestTimeoutMs: config.requestTimeoutMs,
    addressOf,
    shutdownSignal: draining,
    logger,
  });
  const shell = await createShellRoutes(logger);
  const turns = new ConnectionTurns(config.maxInFlight.perConnection);
  const { shares, mongo } = services;
  showLoad(metrics, {
    atWork: () => shares.state.atWork,
    waiting: { connection: () => turns.state.waiting, share: () => shares.state.waiting },
    shed: {
      connection: () => turns.state.shed,
      key: () => shares.state.shed.key,
      tenant: () => shares.state.shed.tenant,
      process: () => shares.state.shed.process,
    },
    databaseAnswers: () => mongo.answers,
  });
  return createHttpServer({
    requestTimeoutMs: config.requestTimeoutMs,
    turns,
    doors: [restDoor, mcpDoor, packetDoor, a2aDoor, await composeChatDoor(services, chatApp, origin)],
    connectDoor,
    wellKnown,
    shell,
    logger,
    requestLogger: services.requestLogger,
    metrics,
  });
}
