/**
 * Tests how each SDK follows the events of a live service that gets killed. For each language, a program follows the
 * events, waiting 2 s at a time. It gets its settings from environment variables, and prints one JSON object on each
 * line:
 *
 * | variable | value |
 * |---|---|
 * | `WORKGATE_BASE_URL`, `WORKGATE_API_KEY` | the service, and an API key |
 * | `WORKGATE_AFTER` | the sequence number after which it starts |
 * | `WORKGATE_TYPES` | the event types to follow, separated by spaces; all if empty |
 *
 * | line | when |
 * |---|---|
 * | `{"step": "ready"}` | before it starts |
 * | `{"step": "event", "sequence": …, "id": …, "type": …}` | it received an event |
 * | `{"step": "stopped", "after": …}` | it received SIGTERM, and exits |
 * | `{"step": "refused", "class": …, "after": …}` | it received an error, and exits with status 3 |
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

/** Long enough to start a runtime, and for the pauses of a follower. */
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

/** Declares the tests of one follower. */
export function tellFollowers(sdk: WorkersUnderTest): void {
  describe(`events that the ${sdk.language} SDK follows`, () => {
    let service: TestService;
    let proxy: FaultProxy;
    let tenantId: string;
    let reader: TestKey;
    let writer: TestKey;
    const running: FollowerProcess[] = [];

    beforeAll(async () => {
      // A service of its own, because the test kills it.
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

    /** Returns the whole log in the format of a follower's output. */
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

    it('arrive once and in order, before and after a kill of the service', async () => {
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

    it('continue after the last saved one when the follower was killed', async () => {
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

    it('are only of the requested types, and the follower stops on request at a position after the skipped ones', async () => {
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

    it('arrive after retries when the service is busy', async () => {
      await write(2);
      const all = await logged();
      const one = follow({ address: `${proxy.address}/busy` });
      await reaches(one, all.length);
      expect(one.events).toEqual(all);
    });

    it('end with an error when retries are pointless', async () => {
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
