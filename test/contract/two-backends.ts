/** Runs the stock OpenAPIBackend and our class on one contract, and reports the outcome of a request in each. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { type Context, OpenAPIBackend } from 'openapi-backend';
import { routes } from '../../generated/rest/routes.ts';
import { AppError } from '../../src/errors/app-error.ts';
import { CompiledBackend } from '../../src/transports/openapi/compiled-backend.ts';
import { readJsonBody } from '../../src/transports/openapi/request-body.ts';
import { readContract } from './contract.ts';

const addFormats = addFormatsModule.default;

export const GOOD_KEY = 'good';

/** A request as it arrives on the wire. */
export interface WireRequest {
  method: string;
  path: string;
  /** Query string without the question mark. */
  query?: string;
  /** Header names are in lower case, as Node gives them. */
  headers: Record<string, string>;
  body?: string | Buffer;
}

export type Verdict =
  | 'handled'
  | 'notFound'
  | 'methodNotAllowed'
  | 'unauthorized'
  | 'validationFail'
  | 'unsupported_media_type'
  | 'payload_too_large'
  | 'duplicate_member'
  /** The class itself failed, with a URIError. */
  | 'thrown';

export interface Outcome {
  verdict: Verdict;
  operationId?: string | undefined;
  /** Input of the operation's handler; only for handled requests. */
  seen?: { params: unknown; query: unknown; body: unknown };
}

/** Returns the handlers of both classes. Each handler reports the outcome. */
function handlers(): Record<string, (context: Context) => Outcome> {
  const verdict = (name: Verdict) => (context: Context) => ({
    verdict: name,
    operationId: context.operation?.operationId,
  });
  const operations = Object.keys(routes).map((operationId) => [
    operationId,
    ({ request, operation }: Context): Outcome => {
      const { params, query, requestBody } = request;
      const seen = { params: { ...params }, query: { ...(query as object) }, body: requestBody };
      return { verdict: 'handled', operationId: operation.operationId, seen };
    },
  ]);
  return {
    ...Object.fromEntries(operations),
    notFound: () => ({ verdict: 'notFound' }),
    methodNotAllowed: () => ({ verdict: 'methodNotAllowed' }),
    unauthorizedHandler: verdict('unauthorized'),
    validationFail: verdict('validationFail'),
  };
}

function authenticate({ request }: Context): boolean {
  if (request.headers['x-api-key'] === GOOD_KEY) return true;
  throw new Error('no good key');
}

export type Judge = (request: WireRequest) => Promise<Outcome>;

/** Starts the class as openapi-backend ships it. Ajv for JSON Schema 2020-12 lets it read a 3.1 contract. */
export async function startStock(): Promise<Judge> {
  const backend = new OpenAPIBackend({
    definition: readContract() as never,
    // Skips the check against OpenAPI 3.0, which would refuse the definition.
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    customizeAjv: (_ajv, options) => {
      const ajv = new Ajv2020({ ...(options as object), strict: false, allErrors: true });
      addFormats(ajv);
      return ajv as never;
    },
    handlers: handlers() as never,
    securityHandlers: { ApiKey: authenticate as never },
  });
  await backend.init();
  return async (request) => {
    const { body, query, ...rest } = request;
    try {
      const outcome = await backend.handleRequest({
        ...rest,
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { body: body.toString() }),
      });
      return outcome as Outcome;
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      return { verdict: 'thrown' };
    }
  };
}

/** Starts our class, with bodies read as the REST door reads them. */
export async function startOurs(): Promise<Judge> {
  const backend = new CompiledBackend({ definition: readContract() as never, routes });
  await backend.init();
  backend.register(handlers() as never);
  backend.registerSecurityHandler('ApiKey', authenticate as never);
  return async (request) => {
    const { body, query, ...rest } = request;
    let operationId: string | undefined;
    try {
      const outcome = await backend.handleRequest({
        ...rest,
        ...(query === undefined ? {} : { query }),
        readBody: (route) => {
          operationId = route.operationId;
          return readJsonBody(incoming(request), route);
        },
      });
      return outcome as Outcome;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const verdict = error.code === 'validation_error' ? 'validationFail' : error.code;
      return { verdict: verdict as Verdict, operationId };
    }
  };
}

/** Returns the parts of Node's HTTP message that are needed to read its body. */
function incoming({ headers, body }: WireRequest): IncomingMessage {
  const bytes = Buffer.from(body ?? '');
  const length = body === undefined ? {} : { 'content-length': String(bytes.length) };
  return Object.assign(Readable.from(bytes.length === 0 ? [] : [bytes]), {
    headers: { ...headers, ...length },
  }) as unknown as IncomingMessage;
}
