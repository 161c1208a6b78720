import type { IncomingMessage } from 'node:http';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import type { RpcId } from '../json-rpc-body.ts';
import { EXTENSION_URI, type Extension } from './extension.ts';
import type { A2aVersion } from './versions.ts';

/**
 * Checks that the body is one request of JSON-RPC 2.0.
 * @param requestId The id to answer to; null if there is none.
 * @throws {A2aRefusal} for anything else, batches included: A2A has none.
 */
export function toRequest(body: unknown, requestId: RpcId | null): JsonObject {
  if (body === undefined) throw new A2aRefusal('PARSE_ERROR', 'The body is empty; send a JSON-RPC request.');
  if (!isObject(body)) throw new A2aRefusal('INVALID_REQUEST', 'Send one JSON-RPC request, which is a JSON object.');
  const { jsonrpc, id, method } = body;
  const hasId = id === undefined || id === null || requestId !== null;
  if (jsonrpc === '2.0' && hasId && typeof method === 'string' && method !== '') return body;
  const message =
    'Send jsonrpc "2.0", the name of a method, and as id a string or an integer without fraction and exponent.';
  throw new A2aRefusal('INVALID_REQUEST', message);
}

const ID_FIELDS = [
  ['messageId', 'message_id'],
  ['taskId', 'task_id'],
  ['contextId', 'context_id'],
] as const;
/** Kinds of content by version; a part holds exactly one (specification 0.3, 6.5; 1.0, 4.1.6). */
const CONTENT = { '0.3': ['text', 'data', 'file'], '1.0': ['text', 'data', 'raw', 'url'] } as const;
/** A message with more parts is refused later. */
const MAX_CHECKED_PARTS = 20;

/**
 * Checks values that the codec would change silently: it turns any value into text, and takes the first of several
 * contents. Checks the kinds of parts too, because the codec's refusal names no field.
 * @throws {AppError} `validation_error` naming each field.
 */
export function assertMessageShape({ params }: JsonObject, version: A2aVersion): void {
  const message = isObject(params) ? params['message'] : undefined;
  if (!isObject(message)) return;
  const problems: ErrorDetail[] = [];
  for (const [field, alias] of ID_FIELDS) {
    const value = message[field] ?? message[alias] ?? '';
    if (typeof value !== 'string') problems.push({ field: `message.${field}`, problem: 'must be a string' });
  }
  const parts = Array.isArray(message['parts']) ? message['parts'].slice(0, MAX_CHECKED_PARTS) : [];
  for (const [index, part] of parts.entries()) {
    const field = `message.parts[${index}]`;
    const names = CONTENT[version];
    const content = isObject(part) ? names.filter((name) => (part[name] ?? null) !== null) : [];
    if (content.length !== 1) {
      problems.push({ field, problem: `must hold exactly one of ${names.join(', ')}` });
    } else if (content[0] === 'text' && typeof part.text !== 'string') {
      problems.push({ field: `${field}.text`, problem: 'must be a string' });
    } else if (version === '0.3' && isObject(part) && part['kind'] !== content[0]) {
      problems.push({ field: `${field}.kind`, problem: `must be "${content[0]}"` });
    }
  }
  if (problems.length > 0) throw validationError(problems);
}

export function asksForPush({ method, params }: JsonObject): boolean {
  if (typeof method === 'string' && /pushNotificationConfigs?(\/|$)/i.test(method)) return true;
  const configuration = isObject(params) ? params['configuration'] : undefined;
  if (!isObject(configuration)) return false;
  return ['pushNotificationConfig', 'taskPushNotificationConfig'].some((name) => Boolean(configuration[name]));
}

/** Returns `Last-Event-ID` (HTML Standard, 9.2.4); undefined unless it is a position in the log. */
export function lastEventIdOf({ headers }: IncomingMessage): number | undefined {
  const value = headers['last-event-id'];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) return undefined;
  return Number(value);
}

/** Confirms our extension to a client that asked for it (specification 0.3, 7.4; 1.0, 4.6). */
export function extensionHeaders({ headers }: IncomingMessage): Record<string, string> {
  const answered: Record<string, string> = {};
  for (const [name, asked] of [
    ['A2A-Extensions', headers['a2a-extensions']],
    ['X-A2A-Extensions', headers['x-a2a-extensions']],
  ] as const) {
    const uris = String(asked ?? '').split(',');
    if (uris.some((uri) => uri.trim() === EXTENSION_URI)) answered[name] = EXTENSION_URI;
  }
  return answered;
}

/** Sets `final` on the event that ends a stream of 0.3 because the agent must answer. The codec does not. */
export function withFinal(version: A2aVersion, envelope: object): object {
  const { result } = envelope as {
    result?: { kind?: string; status?: { state?: string }; metadata?: JsonObject; final?: boolean };
  };
  if (version !== '0.3' || result?.kind !== 'status-update' || result.status?.state !== 'input-required')
    return envelope;
  const metadata = result.metadata?.[EXTENSION_URI] as Extension['EventMetadata'] | undefined;
  if (metadata?.event.startsWith('work_item.')) result.final = true;
  return envelope;
}
