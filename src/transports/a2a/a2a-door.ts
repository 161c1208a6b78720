import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentCard } from '@a2a-js/sdk';
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server';
import { JsonRpcTransportHandler, ServerCallContext } from '@a2a-js/sdk/server';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { A2aRefusal, refusalOfCode, toA2aError } from '../../errors/to-a2a.ts';
import { abortWith } from '../../platform/abort-with.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import { type AgentCall, type AgentGate, agentHeaders } from '../agent-gate.ts';
import { exchangeOf, logHiddenCause, sendJson } from '../http-answer.ts';
import type { HttpDoor } from '../http-door.ts';
import { readRpcBody } from '../json-rpc-body.ts';
import { asksForPush, assertMessageShape, extensionHeaders, lastEventIdOf, toRequest, withFinal } from './envelope.ts';
import { EventStream } from './event-stream.ts';
import { noPushNotifications } from './incoming.ts';
import { readListing } from './listing.ts';
import { createRequestHandler, type HandlerServices } from './request-handler.ts';
import { TaskReader, type TaskReaderServices } from './task-reader.ts';
import { A2A_PATH, answeredVersionOf, METHODS, noSuchMethod, versionOf } from './versions.ts';
import { type A2aVisit, mayStillRead } from './visit.ts';

export interface A2aDoorOptions extends TaskReaderServices {
  gate: AgentGate;
  card: AgentCard;
  requestTimeoutMs: number;
  /** Milliseconds that a message waits for its task. Its request may take that much longer. */
  maxWaitMs: number;
  /** Aborted when the service stops. Streams end then, and clients resume them on another node. */
  shutdownSignal: AbortSignal;
  logger: Logger;
}

type Outcome = { error?: { code: number; message: string } } | AsyncGenerator<object, void, undefined>;
type Stream = AsyncGenerator<object, void, undefined>;

const JSON_ONLY = { mediaTypes: ['application/json'] } as const;
const STREAMS_OF_0_3: readonly string[] = ['message/stream', 'tasks/resubscribe'];
/** Clients resume the stream afterwards. */
const MAX_STREAM_MS = HOUR_MS;

/**
 * Creates the A2A door, over JSON-RPC and server-sent events. The SDK translates both versions of the protocol. Every
 * node can serve every task, from the event log.
 */
export function createA2aDoor(options: A2aDoorOptions): HttpDoor {
  const services: HandlerServices = {
    ...options,
    tasks: new TaskReader(options),
    card: () => options.card,
  };
  const handle: HttpDoor['handle'] = async (request, response) => {
    const exchange = exchangeOf(request);
    exchange.operationId = 'a2a';
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const release = abortWith(gone, [options.shutdownSignal], MAX_STREAM_MS);
    const deadline = new AbortController();
    let timer = setTimeout(() => deadline.abort(), options.requestTimeoutMs);
    const visit: A2aVisit = {
      exchange,
      version: answeredVersionOf(request),
      method: undefined,
      requestId: null,
      checkedAtMs: performance.now(),
      signal: gone.signal,
      isOver: () => response.headersSent || gone.signal.aborted,
      waitFor(ms) {
        clearTimeout(timer);
        timer = setTimeout(() => deadline.abort(), options.requestTimeoutMs + ms);
      },
      lastEventId: lastEventIdOf(request),
      position: 0,
      isAnswered: false,
    };
    try {
      const { call, outcome } = await within(deadline.signal, serve(request, visit, services, options.gate));
      const headers = { ...agentHeaders(undefined, visit), ...extensionHeaders(request) };
      if (!(Symbol.asyncIterator in outcome)) return sendJson(response, exchange, 200, headers, outcome);
      const first = await within(deadline.signal, outcome.next());
      clearTimeout(timer);
      // A stream mostly waits. The code that watches timelines limits the number of streams.
      visit.work?.release();
      await stream(response, visit, { call, events: outcome, first, headers, gone, logger: options.logger });
    } catch (error) {
      fail(response, visit, error, options.logger);
    } finally {
      clearTimeout(timer);
      release();
      visit.work?.release();
      // Stops any work that continues for an answer nobody waits for.
      gone.abort();
    }
  };
  return { path: A2A_PATH, aliases: [`${A2A_PATH}/`], handle };
}

async function serve(
  request: IncomingMessage,
  visit: A2aVisit,
  services: HandlerServices,
  gate: AgentGate,
): Promise<{ call: AgentCall; outcome: Outcome }> {
  if (request.method !== 'POST') {
    const message = `${request.method} is not allowed here; use POST.`;
    throw new AppError('method_not_allowed', message, { allowedMethods: ['POST'] });
  }
  const call = await gate(request, 'a2a', visit);
  visit.bearer = call.bearer;
  const sent = await readBody(request, visit);
  // The version is checked after the body is read: a refusal of the version needs the request id from the body.
  visit.version = versionOf(request);
  const body = toRequest(sent, visit.requestId);
  visit.method = METHODS[visit.version].find((known) => known === body['method']);
  if (visit.method !== undefined) visit.exchange.operationId = `a2a ${visit.method}`;
  if (asksForPush(body)) throw noPushNotifications();
  if (visit.method === undefined) throw noSuchMethod(String(body['method']), visit.version);
  if (visit.method === 'ListTasks') visit.listing = readListing(body['params'] ?? undefined);
  else assertMessageShape(body, visit.version);
  const handler = createRequestHandler(services, call, visit);
  const context = new ServerCallContext({ requestedVersion: visit.version });
  const codec =
    visit.version === '0.3' ? new LegacyJsonRpcTransportHandler(handler) : new JsonRpcTransportHandler(handler);
  // A list request may omit its params, but the codec reads them to decide if artifacts are shown.
  const { listing } = visit;
  const readable = listing === undefined ? body : { ...body, params: { includeArtifacts: listing.includeArtifacts } };
  const outcome = (await codec.handle(readable, context)) as Outcome;
  if ('error' in outcome && outcome.error !== undefined) {
    if (visit.isAnswered) throw new Error(`The codec failed on an answer: ${outcome.error.message}`);
    throw visit.thrown ?? codecRefusal(outcome.error);
  }
  return { call, outcome };
}

async function readBody(request: IncomingMessage, visit: A2aVisit): Promise<unknown> {
  try {
    return await readRpcBody(request, JSON_ONLY, (id) => {
      visit.requestId = id;
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_error') throw error;
    throw new A2aRefusal('PARSE_ERROR', error.message);
  }
}

/** An error of a codec before our handler answered is about the request, even if the codec calls it internal. */
function codecRefusal({ code, message }: { code: number; message: string }): A2aRefusal {
  const refusal = refusalOfCode(code, message);
  if (refusal !== null && refusal.reason !== 'INTERNAL_ERROR') return refusal;
  return new A2aRefusal('INVALID_PARAMS', 'params: do not match the method.');
}

interface OpenStream {
  call: AgentCall;
  events: Stream;
  first: IteratorResult<object, void>;
  headers: Record<string, string>;
  gone: AbortController;
  logger: Logger;
}

async function stream(response: ServerResponse, visit: A2aVisit, open: OpenStream): Promise<void> {
  const { call, events, headers, gone, logger } = open;
  const recheck = async () => {
    if (!(await mayStillRead(visit, call, 0))) gone.abort();
  };
  const out = new EventStream(response, visit.exchange, headers, gone.signal, recheck);
  try {
    for (let next = open.first; next.done !== true; next = await events.next()) {
      await out.send(withFinal(visit.version, next.value), visit.position);
    }
  } catch (error) {
    await out.send(errorBody(visit, error, logger).body);
  } finally {
    out.end();
    await events.return(undefined);
  }
}

function fail(response: ServerResponse, visit: A2aVisit, thrown: unknown, logger: Logger): void {
  if (response.headersSent) return;
  const { status, headers, body } = errorBody(visit, thrown, logger);
  const all = { ...agentHeaders(thrown instanceof AppError ? thrown : undefined, visit), ...headers };
  if (status === 200 && visit.method !== undefined && STREAMS_OF_0_3.includes(visit.method)) {
    // Clients of 0.3 that asked for a stream cannot read any other kind of answer.
    const out = new EventStream(response, visit.exchange, all);
    void out.send(body).then(() => out.end());
    return;
  }
  sendJson(response, visit.exchange, status, all, body);
}

function errorBody({ exchange, version, requestId, bearer, lackedScope }: A2aVisit, thrown: unknown, logger: Logger) {
  if (!(thrown instanceof A2aRefusal)) logHiddenCause(toAppError(thrown), exchange, logger);
  const { status, headers, error } = toA2aError(thrown, exchange.correlationId, version);
  const challenge: Record<string, string> =
    lackedScope === undefined || bearer !== true
      ? {}
      : { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${lackedScope}"` };
  return { status, headers: { ...headers, ...challenge }, body: { jsonrpc: '2.0', id: requestId, error } };
}

async function within<T>(deadline: AbortSignal, outcome: Promise<T>): Promise<T> {
  const listening = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const onAbort = () => reject(new AppError('unavailable', 'The request took too long. Send it again unchanged.'));
    deadline.addEventListener('abort', onAbort, { once: true, signal: listening.signal });
  });
  return Promise.race([outcome, late]).finally(() => listening.abort());
}
