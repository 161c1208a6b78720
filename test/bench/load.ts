import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { CREATE_BODY } from './documents.ts';

export type Operation = 'create' | 'get' | 'list';

export const OPERATIONS: readonly Operation[] = ['create', 'get', 'list'];

export const WORK_ITEMS = '/api/v1/public/work-items';

const CONNECTIONS = 32;
const BODY = JSON.stringify(CREATE_BODY);

/** How to reach a server, and what there is to read. */
export interface Target {
  address: string;
  /** Key of the tenant that create requests go to. */
  writeKey: string;
  /** Key of the tenant whose WorkItems are read. */
  readKey: string;
  /** Ids of WorkItems to read. */
  ids: readonly string[];
}

/** The requests of an operation; get goes through all ids in turn. */
export function requestsOf(operation: Operation, target: Target): autocannon.Request[] {
  if (operation === 'create') {
    const headers = { 'x-api-key': target.writeKey, 'content-type': 'application/json' };
    return [{ method: 'POST', path: WORK_ITEMS, headers, body: BODY }];
  }
  const headers = { 'x-api-key': target.readKey };
  if (operation === 'list') return [{ method: 'GET', path: WORK_ITEMS, headers }];
  return target.ids.map((id) => ({ method: 'GET', path: `${WORK_ITEMS}/${id}`, headers }));
}

/**
 * Sends requests over kept-alive connections, as fast as they are answered, for a time or up to a number. Many requests
 * are divided among the connections, few are repeated on each.
 * @returns how many were answered, and in which time.
 * @throws {Error} if any answer was not 2xx or did not come: such a measurement means nothing.
 */
export async function sendLoad(
  address: string,
  requests: autocannon.Request[],
  until: { seconds: number } | { amount: number },
): Promise<{ answered: number; seconds: number }> {
  let connection = 0;
  let startedAt = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: address,
        connections: CONNECTIONS,
        setupClient(client) {
          const own = requests.filter((_, index) => index % CONNECTIONS === connection);
          connection += 1;
          client.setRequests(requests.length < CONNECTIONS ? requests : own);
        },
        ...('seconds' in until ? { duration: until.seconds } : { amount: until.amount }),
      },
      (error: unknown, done) => (error ? reject(error) : resolve(done)),
    );
    // Connections are made and requests built before the start.
    instance.on('start', () => {
      startedAt = performance.now();
    });
  });
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0 || answered === 0) {
    const { non2xx, errors, timeouts } = result;
    throw new Error(`${address}: ${answered} answers 2xx, ${non2xx} others, ${errors} errors, ${timeouts} time-outs`);
  }
  return { answered, seconds: (performance.now() - startedAt) / 1000 };
}

/** Sends requests one after the other on one connection. @returns the time of each, in milliseconds. */
export async function timeRequests(address: string, requests: autocannon.Request[], count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const each = requests[index % requests.length] as autocannon.Request;
      const startedAt = performance.now();
      await sendOne(agent, address, each);
      times.push(performance.now() - startedAt);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

function sendOne(agent: Agent, address: string, { method, path, headers, body }: autocannon.Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: method ?? 'GET', headers: headers ?? {} };
    const sent = request(`${address}${path}`, options, (response) => {
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
