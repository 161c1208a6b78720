import type { IncomingMessage } from 'node:http';
import {
  type ConnectRouter,
  type ConnectRouterOptions,
  createContextValues,
  type HandlerContext,
} from '@connectrpc/connect';
import { expressConnectMiddleware } from '@connectrpc/connect-express';
import type { RequestHandler } from 'express';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { DecisionService } from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { FreezeService } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { ActivityService } from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { AuditService } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { DataService } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { TenantService } from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { NotificationService } from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { OperationService } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WebhookService } from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { InboxService } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { LinkService } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { ViewService } from '../../../generated/proto/workgate/work/v1/view_service_pb.js';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { SessionRegister, SessionService as Sessions, StandingWatch } from '../../identity/index.ts';
import type { FairShares } from '../../platform/admission/fair-shares.ts';
import type { Logger } from '../../platform/logger.ts';
import { withDeadline } from '../deadline.ts';
import { exchangeOf, SECURITY_HEADERS } from '../http-answer.ts';
import { assertSameOrigin, type OriginPolicy } from '../origin.ts';
import { type AccountHandlerServices, createAccountHandlers } from './account-handlers.ts';
import { type ActionHandlerServices, createActionHandlers } from './action-handlers.ts';
import { type ActivityHandlerServices, createActivityHandlers } from './activity-handlers.ts';
import { type AuditHandlerServices, createAuditHandlers } from './audit-handlers.ts';
import { admit, VISIT } from './caller.ts';
import { createDataHandlers, type DataHandlerServices } from './data-handlers.ts';
import { createDecisionHandlers, type DecisionHandlerServices } from './decision-handlers.ts';
import { toConnectError } from './errors.ts';
import { createEventHandlers, type EventHandlerServices } from './event-handlers.ts';
import { explainFrameworkErrors, explainUnknownProtocols } from './framework-errors.ts';
import { createFreezeHandlers, type FreezeHandlerServices } from './freeze-handlers.ts';
import { acceptGrpcWebText } from './grpc-web-text.ts';
import { createIdentityHandlers, type IdentityHandlerServices } from './identity-handlers.ts';
import { createInboxHandlers, type InboxHandlerServices } from './inbox-handlers.ts';
import { createIntegrationHandlers, type IntegrationHandlerServices } from './integration-handlers.ts';
import { createInterceptors } from './interceptors.ts';
import { readLeniently } from './lenient-headers.ts';
import { createLinkHandlers, type LinkHandlerServices } from './link-handlers.ts';
import { createMemberHandlers, type MemberHandlerServices } from './member-handlers.ts';
import { createNoteHandlers, type NoteHandlerServices } from './note-handlers.ts';
import { createNotificationHandlers, type NotificationHandlerServices } from './notification-handlers.ts';
import { createOperationHandlers, type OperationHandlerServices } from './operation-handlers.ts';
import { createPackHandlers, type PackHandlerServices } from './pack-handlers.ts';
import { requirementOf } from './permissions.ts';
import { createPolicyHandlers, type PolicyHandlerServices } from './policy-handlers.ts';
import { createSessionHandlers } from './session-handlers.ts';
import { strictDecoder } from './strict-decoder.ts';
import { createTenantHandlers, type TenantHandlerServices } from './tenant-handlers.ts';
import { refuseUnknownMethod } from './unknown-methods.ts';
import { createViewHandlers, type ViewHandlerServices } from './view-handlers.ts';
import { createWebhookHandlers, type WebhookHandlerServices } from './webhook-handlers.ts';
import { createWorkHandlers, type WorkHandlerServices } from './work-handlers.ts';

export interface ConnectDoorOptions
  extends IdentityHandlerServices,
    AccountHandlerServices,
    MemberHandlerServices,
    TenantHandlerServices,
    WorkHandlerServices,
    InboxHandlerServices,
    ViewHandlerServices,
    NoteHandlerServices,
    LinkHandlerServices,
    NotificationHandlerServices,
    ActionHandlerServices,
    FreezeHandlerServices,
    PolicyHandlerServices,
    OperationHandlerServices,
    PackHandlerServices,
    EventHandlerServices,
    AuditHandlerServices,
    ActivityHandlerServices,
    DecisionHandlerServices,
    WebhookHandlerServices,
    IntegrationHandlerServices,
    DataHandlerServices {
  sessions: Sessions;
  sessionRegister: SessionRegister;
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
  SessionService,
  AccountService,
  MemberService,
  TenantService,
  IdentityService,
  WorkService,
  InboxService,
  ViewService,
  NoteService,
  LinkService,
  NotificationService,
  ActionService,
  FreezeService,
  PolicyService,
  OperationService,
  PackService,
  EventService,
  AuditService,
  ActivityService,
  DecisionService,
  WebhookService,
  IntegrationService,
  DataService,
];

/** Largest message in bytes, equal to the limit of REST bodies. */
const READ_MAX_BYTES = 256 * 1024;
/**
 * Room for an evidence packet (25 MiB) in JSON, its larger form. A packet is one message and not a stream of chunks. It
 * arrives completely or not at all, it is in memory anyway when it is signed, and clients get a typed envelope without
 * assembling it.
 */
const WRITE_MAX_BYTES = 26 * 1024 * 1024;

/**
 * Creates the Connect and gRPC-web door for first-party shells, with sessions, exact `Origin`, and permissions from the
 * contract.
 */
export function createConnectDoor(options: ConnectDoorOptions): RequestHandler {
  const { logger } = options;
  const jsonOptions = { ignoreUnknownFields: false, alwaysEmitImplicit: true, textDecoder: strictDecoder };
  const settings: ConnectRouterOptions = {
    grpc: false,
    connect: true,
    grpcWeb: true,
    requireConnectProtocolHeader: true,
    jsonOptions,
    readMaxBytes: READ_MAX_BYTES,
    writeMaxBytes: WRITE_MAX_BYTES,
    shutdownSignal: options.shutdownSignal,
    requestGate: createGate(options),
    interceptors: createInterceptors({ requestTimeoutMs: options.requestTimeoutMs, shares: options.shares, logger }),
  };
  const middleware = expressConnectMiddleware({
    ...settings,
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

/** Registers all services of the door. */
function addServices(router: ConnectRouter, options: ConnectDoorOptions): void {
  router.service(SessionService, createSessionHandlers(options));
  router.service(AccountService, createAccountHandlers(options));
  router.service(MemberService, createMemberHandlers(options));
  router.service(TenantService, createTenantHandlers(options));
  router.service(IdentityService, createIdentityHandlers(options));
  router.service(WorkService, createWorkHandlers(options));
  router.service(InboxService, createInboxHandlers(options));
  router.service(ViewService, createViewHandlers(options));
  router.service(LinkService, createLinkHandlers(options));
  router.service(NotificationService, createNotificationHandlers(options));
  router.service(NoteService, createNoteHandlers(options));
  router.service(ActionService, createActionHandlers(options));
  router.service(FreezeService, createFreezeHandlers(options));
  router.service(PolicyService, createPolicyHandlers(options));
  router.service(OperationService, createOperationHandlers(options));
  router.service(PackService, createPackHandlers(options));
  router.service(EventService, createEventHandlers(options));
  router.service(AuditService, createAuditHandlers(options));
  router.service(ActivityService, createActivityHandlers(options));
  router.service(DecisionService, createDecisionHandlers(options));
  router.service(WebhookService, createWebhookHandlers(options));
  router.service(IntegrationService, createIntegrationHandlers(options));
  router.service(DataService, createDataHandlers(options));
  explainUnknownProtocols(router);
  acceptGrpcWebText(router);
}

/**
 * Creates the gate for every call. It checks the origin of the page, and the requirement that the contract sets for the
 * method.
 */
function createGate({ origin, requestTimeoutMs, sessions, standingWatch, logger }: ConnectDoorOptions) {
  const requirements = new Map(
    SERVICES.flatMap((service) => service.methods).map((method) => [method, requirementOf(method)]),
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
