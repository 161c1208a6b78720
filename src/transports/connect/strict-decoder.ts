import { JsonFault, readJson } from '../../platform/strict-json.ts';
import { decodeUtf8, unreadable } from '../openapi/request-body.ts';
import { toConnectError } from './errors.ts';

/** Decoder that the framework uses for the text of JSON messages, in unary calls, streams and gRPC-web. */
export interface JsonDecoder {
  decode: (bytes: Uint8Array) => string;
}

/**
 * Passes only JSON with a single reading to the framework, which would take the last of repeated members. Text that is
 * not JSON is left for the framework to refuse. The correlation id is added where the answer is written.
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
