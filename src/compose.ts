import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type ActionsServices, createActions } from './actions/module.ts';
import { type AuditServices, createAudit } from './audit/module.ts';
import { COLLECTIONS } from './collections.ts';
import type { Config } from './config.ts';
import { createEvents, type EventsServices } from './events/module.ts';
import { createWebhooks, type WebhooksServices } from './events/webhooks/module.ts';
import { createEvidence, type EvidenceServices } from './evidence/module.ts';
import { type EmailQueue, permissionsOfRole } from './identity/index.ts';
import { createIdentity, type IdentityOptions, type IdentityServices } from './identity/module.ts';
import { createIntegrationHealth, type IntegrationHealthServices } from './integration-health/module.ts';
import { createIntegrations, type IntegrationsServices } from './integrations/module.ts';
import { type ChatApprovalsServices, createChatApprovals } from './notifications/chat-cards/module.ts';
import { createMail, type MailOptions, type MailServices } from './notifications/mail/module.ts';
import { loadDefinitionSchema } from './operations/definition-schema.ts';
import { addGauges } from './platform/metrics.ts';
import { createPlatform, type Platform } from './platform/module.ts';
import type { OutboxEvent } from './platform/outbox/event.ts';
import { packagePath, programPath } from './platform/package-files.ts';
import { WorkSupervisor } from './platform/work/supervisor.ts';
import { loadPacks, readPacks } from './policy/packs/shipped-packs.ts';
import { createProjections, type ProjectionsServices } from './projections/module.ts';
import { VIEWS } from './projections/views/registry.ts';
import { createSetUp, type SetUpServices } from './set-up/module.ts';
import { type AskedOfActions, createWorkItems, type WorkItemsServices } from './work-items/module.ts';

const PACKS = packagePath('contracts/packs');
const CONTRACT = packagePath('generated/rest/public-api.openapi.json');
/** The processes that adapt documents import this module. */
const ADAPTERS_MODULE = pathToFileURL(programPath('projections/views/registry')).href;

export interface Services {
  config: Config;
  platform: Platform;
  identity: IdentityServices;
  workItems: WorkItemsServices;
  integrations: IntegrationsServices;
  actions: ActionsServices;
  evidence: EvidenceServices;
  audit: AuditServices;
  events: EventsServices;
  webhooks: WebhooksServices;
  mail: MailServices;
  chatApprovals: ChatApprovalsServices;
  projections: ProjectionsServices;
  setUp: SetUpServices;
  integrationHealth: IntegrationHealthServices;
  work: WorkSupervisor;
}

/**
 * A module may need a service that is made after it. It then gets a function that looks the service up when called. No
 * such function is called before all services are made.
 */
export async function composeServices(config: Config): Promise<Services> {
  const { workBaseUrl } = config;
  const platform = await createPlatform({
    ...config,
    collections: COLLECTIONS,
    onRelayed: (tenantId, head) => {
      for (const grown of [evidence.evidenceTrees, audit.logOutlines]) grown.noticeGrowth(tenantId, head);
    },
    onMoving: noticeMoving(() => [workItems, integrations.chatLinks, mail, chatApprovals]),
    onLogged: (tenantId) => webhooks.noticeLogged(tenantId),
  });
  const letters = mailOf(config, () => mail);
  const identity: IdentityServices = createIdentity({
    ...config,
    platform,
    production: config.environment === 'production',
    ...letters,
    carriable: (tenantId, integrationIds) => integrations.integrations.carriable(tenantId, integrationIds),
    assertAwaitsApproval: waitingIn(() => actions),
  });
  const laterWork = lookedUp(() => work);
  const asked = { members: identity.members, ...askedOf(() => actions) };
  const workItems: WorkItemsServices = createWorkItems({ platform, work: laterWork, ...asked });
  const integrations: IntegrationsServices = await createIntegrations({
    ...config,
    platform,
    identity,
    office: letters.office,
    outbound: config.integrations,
    ...placesOf(() => actions),
  });
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
  const disclosed = { workItems: workItems.workItemDisclosure, actions: actions.actionDisclosure };
  const evidence: EvidenceServices = createEvidence({ ...config, platform, identity, ...disclosed });
  const events = createEvents({ platform, identity, workItems: workItems.workItems });
  const webhooks: WebhooksServices = sendEvents(config, { platform, workItems, integrations }, laterWork);
  const mail = tellPeople(config, { platform, identity, integrations, actions }, laterWork, () => chatApprovals);
  const told = { platform, identity, integrations, actions, audience: mail.cardAudience };
  const chatApprovals: ChatApprovalsServices = createChatApprovals({ ...told, work: laterWork, workBaseUrl });
  const shownData = { views: VIEWS, adapters: ADAPTERS_MODULE, locations: config.dataSources };
  const projections = createProjections({ platform, work: laterWork, ...shownData });
  const read = { identity, actions, evidence, workItems, integrations, webhooks, projections };
  const audit: AuditServices = createAudit({ platform, ...read });
  const work = superviseWork(platform, { workItems, actions, projections, webhooks, mail, chatApprovals });
  const setUp = createSetUp({ identity, integrations, actions, webhooks });
  const integrationHealth = createIntegrationHealth({ integrations, actions, webhooks, projections, mail });
  const shown = { evidence, audit, events, webhooks, mail, chatApprovals, projections, setUp, integrationHealth, work };
  return { config, platform, identity, workItems, integrations, actions, ...shown };
}

function sendEvents(
  { integrations: outbound }: Config,
  { platform, workItems, integrations }: Pick<Services, 'platform' | 'workItems' | 'integrations'>,
  work: Pick<WorkSupervisor, 'wake' | 'isLeftAlone'>,
): WebhooksServices {
  return createWebhooks({
    platform,
    work,
    signing: integrations.signingVersions,
    outbound,
    traitsOf: (tenantId, workItemIds) => workItems.workItems.listTitles({ tenantId }, workItemIds),
  });
}

function tellPeople(
  { mail: server, workBaseUrl }: Config,
  { integrations: { chatLinks }, ...modules }: Pick<Services, 'platform' | 'identity' | 'integrations' | 'actions'>,
  work: Pick<WorkSupervisor, 'wake'>,
  chatApprovals: () => ChatApprovalsServices,
): MailServices {
  const chat: MailOptions['chat'] = {
    noticeChoice: (tenantId, personId) => chatApprovals().noticeChoice(tenantId, personId),
    noticeAbsence: (tenantId) => chatApprovals().noticeAbsence(tenantId),
  };
  return createMail({ ...modules, chatLinks, work, server, chat, workBaseUrl });
}

function waitingIn(actions: () => ActionsServices): IdentityOptions['assertAwaitsApproval'] {
  return (call, approval) => {
    const permitted = { ...call, permissions: permissionsOfRole(call.role) };
    return actions().proposals.assertAwaitsApproval(permitted, approval);
  };
}

/** Both forward to the mail services, which are made later. */
function mailOf({ mail: server }: Config, mail: () => MailServices): Pick<IdentityOptions, 'office' | 'onVerified'> {
  const office: EmailQueue = {
    isOpen: server !== undefined,
    admit: (order) => mail().office.admit(order),
    admitAsker: (network) => mail().office.admitAsker(network),
    put: (order, state, within) => mail().office.put(order, state, within),
    repeat: (order) => mail().office.repeat(order),
    wake: () => mail().office.wake(),
    states: (tenantId, kind) => mail().office.states(tenantId, kind),
  };
  return { office, onVerified: (personId, tenantIds) => mail().noticeVerified(personId, tenantIds) };
}

/** Tells modules, one after the other, about the events that are about to leave the outboxes. */
function noticeMoving(
  modules: () => readonly Pick<WorkItemsServices | MailServices | IntegrationsServices['chatLinks'], 'noticeMoving'>[],
): (tenantId: string, events: readonly OutboxEvent[]) => Promise<void> {
  return async (tenantId, events) => {
    for (const module of modules()) await module.noticeMoving(tenantId, events);
  };
}

/** Forwards to the real supervisor, which is made after all modules. */
function lookedUp(work: () => WorkSupervisor): Pick<WorkSupervisor, 'wake' | 'runDue' | 'isLeftAlone'> {
  return {
    wake: (kind) => work().wake(kind),
    runDue: (kind, tenantId) => work().runDue(kind, tenantId),
    isLeftAlone: (kind, peer) => work().isLeftAlone(kind, peer),
  };
}

function askedOf(actions: () => ActionsServices): AskedOfActions {
  const withdrawals = () => actions().proposals.withdrawals;
  const texts = () => actions().proposedTexts;
  return {
    proposed: {
      ofProposals: (tenantId, proposalIds) => texts().ofProposals(tenantId, proposalIds),
      ofWorkItem: (tenantId, workItemId, notBefore) => texts().ofWorkItem(tenantId, workItemId, notBefore),
    },
    approvedToExecute: (tenantId) => actions().approvedToExecute(tenantId),
    route: (tenantId, routed) => actions().packs.route(tenantId, routed),
    routeTo: (tenantId, place) => actions().packs.routeTo(tenantId, place),
    queuesOf: (tenantId) => actions().packs.queuesOf(tenantId),
    whyNoWorkYet: (tenantId, place) => actions().packs.whyNoWorkYet(tenantId, place),
    assertMayMove: (call, workItemId) => withdrawals().assertMayMove(call, workItemId),
    assertMayEnd: (call, workItemId) => withdrawals().assertMayEnd(call, workItemId),
    onEnded: (call, workItemId) => withdrawals().noticeEnd(call, workItemId),
  };
}

function placesOf(actions: () => ActionsServices) {
  return {
    queuesOf: async (tenantId: string) => {
      const all = await actions().packs.queuesOf(tenantId);
      return new Map(all.map(({ packKey, queues }) => [packKey, queues.map(({ queueKey }) => queueKey)]));
    },
    whyNoWorkYet: (tenantId: string, place: { packKey: string; queueKey: string }) =>
      actions().packs.whyNoWorkYet(tenantId, place),
  };
}

function superviseWork(
  { db, metrics, relay, clock, poolUse, logger }: Platform,
  modules: Pick<Services, 'workItems' | 'actions' | 'projections' | 'webhooks' | 'mail' | 'chatApprovals'>,
): WorkSupervisor {
  const onWorked = (kind: string, result: string) => metrics.workUnits.inc({ kind, result });
  const kinds = Object.values(modules).flatMap(({ workKinds }) => workKinds);
  const work = new WorkSupervisor({ db, kinds, onWorked, logger });
  addGauges(metrics.registry, {
    relayLag: () => relay.lag(),
    overdueWork: () => work.countOverdue(),
    webhookLagSeconds: () => modules.webhooks.lagSeconds(),
    clockOffsetSeconds: () => clock.offsetSeconds(),
    poolUse,
  });
  return work;
}

export interface ServerSignals {
  /** Aborts as soon as the process is asked to end: `/readyz` turns red, and everything else goes on. */
  retiring: AbortSignal;
  /** Aborts when no more requests are accepted: streams end, and clients resume them elsewhere. */
  draining: AbortSignal;
}

export async function composeServer(services: Services, signals: ServerSignals): Promise<Server> {
  // Loaded before somebody waits for it. A pack that is not valid keeps the service from starting.
  await Promise.all([services.identity.loadAuth(), services.integrations.loadProviders()]);
  readPacks(services.actions.shippedPacks);
  // Only the command `serve` has doors.
  const { createServer } = await import('./transports/doors.ts');
  return createServer({ services, config: services.config, ...signals });
}
