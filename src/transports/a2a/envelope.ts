import type { IncomingMessage } from 'node:http';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import type { RpcId } from '../json-rpc-body.ts';
import { EXTENSION_URI, type Extension } from './extension.ts';
import type { A2aVersion } from './versions.ts';

/**
 * @param requestId The id that can be answered to; null if there is none.
 * @throws {A2aRefusal} unless it is a request of JSON-RPC 2.0: there are no batches in A2A.
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
/** What a part is, by version; it is exactly one of them (specification 0.3, 6.5; 1.0, 4.1.6). */
const CONTENT = { '0.3': ['text', 'data', 'file'], '1.0': ['text', 'data', 'raw', 'url'] } as const;
/** More parts are refused anyway, and none needs a problem for each. */
const MAX_CHECKED_PARTS = 20;

/**
 * Checks of a message what its codec would change silently: it makes text of anything, and takes the first of contents.
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
    }
  }
  if (problems.length > 0) throw validationError(problems);
}

/** Whether the request is about notifications that the service would have to push. */
export function asksForPush({ method, params }: JsonObject): boolean {
  if (typeof method === 'string' && /pushNotificationConfigs?(\/|$)/i.test(method)) return true;
  const configuration = isObject(params) ? params['configuration'] : undefined;
  if (!isObject(configuration)) return false;
  return ['pushNotificationConfig', 'taskPushNotificationConfig'].some((name) => Boolean(configuration[name]));
}

/** Where a client has stopped reading (HTML Standard, 9.2.4); undefined for anything but a place in the log. */
export function lastEventIdOf({ headers }: IncomingMessage): number | undefined {
  const value = headers['last-event-id'];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) return undefined;
  return Number(value);
}

/** Says that our extension was understood, to who has asked for it (specification 0.3, 7.4; 1.0, 4.6). */
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

/**
 * Marks the event that ends a stream of 0.3. The codec marks ends of tasks only, but a stream ends too where the agent
 * is to say something.
 */
export function withFinal(version: A2aVersion, envelope: object): object {
  const { result } = envelope as {
    result?: { kind?: string; status?: { state?: string }; metadata?: JsonObject; final?: boolean };
  };
  if (version !== '0.3' || result?.kind !== 'status-update' || result.status?.state !== 'input-required')
    return envelope;
  const told = result.metadata?.[EXTENSION_URI] as Extension['EventMetadata'] | undefined;
  if (told?.event.startsWith('work_item.')) result.final = true;
  return envelope;
}
