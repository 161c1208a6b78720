import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { ProjectionRepository } from '../../src/projections/repository.ts';
import { Revisions } from '../../src/projections/revisions.ts';
import { defineProjectionModels } from '../../src/projections/schema.ts';
import { defineSourceModels, type SourceDocument } from '../../src/projections/sources/schema.ts';
import { VIEWS } from '../../src/projections/views/registry.ts';
import { Views } from '../../src/projections/views.ts';
import { adapt, meetingList } from '../support/racing.ts';

const tenantId = newId('ten');
const views = new Views(VIEWS);

let mongo: Mongo;
let repository: ProjectionRepository;
/** Called by the slow process between its switch and its clean-up. */
let afterSwitch: () => Promise<void>;
let slow: Revisions;

beforeAll(async () => {
  const { logger } = createLoggers('silent');
  mongo = await connectMongo(inject('mongodbUri'), `races_${randomBytes(4).toString('hex')}`, {
    onAway: () => undefined,
    logger,
  });
  const { connection } = mongo;
  const models = { ...defineProjectionModels(connection), ...defineSourceModels(connection) };
  repository = new ProjectionRepository(models, tenantId);
  class Slow extends ProjectionRepository {
    override async switchRevision(...args: Parameters<ProjectionRepository['switchRevision']>): Promise<boolean> {
      const switched = await super.switchRevision(...args);
      await afterSwitch();
      return switched;
    }
  }
  slow = new Revisions(() => new Slow(models, tenantId), views);
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

const sources = () => mongo.connection.collection<SourceDocument>('data_sources');

async function register(): Promise<SourceDocument> {
  const source: SourceDocument = {
    _id: newId('src'),
    tenant_id: tenantId,
    source_key: `s${randomBytes(4).toString('hex')}`,
    view_key: 'racing_catalog',
    adapter: 'meeting_tree',
    locations: [],
    timezone: 'UTC',
    refresh_interval_ms: 60_000,
    enabled: true,
    revisions: [],
    next_refresh_at: new Date(),
    created_at: new Date(),
    version: 1,
    outbox: [],
  };
  await sources().insertOne(source as never);
  return source;
}

function loadOf({ source_key: sourceKey }: SourceDocument, tracks: readonly string[]) {
  const races = [{ number: 1, startsAt: '2026-03-01T02:00:00Z' }];
  const meetings = tracks.map((name) => ({ id: name, name, date: '2026-03-01', races }));
  const { groups, problems } = adapt('meeting_tree', [meetingList(meetings)]);
  return { sourceKey, adapterKey: 'meeting_tree', fetchedAt: new Date(), groups, problems, problemCount: 0 };
}

it('the clean-up after a switch removes nothing that another process has published since', async () => {
  const source = await register();
  let served = '';
  afterSwitch = async () => {
    // The source was changed, so another process refreshes it at once.
    served = await new Revisions(() => repository, views).publish(tenantId, loadOf(source, ['Ascot', 'Epsom']));
  };
  await slow.publish(tenantId, loadOf(source, ['Randwick']));
  const row = await sources().findOne({ _id: source._id } as never);
  expect(row?.current_revision).toBe(served);
  expect((await repository.readIndex(source._id, served)).map(({ group_id }) => group_id).toSorted()).toEqual([
    '2026-03-01.au.ascot',
    '2026-03-01.au.epsom',
  ]);
  const keys = ['ascot', 'epsom'].map((track) => `${served}/2026-03-01.au.${track}`);
  expect([...(await repository.readGroups(keys)).keys()].toSorted()).toEqual(keys);
});

it('the next revision removes what a process left behind that died while it wrote', async () => {
  const source = await register();
  afterSwitch = async () => undefined;
  const { groups } = loadOf(source, ['Randwick', 'Rosehill']);
  await repository.insertRevision(source._id, 'rev_left', groups);
  await slow.publish(tenantId, loadOf(source, ['Ascot']));
  expect(await repository.readIndex(source._id, 'rev_left')).toEqual([]);
  expect((await repository.readGroups(groups.map(({ groupId }) => `rev_left/${groupId}`))).size).toBe(0);
});
