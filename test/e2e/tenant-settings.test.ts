/** Administrators rename a tenant, with an event. Its other settings stay as they are. */
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { workgate } from '../faults/cli.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service?.stop());
beforeEach(async () => {
  tenantId = await service.createTenant('Acme');
  ada = await personOf('owner');
});

const personOf = async (role: Role, tenant = tenantId) =>
  (await TestPerson.create(service, [{ tenantId: tenant, role }])).signIn();
const settings = (by = ada) => by.client(MemberService);
const nameOf = async (by = ada) => (await settings(by).getTenantSettings({})).settings?.name;
async function changes() {
  await service.services.platform.relay.drain(tenantId);
  const log = service.services.platform.mongo.connection.collection('event_log');
  const found = log.find({ tenant_id: tenantId, type: 'tenant_settings.changed' }).sort({ sequence: 1 });
  return (await found.toArray()).map(({ data, actor }) => [data, actor.id]);
}

test('a new name is visible to everybody in the tenant, and logged once with its author', async () => {
  await settings().updateTenantSettings({ maturityDays: 3 });
  const { settings: now } = await settings().updateTenantSettings({ name: '  Acme Ltd  ' });
  expect(now).toMatchObject({ name: 'Acme Ltd', maturityDays: 3 });
  expect(now?.requestsPerMinute).toBeGreaterThan(0);
  await settings().updateTenantSettings({ name: 'Acme Ltd' });
  const viewer = await personOf('viewer');
  expect(await nameOf(viewer)).toBe('Acme Ltd');
  expect((await viewer.client(SessionService).getSession({})).session?.active?.tenantName).toBe('Acme Ltd');
  expect(await changes()).toEqual([
    [expect.objectContaining({ approver_seasoning_days: 3 }), ada.personId],
    [{ name: 'Acme Ltd', name_before: 'Acme' }, ada.personId],
  ]);
});

test('the days until a role matures have a former name, which still works', { tags: 'full' }, async () => {
  const { settings: set } = await settings().updateTenantSettings({ approverSeasoningDays: 4 });
  expect(set).toMatchObject({ maturityDays: 4, approverSeasoningDays: 4 });
  const { settings: same } = await settings().updateTenantSettings({ maturityDays: 5, approverSeasoningDays: 5 });
  expect(same).toMatchObject({ maturityDays: 5, approverSeasoningDays: 5 });
  const refusal = await refusalOf(settings().updateTenantSettings({ maturityDays: 6, approverSeasoningDays: 7 }));
  expect(Code[refusal.code]).toBe('InvalidArgument');
  expect(refusal.info.problems).toMatchObject([{ field: 'maturity_days' }]);
  const shown = ['tenant', 'settings', '--tenant', tenantId];
  const formerly = await workgate(service.env, [...shown, '--approver-seasoning-days', '8']);
  expect(JSON.parse(formerly.stdout)).toMatchObject({ maturity_days: 8, approver_seasoning_days: 8 });
  const both = await workgate(service.env, [...shown, '--approver-seasoning-days', '8', '--maturity-days', '9']);
  expect([both.status, both.stderr]).toEqual([1, expect.stringContaining('--maturity-days')]);
  expect((await settings().getTenantSettings({})).settings?.maturityDays).toBe(8);
});

test('a tenant is renamed only by its administrators, and never to a deceptive name', {
  tags: 'full',
}, async () => {
  const grace = await personOf('admin');
  await service.services.identity.members.updateRole(ada.in(tenantId), grace.personId, 'approver');
  const eve = await personOf('owner', await service.createTenant('Eve'));
  await settings(eve).updateTenantSettings({ name: 'Mallory' });
  expect(Code[(await refusalOf(settings(grace).updateTenantSettings({ name: 'Grace' }))).code]).toBe(
    'PermissionDenied',
  );
  for (const name of ['', '   ', 'Acme\u202eemcA', 'Acme\nLtd', 'x'.repeat(201)]) {
    expect(Code[(await refusalOf(settings().updateTenantSettings({ name }))).code], name).toBe('InvalidArgument');
  }
  expect(await nameOf()).toBe('Acme');
  expect(await changes()).toEqual([]);
});

test('several names at once each get an event if they are accepted, and the last of them holds', {
  tags: 'full',
}, async () => {
  const names = Array.from({ length: 6 }, (_, count) => `Acme ${count}`);
  const outcomes = await Promise.allSettled(names.map((name) => settings().updateTenantSettings({ name })));
  const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const told = await changes();
  expect(taken).toBeGreaterThan(0);
  expect(told).toHaveLength(taken);
  expect((told.at(-1)?.[0] as { name: string }).name).toBe(await nameOf());
});

test('a time zone of the tenant must exist, is visible to all its members, and is logged', async () => {
  const zoneOf = async (by = ada) => (await settings(by).getTenantSettings({})).settings?.timeZone;
  expect(await zoneOf()).toBe('');
  await settings().updateTenantSettings({ timeZone: 'australia/sydney' });
  await settings().updateTenantSettings({ timeZone: 'Australia/Sydney' });
  expect(await zoneOf(await personOf('viewer')), 'as it is written').toBe('Australia/Sydney');
  for (const timeZone of ['Mars/Olympus', '+10:00', 'Europe/Berlin\u202e', 'x'.repeat(65)])
    expect(Code[(await refusalOf(settings().updateTenantSettings({ timeZone }))).code], timeZone).toBe(
      'InvalidArgument',
    );
  await settings().updateTenantSettings({ timeZone: '' });
  expect(await zoneOf()).toBe('');
  const member = await personOf('member');
  expect(Code[(await refusalOf(settings(member).updateTenantSettings({ timeZone: 'UTC' }))).code]).toBe(
    'PermissionDenied',
  );
  expect(await changes()).toEqual([
    [{ time_zone: 'Australia/Sydney', time_zone_before: '' }, ada.personId],
    [{ time_zone: '', time_zone_before: 'Australia/Sydney' }, ada.personId],
  ]);
});
