import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import express from 'express';
import proxyAddr from 'proxy-addr';
import type { Config } from './config.ts';
import { AppError } from './errors/app-error.ts';
import { AuthFailureLimit } from './identity/api-keys/auth-failure-limit.ts';
import { ApiKeyAuthenticator } from './identity/api-keys/authenticator.ts';
import { ApiKeyDirectory, ApiKeyRepository } from './identity/api-keys/repository.ts';
import { defineApiKeyModel } from './identity/api-keys/schema.ts';
import { ApiKeyService } from './identity/api-keys/service.ts';
import { RateLimiter } from './identity/rate-limit/rate-limiter.ts';
import { QuotaRepository } from './identity/rate-limit/repository.ts';
import { defineQuotaModel } from './identity/rate-limit/schema.ts';
import { TenantRepository } from './identity/tenants/repository.ts';
import { defineTenantModel } from './identity/tenants/schema.ts';
import { TenantService } from './identity/tenants/service.ts';
import { createLoggers, type Logger } from './platform/logger.ts';
import { createMetrics } from './platform/metrics.ts';
import { connectMongo, type Mongo } from './platform/mongo/connection.ts';
import { nativeCollection } from './platform/mongo/native.ts';
import { findPage, findPageByWindows } from './platform/mongo/page.ts';
import type { Outboxed } from './platform/outbox/event.ts';
import type { LogEntry } from './platform/outbox/log-entry.ts';
import { OutboxRelay } from './platform/outbox/relay.ts';
import { defineOutboxModels, type RelayState } from './platform/outbox/schema.ts';
import { PageTokens } from './platform/page-token.ts';
import { KeyRing } from './platform/secrets.ts';
import { ServiceState } from './platform/service-state.ts';
import { createHttpServer } from './transports/http-app.ts';
import { createRestDoor } from './transports/rest/rest-door.ts';
import { createContractRoutes } from './transports/well-known/contract-routes.ts';
import { createOperationsRoutes } from './transports/well-known/operations-routes.ts';
import { WorkItemRepository } from './work-items/repository.ts';
import { defineWorkItemModels } from './work-items/schema.ts';
import { WorkItemService } from './work-items/service.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../generated/rest/public-api.openapi.json');

/** The services on a connected database, for the HTTP server and the command line alike. */
export interface Services {
  config: Config;
  logger: Logger;
  requestLogger: Logger;
  mongo: Mongo;
  keyRing: KeyRing;
  state: ServiceState;
  tenants: TenantService;
  apiKeys: ApiKeyService;
  authenticator: ApiKeyAuthenticator;
  rateLimiter: RateLimiter;
  workItems: WorkItemService;
  relay: OutboxRelay;
  metrics: ReturnType<typeof createMetrics>;
}

/** Connects to the database and constructs every service; the only place that does. */
export async function composeServices(config: Config): Promise<Services> {
  const { logger, requestLogger } = createLoggers(config.logLevel);
  const metrics = createMetrics();
  const keyRing = new KeyRing(config.masterKeys);
  const mongo = await connectMongo(config.mongo.uri, config.mongo.database);
  const { connection } = mongo;

  const apiKeyModel = defineApiKeyModel(connection);
  const quotaModel = defineQuotaModel(connection);
  const workItemModels = defineWorkItemModels(connection);
  const outboxModels = defineOutboxModels(connection);
  const state = new ServiceState(connection);

  const tenants = new TenantService(new TenantRepository(defineTenantModel(connection)));
  const relay = new OutboxRelay({
    sources: [nativeCollection<Outboxed>(workItemModels.workItems), nativeCollection<Outboxed>(apiKeyModel)],
    eventLog: nativeCollection<LogEntry>(outboxModels.eventLog),
    relayStates: nativeCollection<RelayState>(outboxModels.relayStates),
    listTenantIds: () => tenants.listIds(),
    onRelayed: (count) => metrics.relayedEvents.inc(count),
    logger,
  });
  const notifyRelay = (tenantId: string) => relay.notify(tenantId);

  const apiKeyRepository = (tenantId: string) => new ApiKeyRepository(apiKeyModel, tenantId);
  const authenticator = new ApiKeyAuthenticator({
    directory: new ApiKeyDirectory(apiKeyModel),
    tenants,
    failures: new AuthFailureLimit(config.rateLimits.authFailuresPerMinute),
    recordUse: (tenantId, keyId, at, notBefore) => apiKeyRepository(tenantId).recordUse(keyId, at, notBefore),
    logger,
  });
  const apiKeys = new ApiKeyService({
    repository: apiKeyRepository,
    tenants,
    mode: config.environment === 'production' ? 'live' : 'test',
    onRevoked: (keyId) => authenticator.forget(keyId),
    notifyRelay,
  });
  const workItemStore = {
    connection,
    ...workItemModels,
    findPage: mongo.embedded ? findPageByWindows : findPage,
  };
  const workItems = new WorkItemService({
    repository: (tenantId) => new WorkItemRepository(workItemStore, tenantId),
    pageTokens: new PageTokens(keyRing),
    notifyRelay,
  });
  const rateLimiter = new RateLimiter((tenantId) => new QuotaRepository(quotaModel, tenantId));
  return {
    config,
    logger,
    requestLogger,
    mongo,
    keyRing,
    state,
    tenants,
    apiKeys,
    authenticator,
    rateLimiter,
    workItems,
    relay,
    metrics,
  };
}

/** The HTTP server with every door. `isDraining` turns `/readyz` red before the server stops. */
export async function composeServer(services: Services, isDraining: () => boolean): Promise<Server> {
  const { config, logger, metrics } = services;
  const trust = proxyAddr.compile(config.trustedProxies);
  const restDoor = await createRestDoor({
    contract: JSON.parse(await readFile(CONTRACT, 'utf8')) as object,
    workItems: services.workItems,
    authenticator: services.authenticator,
    rateLimiter: services.rateLimiter,
    publicPerMinute: config.rateLimits.publicPerMinute,
    requestTimeoutMs: config.requestTimeoutMs,
    addressOf: (request) => proxyAddr(request, trust),
    logger,
  });
  const wellKnown = express.Router();
  wellKnown.use(
    createOperationsRoutes({
      async checkReady() {
        if (isDraining()) throw new AppError('unavailable', 'The service is shutting down.');
        await services.mongo.ping();
      },
      metrics,
      metricsToken: config.metricsToken,
      logger,
    }),
  );
  wellKnown.use(await createContractRoutes(logger));
  return createHttpServer({ restDoor, wellKnown, logger, requestLogger: services.requestLogger, metrics });
}
