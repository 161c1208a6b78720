import type { IncomingMessage } from 'node:http';
import { JsonFault, literalOf, readJson } from '../platform/strict-json.ts';
import { assertReadable, type BodyRules, decodeUtf8, readBytes, unreadable } from './openapi/request-body.ts';

/** Identifies a request of JSON-RPC. Null, where a protocol allows it, is no id of this kind. */
export type RpcId = string | number;

/**
 * The body of a request of JSON-RPC; undefined if there is none.
 * @param noteId Told the id as soon as it can be read, also of a body that is refused: errors are answered to it too. An
 * id that could not be echoed as it is written, such as 1.0, is none.
 * @throws {AppError} as `readJsonBody` does.
 */
export async function readRpcBody(
  request: IncomingMessage,
  rules: BodyRules,
  noteId: (id: RpcId) => void,
): Promise<unknown> {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return undefined;
  assertReadable(request, rules);
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const text = decodeUtf8(bytes);
  const note = () => {
    const id = idIn(text);
    if (id !== undefined) noteId(id);
  };
  try {
    const body = readJson(text);
    note();
    return body;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    if (error.kind !== 'syntax' && error.kind !== 'byte_order_mark') note();
    throw unreadable(error);
  }
}

/** An answer repeats its id, a stream in each event. */
const MAX_ID_LENGTH = 1_024;

/** The id in a text of valid JSON. */
function idIn(text: string): RpcId | undefined {
  const literal = literalOf(text, 'id');
  if (literal === undefined) return undefined;
  const id = JSON.parse(literal) as RpcId;
  const isExact =
    typeof id === 'string'
      ? id.isWellFormed() && id.length <= MAX_ID_LENGTH
      : Number.isSafeInteger(id) && String(id) === literal;
  return isExact ? id : undefined;
}
