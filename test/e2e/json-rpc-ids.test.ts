/** The `id` of JSON-RPC at both doors that speak it, MCP and A2A, and the paths of these doors. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await TestService.start();
  token = (await RefundDesk.open(service)).key.token;
});
afterAll(() => service.stop());

const UNKNOWN = 'wi_01h455vb4pex5vsknk084sn02q';
const DOORS = [
  { door: 'a2a', good: `"method":"tasks/get","params":{"id":"${UNKNOWN}"}`, bad: '"method":"none"' },
  { door: 'mcp', good: '"method":"ping"', bad: '"method":"none"' },
] as const;

async function post(path: string, body: string, method = 'POST') {
  const response = await fetch(`${service.address}/api/v1/${path}`, {
    method,
    headers: { 'X-Api-Key': token, 'Content-Type': 'application/json' },
    ...(method === 'POST' ? { body } : {}),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
/** Returns the id of an answer exactly as it is written there. */
const idIn = (text: string) => /"id":("(?:[^"\\\\]|\\\\.)*"|[^,}]+)/.exec(text)?.[1];

describe.each(DOORS)('at $door', ({ door, good, bad }) => {
  test.each([
    '"1"',
    '1',
    '0',
    '-7',
    '9007199254740991',
    '-9007199254740991',
    '""',
    '"1.0"',
    '"x\\"y"',
    '"ä€😀"',
  ])('echoes the id %s unchanged, whatever becomes of the request', async (id) => {
    const bodies = [
      `{"jsonrpc":"2.0","id":${id},${good}}`,
      `{"jsonrpc":"2.0","id":${id},${bad}}`,
      `{${good},"params":{"id":8,"x":[{"id":9}]},"jsonrpc":"2.0","id" : ${id} }`,
      `{"jsonrpc":"1.0","id":${id},${good}}`,
      `{"jsonrpc":"2.0","id":${id}}`,
      `{"jsonrpc":"2.0","id":${id},"method":7}`,
      `{"jsonrpc":"2.0","id":${id},"method":"ping","method":"ping"}`,
      `{"jsonrpc":"2.0","id":${id},"method":"ping","params":{"n":12345678901234567890}}`,
      `{"jsonrpc":"2.0","id":${id},"method":"ping","params":${'['.repeat(80)}${']'.repeat(80)}}`,
      `{"jsonrpc":"2.0","id":${id},"method":"ping","params":7}`,
    ];
    for (const body of bodies) expect(idIn((await post(door, body)).text), body).toBe(id);
  });

  test.each([
    '1.0',
    '1e0',
    '-0',
    '1.5',
    '9007199254740993',
    '12345678901234567890',
    '1e400',
    'true',
    '{}',
    '[1]',
    '"\\ud83d"',
  ])('refuses the id %s, because it could not echo it unchanged', async (id) => {
    const { text } = await post(door, `{"jsonrpc":"2.0","id":${id},${good}}`);
    expect(idIn(text), text).toBe('null');
    const { error } = JSON.parse(text);
    expect([-32700, -32600]).toContain(error.code);
    expect(error.message).toMatch(/\bid\b/);
  });

  test('accepts ids of at most 1,024 characters, because every event of a stream repeats the id', async () => {
    const id = 'x'.repeat(1_024);
    expect(idIn((await post(door, `{"jsonrpc":"2.0","id":"${id}",${good}}`)).text)).toBe(`"${id}"`);
    const { text } = await post(door, `{"jsonrpc":"2.0","id":"${id}x",${good}}`);
    expect([idIn(text), JSON.parse(text).error.code]).toEqual(['null', -32600]);
  });

  test('refuses a request with two ids', async () => {
    const { text } = await post(door, `{"jsonrpc":"2.0","id":1,"id":2,${good}}`);
    expect([idIn(text), JSON.parse(text).error.code]).toEqual(['null', -32600]);
  });

  test('answers invalid JSON with the id null', async () => {
    const { text } = await post(door, `{"jsonrpc":"2.0","id":1,${good}`);
    expect([idIn(text), JSON.parse(text).error.code]).toEqual(['null', -32700]);
  });

  test('accepts one slash at the end of the path, but not two', async () => {
    const body = `{"jsonrpc":"2.0","id":1,${good}}`;
    const { status, text } = await post(door, body);
    for (const path of [`${door}/`, `${door}/?x=1`]) {
      const answer = await post(path, body);
      expect(answer.status).toBe(status);
      expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(Object.keys(JSON.parse(text)).sort());
      expect(idIn(answer.text)).toBe('1');
    }
    const read = await post(`${door}/`, '', 'GET');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    for (const path of [`${door}//`, `${door}/x`, `${door}x`]) expect((await post(path, body)).status, path).toBe(404);
  });
});

test('accepts null as an id of A2A, but not of MCP', async () => {
  const a2a = await post('a2a', `{"jsonrpc":"2.0","id":null,${DOORS[0].good}}`);
  expect(JSON.parse(a2a.text)).toMatchObject({ id: null, error: { code: -32001 } });
  const mcp = await post('mcp', `{"jsonrpc":"2.0","id":null,${DOORS[1].good}}`);
  expect(JSON.parse(mcp.text)).toMatchObject({ id: null, error: { code: -32600 } });
});
