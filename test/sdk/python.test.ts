import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/development.ts';
import { run } from '../support/programs.ts';
import { installPythonSdk } from '../support/python-sdk.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { PAYLOAD, WorkerDesk } from '../support/workers.ts';
import { tellStory } from './story.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-sdk-python-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const python = (args: string[], cwd = folder) => run(path.join(folder, 'venv/bin/python'), args, { cwd });

async function build(): Promise<void> {
  await cp(path.join(ROOT, 'test/sdk/python'), path.join(folder, 'user'), { recursive: true });
  await installPythonSdk(folder);
}

tellStory({
  language: 'python',
  build,
  command: () => [
    path.join(folder, 'venv/bin/python'),
    ['-W', 'error', 'story.py'],
    { cwd: path.join(folder, 'user') },
  ],
});

it('keeps its promises on retries, timeouts and cancellation', async () => {
  const output = await python(['-W', 'error', 'behaviour.py'], path.join(folder, 'user'));
  expect(output).toMatch(/^passed [1-9]/m);
});

it('has types that mypy takes as strictly as it can, in the package and in what uses it', async () => {
  const user = path.join(folder, 'user');
  expect(
    await python(['-m', 'mypy', '--strict', 'story.py', 'behaviour.py', 'types_check.py', 'worker.py'], user),
  ).toMatch(/^Success/m);
  expect(await python(['-m', 'mypy', '--strict', '--package', 'workgate'], user)).toMatch(/^Success/m);
});

/** A worker of the SDK, as a process of its own. */
class WorkerProcess {
  readonly said: Record<string, unknown>[] = [];
  readonly #child: ChildProcess;

  constructor(service: TestService, key: TestKey) {
    this.#child = spawn(path.join(folder, 'venv/bin/python'), ['-W', 'error', 'worker.py'], {
      cwd: path.join(folder, 'user'),
      env: { ...process.env, WORKGATE_API_KEY: key.token, WORKGATE_BASE_URL: service.address },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: this.#child.stdout as Readable }).on('line', (line) => this.said.push(JSON.parse(line)));
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'close');
    this.#child.kill(signal);
    return (await ended)[0] as number | null;
  }
}

describe('its worker', () => {
  let service: TestService;
  let vault: WorkerDesk;
  let worker: WorkerProcess;

  beforeAll(async () => {
    service = await TestService.start();
    vault = await WorkerDesk.open(service);
    worker = new WorkerProcess(service, vault.worker);
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await service?.stop();
  });

  const waiting = (note: string) => vault.waiting({ ...PAYLOAD, note });
  const becomes = (id: string, status: string) =>
    expect.poll(() => vault.desk.statusOf(id), { timeout: 20_000, interval: 100 }).toBe(status);

  it.each([
    ['do', 'executed', { status: 'succeeded', result: { closure_id: 'cl_17' } }],
    ['refuse', 'execution_failed', { status: 'failed', error: { code: 'refused_by_worker', retryable: false } }],
    ['again', 'execution_failed', { status: 'failed', error: { retryable: true, retry_after_seconds: 5 } }],
    ['back', 'executed', { status: 'succeeded', attempts: 2 }],
  ])('reports what its handler does: %s', async (note, status, action) => {
    const id = await waiting(note);
    await becomes(id, status);
    expect((await vault.desk.actions()).body.actions[0]).toMatchObject({ proposal_id: id, ...action });
  });

  it('reports nothing where nobody knows what its handler has done', async () => {
    const id = await waiting('break');
    await expect.poll(() => worker.said.some((one) => one['note'] === 'break'), { timeout: 20_000 }).toBe(true);
    expect(await vault.desk.statusOf(id)).toBe('executing');
    await vault.lapse(id);
    expect(await vault.desk.statusOf(id)).toBe('outcome_unknown');
    await vault.desk.write(id, { 'handover.open': false, claimable_at: new Date(Date.now() + 600_000) });
  });

  it('that is killed in the midst of it is followed by one that does it under the same key', async () => {
    const id = await waiting('hang');
    const begun = () => worker.said.find((one) => one['note'] === 'hang');
    await expect.poll(begun, { timeout: 20_000 }).toBeDefined();
    const { key } = begun() as { key: string };
    expect(await worker.end('SIGKILL')).toBeNull();
    expect(await vault.desk.statusOf(id)).toBe('executing');
    await vault.lapse(id);
    await vault.hurry(id);
    worker = new WorkerProcess(service, vault.worker);
    await becomes(id, 'executed');
    expect(begun()).toMatchObject({ key, attempt: 2 });
  });

  it('ends when it is asked to, with what it is at', async () => {
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(worker.said.at(-1)).toEqual({ step: 'stopped' });
  });
});
