import type { IncomingMessage } from 'node:http';
import { instructions, serverInfo } from '../../../generated/mcp/tools.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { type FailedTool, toRpcCode, toToolErrorText } from '../../errors/to-mcp.ts';
import { toRestError } from '../../errors/to-rest.ts';
import type { Logger } from '../../platform/logger.ts';
import { type AgentCall, type AgentGate, type AgentVisit, agentHeaders } from '../agent-gate.ts';
import { withDeadline } from '../deadline.ts';
import { type Exchange, exchangeOf, logHiddenCause, sendJson } from '../http-answer.ts';
import type { HttpDoor } from '../http-door.ts';
import type { JsonObject } from '../json-object.ts';
import { readRpcBody } from '../json-rpc-body.ts';
import { type RequestId, RPC, RpcFailure, type RpcMessage, toMessage } from './json-rpc.ts';
import { type Era, eraOf, HANDSHAKE_REVISIONS, SERVER_INFO_KEY, STATELESS_REVISION } from './revision.ts';
import { createToolHandlers, type ToolServices } from './tool-handlers.ts';
import { callTool, isKeyed, listedTools, subjectOf, type ToolHandlers, toToolName } from './tools.ts';

export interface McpDoorOptions extends ToolServices {
  gate: AgentGate;
  /** Time after which a request is answered as unavailable if it has no answer yet. */
  requestTimeoutMs: number;
  logger: Logger;
}

/** One request on its way through the door; filled in as it becomes known. */
interface Visit extends AgentVisit {
  exchange: Exchange;
  id?: RequestId | undefined;
  era?: Era;
  /** The tool that is being called: from then on, errors are answered as its result. */
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

/** What a client may rely on: tools, and a list of them that no notification ever changes. */
const CAPABILITIES = { tools: {} } as const;
/** How long a client may keep a list. Nothing but the credential changes what is in it. */
const CACHE = { ttlMs: 60_000, cacheScope: 'private' } as const;

/**
 * MCP over Streamable HTTP, without sessions and streams: each request is let in, read, checked and answered by itself,
 * on any node (agents.md, MCP).
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
    sendJson(response, exchange, answer.status, { ...agentHeaders(undefined, visit), ...answer.headers }, answer.body);
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
  assertTakesJson(request.headers.accept);
  if (body === undefined) throw new RpcFailure(400, RPC.parseError, 'The body is empty; send a JSON-RPC message.');
  const message = toMessage(body, visit.id);
  visit.era = eraOf(message, request.headers);
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
    if (cursor !== undefined)
      throw new RpcFailure(200, RPC.invalidParams, 'params.cursor: the list has one page only.');
    return { tools: listedTools(call), ...(era === 'stateless' ? CACHE : {}) };
  };
  const callOne: Method = (params, call, visit) => {
    const name = toToolName(params['name']);
    visit.exchange.operationId = `mcp.tools/call ${name}`;
    const mayRead = call.agentScopes.has('agent.work.read');
    visit.tool = { name, subject: subjectOf(name), keyed: isKeyed(name), mayRead };
    return callTool(handlers, name, params['arguments'] === undefined ? {} : params['arguments'], call);
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

/** Agrees on the client's revision, or offers the newest that begins in this way. */
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

/** What went wrong: as the result of the tool that was called, or else as an error of JSON-RPC under its HTTP status. */
function toFailure(thrown: unknown, visit: Visit, logger: Logger): Answer {
  const { exchange, tool } = visit;
  // Null stands for an id that could not be read (JSON-RPC 2.0, 5).
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

/** Every answer is JSON, also to clients that would take a stream as well; who takes only that gets 406. */
function assertTakesJson(accept: string | undefined): void {
  if (accept === undefined || /(^|[,\s])(application\/(json|\*)|\*\/\*)\s*(;|,|$)/i.test(accept)) return;
  throw new RpcFailure(406, RPC.serverError, 'Every answer is application/json; accept that.');
}
