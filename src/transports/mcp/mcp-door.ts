import type { IncomingMessage } from 'node:http';
import { instructions, serverInfo } from '../../../generated/mcp/tools.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { type FailedTool, toRpcCode, toToolErrorText } from '../../errors/to-mcp.ts';
import { toRestError } from '../../errors/to-rest.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import { type AgentCall, type AgentGate, agentHeaders } from '../agent-gate.ts';
import { withDeadline } from '../deadline.ts';
import { type Exchange, exchangeOf, logHiddenCause, sendEvent, sendJson } from '../http-answer.ts';
import type { HttpDoor } from '../http-door.ts';
import type { JsonObject } from '../json-object.ts';
import { readRpcBody } from '../json-rpc-body.ts';
import type { LimitedVisit } from '../rate-limits.ts';
import type { ToolServices } from './get-work-item.ts';
import { type RequestId, RPC, RpcFailure, type RpcMessage, toMessage } from './json-rpc.ts';
import { type Era, eraOf, HANDSHAKE_REVISIONS, mayLink, SERVER_INFO_KEY, STATELESS_REVISION } from './revision.ts';
import { createToolHandlers } from './tool-handlers.ts';
import { callTool, isKeyed, listedTools, subjectOf, type ToolHandlers, toToolName } from './tools.ts';

export interface McpDoorOptions extends ToolServices {
  gate: AgentGate;
  requestTimeoutMs: number;
  logger: Logger;
}

interface Visit extends LimitedVisit {
  exchange: Exchange;
  id?: RequestId | undefined;
  era?: Era;
  /** True if the client accepts only event streams. */
  takesEvents?: boolean;
  /** True if the client can read resource links. */
  mayLink?: boolean;
  /** Tool that is being called. Once set, errors are answered as the tool's result. */
  tool?: FailedTool;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

type Method = (params: JsonObject, call: AgentCall, visit: Visit) => object | Promise<object>;

const MCP_PATH = '/api/v1/mcp';
const JSON_ONLY = { mediaTypes: ['application/json'] } as const;

/** Tools, without notifications about changes of their list. */
const CAPABILITIES = { tools: {} } as const;
/** Lists depend only on the credential. */
const CACHE = { ttlMs: MINUTE_MS, cacheScope: 'private' } as const;

/**
 * Creates the MCP door, over Streamable HTTP without sessions, so that any node answers any request. The answer is JSON,
 * or a single event for clients that accept only events.
 */
export function createMcpDoor(options: McpDoorOptions): HttpDoor {
  const methods = createMethods(createToolHandlers(options));
  const handle: HttpDoor['handle'] = async (request, response) => {
    const exchange = exchangeOf(request);
    const visit: Visit = { exchange, isOver: () => response.headersSent || response.closed };
    exchange.operationId = 'mcp';
    const served = serve(request, visit, methods, options.gate).finally(() => visit.work?.release());
    const answer = await withDeadline(options.requestTimeoutMs, served).catch((error: unknown) =>
      toFailure(error, visit, options.logger),
    );
    const { status, body } = answer;
    const headers = { ...agentHeaders(undefined, visit), ...answer.headers };
    // Errors are always JSON: a refused client looks at the status first, and every client can read JSON then.
    if (visit.takesEvents && status === 200 && body !== undefined) sendEvent(response, exchange, headers, body);
    else sendJson(response, exchange, status, headers, body);
  };
  return { path: MCP_PATH, aliases: [`${MCP_PATH}/`], handle };
}

async function serve(
  request: IncomingMessage,
  visit: Visit,
  methods: Record<Era, ReadonlyMap<string, Method>>,
  gate: AgentGate,
): Promise<Answer> {
  if (request.method !== 'POST') {
    const message = `${request.method} is not allowed here; use POST. There are no sessions and no streams.`;
    throw new AppError('method_not_allowed', message, { allowedMethods: ['POST'] });
  }
  const call = await gate(request, 'mcp', visit);
  const body = await readRpcBody(request, JSON_ONLY, (id) => {
    visit.id = id;
  });
  visit.takesEvents = takesEventsAlone(request.headers.accept);
  if (body === undefined) throw new RpcFailure(400, RPC.parseError, 'The body is empty; send a JSON-RPC message.');
  const message = toMessage(body, visit.id);
  visit.era = eraOf(message, request.headers);
  visit.mayLink = mayLink(request.headers);
  if (message.id === undefined) return { status: 202 };
  return { status: 200, body: toResponse(visit, await dispatch(methods[visit.era], message, call, visit)) };
}

async function dispatch(
  methods: ReadonlyMap<string, Method>,
  { method: name, params }: RpcMessage,
  call: AgentCall,
  visit: Visit,
): Promise<object> {
  const method = methods.get(name);
  if (method === undefined) {
    const status = visit.era === 'stateless' ? 404 : 200;
    throw new RpcFailure(status, RPC.methodNotFound, `There is no such method; use ${[...methods.keys()].join(', ')}.`);
  }
  visit.exchange.operationId = `mcp.${name}`;
  return method(params, call, visit);
}

function createMethods(handlers: ToolHandlers): Record<Era, ReadonlyMap<string, Method>> {
  const list: Method = ({ cursor }, call, { era }) => {
    if ((cursor ?? '') !== '') {
      throw new RpcFailure(200, RPC.invalidParams, 'params.cursor: the list has only one page; leave the cursor out.');
    }
    return { tools: listedTools(call), ...(era === 'stateless' ? CACHE : {}) };
  };
  const callOne: Method = (params, call, visit) => {
    const name = toToolName(params['name']);
    visit.exchange.operationId = `mcp.tools/call ${name}`;
    const mayRead = call.agentScopes.has('agent.work.read');
    visit.tool = { name, subject: subjectOf(name), keyed: isKeyed(name), mayRead };
    return callTool(handlers, name, params['arguments'] ?? {}, call, visit.mayLink === true);
  };
  const both: [string, Method][] = [
    ['tools/list', list],
    ['tools/call', callOne],
  ];
  return {
    stateless: new Map([
      [
        'server/discover',
        () => ({ supportedVersions: [STATELESS_REVISION], capabilities: CAPABILITIES, instructions, ...CACHE }),
      ],
      ...both,
    ]),
    handshake: new Map([['initialize', initialize], ['ping', () => ({})], ...both]),
  };
}

/** Accepts the client's revision, or offers the newest that starts with a handshake. */
const initialize: Method = ({ protocolVersion: wanted }) => {
  if (typeof wanted !== 'string') {
    throw new RpcFailure(200, RPC.invalidParams, 'params.protocolVersion must be a string.');
  }
  const protocolVersion = HANDSHAKE_REVISIONS.find((known) => known === wanted) ?? HANDSHAKE_REVISIONS[0];
  return { protocolVersion, capabilities: CAPABILITIES, serverInfo, instructions };
};

function toResponse({ id, era }: Visit, result: object): object {
  if (era !== 'stateless') return { jsonrpc: '2.0', id, result };
  const more = { resultType: 'complete', _meta: { [SERVER_INFO_KEY]: serverInfo } };
  return { jsonrpc: '2.0', id, result: { ...result, ...more } };
}

/** Converts an error to the result of the called tool or, without a tool, to a JSON-RPC error with its HTTP status. */
function toFailure(thrown: unknown, visit: Visit, logger: Logger): Answer {
  const { exchange, tool } = visit;
  // Null replaces an id that could not be read (JSON-RPC 2.0, 5).
  const respond = (status: number, headers: Record<string, string>, error: object): Answer => ({
    status,
    headers,
    body: { jsonrpc: '2.0', id: visit.id ?? null, error },
  });
  if (thrown instanceof RpcFailure) {
    const { status, headers, code, message, data } = thrown;
    return respond(status, headers, { code, message, ...(data === undefined ? {} : { data }) });
  }
  const error = toAppError(thrown);
  logHiddenCause(error, exchange, logger);
  if (tool !== undefined) {
    const text = toToolErrorText(error, tool, exchange.correlationId);
    return { status: 200, body: toResponse(visit, { content: [{ type: 'text', text }], isError: true }) };
  }
  const { status, headers, body } = toRestError(error, exchange.correlationId);
  const { message, ...data } = body.error;
  return respond(status, { ...headers, ...agentHeaders(error, visit) }, { code: toRpcCode(error.code), message, data });
}

/** Clients that accept JSON get JSON. @throws {RpcFailure} 406 if the client accepts neither. */
function takesEventsAlone(accept: string | undefined): boolean {
  if (accept === undefined || /(^|[,\s])(application\/(json|\*)|\*\/\*)\s*(;|,|$)/i.test(accept)) return false;
  if (/(^|[,\s])text\/(event-stream|\*)\s*(;|,|$)/i.test(accept)) return true;
  throw new RpcFailure(
    406,
    RPC.serverError,
    'Accept application/json or text/event-stream: there are no other media types.',
  );
}
