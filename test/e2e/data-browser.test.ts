/**
 * The data pages for people show what REST answers: the same groups, evidence and refusals. An administrator of keys
 * can also read as one of them.
 */
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DataEntityType,
  DataFilterKey,
  DataHealthStatus,
  DataService,
} from '../../generated/proto/workgate/data/v1/data_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { TestPerson } from '../support/people.ts';
import { loadSource, raceCards } from '../support/racing.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

const VIEW = 'racing_catalog';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
let key: TestKey;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  ada = await personOf('admin');
  key = await service.createKey(tenantId, ['catalog.read'], {}, ada);
  for (const sourceKey of ['cards', 'second'])
    await loadSource(service, { tenantId, sourceKey, adapter: 'racecard', documents: raceCards() });
});
afterAll(() => service.stop());

const personOf = async (role: Role, tenant = tenantId) =>
  (await TestPerson.create(service, [{ tenantId: tenant, role }])).signIn();
const reading = (by = ada) => by.client(DataService);
const rest = (query = '') => key.client.get(`/api/v1/public/data/views/${VIEW}${query}`);
const codeOf = async (call: Promise<unknown>) => Code[(await refusalOf(call)).code];

test('shows the same groups, events, evidence and sources as REST, in the same order', async () => {
  const [page, { body }] = await Promise.all([reading().getDataView({ viewKey: VIEW }), rest()]);
  expect(page.groups.length).toBeGreaterThan(1);
  expect(page.groups.map(({ groupId }) => groupId)).toEqual(body.groups.map(({ group_id }: never) => group_id));
  const [shown, answered] = [page.groups[0], body.groups[0]];
  expect(shown?.evidence.map(({ sourceKey, fields, sha256 }) => ({ sourceKey, fields, sha256 }))).toEqual(
    answered.evidence.map((one: Record<string, unknown>) => ({
      sourceKey: one['source_key'],
      fields: one['fields'],
      sha256: one['sha256'],
    })),
  );
  const named = shown?.attributes.map(({ name, value }) => [name, value]) ?? [];
  const attributes = Object.entries(answered.attributes).map(([name, value]) => [`attributes.${name}`, value]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(attributes));
  // Evidence names the source of each attribute that is shown.
  const fields = shown?.evidence.flatMap((one) => one.fields) ?? [];
  for (const [name] of named) expect(fields).toContain(name);
  expect(shown?.events.map((event) => event.participants.map(({ name }) => name))).toEqual(
    answered.events.map((event: { participants: { name: string }[] }) => event.participants.map(({ name }) => name)),
  );
  expect(page.sources.map(({ sourceKey }) => sourceKey)).toEqual(['cards', 'second']);
});

test('limits pages, continues them by cursor, and takes the filters of REST', async () => {
  const first = await reading().getDataView({ viewKey: VIEW, limit: 1 });
  const second = await reading().getDataView({ viewKey: VIEW, limit: 1, cursor: first.nextCursor });
  const { body } = await rest('?limit=2');
  expect([...first.groups, ...second.groups].map(({ groupId }) => groupId)).toEqual(
    body.groups.map(({ group_id }: never) => group_id),
  );
  const changed = reading().getDataView({ viewKey: VIEW, limit: 1, cursor: first.nextCursor, date: '2021-08-07' });
  expect(await codeOf(changed), 'a cursor holds for its filters').toBe('InvalidArgument');
  const none = await reading().getDataView({
    viewKey: VIEW,
    filterKey: DataFilterKey.UPCOMING,
    timezone: 'Asia/Tokyo',
  });
  expect(none.groups).toEqual([]);
  expect(await codeOf(reading().getDataView({ viewKey: VIEW, limit: 101 }))).toBe('InvalidArgument');
  expect(await codeOf(reading().getDataView({ viewKey: VIEW, timezone: 'Mars/Olympus' }))).toBe('InvalidArgument');
  expect(await codeOf(reading().getDataView({ viewKey: 'no_view' }))).toBe('NotFound');
});

test('finds an entity by its id, and by the id that a source gives it', async () => {
  const { groups } = await reading().getDataView({ viewKey: VIEW, limit: 1 });
  const [event] = groups[0]?.events ?? [];
  const byId = { viewKey: VIEW, entityType: DataEntityType.EVENT, entityId: event?.eventId ?? '' };
  expect((await reading().getDataEntity(byId)).group?.groupId).toBe(groups[0]?.groupId);
  const named = await reading().getDataEntity({ ...byId, entityId: event?.legacyIds[0]?.id ?? '' });
  expect(named.entityId).toBe(event?.eventId);
  expect(await codeOf(reading().getDataEntity({ ...byId, entityId: 'nothing' }))).toBe('NotFound');
});

test('lists views with their sources, old names and coverage, also for a tenant without sources', async () => {
  const [view] = (await reading().listDataViews({})).views;
  expect(view).toMatchObject({ viewKey: VIEW, aliases: [{ name: 'customer_feed' }] });
  expect(view?.sources.map(({ sourceKey }) => sourceKey)).toEqual(['cards', 'second']);
  expect(view?.coverageFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
  const eve = await personOf('viewer', await service.createTenant('Eve'));
  const [empty] = (await reading(eve).listDataViews({})).views;
  expect(empty).toMatchObject({ viewKey: VIEW, sources: [], health: { status: DataHealthStatus.UNAVAILABLE } });
  expect(await codeOf(reading(eve).getDataView({ viewKey: VIEW })), 'nothing of another tenant').toBe('Unavailable');
});

test('lets an administrator of keys read as a key, with exactly the rights of the key at that moment', {
  tags: 'full',
}, async () => {
  const as = (asApiKeyId: string, by = ada) => reading(by).getDataView({ viewKey: VIEW, asApiKeyId });
  expect((await as(key.keyId)).groups).toEqual((await reading().getDataView({ viewKey: VIEW })).groups);
  const worker = await service.createKey(tenantId, ['work.read'], {}, ada);
  expect(await codeOf(as(worker.keyId)), 'as REST refuses it').toBe('PermissionDenied');
  expect((await worker.client.get(`/api/v1/public/data/views/${VIEW}`)).status).toBe(403);

  await service.revokeKey(tenantId, worker.keyId);
  expect(await codeOf(as(worker.keyId))).toBe('FailedPrecondition');
  const leaver = await TestPerson.create(service, [{ tenantId, role: 'member' }]);
  const left = await service.createKey(tenantId, ['catalog.read'], {}, leaver);
  await service.services.identity.members.updateRole(ada.in(tenantId), leaver.personId, 'viewer');
  expect(await codeOf(as(left.keyId)), 'nobody answers for it').toBe('FailedPrecondition');
});

test('lets nobody else read as a key, and no administrator as a key of another tenant', async () => {
  const as = (asApiKeyId: string, by: TestPerson) => reading(by).getDataView({ viewKey: VIEW, asApiKeyId });
  const mia = await personOf('approver');
  expect(await codeOf(as(key.keyId, mia))).toBe('PermissionDenied');
  const other = await service.createTenant('Eve');
  const eve = await personOf('owner', other);
  const theirs = await service.createKey(other, ['catalog.read'], {}, eve);
  const foreign = await refusalOf(as(theirs.keyId, ada));
  expect(Code[foreign.code]).toBe('FailedPrecondition');
  expect(foreign.message, 'as one that there never was').toBe(
    (await refusalOf(as('key_01h455vb4pex5vsknk084sn02q', ada))).message,
  );
  await service.services.identity.members.updateRole(ada.in(tenantId), mia.personId, 'viewer');
  expect((await reading(mia).getDataView({ viewKey: VIEW })).groups.length, 'for themselves').toBeGreaterThan(0);
});
