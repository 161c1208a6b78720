import { connect } from 'node:net';
import { expect } from 'vitest';
import * as responseValidators from '../../generated/rest/response-validators.js';

const TIMEOUT_MS = 5_000;

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are. Reads until the server closes the connection or has sent the given number of answers. */
export function sendRaw(address: string, bytes: string | Buffer, answers = 1): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No complete answer within ${TIMEOUT_MS} ms: ${received}`));
    }, TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parse(received));
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
      if (parse(received).length >= answers) finish();
    });
    // A server that has answered may reset the connection while more of the request arrives.
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** Returns the complete answers at the start of `received`. Every answer of this service has a Content-Length. */
function parse(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) break;
    const [statusLine = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) break;
    answers.push({ status: Number(statusLine.slice(9, 12)), headers, body });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

/** Expects the error envelope with one of these statuses, and its correlation id in the header too. */
export function expectEnvelope(answer: RawAnswer | undefined, ...statuses: number[]): void {
  expect(answer, 'no answer at all').toBeDefined();
  const { status, headers, body } = answer as RawAnswer;
  expect(statuses, body).toContain(status);
  expect(headers['content-type']).toBe('application/json');
  const parsed = JSON.parse(body) as { error: { correlation_id: string } };
  const validate = responseValidators.errorResponse as unknown as (value: unknown) => boolean;
  expect(validate(parsed), body).toBe(true);
  expect(headers['x-correlation-id']).toBe(parsed.error.correlation_id);
}
