import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../generated/rest/routes.ts';
import { type PrismProxy, responseViolations, startPrismProxy } from '../contract/prism.ts';
import { type RecordedAnswer, readRecordedAnswers } from '../support/recorded-answers.ts';

const ANSWERS = readRecordedAnswers(path.resolve(import.meta.dirname, '../../.workgate/answers'));

/** Statuses that count as success. `directActionExecution` refuses every caller, so its 403 counts. */
const successOf = (operationId: string) => (operationId === 'directActionExecution' ? [403] : [200, 201, 202, 204]);

const statusesOf = (operationId: string) =>
  ANSWERS.filter((answer) => answer.operationId === operationId).map(({ status }) => status);

describe('the recorded responses', () => {
  it.each(Object.keys(routes))('include a success, a 400 and a 401 of %s', (operationId) => {
    const statuses = statusesOf(operationId);
    expect(statuses).toEqual(expect.arrayContaining([400, 401].filter((one) => isDocumented(operationId, one))));
    expect(
      statuses.some((status) => successOf(operationId).includes(status)),
      String(statuses),
    ).toBe(true);
  });
});

function isDocumented(operationId: string, status: number): boolean {
  const { statuses } = Object.values(routes).find((route) => route.operationId === operationId) ?? { statuses: [] };
  return (statuses as readonly number[]).includes(status);
}

describe('Prism finds no violation in', () => {
  let replayed: RecordedAnswer;
  let upstream: Server;
  let proxy: PrismProxy;

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      request.resume().once('end', () => response.writeHead(replayed.status, replayed.headers).end(replayed.body));
    });
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    proxy = await startPrismProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await proxy.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  it.each(
    ANSWERS.map((answer) => [answer.operationId, answer.status, answer] as const),
  )('%s -> %i', async (_operationId, status, answer) => {
    replayed = answer;
    const { method, target, contentType, body } = answer.request;
    const response = await fetch(`${proxy.address}${target}`, {
      method,
      headers: { 'X-Api-Key': 'recorded', ...(contentType === null ? {} : { 'Content-Type': contentType }) },
      ...(body === null ? {} : { body }),
    });
    expect(response.status).toBe(status);
    expect(responseViolations(response.headers)).toEqual([]);
  });
});
