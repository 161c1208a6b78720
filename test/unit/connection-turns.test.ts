import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConnectionTurns } from '../../src/transports/connection-turns.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

describe('the requests of one connection', () => {
  let server: Server;
  let turns: ConnectionTurns;
  /** Running requests that wait for the test to answer them, or to answer all. */
  let served: { url: string; response: ServerResponse }[];
  let most: number;
  let answersAll: boolean;
  const sockets: Socket[] = [];

  async function listen(atOnce: number): Promise<void> {
    turns = new ConnectionTurns(atOnce);
    served = [];
    most = 0;
    answersAll = false;
    server = createServer((request, response) => {
      const serve = () => {
        served.push({ url: request.url as string, response });
        most = Math.max(most, served.length);
        if (answersAll) setImmediate(answerAll);
      };
      turns.take(request, response, serve, () => response.writeHead(429, { 'Content-Length': 0 }).end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }

  beforeEach(() => listen(1));
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  async function open(): Promise<{ socket: Socket; statuses: () => number[]; bodies: () => string[] }> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += String(chunk);
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return {
      socket,
      statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
      bodies: () => [...received.matchAll(/\{(\/\d+)\}/g)].map(([, path]) => path as string),
    };
  }
  const answerAll = () => {
    answersAll = true;
    for (const { url, response } of served.splice(0)) response.end(`{${url}}`);
  };
  const has = (what: () => number, count: number) => expect.poll(what, { timeout: 20_000 }).toBe(count);

  it('run one after another, in order, however many the client sends in advance', async () => {
    const { socket, bodies } = await open();
    socket.write(paths(300).map(get).join(''));
    await has(() => turns.state.waiting, 299);
    answerAll();
    await has(() => bodies().length, 300);
    expect(bodies()).toEqual(paths(300));
    expect(most).toBe(1);
    expect(turns.state).toEqual({ waiting: 0, shed: 0 });
  });

  it('do not wait for the requests of another connection', async () => {
    const [first, second] = [await open(), await open()];
    first.socket.write(paths(3).map(get).join(''));
    second.socket.write(get('/9'));
    await has(() => served.length, 2);
    expect(turns.state.waiting).toBe(2);
  });

  it('are refused, in order, if more than a thousand wait', async () => {
    const { socket, statuses } = await open();
    socket.write(paths(1_101).map(get).join(''));
    await has(() => turns.state.shed, 100);
    expect(turns.state.waiting).toBe(1_000);
    answerAll();
    await has(() => statuses().length, 1_101);
    expect(statuses().filter((status) => status === 429)).toHaveLength(100);
    expect(statuses().slice(1_001)).toEqual(Array.from({ length: 100 }, () => 429));
  });

  it('are dropped when the connection closes, except the request that runs', async () => {
    const { socket } = await open();
    socket.write(paths(50).map(get).join(''));
    await has(() => turns.state.waiting, 49);
    socket.destroy();
    await has(() => turns.state.waiting, 0);
    expect(served).toHaveLength(1);
  });

  it('run several at a time if the limit allows it', async () => {
    server.close();
    await listen(3);
    const { socket, bodies } = await open();
    socket.write(paths(10).map(get).join(''));
    await has(() => turns.state.waiting, 7);
    expect(served).toHaveLength(3);
    answerAll();
    await has(() => bodies().length, 10);
    expect(bodies()).toEqual(paths(10));
    expect(most).toBe(3);
  });
});
