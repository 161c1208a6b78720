import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '../../../../generated/rest/routes.ts';
import type { CallContext, Scope } from '../../../call-context.ts';
import { AppError, validationError } from '../../../errors/app-error.ts';
import type { ApiKeyAuthenticator, RateLimiter } from '../../../identity/index.ts';
import type { FairShares } from '../../../platform/admission/fair-shares.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Exchange, exchangeOf, sendError, sendJson } from '../../http-answer.ts';
import type { HttpDoor } from '../../http-door.ts';
import { CompiledBackend, type CompiledContext } from '../../openapi/compiled-backend.ts';
import { readJsonBody } from '../../openapi/request-body.ts';
import { refuseUnrouted, splitTarget } from '../../openapi/routing.ts';
import { toProblems } from '../../openapi/validation-problems.ts';
import { type LimitedVisit, rateLimitHeaders, takeTurn } from '../../rate-limits.ts';
import { createHandlers } from './handlers.ts';
import type { ApiRequest, OperationHandler, OperationId, RestServices } from './operations.ts';

export interface RestDoorOptions extends RestServices {
  /** The bundled OpenAPI contract. */
  contract: object;
  authenticator: ApiKeyAuthenticator;
  rateLimiter: RateLimiter;
  shares: FairShares;
  /** For a key without a limit of its own. */
  publicPerMinute: number;
  requestTimeoutMs: number;
  /** Aborted when the process stops accepting requests. Long polls end then. */
  draining: AbortSignal;
  /** Resolves the client's address through trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
  logger: Logger;
}

interface Visit extends LimitedVisit {
  request: IncomingMessage;
  exchange: Exchange;
  waitFor: NonNullable<CallContext['waitFor']>;
  call?: CallContext;
  /** Scopes of the API key. */
  scopes?: ReadonlySet<Scope>;
}

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body?: unknown;
}

const REST_PREFIX = '/api/v1/public/';

/** Authenticates, counts against the rate limit, waits for the key's turn, checks the scope, validates, and acts. */
export async function createRestDoor(options: RestDoorOptions): Promise<HttpDoor> {
  const backend = new CompiledBackend({ definition: options.contract as never, routes });
  await backend.init();
  registerOperations(backend, options);
  registerChecks(backend, options);
  refuseUnrouted(backend, ['HEAD']);

  const handle: HttpDoor['handle'] = async (request, response) => {
    const exchange = exchangeOf(request);
    // Answers in time even if a dependency hangs. A later result is dropped.
    const giveUp = () =>
      sendError(response, exchange, tookTooLong(), rateLimitHeaders(visit.rateLimit), options.logger);
    let deadline = setTimeout(giveUp, options.requestTimeoutMs);
    const visit: Visit = {
      request,
      exchange,
      isOver: () => response.headersSent || response.closed,
      waitFor(ms) {
        clearTimeout(deadline);
        deadline = setTimeout(giveUp, options.requestTimeoutMs + ms);
        return AbortSignal.any([options.draining, closing(response)]);
      },
    };
    const [path = '', query] = splitTarget(request.url ?? '/');
    try {
      const answer = (await backend.handleRequest(
        {
          // HEAD is a GET whose body Node omits (RFC 9110, 9.3.2).
          method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
          path,
          headers: request.headers as Record<string, string>,
          ...(query === undefined ? {} : { query }),
          readBody: (route) => readJsonBody(request, route),
        },
        visit,
      )) as Answer;
      if (response.headersSent) return;
      sendJson(
        response,
        exchange,
        answer.status,
        { ...rateLimitHeaders(visit.rateLimit), ...answer.headers },
        answer.body,
      );
    } catch (error) {
      if (response.headersSent) return;
      sendError(response, exchange, error, rateLimitHeaders(visit.rateLimit), options.logger);
    } finally {
      clearTimeout(deadline);
      visit.work?.release();
    }
  };
  return { path: REST_PREFIX, handle };
}

function registerOperations(backend: CompiledBackend, options: RestDoorOptions): void {
  const handlers = createHandlers(options);
  for (const operationId of Object.keys(handlers) as OperationId[]) {
    const handler = handlers[operationId] as OperationHandler<OperationId>;
    backend.register(operationId, ({ request }: CompiledContext, visit: Visit) => {
      const { params: path, query, headers: header, requestBody: body } = request;
      // The cast is safe: the validators have just checked the request against its operation.
      return handler({ path, query, header, body } as unknown as ApiRequest<OperationId>, visit.call as CallContext);
    });
  }
}

function registerChecks(backend: CompiledBackend, options: RestDoorOptions): void {
  backend.registerSecurityHandler('ApiKey', async (_context, visit: Visit) => {
    const { request, exchange } = visit;
    const presented = request.headers['x-api-key'];
    const key = await options.authenticator.authenticate(typeof presented === 'string' ? presented : undefined, () =>
      options.addressOf(request),
    );
    const { tenantId, tenantCreatedAt, principal, permissions, scopes } = key;
    exchange.tenantId = tenantId;
    exchange.keyId = principal.id;
    const limit = key.publicPerMinute ?? options.publicPerMinute;
    const quota = { tenantId, lineage: principal.lineage, limitClass: 'public', limit } as const;
    const work = await takeTurn(visit, quota, options);
    const { correlationId } = exchange;
    visit.scopes = scopes;
    const { waitFor } = visit;
    visit.call = { tenantId, tenantCreatedAt, principal, permissions, correlationId, leaveTurn: work.leave, waitFor };
    return true;
  });

  backend.register({
    postSecurityHandler(context, visit: Visit) {
      const { security, route } = context as CompiledContext;
      visit.exchange.operationId = route.operationId;
      if (!security['authorized'] || route.requiredScope === null) return;
      if (visit.scopes?.has(route.requiredScope as Scope)) return;
      throw new AppError('authorization_error', `This API key lacks the scope ${route.requiredScope}.`);
    },
    unauthorizedHandler({ security }) {
      throw security['ApiKey'].error;
    },
    validationFail({ validation }) {
      throw validationError(toProblems(validation.errors as never));
    },
  });
}

/** The signal is aborted when the answer has been sent or its connection is closed. */
function closing(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  if (response.closed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
}

function tookTooLong(): AppError {
  return new AppError(
    'unavailable',
    'The request took too long. Retry it, with the same Idempotency-Key if it had one.',
  );
}
