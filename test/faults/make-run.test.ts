import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEngineState } from '../../scripts/mongodb/engine-state.ts';
import { ApiClient } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/run.ts');
const WAIT = { timeout: 60_000, interval: 100 };

/** `make run` in its own folder, started as the Makefile starts it. */
class Run {
  output = '';
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(folder: string, port: number) {
    const { MONGODB_URI: _external, ...env } = process.env;
    this.process = spawn(process.execPath, [SCRIPT], {
      env: { ...env, WORKGATE_FOLDER: folder, WORKGATE_PORT: String(port), NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    this.ended = once(this.process, 'exit').then(([code]) => code as number | null);
  }

  async untilSaid(words: RegExp): Promise<string> {
    await vi.waitFor(() => expect(this.output).toMatch(words), WAIT);
    return words.exec(this.output)?.[1] ?? '';
  }
}

/** Verifies the admin's email address without a mail server, with the mail that `make run` logs and stores. */
async function getsMail(run: Run, address: string, folder: string): Promise<void> {
  const password = await run.untilSaid(/as admin@workgate\.test\n +password (\S+)/);
  const ask = (method: string, body: object, cookie = '') =>
    fetch(`${address}/workgate.identity.v1.${method}`, {
      method: 'POST',
      headers: { Origin: address, Cookie: cookie, 'Content-Type': 'application/json', 'Connect-Protocol-Version': '1' },
      body: JSON.stringify(body),
    });
  const signedIn = await ask('SessionService/SignIn', { email: 'admin@workgate.test', password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const guest = { email: 'guest@workgate.test', role: 'ROLE_APPROVER' };
  expect((await ask('MemberService/InviteMember', guest, cookie)).status).toBe(200);
  const file = await run.untilSaid(/mail to guest@workgate\.test: .*You are invited to Workgate \((\S+)\)/);
  const kept = path.join(folder, path.basename(file));
  expect((await stat(kept)).mode & 0o077, 'its link is good for something').toBe(0);
  const [, invitationId, mailProof] = /\/invitations\/([^#\s]+)#(\S+)/.exec(await readFile(kept, 'utf8')) ?? [];
  const acceptance = { invitationId, mailProof, name: 'Guest', password: 'a long enough password' };
  const accepted = await ask('SessionService/AcceptInvitation', acceptance);
  expect(await accepted.json()).toMatchObject({ session: { person: { emailVerified: true } } });
}

describe('make run', () => {
  let parent: string;
  let folder: string;
  let run: Run | undefined;

  beforeAll(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'workgate-run-'));
    folder = path.join(parent, 'instance');
  });
  afterEach(async () => {
    run?.process.kill('SIGTERM');
    await run?.ended;
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  const engineState = () => readEngineState(path.join(folder, 'mongodb'));
  const isReady = async (address: string) => (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200;

  it('exits with a clear message when the port is taken, before it does anything else', async () => {
    const stranger = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    run = new Run(folder, port);
    expect(await run.ended).toBe(1);
    stranger.close();
    expect(run.output).toBe(
      `make run: Port ${port} of 127.0.0.1 is in use, perhaps by another \`make run\`. Stop that process, ` +
        `or choose another port: WORKGATE_PORT=${port + 1} make run\n`,
    );
    expect(existsSync(folder)).toBe(false);
  });

  it('announces its service as soon as it responds, seeds the other data in the background, and restarts a dead engine', async () => {
    const port = await freePort();
    run = new Run(folder, port);
    const address = await run.untilSaid(/Workgate is running at (\S+)/);
    expect(address).toBe(`http://127.0.0.1:${port}`);
    expect(run.output.split('\n')[0]).toBe('starting the database …');
    expect(run.output, 'it waits for what nobody needs yet').not.toContain('of the tour are ready');
    const key = await run.untilSaid(/API key {2}(\S+)/);
    const client = new ApiClient(() => address, key);
    const created = await client.createWorkItem();
    expect(created.status).toBe(201);
    await getsMail(run, address, path.join(folder, 'mail'));

    const engine = await engineState();
    process.kill(engine?.pid as number, 'SIGKILL');
    await run.untilSaid(/database: it ended unexpectedly \(SIGKILL\); starting it again in 0\.25 s/);
    await run.untilSaid(/database: it is running again/);
    await vi.waitFor(async () => expect(await isReady(address)).toBe(true), WAIT);
    expect((await client.getWorkItem(created.body.work_item_id)).status).toBe(200);
    expect(run.output.match(/INFO: listening/g), 'the service was not restarted').toHaveLength(1);

    run.process.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(await engineState()).toBeUndefined();
  });

  it('leaves neither its service nor its engine running when it is killed', async () => {
    run = new Run(folder, await freePort());
    const address = await run.untilSaid(/Workgate is running at (\S+)/);
    expect(await engineState()).toBeDefined();
    run.process.kill('SIGKILL');
    await run.ended;
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), WAIT);
    await vi.waitFor(async () => expect(await engineState()).toBeUndefined(), WAIT);
  });
});
