import type { ServerResponse } from 'node:http';
import { routes } from '../../../generated/chat/routes.ts';
import { AppError, toAppError, validationError } from '../../errors/app-error.ts';
import { toChatFailure } from '../../errors/to-chat.ts';
import type { Logger } from '../../platform/logger.ts';
import { exchangeOf, logHiddenCause, sendError, sendJson } from '../http-answer.ts';
import type { HttpDoor } from '../http-door.ts';
import { CompiledBackend, type CompiledContext, type CompiledRoute } from '../openapi/compiled-backend.ts';
import { parseForm } from '../openapi/form-body.ts';
import { assertReadable, parseJson, readJsonBody } from '../openapi/request-body.ts';
import { refuseUnrouted, splitTarget } from '../openapi/routing.ts';
import { toProblems } from '../openapi/validation-problems.ts';
import { admitAdmin, admitPlatform, admitReturn, InstallEnded } from './admission.ts';
import { ADMIN_PAGE, createChatHandlers, replyContext } from './handlers.ts';
import type { ChatHandler, ChatRequest, ChatServices, OperationId, Visit } from './operations.ts';
import { toFailureReply } from './replies.ts';

export interface ChatDoorOptions extends ChatServices {
  /** The bundled OpenAPI contract. */
  contract: object;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const CHAT_PREFIX = '/api/v1/integrations/chat/';

/** Creates the door of a service without a chat app. */
export function createClosedChatDoor(logger: Logger): HttpDoor {
  const handle: HttpDoor['handle'] = async (request, response) => {
    const error = new AppError('not_found', 'This service has no chat app: its CHAT_ variables are not set.');
    sendError(response, exchangeOf(request), error, {}, logger);
  };
  return { path: CHAT_PREFIX, handle };
}

/** Creates the door for the chat platform and for administrators who connect workspaces. */
export async function createChatDoor(options: ChatDoorOptions): Promise<HttpDoor> {
  const backend = new CompiledBackend({ definition: options.contract as never, routes });
  await backend.init();
  registerOperations(backend, options);
  registerChecks(backend, options);
  refuseUnrouted(backend);

  const handle: HttpDoor['handle'] = async (request, response) => {
    const [path = '', query] = splitTarget(request.url ?? '/');
    const isOver = () => response.headersSent || response.closed;
    const visit: Visit = { request, query, exchange: exchangeOf(request), cookies: [], isOver };
    // Answers in time even if a dependency hangs. A later result is dropped.
    const late = new AppError('unavailable', 'The request took too long. Repeat it.');
    const deadline = setTimeout(() => sendFailure(response, visit, late, options), options.requestTimeoutMs);
    try {
      const answer = (await backend.handleRequest(
        {
          method: request.method ?? 'GET',
          path,
          headers: request.headers as Record<string, string>,
          ...(query === undefined ? {} : { query }),
          async readBody(route) {
            visit.body = await readBody(visit, route);
            return visit.body;
          },
        },
        visit,
      )) as Answer;
      if (!response.headersSent) send(response, visit, answer);
    } catch (error) {
      if (!response.headersSent) sendFailure(response, visit, error, options);
    } finally {
      clearTimeout(deadline);
    }
  };
  return { path: CHAT_PREFIX, handle };
}

function registerOperations(backend: CompiledBackend, options: ChatDoorOptions): void {
  const handlers = createChatHandlers(options);
  for (const operationId of Object.keys(handlers) as OperationId[]) {
    const handler = handlers[operationId] as ChatHandler<OperationId>;
    backend.register(operationId, async ({ request }: CompiledContext, visit: Visit) => {
      const { query, requestBody: body } = request;
      const { tenantId, keyId } = holderOf(visit, options);
      const work = await options.shares.enter(tenantId, keyId, visit.isOver);
      try {
        // The cast is safe: the validators have just checked the request against its operation.
        return await handler({ query, body } as unknown as ChatRequest<OperationId>, visit);
      } finally {
        work.release();
      }
    });
  }
}

/** Returns the holder whose share of the service a request uses: the administrator, or the workspace. */
function holderOf({ admin, install, body }: Visit, { requests }: ChatDoorOptions): { tenantId: string; keyId: string } {
  const call = admin?.call ?? install?.call;
  if (call !== undefined) return { tenantId: call.tenantId, keyId: call.principal.id };
  const workspace = `chat:${requests.workspaceOf(body)}`;
  return { tenantId: workspace, keyId: workspace };
}

function registerChecks(backend: CompiledBackend, options: ChatDoorOptions): void {
  const admissions = { ChatSignature: admitPlatform, AdminSession: admitAdmin, InstallState: admitReturn };
  for (const [scheme, admit] of Object.entries(admissions)) {
    backend.registerSecurityHandler(scheme, async (context, visit: Visit) => {
      const { operationId } = (context as CompiledContext).route;
      visit.operationId = operationId as OperationId;
      visit.exchange.operationId = operationId;
      await admit(visit, options);
      return true;
    });
  }
  backend.register({
    unauthorizedHandler({ security }) {
      throw Object.values(security as Record<string, { error?: unknown }>).find((one) => one.error)?.error;
    },
    validationFail({ validation }, visit: Visit) {
      // A probe has none of the fields of a command, so it fails validation.
      if (visit.operationId === 'receiveChatCommand' && options.requests.isProbe(visit.body)) return { status: 200 };
      throw validationError(toProblems(validation.errors as never));
    },
  });
}

/** Parses the body, which was read already if its signature was verified. */
async function readBody({ request, signed }: Visit, route: CompiledRoute): Promise<unknown> {
  if (signed === undefined) return readJsonBody(request, route);
  if (signed.body.length === 0) return undefined;
  assertReadable(request, route);
  return route.operationId === 'receiveChatEvent' ? parseJson(signed.body) : parseForm(signed.body);
}

function send(response: ServerResponse, { exchange, cookies }: Visit, { status, headers, body }: Answer): void {
  if (cookies.length > 0) response.setHeader('Set-Cookie', [...cookies]);
  sendJson(response, exchange, status, { 'Cache-Control': 'no-store', ...headers }, body);
}

/** People in a chat get a text, returning browsers the admin page, and programs the error envelope. */
function sendFailure(response: ServerResponse, visit: Visit, thrown: unknown, options: ChatDoorOptions): void {
  const { exchange, operationId, signed } = visit;
  const page = operationId === 'startChatInstall' ? redirectFor(thrown, visit) : undefined;
  if (operationId === 'completeChatInstall') {
    const outcome = thrown instanceof InstallEnded ? thrown.outcome : 'failed';
    if (outcome === 'failed') logFault(thrown, visit, options);
    send(response, visit, { status: 302, headers: { Location: `${ADMIN_PAGE}?chat_install=${outcome}` } });
  } else if (page !== undefined) {
    send(response, visit, { status: 302, headers: { Location: page } });
  } else if (operationId === 'receiveChatCommand' && signed !== undefined) {
    logFault(thrown, visit, options);
    send(response, visit, {
      status: 200,
      body: toFailureReply(thrown, replyContext(options, visit.body), options.requests),
    });
  } else {
    // No challenge, because no request here carries a credential in a header.
    sendError(response, exchange, thrown, { 'WWW-Authenticate': undefined }, options.logger);
  }
}

/**
 * Returns the page for a browser that cannot start an installation: the sign-in page, which leads back here, or the
 * admin page after a navigation that another site caused. Undefined for programs, and without the permission.
 */
function redirectFor(thrown: unknown, { request: { headers, url } }: Visit): string | undefined {
  if (headers.accept?.includes('text/html') !== true) return undefined;
  const { code } = toAppError(thrown);
  if (headers['sec-fetch-site'] === 'cross-site' && code === 'authorization_error') return ADMIN_PAGE;
  const [path = ''] = splitTarget(url ?? '');
  return code === 'authentication_error' ? `/sign-in?${new URLSearchParams({ next: path })}` : undefined;
}

function logFault(thrown: unknown, { exchange }: Visit, { logger }: ChatDoorOptions): void {
  if (thrown instanceof InstallEnded) return;
  const error = toAppError(thrown);
  logHiddenCause(error, exchange, logger);
  if (toChatFailure(thrown) !== 'unreadable') return;
  // The log is the only record of unreadable data that the platform sent.
  const { code, details, message } = error;
  logger.warn({ correlation_id: exchange.correlationId, code, details }, message);
}
