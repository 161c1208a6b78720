import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import { ViewCursors } from '../../src/projections/cursor.ts';
import { ProjectionRepository } from '../../src/projections/repository.ts';
import { Revisions } from '../../src/projections/revisions.ts';
import { defineProjectionModels } from '../../src/projections/schema.ts';
import { DataService } from '../../src/projections/service.ts';
import { SourceRepository } from '../../src/projections/sources/repository.ts';
import { defineSourceModels } from '../../src/projections/sources/schema.ts';
import { DataSourceService } from '../../src/projections/sources/service.ts';
import { ViewIndexes } from '../../src/projections/view-index.ts';
import { VIEWS } from '../../src/projections/views/registry.ts';
import { Views } from '../../src/projections/views.ts';
import { tides } from '../fixtures/views/tides.ts';
import { meetingList, toDocument } from '../support/racing.ts';

const tenantId = newId('ten');
const call = {
  tenantId,
  tenantCreatedAt: new Date(0),
  principal: { type: 'user', id: newId('usr'), displayName: 'Ada' },
  correlationId: 'test',
} as unknown as CallContext;

let mongo: Mongo;
let sources: DataSourceService;
let revisions: Revisions;
let data: DataService;

beforeAll(async () => {
  const { logger } = createLoggers('silent');
  mongo = await connectMongo(inject('mongodbUri'), `views_${randomBytes(4).toString('hex')}`, {
    onAway: () => undefined,
    logger,
  });
  const { connection } = mongo;
  const models = { ...defineProjectionModels(connection), ...defineSourceModels(connection) };
  const repository = (id: string) => new ProjectionRepository(models, id);
  const views = new Views([...VIEWS, tides]);
  const nothing = () => undefined;
  sources = new DataSourceService({
    repository: (id) => new SourceRepository({ connection, ...models }, id),
    views,
    locations: { allowLoopback: false },
    notifyRelay: nothing,
    notifyRefresh: nothing,
    notifyRemoval: nothing,
    reach: nothing,
  });
  revisions = new Revisions(repository, views);
  const cursors = new ViewCursors(new KeyRing([{ keyId: 'k', key: Buffer.alloc(32, 1) }]));
  data = new DataService({ views, repository, indexes: new ViewIndexes(repository), cursors });
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

async function register(sourceKey: string, viewKey: string, adapter: string): Promise<void> {
  const locations = ['https://feed.example.com/a.json'];
  const input = { sourceKey, viewKey, adapter, locations, timezone: 'UTC', refreshIntervalMs: 60_000, enabled: true };
  await sources.register(call, input, false);
}

async function load(sourceKey: string, adapterKey: string, content: unknown, fetchedAt = new Date()): Promise<void> {
  const adapter = [...VIEWS, tides].flatMap(({ adapters }) => adapters.get(adapterKey) ?? [])[0];
  const adapted = adapter?.adapt([toDocument('a.json', content)], { timezone: 'UTC' });
  const { groups = [], problems = [] } = adapted ?? {};
  await revisions.publish(tenantId, {
    sourceKey,
    adapterKey,
    fetchedAt,
    groups,
    problems,
    problemCount: problems.length,
  });
}

const portDay = (port: string, day: string) => ({
  port,
  country: 'NL',
  day,
  highWaters: [`${day}T03:10:00Z`, `${day}T15:35:00Z`],
});

it('a view gets sources, revisions, pages, cursors, entities and old names from one definition', async () => {
  await register('almanac_one', 'tide_tables', 'almanac');
  await load('almanac_one', 'almanac', [portDay('vlissingen', '2026-03-01'), portDay('delfzijl', '2026-03-02')]);

  const first = await data.getView(call, 'tide_tables', { limit: 1 });
  expect(first.groups.map(({ groupId }) => groupId)).toEqual(['vlissingen~2026-03-01']);
  expect(first.schema).toEqual({ viewKey: 'tide_tables', version: '2.1', extensions: { almanac: { type: 'object' } } });
  expect(first.capabilities).toEqual(['calendar']);
  const second = await data.getView(call, 'tide_tables', { limit: 1, cursor: first.nextCursor ?? undefined });
  expect(second.groups.map(({ groupId }) => groupId)).toEqual(['delfzijl~2026-03-02']);
  expect(second.nextCursor).toBeNull();

  const old = await data.getView(call, 'tides', { date: '2026-03-02' });
  expect(old.view).toMatchObject({ viewKey: 'tide_tables', alias: { sunsetAt: new Date('2027-01-01') } });
  expect(old.groups.map(({ title }) => title)).toEqual(['delfzijl']);

  const byId = await data.getEntity(call, 'tide_tables', 'event', 'delfzijl~2026-03-02~2');
  expect(byId.entity).toMatchObject({ type: 'event', event: { startLabel: '15:35' } });
  const byOldName = await data.getEntity(call, 'tide_tables', 'event', 'delfzijl-2026-03-02-2');
  expect(byOldName.entity).toEqual(byId.entity);
  const { revision } = await data.getSourceHealth(call, 'tides', 'almanac_one', '2026-03-01');
  expect(revision).toMatchObject({ coverage_from: '2026-03-01', coverage_to: '2026-03-02' });
});

it('a view has kinds of entities of its own', async () => {
  await expect(data.getEntity(call, 'tide_tables', 'participant', 'delfzijl~2026-03-02~2~x')).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ field: 'entity_type', problem: 'must be one of group, event' }],
  });
});

it('a view merges by its own rules: the later of two almanacs wins', async () => {
  await register('almanac_two', 'tide_tables', 'almanac');
  const later = { ...portDay('vlissingen', '2026-03-01'), highWaters: ['2026-03-01T04:00:00Z'] };
  await load('almanac_two', 'almanac', [later], new Date(Date.now() + 60_000));
  const { groups } = await data.getView(call, 'tide_tables', { date: '2026-03-01' });
  expect(groups.map(({ events }) => events.map(({ startLabel }) => startLabel))).toEqual([['04:00']]);
});

it('two views do not see the data of each other', async () => {
  await register('meetings', 'racing_catalog', 'meeting_tree');
  const races = [{ number: 1, startsAt: '2026-03-01T02:00:00Z' }];
  const meetings = meetingList([{ id: 'm1', name: 'Randwick', date: '2026-03-01', races }]);
  await load('meetings', 'meeting_tree', JSON.parse(meetings.bytes.toString()));
  const racing = await data.getView(call, 'racing_catalog', {});
  expect(racing.groups.map(({ groupId }) => groupId)).toEqual(['2026-03-01.au.randwick']);
  expect((await data.getView(call, 'customer_feed', {})).groups).toHaveLength(1);
  const ofTides = await data.getView(call, 'tide_tables', {});
  expect(ofTides.groups.map(({ groupId }) => groupId)).not.toContain('2026-03-01.au.randwick');
  await expect(data.getSourceHealth(call, 'racing_catalog', 'almanac_one')).rejects.toMatchObject({
    code: 'projection_unavailable',
  });
});

it('a view accepts only sources in its own formats', async () => {
  await expect(register('mixed', 'tide_tables', 'racecard')).rejects.toMatchObject({
    details: [{ field: 'adapter', problem: 'must be one of almanac' }],
  });
  await expect(register('unknown', 'weather', 'racecard')).rejects.toMatchObject({
    details: [{ field: 'view_key', problem: 'must be one of racing_catalog, tide_tables' }],
  });
});

it('a view cannot take the name or a format of another view', () => {
  expect(() => new Views([tides, tides])).toThrow('Two views are called tide_tables');
  expect(() => new Views([tides, { ...tides, viewKey: 'other', aliases: new Map() }])).toThrow(
    'Two views have an adapter almanac',
  );
});
