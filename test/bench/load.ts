import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CREATE_BODY } from './documents.ts';

/** Kind of request. `list` reads different pages; `poll` reads the same page on all connections. */
export type Operation = 'create' | 'get' | 'list' | 'poll';

export const OPERATIONS: readonly Operation[] = ['create', 'get', 'list', 'poll'];

export const WORK_ITEMS = '/api/v1/public/work-items';

const CONNECTIONS = 32;
const BODY = JSON.stringify(CREATE_BODY);

/** Address of a server, with the keys and ids for requests. */
export interface Target {
  address: string;
  /** API key of the tenant for create requests. */
  writeKey: string;
  /** API key of the tenant whose WorkItems are read. */
  readKey: string;
  /** Ids of WorkItems to read. */
  ids: readonly string[];
}

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Default number of rows in a page. */
const PAGE_SIZE = 50;

/** Returns the requests of an operation. `get` covers all ids in turn; `list` uses page sizes around `PAGE_SIZE`. */
export function requestsOf(operation: Operation, target: Target): LoadRequest[] {
  if (operation === 'create') {
    const headers = { 'x-api-key': target.writeKey, 'content-type': 'application/json' };
    return [{ method: 'POST', path: WORK_ITEMS, headers, body: BODY }];
  }
  const headers = { 'x-api-key': target.readKey };
  if (operation === 'poll') return [{ method: 'GET', path: WORK_ITEMS, headers }];
  if (operation === 'list') {
    const sizes = Array.from({ length: CONNECTIONS }, (_, each) => PAGE_SIZE + each - CONNECTIONS / 2);
    return sizes.map((limit) => ({ method: 'GET', path: `${WORK_ITEMS}?limit=${limit}`, headers }));
  }
  return target.ids.map((id) => ({ method: 'GET', path: `${WORK_ITEMS}/${id}`, headers }));
}

/** Decides, before each request, whether a connection may send another one. */
type Permit = () => boolean;

/**
 * Sends requests over kept-alive connections as fast as they are answered, for a time or up to a number. Many requests
 * are divided among the connections; few are repeated on each. Only the length of a response is read: the load
 * generator shares its core with the database, so parsing would penalise servers with more headers.
 * @returns the number of responses and the time that they took
 * @throws {Error} if a response is missing or not 2xx, because the measurement would be meaningless
 */
export async function sendLoad(
  address: string,
  requests: LoadRequest[],
  until: { seconds: number } | { amount: number },
): Promise<{ answered: number; seconds: number }> {
  const { hostname, port } = new URL(address);
  const wires = requests.map((each) => toWire(hostname, each));
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname).setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));

  const startedAt = performance.now();
  const endsAt = 'seconds' in until ? startedAt + until.seconds * 1000 : Number.POSITIVE_INFINITY;
  let left = 'amount' in until ? until.amount : Number.POSITIVE_INFINITY;
  const permit = () => {
    left -= 1;
    return left >= 0 && performance.now() < endsAt;
  };
  try {
    const counts = await Promise.all(
      sockets.map((socket, index) => {
        const own = wires.length < CONNECTIONS ? wires : wires.filter((_, each) => each % CONNECTIONS === index);
        return converse(socket, own, permit);
      }),
    );
    return { answered: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - startedAt) / 1000 };
  } catch (error) {
    throw new Error(`${address}: ${(error as Error).message}`);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function toWire(host: string, { method, path, headers, body }: LoadRequest): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

const NO_BYTES = Buffer.alloc(0);
const END_OF_HEAD = '\r\n\r\n';

/** Sends requests on one connection, one after the other, and returns the number of responses. */
function converse(socket: Socket, wires: readonly Buffer[], permit: Permit): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let head: Buffer = NO_BYTES;
    let bodyLeft = 0;
    const sendNext = () => {
      if (permit()) socket.write(wires[answered % wires.length] as Buffer);
      else resolve(answered);
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a connection was closed')));
    socket.on('data', (chunk: Buffer) => {
      if (bodyLeft > 0) {
        bodyLeft -= chunk.length;
      } else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (text[9] !== '2' || length === undefined) return reject(new Error(`an answer began ${text.slice(0, 80)}`));
        bodyLeft = Number(length) - (head.length - end - END_OF_HEAD.length);
        head = NO_BYTES;
      }
      if (bodyLeft > 0) return;
      answered += 1;
      sendNext();
    });
    sendNext();
  });
}

/** Sends requests on one connection, one after the other, and returns the duration of each in milliseconds. */
export async function timeRequests(address: string, requests: LoadRequest[], count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const each = requests[index % requests.length] as LoadRequest;
      const startedAt = performance.now();
      await sendOne(agent, address, each);
      times.push(performance.now() - startedAt);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

function sendOne(agent: Agent, address: string, { method, path, headers, body }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} was answered with ${statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
