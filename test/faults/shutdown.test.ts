import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLI } from '../../scripts/development.ts';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { ApiClient } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectAllStored, stored } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

const IN_FLIGHT = 20;
/** Much longer than requests in flight take, so that a process that waits for the whole period in vain is noticed. */
const GRACE_MS = 30_000;
const END_LIMIT_MS = 10_000;
const LAME_DUCK_MS = 2_000;
/**
 * Grace period of the process whose database hangs. The bound adds what a stop may take besides, and a margin for a
 * busy machine.
 */
const SHORT_GRACE_MS = 500;
const BOUND_MS = SHORT_GRACE_MS + 2_000 + 3_000;

/** A connection that can send a request in parts. */
class RawClient {
  readonly #socket: Socket;
  #received = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received += chunk.toString();
    });
    socket.on('error', () => undefined);
  }

  static async open(address: string): Promise<RawClient> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const client = new RawClient(socket);
    await once(socket, 'connect');
    return client;
  }

  send(text: string): void {
    this.#socket.write(text);
  }

  /** Returns the status and body of the response when it is complete. */
  async answer(): Promise<{ status: number; body: { work_item_id?: string; error?: { code: string } } }> {
    for (;;) {
      const [head = '', body = ''] = this.#received.split('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length !== undefined && body.length >= Number(length)) {
        return { status: Number(head.slice(9, 12)), body: JSON.parse(body) };
      }
      if (this.#socket.closed) throw new Error(`The connection was cut: ${this.#received}`);
      await delay(10);
    }
  }
}

/** Runs the service with the given standard output and standard error. */
function serve(env: Record<string, string>, [output, error]: [number | 'pipe', number | 'pipe']): ChildProcess {
  const whole = { PATH: process.env['PATH'] ?? '', ...env };
  return spawn(process.execPath, [CLI, 'serve'], { env: whole, stdio: ['ignore', output, error] });
}

/** A service process whose standard output and standard error the test provides. */
class LoggedService {
  readonly #child: ChildProcess;
  readonly #address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.#address = address;
  }

  static async start(env: Record<string, string>, log: number | 'pipe'): Promise<LoggedService> {
    const port = await freePort();
    const child = serve({ ...env, WORKGATE_PORT: String(port) }, [log, log]);
    const address = `http://127.0.0.1:${port}`;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`);
      const response = await fetch(`${address}/readyz`).catch(() => undefined);
      if (response?.ok) return new LoggedService(child, address);
      await delay(50);
    }
  }

  /** Closes the reading ends of its output. */
  leave(): void {
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }

  /** Sends requests and checks that each gets a response with status 200. */
  async serve(key: TestKey, count: number): Promise<void> {
    const client = new ApiClient(() => this.#address, key.token);
    for (let request = 0; request < count; request += 1) expect((await client.listWorkItems()).status).toBe(200);
  }

  async end(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code, signal] = await Promise.race([ended, delay(END_LIMIT_MS, ['hangs', null], { ref: false })]);
    if (code === 'hangs') this.#child.kill('SIGKILL');
    return { code, signal };
  }
}

describe('SIGTERM', () => {
  let engine: OwnEngine;
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const env = { WORKGATE_SHUTDOWN_GRACE_MS: String(GRACE_MS) };
    service = await TestService.start({ mongodbUri: engine.uri, env });
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(async () => {
    await service.stop();
    await engine.stop();
  });

  const storedIds = () => stored<WorkItemDocument>(service, 'work_items').find({ tenant_id: tenantId }).toArray();

  it('lets requests in flight finish, reports on /readyz that it is draining, and ends with status 0', async () => {
    const clients = await Promise.all(Array.from({ length: IN_FLIGHT }, () => RawClient.open(service.address)));
    const prober = await RawClient.open(service.address);
    const body = JSON.stringify({ subject: 'In flight' });
    for (const client of clients) {
      client.send('POST /api/v1/public/work-items HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
      client.send(`X-Api-Key: ${key.token}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    }
    prober.send('GET /readyz HTTP/1.1\r\n');
    await delay(300);

    const startedAt = Date.now();
    const ended = service.end('SIGTERM');
    await delay(500);
    await expect(service.client().get('/healthz'), 'takes new connections').rejects.toThrow();
    prober.send('Host: x\r\n\r\n');
    expect(await prober.answer()).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    for (const client of clients) client.send(body.slice(5));
    const answers = await Promise.all(clients.map((client) => client.answer()));

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    expect(await ended).toBe(0);
    expect(Date.now() - startedAt, 'waits for clients that have their answers').toBeLessThan(END_LIMIT_MS);
    expectAllStored(
      await storedIds(),
      answers.map((answer) => answer.body.work_item_id as string),
    );
    await service.spawn();
  });

  it('loses nothing that was acknowledged under load, and does not wait for busy clients', async () => {
    const load = new Load(() => key.client, 8);
    await delay(700);
    const startedAt = Date.now();
    expect(await service.end('SIGTERM')).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(END_LIMIT_MS);
    await load.stop();
    expect(load.workItemIds.length).toBeGreaterThan(0);
    expect(load.answers.filter((answer) => answer.status !== 201)).toEqual([]);
    expectAllStored(await storedIds(), load.workItemIds);
    await service.spawn();
  });

  it('makes readiness fail at once, and keeps serving during the lame-duck period', async () => {
    const env = { WORKGATE_LAME_DUCK_MS: String(LAME_DUCK_MS) };
    const lame = await TestService.start({ sharing: service, env });
    const client = lame.client(key.token);
    expect((await client.get('/readyz')).status).toBe(200);
    let isOver = false;
    const ended = lame.end('SIGTERM').finally(() => {
      isOver = true;
    });
    while ((await client.get('/readyz')).status !== 503) await delay(20);
    const red = await client.get('/readyz');
    expect(red.body.checks).toEqual([
      { name: 'process', status: 'failed', reason: 'The service is shutting down.' },
      { name: 'database_read', status: 'ok' },
      { name: 'database_write', status: 'ok' },
    ]);
    const created = await client.createWorkItem({ subject: 'To a lame duck' });
    expect(created.status).toBe(201);
    expect(created.headers.get('connection'), 'the client is sent elsewhere').toBe('close');
    expect(isOver).toBe(false);
    expect(await ended).toBe(0);
    expectAllStored(await storedIds(), [created.body.work_item_id]);
    await lame.stop({ keepDatabase: true });
  });

  it('ends the process in bounded time whatever the database does, and logs that work was left', async () => {
    const env = { WORKGATE_SHUTDOWN_GRACE_MS: String(SHORT_GRACE_MS) };
    const stuck = await TestService.start({ sharing: service, env });
    const client = stuck.client(key.token);
    await client.createWorkItem();
    await engine.suspend();
    try {
      // Neither request gets a response, nor does the relay.
      const requests = [client.createWorkItem(), client.listWorkItems()].map((request) =>
        request.catch(() => undefined),
      );
      await delay(200);
      const startedAt = Date.now();
      expect(await stuck.end('SIGTERM'), stuck.output).toBe(0);
      expect(Date.now() - startedAt).toBeLessThan(BOUND_MS);
      await Promise.all(requests);
    } finally {
      engine.resume();
    }
    expect(stuck.output).toMatch(/stopped during background work|the shutdown was not clean/);
    await stuck.stop({ keepDatabase: true });
  });
});

describe('a log that cannot be written', () => {
  let engine: OwnEngine;
  let service: TestService;
  let key: TestKey;
  let folder: string;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    service = await TestService.start({ mongodbUri: engine.uri, env: { WORKGATE_SHUTDOWN_GRACE_MS: '500' } });
    key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-log-'));
  });
  afterAll(async () => {
    await service.stop();
    await engine.stop();
    await rm(folder, { recursive: true });
  });

  it('costs only log lines when the disk is full', async () => {
    const full = await open('/dev/full', 'w');
    const logged = await LoggedService.start(service.env, full.fd);
    await full.close();
    await logged.serve(key, 20);
    expect(await logged.end()).toEqual({ code: 0, signal: null });
  });

  it('does not keep a process that cannot start from exiting when the disk is full', async () => {
    const full = await open('/dev/full', 'w');
    // The unknown variable causes a warning; then the taken port makes the start fail.
    const env = { ...service.env, WORKGATE_TYPO: '1', WORKGATE_PORT: new URL(service.address).port };
    const child = serve(env, [full.fd, 'pipe']);
    await full.close();
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const code = await Promise.race([once(child, 'exit'), delay(END_LIMIT_MS * 2, ['hangs'], { ref: false })]);
    child.kill('SIGKILL');
    expect(code[0]).toBe(1);
    expect(said).toContain('Cannot listen on');
  });

  it('goes to the next reader of the pipe', async () => {
    const fifo = path.join(folder, 'next');
    execFileSync('mkfifo', [fifo]);
    const first = await open(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = await open(fifo, constants.O_WRONLY);
    const logged = await LoggedService.start(service.env, writer.fd);
    await writer.close();
    await first.close();
    await logged.serve(key, 20);
    const next = await open(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    let read = '';
    const served = () => read.split('"operation":"listWorkItems"').length - 1;
    while (served() < 20) {
      const { bytesRead, buffer } = await next
        .read({ buffer: Buffer.alloc(65_536) })
        .catch(() => ({ bytesRead: 0, buffer: Buffer.alloc(0) }));
      read += buffer.subarray(0, bytesRead).toString();
      await delay(20);
    }
    expect(await logged.end()).toEqual({ code: 0, signal: null });
    await next.close();
  });

  it('ends no process when its reader is gone, with or without the database', async () => {
    const logged = await LoggedService.start(service.env, 'pipe');
    await logged.serve(key, 20);
    logged.leave();
    await engine.kill();
    expect(await logged.end()).toEqual({ code: 0, signal: null });
    await engine.startAgain();
  });

  it('blocks neither work nor the exit of the process while its reader does not read', async () => {
    const fifo = path.join(folder, 'log');
    execFileSync('mkfifo', [fifo]);
    // Opening the pipe for reading and writing does not wait for the other end. Nobody reads from it.
    const reader = await open(fifo, constants.O_RDWR);
    const logged = await LoggedService.start(service.env, reader.fd);
    // More log lines than the 64 KiB that a pipe holds.
    await logged.serve(key, 500);
    // SIGKILL is needed if the write blocks until somebody reads. It does so unless something has made the pipe
    // non-blocking.
    expect([
      { code: null, signal: 'SIGKILL' },
      { code: 0, signal: null },
    ]).toContainEqual(await logged.end());
    await reader.close();
  });
});
