import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ActionsServices, createActions } from './actions/module.ts';
import { loadDefinitionSchema } from './actions/operations/definition-schema.ts';
import { loadPacks, readPacks } from './actions/packs/shipped-packs.ts';
import { COLLECTIONS } from './collections.ts';
import type { Config } from './config.ts';
import { createEvents, type EventsServices } from './events/module.ts';
import { createWebhooks, type WebhooksServices } from './events/webhooks/module.ts';
import { createEvidence, type EvidenceServices } from './evidence/module.ts';
import { createIdentity, type IdentityServices } from './identity/module.ts';
import { permissionsOfRole } from './identity/permissions.ts';
import { createIntegrations, type IntegrationsServices } from './integrations/module.ts';
import { addGauges } from './platform/metrics.ts';
import { createPlatform, type Platform } from './platform/module.ts';
import { WorkSupervisor } from './platform/work/supervisor.ts';
import { createProjections, type ProjectionsServices } from './projections/module.ts';
import { VIEWS } from './projections/views/registry.ts';
import { type AskedOfActions, createWorkItems, type WorkItemsServices } from './work-items/module.ts';

const PACKS = path.resolve(import.meta.dirname, '../contracts/packs');
const CONTRACT = path.resolve(import.meta.dirname, '../generated/rest/public-api.openapi.json');
/** What processes import that adapt documents. */
const ADAPTERS_MODULE = pathToFileURL(path.resolve(import.meta.dirname, 'projections/views/registry.ts')).href;

/** The services on a connected database, by the module that makes them, for the HTTP server and the command line alike. */
export interface Services {
  config: Config;
  platform: Platform;
  identity: IdentityServices;
  workItems: WorkItemsServices;
  integrations: IntegrationsServices;
  actions: ActionsServices;
  evidence: EvidenceServices;
  events: EventsServices;
  webhooks: WebhooksServices;
  projections: ProjectionsServices;
  /** All work in the background, of whichever module. */
  work: WorkSupervisor;
}

/**
 * Connects to the database and has each module construct its services; the only place that does. Where a module needs one
 * that is made after it, it is given a function that looks it up when it is called: nothing is before all are made.
 */
export async function composeServices(config: Config): Promise<Services> {
  const { workBaseUrl } = config;
  const platform = await createPlatform({
    ...config,
    collections: COLLECTIONS,
    onRelayed: (tenantId, head) => evidence.evidenceTrees.noticeGrowth(tenantId, head),
    onLogged: (tenantId) => webhooks.noticeLogged(tenantId),
  });
  const identity: IdentityServices = createIdentity({
    ...config,
    platform,
    production: config.environment === 'production',
    carriable: (tenantId, integrationIds) => integrations.integrations.carriable(tenantId, integrationIds),
    assertAwaitsApproval: (call, approval) =>
      actions.proposals.assertAwaitsApproval({ ...call, permissions: permissionsOfRole(call.role) }, approval),
  });
  const asked = { members: identity.members, ...askedOf(() => actions) };
  const workItems: WorkItemsServices = createWorkItems({ platform, ...asked });
  const integrations: IntegrationsServices = await createIntegrations({
    ...config,
    platform,
    identity,
    outbound: config.integrations,
    queuesOf: (tenantId) => queuesOf(actions, tenantId),
  });
  const laterWork = lookedUp(() => work);
  const actions: ActionsServices = createActions({
    platform,
    identity,
    workItems: workItems.workItems,
    integrations: integrations.integrations,
    work: laterWork,
    packs: loadPacks(PACKS),
    contract: JSON.parse(await readFile(CONTRACT, 'utf8')),
    definitionSchema: await loadDefinitionSchema(),
    openProposals: config.openProposals,
    workBaseUrl,
  });
  const evidence: EvidenceServices = createEvidence({
    platform,
    identity,
    workItems: workItems.workItemDisclosure,
    actions: actions.actionDisclosure,
    workBaseUrl,
  });
  const events = createEvents({ platform, identity, workItems: workItems.workItems });
  const webhooks: WebhooksServices = sendEvents(config, { platform, workItems, integrations }, laterWork);
  const projections = createProjections({
    platform,
    work: laterWork,
    views: VIEWS,
    adapters: ADAPTERS_MODULE,
    locations: config.dataSources,
  });
  const work = superviseWork(platform, { actions, projections, webhooks });
  const made = { platform, identity, workItems, integrations, actions, evidence, events, webhooks, projections };
  return { config, ...made, work };
}

/** What sends events of tenants to their addresses. */
function sendEvents(
  { integrations: outbound }: Config,
  { platform, workItems, integrations }: Pick<Services, 'platform' | 'workItems' | 'integrations'>,
  work: Pick<WorkSupervisor, 'wake'>,
): WebhooksServices {
  return createWebhooks({
    platform,
    work,
    signing: integrations.signingVersions,
    outbound,
    traitsOf: (tenantId, workItemIds) => workItems.workItems.listTitles({ tenantId }, workItemIds),
  });
}

/** A supervisor that is there once all modules are. */
function lookedUp(work: () => WorkSupervisor): Pick<WorkSupervisor, 'wake' | 'runDue' | 'isLeftAlone'> {
  return {
    wake: (kind) => work().wake(kind),
    runDue: (kind, tenantId) => work().runDue(kind, tenantId),
    isLeftAlone: (kind, peer) => work().isLeftAlone(kind, peer),
  };
}

/** What WorkItems ask of the actions. */
function askedOf(actions: () => ActionsServices): AskedOfActions {
  const withdrawals = () => actions().proposals.withdrawals;
  return {
    route: (tenantId, routed) => actions().packs.route(tenantId, routed),
    queuesOf: (tenantId) => actions().packs.queuesOf(tenantId),
    assertMayMove: (call, workItemId) => withdrawals().assertMayMove(call, workItemId),
    assertMayEnd: (call, workItemId) => withdrawals().assertMayEnd(call, workItemId),
    onEnded: (call, workItemId) => withdrawals().noticeEnd(call, workItemId),
  };
}

/** Keys of the queues of each pack of a tenant. */
async function queuesOf({ packs }: ActionsServices, tenantId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = await packs.queuesOf(tenantId);
  return new Map(all.map(({ packKey, queues }) => [packKey, queues.map(({ queueKey }) => queueKey)]));
}

/** The one supervisor of what the modules have declared to do in the background, and the gauges of it and of the rest. */
function superviseWork(
  { db, metrics, relay, clock, poolUse, logger }: Platform,
  { actions, projections, webhooks }: Pick<Services, 'actions' | 'projections' | 'webhooks'>,
): WorkSupervisor {
  const onWorked = (kind: string, result: string) => metrics.workUnits.inc({ kind, result });
  const kinds = [...actions.workKinds, ...projections.workKinds, ...webhooks.workKinds];
  const work = new WorkSupervisor({ db, kinds, onWorked, logger });
  addGauges(metrics.registry, {
    relayLag: () => relay.lag(),
    overdueWork: () => work.countOverdue(),
    webhookLagSeconds: () => webhooks.lagSeconds(),
    clockOffsetSeconds: () => clock.offsetSeconds(),
    poolUse,
  });
  return work;
}

/** What the HTTP server is told of its end. */
export interface ServerSignals {
  /** Aborted as soon as the process is asked to end: `/readyz` turns red, all else goes on. */
  retiring: AbortSignal;
  /** Aborted when it takes no more requests: streams end, and are resumed elsewhere. */
  draining: AbortSignal;
}

/** The HTTP server with every door. */
export async function composeServer(services: Services, signals: ServerSignals): Promise<Server> {
  // Loaded before somebody waits for it; a pack that is not in order keeps the service from starting.
  await Promise.all([services.identity.loadAuth(), services.integrations.loadProviders()]);
  readPacks(services.actions.shippedPacks);
  // No command but `serve` has doors.
  const { createServer } = await import('./transports/doors.ts');
  return createServer({ services, config: services.config, ...signals });
}
