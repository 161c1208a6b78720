import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';
import { expectEnvelope, sendRaw } from './raw-http.ts';

const WORK_ITEMS = '/api/v1/public/work-items';

describe('hostile HTTP', () => {
  let service: TestService;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());
  afterEach(async () => {
    expect((await key.client.listWorkItems()).body).toEqual({ work_items: [], next_page_token: null });
  });

  const send = (...lines: string[]) => sendRaw(service.address, `${lines.join('\r\n')}\r\n\r\n`);
  const authorised = () => `X-Api-Key: ${key.token}`;

  it.each([
    ['bad percent-encoding', `${WORK_ITEMS}/%zz`],
    ['a cut escape', `${WORK_ITEMS}/%e`],
    ['invalid UTF-8', `${WORK_ITEMS}/%ff%fe`],
    ['a NUL', `${WORK_ITEMS}/%00`],
    ['an encoded slash', `${WORK_ITEMS}%2f..%2f..%2fhealthz`],
    ['dot segments', `${WORK_ITEMS}/../../../../etc/passwd`],
    ['an empty segment', `/api/v1/public//work-items`],
    ['a trailing slash', `${WORK_ITEMS}/`],
    ['an overlong segment', `${WORK_ITEMS}/${'a'.repeat(4_000)}`],
    ['another case', '/API/v1/public/work-items'],
    ['bad encoding outside the API', '/docs/%zz'],
    ['an unknown page', '/no/such/page'],
    ['an id with an operator', `${WORK_ITEMS}/[$ne]`],
  ])('answers 400 or 404 to a path with %s', async (_what, path) => {
    const [answer] = await send(`GET ${path} HTTP/1.1`, 'Host: x', authorised());
    expectEnvelope(answer, 400, 404);
  });

  it.each([
    ['another protocol', ['GET / HTTP/3.0', 'Host: x']],
    ['no protocol at all', ['GARBAGE']],
    ['an unknown method', [`BREW ${WORK_ITEMS} HTTP/1.1`, 'Host: x']],
    ['a header without a colon', [`GET ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'broken']],
    ['a NUL in a header', [`GET ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'X-A: a\0b']],
    ['a space before the colon', [`GET ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'X-A : b']],
    [
      'length and chunks at once',
      [`POST ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    ],
    ['two lengths', [`POST ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'Content-Length: 5', 'Content-Length: 6']],
    ['a negative length', [`POST ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'Content-Length: -1']],
    ['no Host', [`GET ${WORK_ITEMS} HTTP/1.1`]],
    ['an expectation', [`GET ${WORK_ITEMS} HTTP/1.1`, 'Host: x', 'Expect: wonders']],
  ])('answers 400 or 417 to %s', async (_what, lines) => {
    const [answer] = await send(...lines);
    expectEnvelope(answer, 400, 417);
  });

  it('answers 400 to a chunk whose size is not a number', async () => {
    const head = [`POST ${WORK_ITEMS} HTTP/1.1`, 'Host: x', authorised(), 'Content-Type: application/json'];
    const [answer] = await send(...head, 'Transfer-Encoding: chunked', '', 'zz', 'x');
    expectEnvelope(answer, 400);
  });

  it('answers headers that are too large with 431', async () => {
    const [one] = await send(`GET ${WORK_ITEMS} HTTP/1.1`, 'Host: x', `X-A: ${'a'.repeat(20_000)}`);
    expectEnvelope(one, 431);
    const [many] = await send(
      `GET ${WORK_ITEMS} HTTP/1.1`,
      'Host: x',
      ...Array.from({ length: 2_000 }, (_, i) => `X-${i}: 1`),
    );
    expectEnvelope(many, 431, 401);
    const [target] = await send(`GET ${WORK_ITEMS}?tag=${'a'.repeat(20_000)} HTTP/1.1`, 'Host: x');
    expectEnvelope(target, 431);
  });

  it.each([
    'TRACE',
    'OPTIONS',
    'PUT',
    'DELETE',
    'PROPFIND',
    'QUERY',
  ])('answers %s with 405 and the allowed methods', async (method) => {
    const [answer] = await send(`${method} ${WORK_ITEMS} HTTP/1.1`, 'Host: x', authorised());
    expectEnvelope(answer, 405);
    expect(answer?.headers['allow']).toBe('GET, HEAD, POST');
  });

  it('ignores headers that override the method', async () => {
    const override = ['X-HTTP-Method-Override: POST', 'X-Method-Override: POST'];
    const [answer] = await send(`GET ${WORK_ITEMS} HTTP/1.1`, 'Host: x', authorised(), ...override);
    expect(answer?.status).toBe(200);
  });

  it('answers pipelined requests separately and in order', async () => {
    const get = `GET ${WORK_ITEMS} HTTP/1.1\r\nHost: x\r\n`;
    const requests = `${get}X-Request-Id: first\r\n\r\n${get}${authorised()}\r\nX-Request-Id: second\r\n\r\n`;
    const [first, second] = await sendRaw(service.address, requests, 2);
    expectEnvelope(first, 401);
    expect(first?.headers['x-correlation-id']).toBe('first');
    expect(second?.status).toBe(200);
    expect(second?.headers['x-correlation-id']).toBe('second');
  });

  it('does not read the body of a refused request as the next request', async () => {
    const smuggled = `GET ${WORK_ITEMS} HTTP/1.1\r\nHost: x\r\n${authorised()}\r\n\r\n`;
    const refused = `POST ${WORK_ITEMS} HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
    const probe = `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-Id: probe\r\n\r\n`;
    const [first, second] = await sendRaw(service.address, refused + probe, 2);
    expectEnvelope(first, 401);
    expect(second?.headers['x-correlation-id']).toBe('probe');
  });

  it('serves the absolute form of a target (RFC 9112, 3.2.2)', async () => {
    const [answer] = await send(`GET http://x${WORK_ITEMS} HTTP/1.1`, 'Host: x', authorised());
    expect(answer?.status).toBe(200);
  });

  it.each([
    ['that is too long', 'a'.repeat(200)],
    ['with markup', '<script>alert(1)</script>'],
    ['with encoded line breaks', 'a%0d%0aX-Injected: 1'],
  ])('does not repeat a request id %s', async (_what, id) => {
    const [answer] = await send(`GET /healthz HTTP/1.1`, 'Host: x', `X-Request-Id: ${id}`);
    expect(answer?.status).toBe(200);
    expect(answer?.headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});
