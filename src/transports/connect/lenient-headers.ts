import type { IncomingHttpHeaders } from 'node:http';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/durations.ts';

/** Longest duration of a call: streams end after an hour (`bounded-stream.ts`), other calls far earlier. */
const LONGEST_MS = HOUR_MS;
/** Milliseconds of each unit of `grpc-timeout` (grpc/grpc, doc/PROTOCOL-HTTP2.md). */
const UNITS: Readonly<Record<string, number>> = { H: HOUR_MS, M: MINUTE_MS, S: SECOND_MS, m: 1, u: 1e-3, n: 1e-6 };

/** Media types that have no charset. The charset of JSON is not removed. */
const BINARY_TYPE = /^\s*(application\/(?:grpc-web(?:-text)?(?:\+proto)?|(?:connect\+)?proto))\s*;/i;

/**
 * Removes harmless values that would make the framework refuse a call: parameters that gateways add to a binary media
 * type (`; charset=utf-8`), and deadlines longer than any call here. gRPC sends `99999999S` for no deadline.
 */
export function readLeniently(headers: IncomingHttpHeaders): void {
  const [, type] = BINARY_TYPE.exec(headers['content-type'] ?? '') ?? [];
  if (type !== undefined) headers['content-type'] = type;
  const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(String(headers['grpc-timeout'])) ?? [];
  if (Number(digits) * (UNITS[unit] ?? 0) > LONGEST_MS) delete headers['grpc-timeout'];
  const [millis] = /^\d{1,10}$/.exec(String(headers['connect-timeout-ms'])) ?? [];
  if (Number(millis) > LONGEST_MS) delete headers['connect-timeout-ms'];
}
