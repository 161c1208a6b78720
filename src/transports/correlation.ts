import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header of W3C Trace Context, 3.2: version, trace-id, parent-id, flags. An all-zero trace-id is invalid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;
const REQUEST_ID = /^[A-Za-z0-9._:/+=@-]{1,128}$/;

/** Returns the trace-id of `traceparent`, else a well-formed `X-Request-Id`, else a new random id. */
export function correlationIdOf(headers: IncomingHttpHeaders): string {
  const { traceparent, 'x-request-id': requestId } = headers;
  if (typeof traceparent === 'string') {
    const traceId = TRACEPARENT.exec(traceparent)?.[1];
    if (traceId !== undefined) return traceId;
  }
  if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) return requestId;
  // Fast, because Node caches random UUIDs. Without hyphens it has the form of a trace-id, 32 hexadecimal digits.
  return randomUUID().replaceAll('-', '');
}
