/**
 * What the worker of every SDK does against a live service. A language brings a program that is told where and who it is by
 * `WORKGATE_BASE_URL` and `WORKGATE_API_KEY`, and which operation it carries out by `WORKGATE_OPERATION`; it waits 2 s for some,
 * and prints one JSON object per line:
 *
 * | line | when |
 * |---|---|
 * | `{"step": "ready"}` | before it runs |
 * | `{"step": "begun", "note": …, "key": …, "attempt": …}` | its handler is called; `note` of the payload tells what it does |
 * | `{"step": "stopped"}` | it was asked to end by SIGTERM, and ends |
 * | `{"step": "refused", "class": …, "message": …}` | its run has ended with an error, and it ends with 3 |
 *
 * | `note` | what its handler does |
 * |---|---|
 * | `do`, `slow` | returns `{"closure_id": "cl_17"}`, after 3 s where it is slow |
 * | `refuse` | refuses it: "The account has a balance." |
 * | `again` | wants it tried again after 5 s: "The vault is locked." |
 * | `back` | has not done it at the first attempt: "Not today."; then as `do` |
 * | `break` | breaks |
 * | `nothing` | returns what is no result, or what JSON has no words for |
 * | `hang` | hangs at the first attempt; then as `do` |
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';
import { definition, OPERATION, PAYLOAD, WorkerDesk } from '../support/workers.ts';
import { FaultProxy } from './fault-proxy.ts';

export interface WorkersUnderTest {
  language: string;
  /** Runs the program; what it needs was built before. */
  command: () => [program: string, args: string[], options?: SpawnOptions];
  /** With what it ends when it is asked to by SIGTERM: 0, but for runtimes that have their own. */
  endsWith?: number;
}

/** Starting a runtime, and what a worker waits at most. */
const SOON = { timeout: 30_000, interval: 100 };

class WorkerProcess {
  readonly said: Record<string, unknown>[] = [];
  readonly #child: ChildProcess;

  constructor({ command }: WorkersUnderTest, address: string, key: string, operation = OPERATION) {
    const [program, args, options] = command();
    const env = { WORKGATE_API_KEY: key, WORKGATE_BASE_URL: address, WORKGATE_OPERATION: operation };
    this.#child = spawn(program, args, {
      ...options,
      env: { ...process.env, ...options?.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: this.#child.stdout as Readable }).on('line', (line) => this.said.push(JSON.parse(line)));
  }

  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'close');
    return this.#child.exitCode;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended();
  }
}

/** The tests of one worker. */
export function tellWorkers(sdk: WorkersUnderTest): void {
  describe(`the worker of the ${sdk.language} SDK`, () => {
    let service: TestService;
    let vault: WorkerDesk;
    let proxy: FaultProxy;
    let worker: WorkerProcess;

    const start = (key: TestKey = vault.worker, address = service.address, operation?: string) =>
      new WorkerProcess(sdk, address, key.token, operation);

    beforeAll(async () => {
      service = await TestService.start();
      vault = await WorkerDesk.open(service);
      proxy = new FaultProxy(() => service.address);
      await proxy.start();
      worker = start();
    });
    afterAll(async () => {
      await worker?.end('SIGKILL');
      await proxy?.stop();
      await service?.stop();
    });

    const waiting = (note: string) => vault.waiting({ ...PAYLOAD, note });
    const becomes = (id: string, status: string) => expect.poll(() => vault.desk.statusOf(id), SOON).toBe(status);
    const begun = (note: string) => worker.said.find((one) => one['step'] === 'begun' && one['note'] === note);

    it.each([
      ['do', 'executed', { status: 'succeeded', result: { closure_id: 'cl_17' } }],
      [
        'refuse',
        'execution_failed',
        {
          status: 'failed',
          error: {
            code: 'refused_by_worker',
            retryable: false,
            message: expect.stringContaining('The account has a balance.'),
          },
        },
      ],
      ['again', 'execution_failed', { status: 'failed', error: { retryable: true, retry_after_seconds: 5 } }],
      ['back', 'executed', { status: 'succeeded', attempts: 2 }],
    ])('reports what its handler does: %s', async (note, status, action) => {
      const id = await waiting(note);
      await becomes(id, status);
      expect((await vault.desk.actions()).body.actions[0]).toMatchObject({ proposal_id: id, ...action });
    });

    it.each([
      'break',
      'nothing',
    ])('reports nothing where nobody knows what its handler has done, and goes on: %s', async (note) => {
      const id = await waiting(note);
      await expect.poll(() => begun(note), SOON).toBeDefined();
      await becomes(await waiting('do'), 'executed');
      expect(await vault.desk.statusOf(id)).toBe('executing');
      await vault.lapse(id);
      expect(await vault.desk.statusOf(id)).toBe('outcome_unknown');
      await vault.desk.write(id, { 'handover.open': false, claimable_at: new Date(Date.now() + 600_000) });
    });

    it('that is killed in the midst of it is followed by one that does it under the same key', async () => {
      const id = await waiting('hang');
      await expect.poll(() => begun('hang'), SOON).toBeDefined();
      const { key } = begun('hang') as { key: string };
      expect(await worker.end('SIGKILL')).toBeNull();
      expect(await vault.desk.statusOf(id)).toBe('executing');
      await vault.lapse(id);
      await vault.hurry(id);
      worker = start();
      await becomes(id, 'executed');
      expect(begun('hang')).toMatchObject({ key, attempt: 2 });
    });

    it('ends when it is asked to, and finishes what it is at', async () => {
      const id = await waiting('slow');
      await expect.poll(() => begun('slow'), SOON).toBeDefined();
      expect(await worker.end('SIGTERM')).toBe(sdk.endsWith ?? 0);
      expect(worker.said.at(-1)).toEqual({ step: 'stopped' });
      expect(await vault.desk.statusOf(id)).toBe('executed');
    });

    it('waits for a service that is busy', async () => {
      const id = await waiting('do');
      const busy = start(vault.worker, `${proxy.address}/busy`);
      try {
        await becomes(id, 'executed');
      } finally {
        await busy.end('SIGKILL');
      }
    });

    it('gives back at once what it does not know to have begun', async () => {
      // With a tenant of its own: what waited for a worker that was killed may go on waiting behind the proxy.
      const other = await WorkerDesk.open(service);
      const id = await other.waiting({ ...PAYLOAD, note: 'do' });
      const unsure = start(other.worker, `${proxy.address}/unbegun`);
      try {
        await expect.poll(() => other.desk.statusOf(id), SOON).toBe('executed');
        expect((await other.desk.actions()).body.actions[0]).toMatchObject({ proposal_id: id, attempts: 2 });
      } finally {
        await unsure.end('SIGKILL');
      }
    });

    it('ends with an error where nothing is ever to be had', async () => {
      const { desk } = vault;
      const admin = await desk.callOf(desk.creator);
      const pushed = await definition('x_pushed', (text) => text.replace(/executors: .*/, 'executors: [webhook]'));
      await service.services.actions.operations.put(admin, pushed, 0);
      const bank = await service.services.integrations.integrations.create(admin, {
        kind: 'webhook',
        name: 'Bank',
        settings: { url: 'https://hooks.example.com/' },
      });
      const reporter = await vault.newWorker([bank.integrationId]);
      const revoked = await vault.newWorker();
      await service.revokeKey(desk.tenantId, revoked.keyId);
      for (const [what, one, kind, words] of [
        ['another address', start(vault.worker, `${service.address}/elsewhere`), /NotFound/, /./],
        [
          'no such operation',
          start(vault.worker, service.address, 'x_none'),
          /Validation/,
          /x_none is not an operation/,
        ],
        ['none for workers', start(vault.worker, service.address, 'x_pushed'), /Validation/, /put pull among/],
        ['a key that carries nothing of workers', start(reporter), /Authorization/, /carries one of the kind pull/],
        ['a key of another scope', start(desk.key), /Authorization/, /./],
        ['a key that was revoked', start(revoked), /Authentication/, /./],
      ] as const) {
        expect(await one.ended(), what).toBe(3);
        expect(one.said.at(-1), what).toMatchObject({
          step: 'refused',
          class: expect.stringMatching(kind),
          message: expect.stringMatching(words),
        });
      }
    });
  });
}
