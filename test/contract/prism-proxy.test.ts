import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MediaNode, operationsOf, readContract, resolve } from './contract.ts';
import { isForwardable, type PrismProxy, responseViolations, startPrismProxy } from './prism.ts';

const PATH = '/api/v1/public/work-items/wi_01h455vb4pex5vsknk084sn02q';

/** Returns the contract's example of a successful answer to getWorkItem. */
function exampleWorkItem(): Record<string, unknown> {
  const contract = readContract();
  const entry = operationsOf(contract).find(({ operation }) => operation.operationId === 'getWorkItem');
  const media = entry?.operation.responses['200']?.content?.['application/json'] as MediaNode;
  const [example] = Object.values(media.examples ?? {});
  return resolve(contract, example)?.value as Record<string, unknown>;
}

describe('the Prism proxy', () => {
  const rightHeaders = { 'Content-Type': 'application/json', ETag: '"1"', 'X-Correlation-Id': 'abc' };
  const right = { status: 200, headers: rightHeaders as Record<string, string>, body: exampleWorkItem() };
  let answer: typeof right;
  let upstream: Server;
  let proxy: PrismProxy;

  beforeAll(async () => {
    upstream = createServer((_request, response) => {
      response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
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
  beforeEach(() => {
    answer = structuredClone(right);
  });

  async function violations(path = PATH): Promise<string[]> {
    const response = await fetch(`${proxy.address}${path}`, { headers: { 'X-Api-Key': 'any' } });
    expect(response.status).toBe(answer.status);
    return responseViolations(response.headers);
  }

  it('passes a correct answer', async () => {
    expect(await violations()).toEqual([]);
  });

  it('passes a correct answer to an invalid request', async () => {
    const message = 'work_item_id: is not the id of a WorkItem';
    const error = {
      type: 'validation_error',
      code: 'validation_error',
      message,
      correlation_id: 'abc',
      retryable: false,
    };
    answer = { ...right, status: 400, body: { error } };
    expect(await violations('/api/v1/public/work-items/wi_x')).toEqual([]);
  });

  it('reports a status that the contract does not document', async () => {
    answer.status = 418;
    expect(await violations()).toEqual([expect.stringContaining('Unable to match the returned status code')]);
  });

  it('reports a body that lacks a required field', async () => {
    delete answer.body['subject'];
    expect(await violations()).toEqual([expect.stringContaining("required property 'subject'")]);
  });

  it('reports a field of the wrong type', async () => {
    answer.body['version'] = 'one';
    expect(await violations()).toEqual([expect.stringContaining('response.body.version')]);
  });

  it('reports a missing required header', async () => {
    delete answer.headers['ETag'];
    expect(await violations()).toEqual([expect.stringMatching(/response.*etag/i)]);
  });

  it('reports an undocumented media type', async () => {
    answer.headers['Content-Type'] = 'text/html';
    expect(await violations()).toContainEqual(expect.stringContaining('media type'));
  });
});

describe('isForwardable', () => {
  const json = 'application/json';

  it.each<[expected: boolean, target: string, contentType?: string, body?: string | Uint8Array]>([
    [true, `${PATH}?limit=1`],
    [true, PATH, json, '{"subject":"a"}'],
    [true, PATH, 'application/merge-patch+json; charset=utf-8', '{}'],
    [true, PATH, 'text/plain', 'anything'],
    [false, `/${PATH}`],
    [false, `${PATH}?tag=%ff`],
    [false, PATH, json, '{"subject":'],
    [false, PATH, json, 'null'],
    [false, PATH, json, Buffer.from('7b2261223a22ff227d', 'hex')],
    [false, PATH, 'text/plain', new Uint8Array([0xff])],
    [false, PATH, 'nonsense', '{}'],
  ])('is %s for the target %s with content type %s and body %s', (expected, target, contentType, body) => {
    expect(isForwardable(contentType, body, target)).toBe(expected);
  });

  it('is false for a body that is too large for the service', () => {
    expect(isForwardable(json, JSON.stringify({ subject: 'a'.repeat(300_000) }), PATH)).toBe(false);
  });
});

describe('responseViolations', () => {
  it('reports a list that Prism has truncated', () => {
    const cut = 'Too many violations! [{"location":["response","body"],"severity":"Error","mess';
    expect(responseViolations(new Headers({ 'sl-violations': cut }))).toEqual([cut]);
  });

  it('is empty if only the request has violations', () => {
    const list = JSON.stringify([{ location: ['request', 'query'], severity: 'Error', message: 'x' }]);
    expect(responseViolations(new Headers({ 'sl-violations': list }))).toEqual([]);
  });
});
