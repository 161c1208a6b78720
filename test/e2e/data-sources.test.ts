import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DataAdapter,
  DataHealth,
  type DataSource,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { RACING_SOURCES, racingDocuments, writeRacingFixtures } from '../../scripts/racing-fixtures.ts';
import type { OutboxEvent } from '../../src/platform/outbox/event.ts';
import type { SourceDocument } from '../../src/projections/sources/schema.ts';
import { workgate } from '../faults/cli.ts';
import { stored } from '../faults/event-log.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { FeedServer } from '../support/feed-server.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';

const NOW = new Date();
const DOCUMENTS = racingDocuments(NOW);
const MEETINGS = DOCUMENTS['meetings/meetings.json'] as { data: { meetings: { name: string }[] } };

let root: string;
let outside: string;
let feed: FeedServer;
let service: TestService;
let tenantId: string;
let admin: TestPerson;
let key: TestKey;
beforeAll(async () => {
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  feed = await FeedServer.start();
  service = await TestService.start({ shared: 'with-providers' });
  root = service.env['WORKGATE_DATA_ROOT'] ?? '';
  tenantId = await service.createTenant();
  admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
  key = await service.createKey(tenantId, ['catalog.read', 'source.read']);
});
afterAll(async () => {
  await service.stop();
  await feed.stop();
  rmSync(outside, { recursive: true });
  await emptyFolder(root);
});

const client = (person = admin) => person.client(IntegrationService);

/** Settings of sources that the test itself refreshes. */
const HIDDEN = {
  viewKey: 'racing_catalog',
  adapter: 'meeting_tree',
  timezone: 'UTC',
  refreshIntervalMs: 86_400_000,
  enabled: true,
};

const REQUEST = {
  viewKey: 'racing_catalog',
  adapter: DataAdapter.MEETING_TREE,
  timezone: 'Australia/Sydney',
  refreshInterval: { seconds: 3600n },
};

async function register(sourceKey: string, ...paths: string[]): Promise<DataSource> {
  const { dataSource } = await client().registerDataSource({
    ...REQUEST,
    sourceKey,
    locations: paths.map((one) => feed.url(one)),
  });
  return dataSource as DataSource;
}

async function read(sourceKey: string): Promise<DataSource> {
  const { dataSources } = await client().listDataSources({});
  return dataSources.find((source) => source.sourceKey === sourceKey) as DataSource;
}

const timeOf = (source: DataSource) =>
  Number(source.lastRefresh?.at?.seconds ?? 0n) * 1e9 + (source.lastRefresh?.at?.nanos ?? 0);

/** Waits for a later refresh than the last one of `since`, and returns the source. */
async function refreshed(since: DataSource): Promise<DataSource> {
  const isLater = (source: DataSource) => timeOf(source) > timeOf(since);
  await expect.poll(async () => isLater(await read(since.sourceKey)), { timeout: 20_000 }).toBe(true);
  return read(since.sourceKey);
}

async function refresh(sourceKey: string): Promise<DataSource> {
  const before = await read(sourceKey);
  await client().refreshDataSource({ sourceKey });
  return refreshed(before);
}

const view = (with_ = key, query = '') =>
  with_.client.get(`/api/v1/public/data/views/racing_catalog?limit=100${query}`);
const health = (sourceKey: string) =>
  key.client.get(`/api/v1/public/data/sources/${sourceKey}/health?view_key=racing_catalog`);

async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => ConnectError.from(thrown),
  );
  return { code: error?.code, message: error?.rawMessage };
}

describe('a source', () => {
  test('loads, sees that its feed is unchanged, loads a change, and serves the last good data when the feed breaks', async () => {
    feed.serve('/life', MEETINGS, '"1"');
    const made = await register('life', '/life');
    expect(made).toMatchObject({ enabled: true, health: DataHealth.UNAVAILABLE });
    const first = await refreshed(made);
    expect(first).toMatchObject({ health: DataHealth.FRESH, lastRefresh: { ok: true }, load: { groupCount: 6 } });
    expect((await view()).body.groups).toHaveLength(6);

    const unchanged = await refresh('life');
    expect(feed.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
    expect(unchanged.load?.fetchedAt).toEqual(first.load?.fetchedAt);
    expect(unchanged.confirmedAt).not.toEqual(first.confirmedAt);

    const [meeting, ...rest] = MEETINGS.data.meetings;
    feed.serve('/life', { ...MEETINGS, data: { meetings: rest } }, '"2"');
    const changed = await refresh('life');
    expect(changed.load?.groupCount).toBe(5);
    expect(changed.load?.fetchedAt).not.toEqual(first.load?.fetchedAt);
    const served = JSON.stringify((await view()).body.groups);
    expect(meeting?.name).toBeDefined();

    const breakages: [answer: Parameters<FeedServer['on']>[1], error: RegExp][] = [
      [(_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":'), /is not JSON/],
      [(_, response) => response.writeHead(503).end(), /answers with status 503/],
      [(_, response) => response.writeHead(302, { Location: '/elsewhere' }).end(), /redirect/],
      [
        (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
        /Nothing .* can be used/,
      ],
    ];
    for (const [answer, error] of breakages) {
      feed.on('/life', answer);
      const broken = await refresh('life');
      expect(broken.lastRefresh).toMatchObject({ ok: false, error: expect.stringMatching(error) });
      expect(broken.health).toBe(DataHealth.STALE);
      expect(broken.load).toEqual(changed.load);
      const still = await view();
      expect(still.body.groups.map((group: { group_id: string }) => group.group_id)).toEqual(
        JSON.parse(served).map((group: { group_id: string }) => group.group_id),
      );
      const told = await health('life');
      expect(told.status).toBe(200);
      expect(JSON.stringify(told.body)).toMatch(error);
    }
    feed.serve('/life', MEETINGS, '"3"');
    expect(await refresh('life')).toMatchObject({ health: DataHealth.FRESH, load: { groupCount: 6 } });
  });

  test('loads several documents as one: a missing one fails the load, a changed one reloads them all', async () => {
    feed.serve('/part-a', { header: {}, data: { meetings: MEETINGS.data.meetings.slice(0, 2) } }, '"a1"');
    feed.on('/part-b', (_, response) => response.writeHead(404).end());
    const failed = await refreshed(await register('parts', '/part-a', '/part-b'));
    expect(failed.load).toBeUndefined();
    expect(failed.lastRefresh?.error).toBe(`${feed.url('/part-b')} answers with status 404.`);
    feed.serve('/part-b', { header: {}, data: { meetings: MEETINGS.data.meetings.slice(2, 4) } }, '"b1"');
    expect((await refresh('parts')).load?.groupCount).toBe(4);
    feed.serve('/part-b', { header: {}, data: { meetings: MEETINGS.data.meetings.slice(2, 5) } }, '"b2"');
    expect((await refresh('parts')).load?.groupCount).toBe(5);
    const asked = feed.count('/part-a');
    await refresh('parts');
    expect(feed.count('/part-a')).toBe(asked + 1);
  });

  test('is neither served nor refreshed while it is switched off', async () => {
    const other = await service.createTenant();
    const owner = await (await TestPerson.create(service, [{ tenantId: other, role: 'owner' }])).signIn();
    const reader = await service.createKey(other, ['catalog.read']);
    feed.serve('/switched', MEETINGS);
    await client(owner).registerDataSource({ ...REQUEST, sourceKey: 'switched', locations: [feed.url('/switched')] });
    await expect.poll(async () => (await view(reader)).status, { timeout: 20_000 }).toBe(200);
    const { dataSource } = await client(owner).setDataSourceEnabled({ sourceKey: 'switched', enabled: false });
    expect(dataSource).toMatchObject({ enabled: false, health: DataHealth.UNSPECIFIED });
    expect(dataSource?.nextRefreshAt).toBeUndefined();
    const answer = await view(reader);
    expect([answer.status, answer.body.error.code]).toEqual([503, 'projection_unavailable']);
    expect(await failure(client(owner).refreshDataSource({ sourceKey: 'switched' }))).toMatchObject({
      code: Code.FailedPrecondition,
    });
    const asked = feed.count('/switched');
    await client(owner).setDataSourceEnabled({ sourceKey: 'switched', enabled: true });
    await expect.poll(() => feed.count('/switched'), { timeout: 20_000 }).toBe(asked + 1);
    expect((await view(reader)).status).toBe(200);

    await service.services.platform.relay.drain(other);
    const log = await stored<OutboxEvent & { _id: string }>(service, 'event_log')
      .find({ tenant_id: other, 'subject.type': 'data_source' })
      .sort({ sequence: 1 })
      .toArray();
    expect(log.map(({ type, subject_version }) => [type, subject_version])).toEqual([
      ['data_source.registered', 1],
      ['data_source.disabled', 2],
      ['data_source.enabled', 3],
    ]);
    expect(JSON.stringify(log)).not.toContain('/switched');
  });

  test('is invisible to other tenants', async () => {
    feed.serve('/private', MEETINGS);
    await refreshed(await register('private', '/private'));
    const other = await service.createTenant();
    const stranger = await (await TestPerson.create(service, [{ tenantId: other, role: 'owner' }])).signIn();
    expect((await client(stranger).listDataSources({})).dataSources).toEqual([]);
    const missing = { code: Code.NotFound, message: 'There is no source private.' };
    expect(await failure(client(stranger).refreshDataSource({ sourceKey: 'private' }))).toEqual(missing);
    const switching = client(stranger).setDataSourceEnabled({ sourceKey: 'private', enabled: false });
    expect(await failure(switching)).toEqual(missing);
    expect((await view(await service.createKey(other, ['catalog.read']))).status).toBe(503);
    // The same key in another tenant names another source.
    await client(stranger).registerDataSource({ ...REQUEST, sourceKey: 'private', locations: [feed.url('/other')] });
    expect((await read('private')).locations).toEqual([feed.url('/private')]);
  });

  test('is registered once, and a refusal names every fault', async () => {
    feed.serve('/once', MEETINGS);
    await register('once', '/once');
    const again = await failure(register('once', '/once'));
    expect(again).toEqual({ code: Code.Aborted, message: 'There is a source once already.' });
    const wrong = await failure(
      client().registerDataSource({
        ...REQUEST,
        sourceKey: 'wrong',
        viewKey: 'customer_feed',
        timezone: '+05:00',
        locations: ['file:racecards', 'https://10.0.0.1/', 'ftp://feed.example.com/'],
      }),
    );
    expect(wrong.code).toBe(Code.InvalidArgument);
    for (const field of ['view_key', 'timezone', 'locations[0]', 'locations[1]', 'locations[2]']) {
      expect(wrong.message).toContain(`${field}: `);
    }
    expect(wrong.message).toContain('files are registered on the command line');
  });
});

describe('a refresh', () => {
  const principal = { tenantId: '', principal: TEST_ADMIN, correlationId: 'test' };
  const stop = new AbortController().signal;

  /** Registers a source of a made-up tenant that no other test uses. */
  async function hidden(sourceKey: string) {
    const call = { ...principal, tenantId: `ten_hidden_${sourceKey}` };
    const locations = [feed.url(`/${sourceKey}`)];
    return service.services.projections.dataSources.register(call, { ...HIDDEN, sourceKey, locations }, false);
  }

  test('runs once, however many callers want it at the same time', async () => {
    feed.serve('/crowd', MEETINGS);
    const { sourceId } = await hidden('crowd');
    const { refresher } = service.services.projections;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => refresher.refresh('ten_hidden_crowd', sourceId, stop)),
    );
    expect(results.filter((result) => result === 'published')).toHaveLength(1);
    expect(results.filter((result) => result === 'not_due')).toHaveLength(19);
    expect(feed.count('/crowd')).toBe(1);
  });

  test('publishes nothing after another refresh took over its lease', async () => {
    const tenant = 'ten_hidden_overtaken';
    const { sourceId } = await hidden('overtaken');
    const { refresher, dataSources } = service.services.projections;
    const sources = stored<SourceDocument>(service, 'data_sources');
    const [late, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    feed.on('/overtaken', (_, response) => {
      late.resolve();
      void later.promise.then(() =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(MEETINGS)),
      );
    });
    const slow = refresher.refresh(tenant, sourceId, stop);
    await late.promise;
    // Pretends that the refresh took longer than its lease.
    await sources.updateOne({ _id: sourceId }, { $set: { 'lease.until': new Date(0) } });
    feed.serve('/overtaken', { header: {}, data: { meetings: MEETINGS.data.meetings.slice(0, 1) } });
    expect(await refresher.refresh(tenant, sourceId, stop)).toBe('published');
    const published = await dataSources.get(tenant, 'overtaken');
    later.resolve();
    expect(await slow).toBe('interrupted');
    expect(await dataSources.get(tenant, 'overtaken')).toEqual(published);
    expect(published.load?.groupCount).toBe(1);
    const groups = stored<{ _id: string }>(service, 'projection_groups');
    expect(await groups.countDocuments({ tenant_id: tenant }), 'nothing is left behind').toBe(1);
  });

  test('leaves no trace when it is stopped', async () => {
    const tenant = 'ten_hidden_stopped';
    const { sourceId } = await hidden('stopped');
    const { refresher, dataSources } = service.services.projections;
    const before = await dataSources.get(tenant, 'stopped');
    const stopping = new AbortController();
    feed.on('/stopped', () => stopping.abort());
    expect(await refresher.refresh(tenant, sourceId, stopping.signal)).toBe('interrupted');
    expect(await dataSources.get(tenant, 'stopped')).toEqual(before);
    feed.serve('/stopped', MEETINGS);
    expect(await refresher.refresh(tenant, sourceId, stop)).toBe('published');
  });

  test('is retried after growing delays while it fails, whatever the interval of the source', async () => {
    const tenant = 'ten_hidden_failing';
    const { sourceId } = await hidden('failing');
    const { refresher, dataSources } = service.services.projections;
    const delays: number[] = [];
    for (let failures = 1; failures <= 8; failures += 1) {
      expect(await refresher.refresh(tenant, sourceId, stop)).toBe('failed');
      const { lastAttempt, nextRefreshAt } = await dataSources.get(tenant, 'failing');
      delays.push((nextRefreshAt?.getTime() ?? 0) - (lastAttempt?.at.getTime() ?? 0));
      expect(await refresher.refresh(tenant, sourceId, stop)).toBe('not_due');
      await dataSources.refreshNow(tenant, 'failing');
    }
    expect(delays).toEqual([30, 60, 120, 240, 480, 900, 900, 900].map((seconds) => seconds * 1000));
  });
});

describe('two processes', () => {
  test('refresh a source one after the other, never at the same time', { tags: 'full' }, async () => {
    const second = await TestService.start({ sharing: service });
    try {
      feed.serve('/shared', MEETINGS);
      const made = await register('shared', '/shared');
      const first = await refreshed(made);
      expect(first.lastRefresh?.ok).toBe(true);
      for (let round = 0; round < 3; round += 1) {
        const before = await read('shared');
        // Both processes get the request at the same moment.
        const elsewhere = new TestPerson(second, admin);
        elsewhere.cookie = admin.cookie;
        await Promise.all([admin, elsewhere].map((one) => client(one).refreshDataSource({ sourceKey: 'shared' })));
        await refreshed(before);
      }
      // A refresh that is requested during another one may run after it, but never beside it.
      expect(feed.count('/shared')).toBeGreaterThanOrEqual(4);
      expect(feed.count('/shared')).toBeLessThanOrEqual(7);
    } finally {
      await second.stop({ keepDatabase: true });
    }
  });
});

describe('files', () => {
  const stop = new AbortController().signal;

  /** Registers a file or folder as the command line does, for a made-up tenant. */
  async function hiddenFile(sourceKey: string, location: string) {
    const call = { tenantId: 'ten_hidden_files', principal: TEST_ADMIN, correlationId: 'test' };
    const { dataSources } = service.services.projections;
    const made = await dataSources.register(call, { ...HIDDEN, sourceKey, locations: [location] }, true);
    return {
      async refresh() {
        await dataSources.refreshNow(call.tenantId, sourceKey);
        await service.services.projections.refresher.refresh(call.tenantId, made.sourceId, stop);
        return dataSources.get(call.tenantId, sourceKey);
      },
    };
  }

  test('outside the data root are not read, even through links', async () => {
    writeFileSync(path.join(outside, 'secret.json'), '{"secret": "s3cr3t"}');
    await mkdir(path.join(root, 'folder'), { recursive: true });
    symlinkSync(path.join(outside, 'secret.json'), path.join(root, 'link.json'));
    symlinkSync(outside, path.join(root, 'linked-folder'));
    symlinkSync(path.join(outside, 'secret.json'), path.join(root, 'folder/inside.json'));
    const cases = [
      ['link', 'file:link.json', 'file:link.json is outside of WORKGATE_DATA_ROOT.'],
      ['linked_folder', 'file:linked-folder', 'file:linked-folder is outside of WORKGATE_DATA_ROOT.'],
      ['through', 'file:linked-folder/secret.json', 'file:linked-folder/secret.json is outside of WORKGATE_DATA_ROOT.'],
      ['folder', 'file:folder', 'file:folder contains inside.json, which is outside of WORKGATE_DATA_ROOT.'],
      ['missing', 'file:missing.json', 'file:missing.json does not exist.'],
    ] as const;
    for (const [sourceKey, location, error] of cases) {
      const { lastAttempt } = await (await hiddenFile(sourceKey, location)).refresh();
      expect(lastAttempt).toMatchObject({ ok: false, error });
    }
    for (const location of ['file:../x.json', 'file:/etc/hostname', 'file:///etc/hostname']) {
      await expect(hiddenFile('escape', location)).rejects.toThrow('must be a path below WORKGATE_DATA_ROOT');
    }
  });

  test('are read again when they change, and refused when they are broken or too large', async () => {
    await mkdir(path.join(root, 'changing'), { recursive: true });
    const file = path.join(root, 'changing/meetings.json');
    await writeFile(file, JSON.stringify(MEETINGS));
    await writeFile(path.join(root, 'changing/notes.txt'), 'not a document');
    const source = await hiddenFile('changing', 'file:changing');
    const first = await source.refresh();
    expect(first.load?.groupCount).toBe(6);
    const unchanged = await source.refresh();
    expect(unchanged.load).toEqual(first.load);
    expect(unchanged.confirmedAt).not.toEqual(first.confirmedAt);
    await writeFile(file, '{"data":');
    const broken = await source.refresh();
    expect(broken.lastAttempt?.error).toBe('file:changing contains meetings.json, which is not JSON.');
    await writeFile(file, `"${'x'.repeat(16 * 1024 * 1024)}"`);
    const huge = await source.refresh();
    expect(huge.lastAttempt?.error).toBe('file:changing contains meetings.json, which has more than 16 MiB.');
    expect(huge.load).toEqual(first.load);
  });
});

describe('the command line', () => {
  // Each command starts a process of its own, which takes seconds on a busy machine.
  const TIMEOUT_MS = 180_000;

  test('registers, refreshes, lists and disables sources, and explains errors', {
    tags: 'full',
    timeout: TIMEOUT_MS,
  }, async () => {
    const tenant = await service.createTenant();
    const run = (...args: string[]) => workgate(service.env, ['source', ...args, '--tenant', tenant], 60_000);
    await writeRacingFixtures(root, NOW);
    for (const { sourceKey, adapter, folder } of RACING_SOURCES) {
      const added = await run('add', sourceKey, '--adapter', adapter, '--location', `file:${folder}`);
      expect(added.status, added.stderr).toBe(0);
    }
    const done = await run('refresh', 'southern_form');
    expect(done.status, done.stderr).toBe(0);
    expect(JSON.parse(done.stdout)).toMatchObject({ load: { group_count: 3, problem_count: 0 } });

    // The service has refreshed the other sources by itself.
    const { dataSources } = service.services.projections;
    const health = async () => (await dataSources.list(tenant)).map((source) => [source.sourceKey, source.health]);
    const fresh = RACING_SOURCES.map(({ sourceKey }) => [sourceKey, 'fresh']).sort();
    await expect.poll(health, { timeout: 30_000 }).toEqual(fresh);
    const { body } = await view(await service.createKey(tenant, ['catalog.read']));
    // Three meetings come from one source and six from another. The meetings of the third source are merged with those
    // six.
    expect(body.groups).toHaveLength(9);
    expect(body.capabilities).toEqual(expect.arrayContaining(['form', 'scratchings', 'results', 'calendar']));

    const off = await run('disable', 'southern_form');
    expect(JSON.parse(off.stdout)).toMatchObject({ source_key: 'southern_form', enabled: false });
    const refused = await run('refresh', 'southern_form');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('is switched off')]);
    const listed = JSON.parse((await run('list')).stdout) as { source_key: string; enabled: boolean }[];
    expect(listed.filter(({ enabled }) => !enabled).map(({ source_key }) => source_key)).toEqual(['southern_form']);
    const noAdapter = await run('add', 'other', '--adapter', 'csv', '--location', 'file:form');
    expect(noAdapter.status).toBe(1);
    expect(noAdapter.stderr).toContain('adapter: must be one of racecard, meeting_tree, form_service');
  });
});
