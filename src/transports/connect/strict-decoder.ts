import { JsonFault, readJson } from '../../platform/strict-json.ts';
import { decodeUtf8, unreadable } from '../openapi/request-body.ts';
import { toConnectError } from './errors.ts';

/** What the framework reads the text of JSON messages with, in unary calls, streams and gRPC-web alike. */
export interface JsonDecoder {
  decode: (bytes: Uint8Array) => string;
}

/**
 * Lets only such JSON through to the framework as has one reading: of repeated members it would take the last. What is no
 * JSON at all it says itself. The correlation id is put in where the answer is written.
 */
export const strictDecoder: JsonDecoder = {
  decode(bytes) {
    try {
      const text = decodeUtf8(bytes);
      readJson(text);
      return text;
    } catch (error) {
      if (error instanceof JsonFault && error.kind === 'syntax') return Buffer.from(bytes).toString();
      throw toConnectError(error instanceof JsonFault ? unreadable(error) : error, '', undefined);
    }
  },
};
