/**
 * Tests the worker of each SDK against a live service. For each language, a program carries out an operation, waiting 2
 * s at a time for work. It gets its settings from environment variables, and prints one JSON object on each line:
 *
 * | variable | value |
 * |---|---|
 * | `WORKGATE_BASE_URL`, `WORKGATE_API_KEY` | the service, and an API key |
 * | `WORKGATE_OPERATION` | the operation |
 *
 * | line | when |
 * |---|---|
 * | `{"step": "ready"}` | before it runs |
 * | `{"step": "begun", "note": …, "key": …, "attempt": …}` | its handler is called; `note` in the payload tells the handler what to do |
 * | `{"step": "stopped"}` | it received SIGTERM, and exits |
 * | `{"step": "refused", "class": …, "message": …}` | its run ended with an error, and it exits with status 3 |
 *
 * | `note` | what the handler does |
 * |---|---|
 * | `do`, `slow` | returns `{"closure_id": "cl_17"}`; `slow` takes 3 s |
 * | `refuse` | refuses: "The account has a balance." |
 * | `again` | asks for a retry after 5 s: "The vault is locked." |
 * | `back` | reports at the first attempt that nothing was done: "Not today."; then acts as `do` |
 * | `break` | throws an error |
 * | `nothing` | returns something that is no result, or that JSON cannot represent |
 * | `hang` | hangs at the first attempt; then acts as `do` |
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
  /** Returns the command that runs the program. The program was built before. */
  command: () => [program: string, args: string[], options?: SpawnOptions];
  /** Exit status after SIGTERM. It is 0 by default; some runtimes have their own. */
  endsWith?: number;
}

/** Long enough to start a runtime, and for the longest wait of a worker. */
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

/** Declares the tests of one worker. */
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
    ])('reports the outcome of its handler: %s', async (note, status, action) => {
      const id = await waiting(note);
      await becomes(id, status);
      expect((await vault.desk.actions()).body.actions[0]).toMatchObject({ proposal_id: id, ...action });
    });

    it.each([
      'break',
      'nothing',
    ])('reports nothing and goes on when the outcome of its handler is unknown: %s', async (note) => {
      const id = await waiting(note);
      await expect.poll(() => begun(note), SOON).toBeDefined();
      await becomes(await waiting('do'), 'executed');
      expect(await vault.desk.statusOf(id)).toBe('executing');
      await vault.lapse(id);
      expect(await vault.desk.statusOf(id)).toBe('outcome_unknown');
      await vault.desk.write(id, { 'handover.open': false, claimable_at: new Date(Date.now() + 600_000) });
    });

    it('repeats the action under the same key after a worker was killed while carrying it out', async () => {
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

    it('stops on request, and finishes the current action first', async () => {
      const id = await waiting('slow');
      await expect.poll(() => begun('slow'), SOON).toBeDefined();
      expect(await worker.end('SIGTERM')).toBe(sdk.endsWith ?? 0);
      expect(worker.said.at(-1)).toEqual({ step: 'stopped' });
      expect(await vault.desk.statusOf(id)).toBe('executed');
    });

    it('retries when the service is busy', async () => {
      const id = await waiting('do');
      const busy = start(vault.worker, `${proxy.address}/busy`);
      try {
        await becomes(id, 'executed');
      } finally {
        await busy.end('SIGKILL');
      }
    });

    it('returns a claim at once when it does not know whether begin succeeded', async () => {
      // Uses its own tenant, because a request of a killed worker may still be waiting behind the proxy.
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

    it('ends with an error when retries are pointless', async () => {
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
        ['none for workers', start(vault.worker, service.address, 'x_pushed'), /Validation/, /add pull to/],
        [
          'a key that carries nothing of workers',
          start(reporter),
          /Authorization/,
          /carries an integration of the kind pull/,
        ],
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
