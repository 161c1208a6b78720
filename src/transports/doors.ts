import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import express from 'express';
import proxyAddr from 'proxy-addr';
import { showLoad } from '../platform/metrics.ts';
import type { Platform } from '../platform/module.ts';
import { packagePath } from '../platform/package-files.ts';
import { createA2aDoor } from './a2a/a2a-door.ts';
import { createAgentCard } from './a2a/agent-card.ts';
import { createAgentCardRoute } from './a2a/agent-card-route.ts';
import { createAgentGate } from './agent-gate.ts';
import { capabilitiesOf, type DomainServices } from './capabilities.ts';
import { createChatDoor, createClosedChatDoor } from './chat/chat-door.ts';
import { createConnectDoor } from './connect/connect-door.ts';
import { ConnectionTurns } from './connection-turns.ts';
import { createHttpServer } from './http-app.ts';
import type { HttpDoor } from './http-door.ts';
import { createMcpDoor } from './mcp/mcp-door.ts';
import { createPacketDoor } from './mcp/packet-door.ts';
import type { OriginPolicy } from './origin.ts';
import { createRestDoor } from './rest/v1/rest-door.ts';
import { createShellRoutes } from './shell/shell-routes.ts';
import { createContractRoutes } from './well-known/contract-routes.ts';
import { createJwksRoute } from './well-known/jwks-route.ts';
import { createOperationsRoutes } from './well-known/operations-routes.ts';

const REST_CONTRACT = packagePath('generated/rest/public-api.openapi.json');
const CHAT_CONTRACT = packagePath('generated/chat/chat-integration.openapi.json');

export interface ServerOptions {
  services: DomainServices & { platform: Platform };
  config: {
    environment: 'production' | 'development';
    workBaseUrl: string;
    metricsToken: string | undefined;
    rateLimits: { publicPerMinute: number; agentPerMinute: number };
    maxInFlight: { perConnection: number };
    trustedProxies: string[];
    requestTimeoutMs: number;
    maxWaitMs: number;
  };
  /** Aborted as soon as the process is asked to stop. */
  retiring: AbortSignal;
  /** Aborted when the process stops accepting requests. */
  draining: AbortSignal;
}

/** Options that all doors need. */
interface DoorContext extends ServerOptions {
  capabilities: ReturnType<typeof capabilitiesOf>;
  /** Returns the client's address, resolved through trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
  origin: OriginPolicy;
}

/** Creates the HTTP server with every door. The server does not listen yet. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { services, config } = options;
  const { logger, requestLogger, metrics } = services.platform;
  const trust = proxyAddr.compile(config.trustedProxies);
  const doorContext: DoorContext = {
    ...options,
    capabilities: capabilitiesOf(services),
    addressOf: (request) => proxyAddr(request, trust),
    origin: { workBaseUrl: config.workBaseUrl, loopbackToo: config.environment === 'development' },
  };
  const card = createAgentCard(config.workBaseUrl, services.actions.shippedPack);
  const restDoor = await openRestDoor(doorContext);
  const wellKnown = await wellKnownRoutes(doorContext, card);
  const agentDoors = openAgentDoors(doorContext, card);
  const connectDoor = openConnectDoor(doorContext);
  const shell = await createShellRoutes(logger);
  const turns = new ConnectionTurns(config.maxInFlight.perConnection);
  showTurns(services.platform, turns);
  return createHttpServer({
    requestTimeoutMs: config.requestTimeoutMs,
    turns,
    doors: [restDoor, ...agentDoors, await openChatDoor(doorContext)],
    connectDoor,
    wellKnown,
    shell,
    logger,
    requestLogger,
    metrics,
  });
}

async function openRestDoor({ services, capabilities, config, addressOf, draining }: DoorContext): Promise<HttpDoor> {
  const { platform, identity } = services;
  const { callers, authenticator, rateLimiter } = identity;
  return createRestDoor({
    contract: JSON.parse(await readFile(REST_CONTRACT, 'utf8')) as object,
    ...capabilities,
    callers,
    authenticator,
    rateLimiter,
    shares: platform.shares,
    publicPerMinute: config.rateLimits.publicPerMinute,
    requestTimeoutMs: config.requestTimeoutMs,
    draining,
    addressOf,
    logger: platform.logger,
  });
}

type Card = ReturnType<typeof createAgentCard>;

async function wellKnownRoutes({ services, config, retiring }: DoorContext, card: Card): Promise<express.Router> {
  const { storage, signingKeys, metrics, logger } = services.platform;
  const { metricsToken, workBaseUrl } = config;
  const router = express.Router();
  async function checkReadiness() {
    const checks = await storage.processes.canary.check();
    if (!retiring.aborted) return [{ name: 'process', status: 'ok' } as const, ...checks];
    return [{ name: 'process', status: 'failed', reason: 'The service is shutting down.' } as const, ...checks];
  }
  router.use(createOperationsRoutes({ checkReadiness, metrics, metricsToken, logger }));
  router.use(await createContractRoutes(logger));
  router.use(createJwksRoute(signingKeys, logger));
  router.use(createAgentCardRoute({ card, signingKeys, workBaseUrl, logger }));
  return router;
}

/** Opens MCP, the addresses of its packets, and A2A, behind one gate. */
function openAgentDoors(
  { services, capabilities, config, addressOf, origin, draining }: DoorContext,
  card: Card,
): HttpDoor[] {
  const { platform, identity, evidence } = services;
  const { shares, logger } = platform;
  const { requestTimeoutMs, workBaseUrl } = config;
  const gate = createAgentGate({
    agents: identity.agents,
    rateLimiter: identity.rateLimiter,
    shares,
    agentPerMinute: config.rateLimits.agentPerMinute,
    addressOf,
    origin,
  });
  const common = { ...capabilities, gate, workBaseUrl, requestTimeoutMs, logger };
  const { packets, oneTimeAddresses } = evidence;
  return [
    createMcpDoor(common),
    createPacketDoor({ gate, packets, oneTimeAddresses, shares, requestTimeoutMs, addressOf, logger }),
    createA2aDoor({ ...common, card, maxWaitMs: config.maxWaitMs, shutdownSignal: draining }),
  ];
}

function openConnectDoor({
  services,
  capabilities,
  config,
  addressOf,
  origin,
  draining,
}: DoorContext): express.RequestHandler {
  const { platform, identity } = services;
  return createConnectDoor({
    ...capabilities,
    sessions: identity.sessions,
    sessionRegister: identity.sessionRegister,
    emailVerification: identity.emailVerification,
    passwordReset: identity.passwordReset,
    standingWatch: identity.standingWatch,
    shares: platform.shares,
    workBaseUrl: config.workBaseUrl,
    origin,
    requestTimeoutMs: config.requestTimeoutMs,
    addressOf,
    shutdownSignal: draining,
    logger: platform.logger,
  });
}

/** Opens the chat door, or a door that reports the missing chat app. */
async function openChatDoor({ services, capabilities, config, origin }: DoorContext): Promise<HttpDoor> {
  const { platform, identity, integrations, chatApprovals } = services;
  const { shares, logger } = platform;
  const { chatApp, chatInstallations, chatChannels, chatLinks } = integrations;
  const { chatDecisions: decisions } = chatApprovals;
  if (chatApp === null || decisions === null || capabilities.chatTokens === null) return createClosedChatDoor(logger);
  return createChatDoor({
    ...chatApp,
    tokenInstall: capabilities.chatTokens,
    contract: JSON.parse(await readFile(CHAT_CONTRACT, 'utf8')) as object,
    installations: chatInstallations,
    channels: chatChannels,
    links: chatLinks,
    decisions,
    tenants: identity.tenants,
    workItems: capabilities.workItems,
    sessions: identity.sessions,
    origin,
    workBaseUrl: config.workBaseUrl,
    requestTimeoutMs: config.requestTimeoutMs,
    shares,
    logger,
  });
}

/** Exports as metrics how many requests are in progress, wait, and were refused. */
function showTurns({ metrics, shares, mongo }: Platform, turns: ConnectionTurns): void {
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
}
