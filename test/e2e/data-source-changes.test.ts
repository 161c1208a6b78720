/** Changes and removals of data sources while they are refreshed and read, also by another process. */
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DataAdapter,
  type DataSource,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { RACING_SOURCES, racingDocuments, writeRacingFixtures } from '../../scripts/racing-fixtures.ts';
import type { OutboxEvent } from '../../src/platform/outbox/event.ts';
import type { GroupDocument } from '../../src/projections/schema.ts';
import type { SourceDocument, SourceRemovalDocument } from '../../src/projections/sources/schema.ts';
import { workgate } from '../faults/cli.ts';
import { stored } from '../faults/event-log.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { FeedServer } from '../support/feed-server.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';

const MEETINGS = racingDocuments(new Date())['meetings/meetings.json'] as { data: { meetings: { name: string }[] } };
const some = (from: number, to: number) => ({ header: {}, data: { meetings: MEETINGS.data.meetings.slice(from, to) } });

const REQUEST = {
  viewKey: 'racing_catalog',
  adapter: DataAdapter.MEETING_TREE,
  timezone: 'Australia/Sydney',
  refreshInterval: { seconds: 3600n },
};
/**
 * Time limit for refreshes. The service looks for due sources every five to six seconds, and two of its processes may
 * do so.
 */
const SOON = { timeout: 30_000 };

let feed: FeedServer;
let root: string;
let service: TestService;
beforeAll(async () => {
  feed = await FeedServer.start();
  service = await TestService.start({ shared: 'with-providers' });
  root = service.env['WORKGATE_DATA_ROOT'] ?? '';
});
afterAll(async () => {
  await service.stop();
  await feed.stop();
  await emptyFolder(root);
});

/** A tenant of one test, with an administrator and an API key that reads. */
class Desk {
  readonly tenantId: string;
  readonly admin: TestPerson;
  readonly key: TestKey;

  private constructor(tenantId: string, admin: TestPerson, key: TestKey) {
    this.tenantId = tenantId;
    this.admin = admin;
    this.key = key;
  }

  static async open(): Promise<Desk> {
    const tenantId = await service.createTenant();
    const admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
    return new Desk(tenantId, admin, await service.createKey(tenantId, ['catalog.read', 'source.read']));
  }

  get client() {
    return this.admin.client(IntegrationService);
  }

  get call() {
    return { tenantId: this.tenantId, principal: TEST_ADMIN, correlationId: 'test' };
  }

  async register(sourceKey: string, ...paths: string[]): Promise<DataSource> {
    const locations = paths.map((one) => feed.url(one));
    return (await this.client.registerDataSource({ ...REQUEST, sourceKey, locations })).dataSource as DataSource;
  }

  async source(sourceKey: string): Promise<DataSource> {
    const { dataSources } = await this.client.listDataSources({});
    return dataSources.find((source) => source.sourceKey === sourceKey) as DataSource;
  }

  /** Waits until the latest load of the source has `groupCount` groups. */
  async loaded(sourceKey: string, groupCount: number): Promise<DataSource> {
    await expect.poll(async () => (await this.source(sourceKey)).load?.groupCount, SOON).toBe(groupCount);
    return this.source(sourceKey);
  }

  view(query = '') {
    return this.key.client.get(`/api/v1/public/data/views/racing_catalog?${query}`);
  }

  async log(): Promise<(OutboxEvent & { _id: string })[]> {
    await service.services.platform.relay.drain(this.tenantId);
    const entries = stored<OutboxEvent & { _id: string }>(service, 'event_log');
    return entries.find({ tenant_id: this.tenantId, 'subject.type': 'data_source' }).sort({ sequence: 1 }).toArray();
  }

  /** Stored groups of all sources of the tenant. */
  groups(): Promise<GroupDocument[]> {
    return stored<GroupDocument>(service, 'projection_groups').find({ tenant_id: this.tenantId }).toArray();
  }

  /** Waits until exactly `groups` groups are stored. */
  async holds(groups: number): Promise<void> {
    await expect.poll(async () => (await this.groups()).length, SOON).toBe(groups);
  }
}

async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => ConnectError.from(thrown),
  );
  return { code: error?.code, message: error?.rawMessage };
}

/**
 * Holds back the answer to a path of the feed until `answer` is called. `asked` resolves when the first request
 * arrives.
 */
function holdUp(place: string, document: unknown) {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  feed.on(place, (_, response) => {
    asked.resolve();
    void answer.promise.then(() =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(document)),
    );
  });
  return { asked: asked.promise, answer: answer.resolve };
}

describe('a changed source', () => {
  test('is refreshed at once, serves its old data until then, and sends no If-None-Match to a new location', async () => {
    const desk = await Desk.open();
    feed.serve('/before', some(0, 2), '"same"');
    const { version } = await desk.register('moved', '/before');
    expect(version).toBe(1n);
    const before = await desk.loaded('moved', 2);
    const late = holdUp('/after', some(0, 3));
    const locations = [feed.url('/after')];
    const { dataSource } = await desk.client.changeDataSource({ sourceKey: 'moved', version, locations });
    expect(dataSource).toMatchObject({ version: 2n, locations, timezone: 'Australia/Sydney', load: before.load });
    await late.asked;
    expect(feed.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
    expect((await desk.view()).body.groups).toHaveLength(2);
    late.answer();
    await desk.loaded('moved', 3);
    expect((await desk.view()).body.groups).toHaveLength(3);

    // The same documents mean other times in another time zone, so the source is loaded again.
    const zone = await desk.client.changeDataSource({ sourceKey: 'moved', version: 2n, timezone: 'Europe/London' });
    expect(zone.dataSource).toMatchObject({ version: 3n, timezone: 'Europe/London', locations });
    const asked = feed.count('/after');
    await expect.poll(() => feed.count('/after'), SOON).toBe(asked + 1);

    const log = await desk.log();
    expect(log.map(({ type, subject_version, data }) => [type, subject_version, data])).toEqual([
      ['data_source.registered', 1, expect.anything()],
      ['data_source.changed', 2, { source_key: 'moved', changed: ['locations'], locations: 1 }],
      ['data_source.changed', 3, { source_key: 'moved', changed: ['timezone'], locations: 1 }],
    ]);
    expect(JSON.stringify(log)).not.toContain('/after');
  });

  test('takes one of several concurrent changes, and ignores a change to the present value', async () => {
    const desk = await Desk.open();
    feed.serve('/contested', some(0, 1));
    await desk.register('contested', '/contested');
    const change = (seconds: bigint, version = 1n) =>
      desk.client.changeDataSource({ sourceKey: 'contested', version, refreshInterval: { seconds } });
    const changes = await Promise.allSettled([change(60n), change(90n), change(120n)]);
    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await failure(change(60n))).toEqual({
      code: Code.Aborted,
      message: 'Somebody else has changed the source contested: its version is 2 now. Look at it again.',
    });
    const { refreshInterval } = await desk.source('contested');
    expect((await change(refreshInterval?.seconds ?? 0n, 2n)).dataSource?.version).toBe(2n);
    const unknown = desk.client.changeDataSource({ sourceKey: 'unknown', version: 1n });
    expect(await failure(unknown)).toEqual({ code: Code.NotFound, message: 'There is no source unknown.' });
  });

  test('names every fault of a change, and keeps only the file locations that the operator registered', async () => {
    const desk = await Desk.open();
    const what = { viewKey: 'racing_catalog', adapter: 'meeting_tree', timezone: 'UTC', refreshIntervalMs: 3_600_000 };
    const files = { sourceKey: 'files', locations: ['file:nowhere'], enabled: true };
    await service.services.projections.dataSources.register(desk.call, { ...what, ...files }, true);
    const change = (locations: string[], timezone = 'UTC') =>
      desk.client.changeDataSource({ sourceKey: 'files', version: 1n, locations, timezone });
    const wrong = await failure(change(['file:nowhere', 'file:other', 'https://10.0.0.1/'], '+05:00'));
    expect(wrong.code).toBe(Code.InvalidArgument);
    for (const field of ['timezone', 'locations[1]', 'locations[2]']) expect(wrong.message).toContain(`${field}: `);
    expect(wrong.message).not.toContain('locations[0]');
    const { dataSource } = await change(['file:nowhere', feed.url('/contested')]);
    expect(dataSource?.version).toBe(2n);
  });

  test('publishes nothing of a refresh that began before the change', { tags: 'full' }, async () => {
    const desk = await Desk.open();
    const old = holdUp('/held-old', some(0, 4));
    await desk.register('held', '/held-old');
    await old.asked;
    feed.serve('/held-new', some(4, 5));
    const locations = [feed.url('/held-new')];
    await desk.client.changeDataSource({ sourceKey: 'held', version: 1n, locations });
    // The old refresh is aborted within seconds, although its provider has not answered yet.
    await desk.loaded('held', 1);
    old.answer();
    await desk.client.refreshDataSource({ sourceKey: 'held' });
    expect((await desk.loaded('held', 1)).lastRefresh?.ok).toBe(true);
    expect(await desk.groups()).toHaveLength(1);
  });
});

describe('a removed source', () => {
  test('is no longer served, ends the cursors on its data, and loses all stored data', async () => {
    const desk = await Desk.open();
    feed.serve('/kept', some(0, 2));
    feed.serve('/removed', some(2, 5));
    await desk.register('kept', '/kept');
    await desk.register('removed', '/removed');
    await desk.loaded('kept', 2);
    await desk.loaded('removed', 3);
    const first = await desk.view('limit=1');
    expect((await desk.view()).body.groups).toHaveLength(5);
    await desk.client.removeDataSource({ sourceKey: 'removed', version: 1n });

    expect((await desk.view()).body.groups).toHaveLength(2);
    const stale = await desk.view(`limit=1&cursor=${encodeURIComponent(first.body.next_cursor)}`);
    expect([stale.status, stale.body.error.code]).toEqual([400, 'validation_error']);
    expect(stale.body.error.message).toContain(
      'its data was replaced or its source was removed; start again without it',
    );
    const health = await desk.key.client.get('/api/v1/public/data/sources/removed/health?view_key=racing_catalog');
    expect([health.status, health.body.error.code]).toEqual([503, 'projection_unavailable']);
    expect((await desk.client.listDataSources({})).dataSources.map(({ sourceKey }) => sourceKey)).toEqual(['kept']);
    const again = desk.client.removeDataSource({ sourceKey: 'removed', version: 1n });
    expect(await failure(again)).toEqual({ code: Code.NotFound, message: 'There is no source removed.' });
    await desk.holds(2);

    await desk.client.removeDataSource({ sourceKey: 'kept', version: 1n });
    const nothing = await desk.view();
    expect([nothing.status, nothing.body.error.code]).toEqual([503, 'projection_unavailable']);
    await desk.holds(0);
    const log = await desk.log();
    expect(log.map(({ type, subject_version, data }) => [type, subject_version, data['source_key']])).toEqual([
      ['data_source.registered', 1, 'kept'],
      ['data_source.registered', 1, 'removed'],
      ['data_source.removed', 2, 'removed'],
      ['data_source.removed', 2, 'kept'],
    ]);
  });

  test('frees its key for a new source, which shares no data with it', async () => {
    const desk = await Desk.open();
    feed.serve('/first-life', some(0, 3), '"1"');
    const first = await desk.register('reborn', '/first-life');
    await desk.loaded('reborn', 3);
    await desk.client.removeDataSource({ sourceKey: 'reborn', version: 1n });
    feed.serve('/second-life', some(3, 5), '"1"');
    const second = await desk.register('reborn', '/second-life');
    expect([second.version, second.load, second.lastRefresh]).toEqual([1n, undefined, undefined]);
    expect(second.sourceId).not.toBe(first.sourceId);
    await desk.loaded('reborn', 2);
    expect((await desk.view()).body.groups).toHaveLength(2);
    await desk.holds(2);
    expect(new Set((await desk.groups()).map(({ source_id }) => source_id))).toEqual(new Set([second.sourceId]));
  });

  test('publishes nothing of a refresh in another process, even if a new source has its key', async () => {
    const desk = await Desk.open();
    // A time so late that only the process of the test refreshes the first source.
    const later = new Date('2100-01-01T00:00:00Z');
    const sources = stored<SourceDocument>(service, 'data_sources');
    const old = holdUp('/refreshed', some(0, 4));
    const what = { viewKey: 'racing_catalog', adapter: 'meeting_tree', timezone: 'UTC', refreshIntervalMs: 3_600_000 };
    const made = await service.services.projections.dataSources.register(
      desk.call,
      { ...what, sourceKey: 'busy', locations: [feed.url('/refreshed')], enabled: false },
      false,
    );
    await sources.updateOne({ _id: made.sourceId }, { $set: { enabled: true, next_refresh_at: new Date() } });
    const refreshing = service.services.projections.refresher.refresh(
      desk.tenantId,
      made.sourceId,
      new AbortController().signal,
    );
    await old.asked;
    await sources.updateOne({ _id: made.sourceId }, { $set: { next_refresh_at: later } });
    await desk.client.removeDataSource({ sourceKey: 'busy', version: 1n });
    feed.serve('/successor', some(4, 5));
    await desk.register('busy', '/successor');
    await desk.loaded('busy', 1);
    old.answer();
    expect(['interrupted', 'not_due']).toContain(await refreshing);
    expect((await desk.loaded('busy', 1)).lastRefresh?.ok).toBe(true);
    await desk.holds(1);
    // The record of the removal stays until the lease of that refresh ends, because the refresh may still write.
    const [removal] = await stored<SourceRemovalDocument>(service, 'source_removals')
      .find({ tenant_id: desk.tenantId })
      .toArray();
    expect(removal?.refreshed_until.getTime()).toBeGreaterThan(removal?.removed_at.getTime() ?? Infinity);
  });

  test('must have the version that the caller has seen', async () => {
    const desk = await Desk.open();
    feed.serve('/seen', some(0, 1));
    await desk.register('seen', '/seen');
    await desk.client.setDataSourceEnabled({ sourceKey: 'seen', enabled: false });
    expect(await failure(desk.client.removeDataSource({ sourceKey: 'seen', version: 1n }))).toMatchObject({
      code: Code.Aborted,
    });
    expect((await desk.source('seen')).enabled).toBe(false);
    await desk.client.removeDataSource({ sourceKey: 'seen', version: 2n });
  });

  test('can be neither changed nor removed by another tenant', async () => {
    const [desk, other] = [await Desk.open(), await Desk.open()];
    feed.serve('/own', some(0, 1));
    await desk.register('own', '/own');
    const missing = { code: Code.NotFound, message: 'There is no source own.' };
    expect(await failure(other.client.removeDataSource({ sourceKey: 'own', version: 1n }))).toEqual(missing);
    const change = other.client.changeDataSource({ sourceKey: 'own', version: 1n, timezone: 'UTC' });
    expect(await failure(change)).toEqual(missing);
    expect((await desk.source('own')).version).toBe(1n);
  });
});

describe('the command line', () => {
  // Each command starts a process of its own, which takes seconds on a busy machine.
  const TIMEOUT_MS = 240_000;

  test('leaves refreshes and health to the service, even if its own environment differs', {
    tags: 'full',
    timeout: TIMEOUT_MS,
  }, async () => {
    const desk = await Desk.open();
    await writeRacingFixtures(root, new Date());
    const elsewhere = { ...service.env, WORKGATE_DATA_ROOT: '/nowhere/at/all' };
    const { WORKGATE_DATA_ROOT: _root, WORKGATE_DATA_ALLOW_PRIVATE: _private, ...without } = service.env;
    const run = (env: Record<string, string>, ...args: string[]) =>
      workgate(env, ['source', ...args, '--tenant', desk.tenantId], 90_000);
    const { sourceKey, adapter, folder } = RACING_SOURCES[2] as (typeof RACING_SOURCES)[number];
    const added = await run(without, 'add', sourceKey, '--adapter', adapter, '--location', `file:${folder}`);
    expect(added.status, added.stderr).toBe(0);
    expect(added.stderr).toContain('The service reads file: locations below its WORKGATE_DATA_ROOT');
    for (const env of [without, elsewhere]) {
      const done = await run(env, 'refresh', sourceKey);
      expect(done.status, done.stderr).toBe(0);
      expect(done.stderr).toContain(`Waiting for the service to refresh ${sourceKey}`);
      const told = JSON.parse(done.stdout);
      expect(told).toMatchObject({ health: 'fresh', load: { group_count: 3 }, last_attempt: { ok: true } });
    }

    const nothing = await run(elsewhere, 'change', sourceKey);
    expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining('Choose what to change')]);
    const changed = await run(elsewhere, 'change', sourceKey, '--location', 'file:not-there', '--interval', '600');
    expect(JSON.parse(changed.stdout)).toMatchObject({ version: 2, refresh_interval_ms: 600_000 });
    const failed = await run(elsewhere, 'refresh', sourceKey);
    expect(failed.status).toBe(1);
    expect(JSON.parse(failed.stdout)).toMatchObject({
      health: 'stale',
      load: { group_count: 3 },
      last_attempt: { ok: false, error: 'file:not-there does not exist.' },
    });

    const refused = await run(without, 'remove', sourceKey);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('To confirm, add --yes.')]);
    expect((await desk.view()).status).toBe(200);
    const removed = await run(without, 'remove', sourceKey, '--yes');
    expect(JSON.parse(removed.stdout)).toMatchObject({ source_key: sourceKey, removed: true });
    expect((await desk.view()).status).toBe(503);
    expect((await desk.log()).map(({ type }) => type)).toEqual([
      'data_source.registered',
      'data_source.changed',
      'data_source.removed',
    ]);
    await desk.holds(0);
    // The record of the removal is deleted in the end, too.
    const removals = stored<SourceRemovalDocument>(service, 'source_removals');
    const ofDesk = { tenant_id: desk.tenantId };
    // The change took the lease of a refresh, which may go on writing until the lease would have ended. The removal
    // waits as long: after the first sweep has deleted the data, it moves `next_sweep_at`.
    const swept = { ...ofDesk, $expr: { $gt: ['$next_sweep_at', '$removed_at'] } };
    await expect.poll(() => removals.countDocuments(swept), { timeout: 60_000 }).toBe(1);
    const [removal] = await removals.find(ofDesk).toArray();
    expect((removal?.refreshed_until.getTime() ?? 0) - (removal?.removed_at.getTime() ?? 0)).toBeGreaterThan(300_000);
    await removals.updateMany(ofDesk, { $set: { refreshed_until: new Date(0), next_sweep_at: new Date(0) } });
    await expect.poll(() => removals.countDocuments(ofDesk), { timeout: 60_000 }).toBe(0);
  });
});
