import type { IncomingMessage } from 'node:http';
import { JsonFault, literalOf, readJson } from '../platform/strict-json.ts';
import { isLonger } from '../platform/text-length.ts';
import { assertReadable, type BodyRules, decodeUtf8, hasBody, readBytes, unreadable } from './openapi/request-body.ts';

/** Id of a JSON-RPC request. A null id, where a protocol allows it, is not included. */
export type RpcId = string | number;

/**
 * Reads the body of a JSON-RPC request; undefined if there is none.
 * @param noteId Called with the id as soon as it is readable, even if the body is then refused, because errors repeat
 * the id too. An id that cannot be repeated exactly as written, such as 1.0, is not passed on.
 * @throws {AppError} as `readJsonBody` does.
 */
export async function readRpcBody(
  request: IncomingMessage,
  rules: BodyRules,
  noteId: (id: RpcId) => void,
): Promise<unknown> {
  if (!hasBody(request)) return undefined;
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

/** Longest id in characters. Answers repeat the id, and streams repeat it in each event. */
const MAX_ID_LENGTH = 1_024;

/** Returns the id in a text of valid JSON; undefined if there is none that can be repeated exactly. */
function idIn(text: string): RpcId | undefined {
  const literal = literalOf(text, 'id');
  if (literal === undefined) return undefined;
  const id = JSON.parse(literal) as RpcId;
  const isExact =
    typeof id === 'string'
      ? id.isWellFormed() && !isLonger(id, MAX_ID_LENGTH)
      : Number.isSafeInteger(id) && String(id) === literal;
  return isExact ? id : undefined;
}
