import type { IncomingMessage } from 'node:http';
import { type ConnectRouter, createContextValues, type HandlerContext } from '@connectrpc/connect';
import { expressConnectMiddleware } from '@connectrpc/connect-express';
import type { RequestHandler } from 'express';
import type { StandingWatch } from '../../identity/index.ts';
import type { FairShares } from '../../platform/admission/fair-shares.ts';
import type { Logger } from '../../platform/logger.ts';
import { withDeadline } from '../deadline.ts';
import { exchangeOf, SECURITY_HEADERS } from '../http-answer.ts';
import { assertSameOrigin, type OriginPolicy } from '../origin.ts';
import { accountService } from './account-handlers.ts';
import { actionService } from './action-handlers.ts';
import { activityService } from './activity-handlers.ts';
import { auditService } from './audit-handlers.ts';
import { admit, VISIT } from './caller.ts';
import { dataService } from './data-handlers.ts';
import { decisionService } from './decision-handlers.ts';
import { toConnectError } from './errors.ts';
import { eventService } from './event-handlers.ts';
import {
  explainFrameworkErrors,
  explainUnknownProtocols,
  refuseUnknownMethod,
  strictDecoder,
} from './framework-errors.ts';
import { freezeService } from './freeze-handlers.ts';
import { acceptGrpcWebText } from './grpc-web-text.ts';
import { identityService } from './identity-handlers.ts';
import { inboxService } from './inbox-handlers.ts';
import { integrationService } from './integration-handlers.ts';
import { createInterceptors } from './interceptors.ts';
import { readLeniently } from './lenient-headers.ts';
import { linkService } from './link-handlers.ts';
import { memberService } from './member-handlers.ts';
import { noteService } from './note-handlers.ts';
import { notificationService } from './notification-handlers.ts';
import { operationService } from './operation-handlers.ts';
import { packService } from './pack-handlers.ts';
import { requirementOf } from './permissions.ts';
import { policyService } from './policy-handlers.ts';
import type { ConnectServices } from './services.ts';
import { sessionService } from './session-handlers.ts';
import { tenantService } from './tenant-handlers.ts';
import { viewService } from './view-handlers.ts';
import { webhookService } from './webhook-handlers.ts';
import { workService } from './work-handlers.ts';

export interface ConnectDoorOptions extends ConnectServices {
  standingWatch: StandingWatch;
  shares: FairShares;
  origin: OriginPolicy;
  requestTimeoutMs: number;
  addressOf: (request: IncomingMessage) => string;
  /** Aborted when the service stops. Streams end then. */
  shutdownSignal: AbortSignal;
  logger: Logger;
}

const SERVICES = [
  sessionService,
  accountService,
  memberService,
  tenantService,
  identityService,
  workService,
  inboxService,
  viewService,
  noteService,
  linkService,
  notificationService,
  actionService,
  freezeService,
  policyService,
  operationService,
  packService,
  eventService,
  auditService,
  activityService,
  decisionService,
  webhookService,
  integrationService,
  dataService,
];

/** Equal to the limit of REST bodies. */
const READ_MAX_BYTES = 256 * 1024;
/**
 * Room for an evidence packet (25 MiB) in JSON, its larger form. A packet is one message: it arrives completely or not
 * at all, and is in memory anyway when it is signed.
 */
const WRITE_MAX_BYTES = 26 * 1024 * 1024;

/** Creates the Connect and gRPC-web door for first-party shells. */
export function createConnectDoor(options: ConnectDoorOptions): RequestHandler {
  // A variable of its own, because the framework's types do not name `textDecoder`.
  const jsonOptions = { ignoreUnknownFields: false, alwaysEmitImplicit: true, textDecoder: strictDecoder };
  const middleware = expressConnectMiddleware({
    grpc: false,
    connect: true,
    grpcWeb: true,
    requireConnectProtocolHeader: true,
    jsonOptions,
    readMaxBytes: READ_MAX_BYTES,
    writeMaxBytes: WRITE_MAX_BYTES,
    shutdownSignal: options.shutdownSignal,
    requestGate: createGate(options),
    interceptors: createInterceptors(options),
    routes: (router) => addServices(router, options),
    contextValues: (request) =>
      createContextValues().set(VISIT, { exchange: exchangeOf(request), address: options.addressOf(request) }),
  });
  return (request, response, next) => {
    if (request.url.startsWith('/workgate.')) {
      response.set({
        ...SECURITY_HEADERS,
        'X-Correlation-Id': exchangeOf(request).correlationId,
        'Cache-Control': 'no-store',
      });
    }
    readLeniently(request.headers);
    middleware(request, response, (error?: unknown) => {
      if (error !== undefined || !refuseUnknownMethod(request, response)) next(error);
    });
  };
}

function addServices(router: ConnectRouter, services: ConnectServices): void {
  for (const { register } of SERVICES) register(router, services);
  explainUnknownProtocols(router);
  acceptGrpcWebText(router);
}

/** Creates the gate, which checks the page's origin and the method's requirement before a call is read. */
function createGate({ origin, requestTimeoutMs, sessions, standingWatch, logger }: ConnectDoorOptions) {
  const requirements = new Map(
    SERVICES.flatMap(({ definition }) => definition.methods).map((method) => [method, requirementOf(method)]),
  );
  return async (context: HandlerContext): Promise<void> => {
    const visit = context.values.get(VISIT);
    const { exchange } = visit;
    explainFrameworkErrors(context, logger);
    exchange.operationId = `${context.service.name}.${context.method.name}`;
    try {
      assertSameOrigin(context.requestHeader, origin);
      const requirement = requirements.get(context.method);
      if (requirement === undefined) throw new Error(`${exchange.operationId} is not among the services of the door`);
      await withDeadline(requestTimeoutMs, admit(context, requirement, { sessions, standingWatch }));
    } catch (error) {
      throw toConnectError(error, exchange.correlationId, logger);
    }
  };
}
