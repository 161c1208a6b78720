/**
 * How every SDK follows the events of a live service that is killed meanwhile. A language brings a program that is told where and
 * who it is by `WORKGATE_BASE_URL` and `WORKGATE_API_KEY`, behind which sequence it begins by `WORKGATE_AFTER`, and which types it
 * wants by `WORKGATE_TYPES` (apart by spaces; all, where it is empty). It waits 2 s at a time, and prints one JSON object per line:
 *
 * | line | when |
 * |---|---|
 * | `{"step": "ready"}` | before it begins |
 * | `{"step": "event", "sequence": …, "id": …, "type": …}` | it was given an event |
 * | `{"step": "stopped", "after": …}` | it was asked to end by SIGTERM, and ends |
 * | `{"step": "refused", "class": …, "after": …}` | it was given an error, and ends with 3 |
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored, waitUntilDrained } from '../faults/event-log.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { FaultProxy } from './fault-proxy.ts';
import type { WorkersUnderTest } from './workers.ts';

/** Starting a runtime, and what a follower pauses. */
const SOON = { timeout: 40_000, interval: 100 };

type Said = { step: string; sequence?: number; id?: string; type?: string; after?: number; class?: string };

interface Wanted {
  address: string;
  key: string;
  after?: number;
  types?: string;
}

class FollowerProcess {
  readonly said: Said[] = [];
  readonly #child: ChildProcess;

  constructor({ command }: WorkersUnderTest, { address, key, after = 0, types = '' }: Wanted) {
    const [program, args, options] = command();
    const env = {
      WORKGATE_API_KEY: key,
      WORKGATE_BASE_URL: address,
      WORKGATE_AFTER: `${after}`,
      WORKGATE_TYPES: types,
    };
    this.#child = spawn(program, args, {
      ...options,
      env: { ...process.env, ...options?.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: this.#child.stdout as Readable }).on('line', (line) => this.said.push(JSON.parse(line)));
  }

  get events(): Said[] {
    return this.said.filter(({ step }) => step === 'event');
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

/** The tests of one follower. */
export function tellFollowers(sdk: WorkersUnderTest): void {
  describe(`events that the ${sdk.language} SDK follows`, () => {
    let service: TestService;
    let proxy: FaultProxy;
    let tenantId: string;
    let reader: TestKey;
    let writer: TestKey;
    const running: FollowerProcess[] = [];

    beforeAll(async () => {
      // It is killed.
      service = await TestService.startOwn();
      proxy = new FaultProxy(() => service.address);
      await proxy.start();
    });
    afterAll(async () => {
      await proxy?.stop();
      await service?.stop();
    });
    beforeEach(async () => {
      tenantId = await service.createTenant();
      reader = await service.createKey(tenantId, ['events.read']);
      writer = await service.createKey(tenantId, ['work.read', 'work.write']);
    });
    afterEach(async () => {
      for (const one of running.splice(0)) await one.end('SIGKILL');
    });

    function follow(wanted: Partial<Wanted> = {}): FollowerProcess {
      const one = new FollowerProcess(sdk, { address: service.address, key: reader.token, ...wanted });
      running.push(one);
      return one;
    }

    /** The whole log, as a follower says it. */
    async function logged(): Promise<Said[]> {
      await waitUntilDrained(service, tenantId);
      const log = stored<LogEntry>(service, 'event_log').find({ tenant_id: tenantId }).sort({ sequence: 1 });
      return (await log.toArray()).map(({ _id, sequence, type }) => ({ step: 'event', sequence, id: _id, type }));
    }

    async function write(count: number): Promise<void> {
      const made = await Promise.all(Array.from({ length: count }, () => writer.client.createWorkItem()));
      expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    }

    const reaches = (one: FollowerProcess, count: number) =>
      expect.poll(() => one.events.length, SOON).toBeGreaterThanOrEqual(count);

    it('come each once and in order, before and after the service was killed', async () => {
      const one = follow();
      await write(5);
      await reaches(one, (await logged()).length);
      await service.end('SIGKILL');
      await service.spawn();
      await write(5);
      const all = await logged();
      await reaches(one, all.length);
      expect(one.events).toEqual(all);
    });

    it('go on behind the last one that was kept, where the follower was killed', async () => {
      await write(3);
      const one = follow();
      await reaches(one, 4);
      await one.end('SIGKILL');
      await write(3);
      const kept = one.events.slice(0, 4);
      const all = await logged();
      const next = follow({ after: kept.at(-1)?.sequence ?? 0 });
      await reaches(next, all.length - kept.length);
      expect([...kept, ...next.events]).toEqual(all);
    });

    it('are those of the types that are wanted, and it ends when it is asked to, having gone past the others', async () => {
      const one = follow({ types: 'message.* work_item.updated' });
      const { body } = await writer.client.createWorkItem();
      await writer.client.appendMessage(body.work_item_id, 'Words');
      await writer.client.updateWorkItem(body.work_item_id, { status: 'open' });
      await writer.client.createWorkItem();
      const all = await logged();
      await reaches(one, 2);
      expect(await one.end('SIGTERM')).toBe(sdk.endsWith ?? 0);
      const wanted = all.filter(({ type }) => type === 'message.appended' || type === 'work_item.updated');
      expect(one.events).toEqual(wanted);
      const { step, after = 0 } = one.said.at(-1) ?? {};
      expect(step).toBe('stopped');
      expect(after).toBeGreaterThanOrEqual(wanted.at(-1)?.sequence ?? 0);
      expect(after).toBeLessThanOrEqual(all.length);
    });

    it('are waited for where the service is busy', async () => {
      await write(2);
      const all = await logged();
      const one = follow({ address: `${proxy.address}/busy` });
      await reaches(one, all.length);
      expect(one.events).toEqual(all);
    });

    it('end with an error where nothing is ever to be had', async () => {
      const revoked = await service.createKey(tenantId, ['events.read']);
      await service.revokeKey(tenantId, revoked.keyId);
      for (const [what, one, kind] of [
        ['another address', follow({ address: `${service.address}/elsewhere` }), /NotFound/],
        ['a type that there is not', follow({ types: 'proposal.never' }), /Validation/],
        ['a sequence that is of another log', follow({ after: 4_711 }), /Validation/],
        ['a key of another scope', follow({ key: writer.token }), /Authorization/],
        ['a key that was revoked', follow({ key: revoked.token }), /Authentication/],
      ] as const) {
        expect(await one.ended(), what).toBe(3);
        expect(one.said.at(-1), what).toMatchObject({ step: 'refused', class: expect.stringMatching(kind) });
        expect(one.events, what).toEqual([]);
      }
    });
  });
}
