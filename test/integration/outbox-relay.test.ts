import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/platform/ids.ts';
import { nativeCollection } from '../../src/platform/mongo/native.ts';
import type { OutboxEvent, Outboxed } from '../../src/platform/outbox/event.ts';
import { EventLog } from '../../src/platform/outbox/event-log.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { QuarantinedEvent } from '../../src/platform/outbox/quarantine.ts';
import { OutboxRelay } from '../../src/platform/outbox/relay.ts';
import type { RelayState } from '../../src/platform/outbox/schema.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';

const AT = new Date('2026-03-01T09:30:00.123Z');

function event(itemId: string, version = 1): OutboxEvent {
  return {
    id: newId('evt'),
    type: 'work_item.updated',
    subject: { type: 'work_item', id: itemId },
    subject_version: version,
    work_item_id: itemId,
    actor: { type: 'api_key', id: 'key_x', accountable: null },
    correlation_id: 'test',
    at: AT,
    data: { status: 'new', nested: { b: 1, a: [null, 'ä'] } },
  };
}

/**
 * Returns the JSON of RFC 8785, as far as the entries of these tests need it: with sorted names, for whole numbers
 * only.
 */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}
const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

describe('the outbox relay', () => {
  let services: Services;

  beforeAll(async () => {
    services = await composeServices({ ...readConfig(testEnvironment(inject('mongodbUri'))), logLevel: 'silent' });
    await prepareDatabase(services.platform.storage);
  });
  afterAll(async () => {
    await services.platform.relay.stop();
    await services.platform.mongo.connection.dropDatabase();
    await services.platform.mongo.close();
  });

  const collection = <T extends { _id: string }>(name: string) =>
    nativeCollection<T>({ collection: services.platform.mongo.connection.collection(name) });

  function newRelay(counts: number[] = [], second = collection<Outboxed>('api_keys')): OutboxRelay {
    return new OutboxRelay({
      connection: services.platform.mongo.connection,
      sources: [collection<Outboxed>('work_items'), second],
      eventLog: collection<LogEntry>('event_log'),
      relayStates: collection<RelayState>('outbox_relays'),
      quarantinedEvents: collection<QuarantinedEvent>('quarantined_events'),
      onRelayed: (count) => counts.push(count),
      onMoving: async () => undefined,
      onLogged: async () => undefined,
      reach: () => undefined,
      onQuarantined: () => undefined,
      logger: pino({ level: 'silent' }),
    });
  }

  async function store(
    tenantId: string,
    eventsOfEach: number,
    documents = 1,
    source = 'work_items',
  ): Promise<OutboxEvent[]> {
    const made = Array.from({ length: documents }, () => {
      const id = newId(source === 'work_items' ? 'wi' : 'key');
      return { _id: id, tenant_id: tenantId, outbox: Array.from({ length: eventsOfEach }, (_, i) => event(id, i + 1)) };
    });
    await collection<Outboxed>(source).insertMany(made);
    return made.flatMap((document) => document.outbox);
  }

  async function expectLogged(tenantId: string, events: OutboxEvent[]): Promise<LogEntry[]> {
    const log = await collection<LogEntry>('event_log').find({ tenant_id: tenantId }).sort({ sequence: 1 }).toArray();
    expect(log.map((entry) => entry.sequence)).toEqual(events.map((_, index) => index + 1));
    expect(log.map((entry) => entry._id).sort()).toEqual(events.map((one) => one.id).sort());
    for (const source of ['work_items', 'api_keys']) {
      const pending = { tenant_id: tenantId, 'outbox.0': { $exists: true } };
      expect(await collection<Outboxed>(source).countDocuments(pending)).toBe(0);
    }
    return log;
  }

  it('moves all events of all sources, even more than fit in a batch, in the order of each document', async () => {
    const tenantId = newId('ten');
    const events = [...(await store(tenantId, 2, 700)), ...(await store(tenantId, 3, 5, 'api_keys'))];
    const counts: number[] = [];
    await newRelay(counts).drain(tenantId);
    const log = await expectLogged(tenantId, events);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(events.length);
    for (const entries of Map.groupBy(log, (entry) => entry.subject.id).values()) {
      expect(entries.map((entry) => entry.subject_version)).toEqual(entries.map((_, index) => index + 1));
    }
  });

  it('reads a batch again if the server aborts the snapshot between two sources', async () => {
    const tenantId = newId('ten');
    const events = [...(await store(tenantId, 1, 3)), ...(await store(tenantId, 1, 3, 'api_keys'))];
    const source = collection<Outboxed>('api_keys');
    let aborted = 0;
    const find = (filter: object, options: { session: mongo.ClientSession }) => ({
      limit: (count: number) => ({
        async toArray() {
          if (aborted < 2) {
            aborted += 1;
            await services.platform.mongo.connection.db?.admin().command({ abortTransaction: 1 }, options);
          }
          return source.find(filter, options).limit(count).toArray();
        },
      }),
    });
    const aborting = new Proxy(source, {
      get: (target, name) => (name === 'find' ? find : Reflect.get(target, name).bind?.(target)),
    });
    await newRelay([], aborting).drain(tenantId);
    expect(aborted).toBe(2);
    await expectLogged(tenantId, events);
  });

  it('completes a run that crashed between logging and clearing', async () => {
    const tenantId = newId('ten');
    const events = await store(tenantId, 3, 4);
    // Some events are logged and none is cleared. The head is not stored, and the dead process still holds its lease
    // for a moment.
    const logged = events.slice(0, 5).map((one, index) => toLogEntry(tenantId, index + 1, one));
    await collection<LogEntry>('event_log').insertMany(logged);
    const lease = { owner: 'dead', lease_until_ms: Date.now() + 800, head: 0 };
    await collection<RelayState>('outbox_relays').insertOne({ _id: tenantId, ...lease });
    await newRelay().drain(tenantId);
    await expectLogged(tenantId, events);
  });

  it('continues after log entries that it does not know of', async () => {
    const tenantId = newId('ten');
    const foreign = [event('wi_a'), event('wi_b'), event('wi_c')];
    const relay = newRelay();
    const before = await store(tenantId, 1);
    await relay.drain(tenantId);
    await collection<LogEntry>('event_log').insertMany(
      foreign.map((one, index) => toLogEntry(tenantId, index + 2, one)),
    );
    const after = await store(tenantId, 2, 3);
    await relay.drain(tenantId);
    await expectLogged(tenantId, [...before, ...foreign, ...after]);
  });

  it('moves the events of one tenant without touching another', async () => {
    const [mine, theirs] = [newId('ten'), newId('ten')];
    const events = await store(mine, 1, 3);
    await store(theirs, 1, 3);
    await newRelay().drain(mine);
    await expectLogged(mine, events);
    expect(await collection<LogEntry>('event_log').countDocuments({ tenant_id: theirs })).toBe(0);
    expect(
      await collection<Outboxed>('work_items').countDocuments({ tenant_id: theirs, 'outbox.0': { $exists: true } }),
    ).toBe(3);
  });

  it('settles the requested events, however many others keep coming, and whoever moves them', {
    tags: 'full',
  }, async () => {
    const tenantId = newId('ten');
    const [busy, relay] = [newRelay(), newRelay()];
    let isDone = false;
    const writer = (async () => {
      while (!isDone) {
        await store(tenantId, 1, 5);
        busy.notify(tenantId);
      }
    })();
    const log = new EventLog(collection<LogEntry>('event_log'), collection<RelayState>('outbox_relays'), tenantId);
    for (let round = 0; round < 5; round += 1) {
      const [mine] = await store(tenantId, 1);
      await relay.settle(tenantId, () => log.holds([mine?.id ?? '']));
      expect(await collection<LogEntry>('event_log').countDocuments({ _id: mine?.id ?? '' })).toBe(1);
    }
    isDone = true;
    await writer;
    await Promise.all([busy.stop(), relay.stop()]);
  });

  it('shares one run among all callers, and moves what it was notified of before it stops', async () => {
    const tenantId = newId('ten');
    const relay = newRelay();
    const events = await store(tenantId, 1, 20);
    await Promise.all(Array.from({ length: 5 }, () => relay.drain(tenantId)));
    events.push(...(await store(tenantId, 1, 20)));
    relay.notify(tenantId);
    await relay.stop();
    await expectLogged(tenantId, events);
    // A stopped relay moves nothing more.
    await store(tenantId, 1);
    relay.notify(tenantId);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await collection<LogEntry>('event_log').countDocuments({ tenant_id: tenantId })).toBe(events.length);
  });

  it('hashes entries so that anybody can recompute them (RFC 9162, RFC 8785)', () => {
    const one = event('wi_1');
    const { data_hash, hash, ...entry } = toLogEntry('ten_1', 7, one);
    expect(entry).toEqual({ ...entry, _id: one.id, tenant_id: 'ten_1', sequence: 7, data: one.data, at: AT });
    expect(data_hash).toBe(sha256('{"nested":{"a":[null,"ä"],"b":1},"status":"new"}'));
    const { id, data: _data, at, ...rest } = one;
    const leaf = { ...rest, entry_id: id, tenant_id: 'ten_1', sequence: 7, at: at.toISOString(), data_hash };
    expect(hash).toBe(sha256(Buffer.from([0]), canonical(leaf)));
  });
});
