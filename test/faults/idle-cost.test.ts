import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS, type CallContext } from '../../src/call-context.ts';
import { COLLECTIONS } from '../../src/collections.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/platform/ids.ts';
import { outboxEvent } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { TEST_OPERATOR, testEnvironment } from '../support/service.ts';
import { monitored } from '../support/traffic.ts';
import { OwnEngine } from './own-engine.ts';

const TENANTS = 10_000;
/** Maximum number of waiting requests in one process, each here from another tenant. */
const WAITERS = 1_000;
/** Number of requests that read the log at the same time. The doors admit no more either. */
const READING = 50;
/** Longer than the pause between two queries of a waiting request that polls by itself. */
const QUIET_MS = 4_000;
/**
 * Long enough for two rounds of background work: each kind looks for work after 5 to 6 s and again after 10 to 12 s.
 */
const IDLE_MS = 14_000;

let engine: OwnEngine;
let env: Record<string, string>;
let services: Services;

beforeAll(async () => {
  engine = await OwnEngine.start();
  env = testEnvironment(monitored(engine.uri));
  services = await compose();
  await prepareDatabase(services.platform.storage);
  await services.identity.tenants.create({ name: 'The only one' });
});
afterAll(async () => {
  await services.platform.mongo.close();
  await engine.stop();
});

const compose = () => composeServices({ ...readConfig(env), logLevel: 'silent' });

/** Counts the database commands of a process from its start while nothing happens. */
async function idle(): Promise<Record<string, number>> {
  const { platform, evidence, work } = await compose();
  const { clock, mongo, relay, storage } = platform;
  const { evidenceTrees } = evidence;
  const asked: string[] = [];
  mongo.connection.getClient().on('commandStarted', ({ command, commandName }) => {
    // Pings are left out: one may follow other commands, at most every 500 ms, so their number depends on timing.
    if (commandName !== 'ping') asked.push(`${commandName} ${command[commandName]}`);
  });
  await storage.processes.start(() => undefined);
  clock.start();
  relay.start();
  evidenceTrees.start();
  work.start();
  await delay(IDLE_MS);
  const counts = Object.fromEntries([...Map.groupBy(asked, (one) => one)].map(([one, all]) => [one, all.length]));
  await Promise.all([work.stop(), relay.stop(), evidenceTrees.stop(), storage.processes.stop()]);
  clock.stop();
  await mongo.close();
  return counts;
}

/** Returns the call context of a key that may follow events, at a door that supports waiting. */
function callOf(tenantId: string, signal: AbortSignal, keyId = 'key_x'): CallContext {
  const principal = { ...TEST_OPERATOR, type: 'api_key' as const, id: keyId, lineage: tenantId };
  const tenantCreatedAt = new Date();
  return {
    tenantId,
    tenantCreatedAt,
    principal,
    permissions: ALL_PERMISSIONS,
    correlationId: 'idle',
    waitFor: () => signal,
  };
}

it('sends an idle database nothing while 1,000 requests wait for the events of as many tenants', async () => {
  const { platform, events } = await compose();
  const { feed, mongo } = platform;
  const end = new AbortController();
  const wait = (tenantId: string, leaveTurn?: () => void, keyId?: string, after = 0) => {
    const call = { ...callOf(tenantId, end.signal, keyId), leaveTurn };
    return events.events.list(call, { after, waitSeconds: 600, withData: false });
  };
  const { tenantId: lucky } = await services.identity.tenants.create({ name: 'Followed' });
  const operator = { tenantId: lucky, principal: TEST_OPERATOR, correlationId: 'idle' };
  const { key } = await services.identity.apiKeys.create(operator, { name: 'Follower', scopes: ['events.read'] });
  await services.platform.relay.drain(lucky);
  let answered = 0;
  const waiting: ReturnType<typeof wait>[] = [];
  /** @returns when the request has left its turn, and waits. */
  const enter = (...[tenantId, keyId, after]: [string, string?, number?]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = wait(tenantId, resolve, keyId, after).finally(() => answered++);
    waiting.push(page);
    return Promise.race([promise, page]);
  };
  await enter(lucky, key.keyId, 1);
  while (waiting.length < WAITERS) {
    const group = Math.min(READING, WAITERS - waiting.length);
    await Promise.all(Array.from({ length: group }, () => enter(newId('ten'))));
  }
  expect(answered).toBe(0);
  // All requests have read the log once, and read again only when an event is announced.
  await expect.poll(() => feed.live, { timeout: 30_000 }).toBe(true);
  const asked: string[] = [];
  mongo.connection.getClient().on('commandStarted', ({ command, commandName }) => {
    if (commandName !== 'ping') asked.push(`${commandName} ${command[commandName]}`);
  });
  do {
    asked.splice(0);
    await delay(QUIET_MS);
  } while (asked.length > 0);
  await delay(IDLE_MS);
  expect([answered, asked]).toEqual([0, []]);
  await expect(wait(newId('ten'))).rejects.toMatchObject({ code: 'rate_limited' });
  asked.splice(0);

  // An event in one tenant wakes only the requests of this tenant.
  const event = { type: 'work_item.created', subject: { type: 'work_item', id: 'wi_x' }, subject_version: 1 } as const;
  const created = outboxEvent(callOf(lucky, end.signal), { ...event, work_item_id: 'wi_x', at: new Date(), data: {} });
  await services.platform.mongo.connection.collection<LogEntry>('event_log').insertOne(toLogEntry(lucky, 2, created));
  expect(await waiting[0]).toMatchObject({ events: [{ event_id: created.id }], nextAfter: 2, head: 2 });
  expect([answered, asked]).toEqual([1, ['find event_log', 'find api_keys']]);
  end.abort();
  const pages = await Promise.all(waiting.slice(1));
  expect(pages.flatMap((page) => page.events)).toEqual([]);
  await feed.stop();
  await mongo.close();
}, 180_000);

it('sends an idle database the same commands, however many tenants and webhook endpoints there are', async () => {
  const sweep = COLLECTIONS.filter(({ outbox }) => outbox === true).map(({ name }) => [`aggregate ${name}`, 1]);
  const expected = {
    ...Object.fromEntries(sweep),
    'find action_proposals': 2,
    'find data_sources': 2,
    'find source_removals': 2,
    'find webhook_deliveries': 2,
    'find webhook_endpoints': 2,
    'find work_item_search': 2,
    'findAndModify service_processes': 2,
    'find outbox_relays': 1,
    'find service_state': 1,
    'hello 1': 1,
  };
  expect(await idle()).toEqual(expected);
  const tenants = Array.from({ length: TENANTS }, () => ({ _id: newId('ten'), name: 'Idle', created_at: new Date() }));
  await services.platform.mongo.connection.collection('tenants').insertMany(tenants as never);
  const quiet = {
    url: 'https://nobody.invalid/',
    types: [],
    filter: {},
    enabled: true,
    cursor: 0,
    marks: 0,
    outbox: [],
  };
  const endpoints = tenants.slice(0, 1_000).map(({ _id }) => {
    return { _id: newId('whe'), tenant_id: _id, place: 1, ...quiet };
  });
  await services.platform.mongo.connection.collection('webhook_endpoints').insertMany(endpoints as never);
  expect(await idle()).toEqual(expected);
}, 120_000);
