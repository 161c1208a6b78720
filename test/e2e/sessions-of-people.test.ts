/** Sessions of people: each person sees and ends their own, and administrators those that act for their tenant. */
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EventService } from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

let service: TestService;
/** Another node on the same database. */
let elsewhere: TestService;
let tenantId: string;
let otherId: string;
let owner: TestPerson;
let admin: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
  elsewhere = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await elsewhere?.stop({ keepDatabase: true });
  await service?.stop();
});
beforeEach(async () => {
  [tenantId, otherId] = [await service.createTenant('Acme'), await service.createTenant('Beta')];
  owner = await personOf('owner');
  admin = await personOf('admin');
  bob = await (
    await TestPerson.create(service, [membership('member'), { tenantId: otherId, role: 'member' }])
  ).signInByPassword();
});

const membership = (role: Role) => ({ tenantId, role });
const personOf = async (role: Role) => (await TestPerson.create(service, [membership(role)])).signInByPassword();
/** Signs the same person in with another browser, or at another node. */
const again = (person: TestPerson, at = service) => new TestPerson(at, person).signInByPassword();
/** Returns the same browser as a client of another node. */
function at(node: TestService, person: TestPerson): TestPerson {
  return Object.assign(new TestPerson(node, person), { cookie: person.cookie });
}
const own = async (person: TestPerson) => (await person.client(SessionService).listOwnSessions({})).sessions;
const presentOf = async (person: TestPerson) => (await own(person)).find((one) => one.isPresent)?.sessionId ?? '';
const codeOf = async (call: Promise<unknown>) => Code[(await refusalOf(call)).code];
const works = (person: TestPerson) => person.client(WorkService).listWorkItems({});
const sessionOf = async (by: TestPerson, person: TestPerson) =>
  (await by.client(MemberService).listMemberSessions({ personId: person.personId })).sessions;
const endAll = (by: TestPerson, person: TestPerson, sessionId = '') =>
  by.client(MemberService).endMemberSessions({ personId: person.personId, sessionId });

/** Opens an event stream, and waits until it is running. `ended` resolves to the code that ends the stream. */
async function streamOf(person: TestPerson): Promise<{ ended: Promise<string | undefined> }> {
  const stream = person.client(EventService).watchEvents({})[Symbol.asyncIterator]();
  expect((await stream.next()).value?.event.case).toBe('caughtUp');
  const rest = async () => {
    while (!(await stream.next()).done);
  };
  return { ended: codeOf(rest()) };
}

describe('a person', () => {
  test('recognises their sessions by browser, network and time, and sees no tokens', async () => {
    const headers = { 'User-Agent': IPHONE, 'X-Forwarded-For': '203.0.113.77' };
    const phone = new TestPerson(service, bob);
    const credentials = { email: bob.email, password: bob.password };
    await phone.client(SessionService, 'connect', headers).signIn(credentials);
    const six = new TestPerson(service, bob);
    const far = { 'User-Agent': `${FIREFOX}${'x'.repeat(4_000)}`, 'X-Forwarded-For': '2001:db8:85a3::8a2e:370:7334' };
    await six.client(SessionService, 'connect', far).signIn(credentials);
    const sessions = await own(phone);
    expect(sessions.map(({ device, network, isPresent }) => [device, network, isPresent])).toEqual([
      ['Firefox on Linux', '2001:db8:85a3:*', false],
      ['Safari on iPhone', '203.0.113.*', true],
      ['', '127.0.0.*', false],
    ]);
    expect(sessions.every((one) => one.lastSeenAt !== undefined && one.begunAt !== undefined)).toBe(true);
    const stored = await service.services.platform.mongo.connection
      .collection('sessions')
      .find({ person_id: bob.personId })
      .toArray();
    const text = JSON.stringify(sessions, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
    for (const { token } of stored) expect(text).not.toContain(token);
    expect(JSON.stringify(stored), 'no more is kept than is shown').not.toMatch(/203\.0\.113\.77|Mozilla|370:7334/);
  });

  test('ends one or all other sessions, at once at every node, and their streams within moments', async () => {
    const [second, third] = [await again(bob), await again(bob)];
    const stream = await streamOf(at(elsewhere, second));
    const ended = await presentOf(second);
    await bob.client(SessionService).endOwnSession({ sessionId: ended });
    expect(await codeOf(works(at(elsewhere, second)))).toBe('Unauthenticated');
    expect(await stream.ended).toBe('Unauthenticated');
    await works(third);
    expect(await bob.client(SessionService).endOtherSessions({})).toMatchObject({ ended: 1 });
    expect(await codeOf(works(third))).toBe('Unauthenticated');
    await works(bob);
    expect(await codeOf(bob.client(SessionService).endOwnSession({ sessionId: ended })), 'it is gone').toBe('NotFound');
  });

  test('neither sees nor ends sessions of other people', async () => {
    const theirs = await presentOf(bob);
    for (const stranger of [admin, owner]) {
      expect((await own(stranger)).map(({ sessionId }) => sessionId)).not.toContain(theirs);
      expect(await codeOf(stranger.client(SessionService).endOwnSession({ sessionId: theirs }))).toBe('NotFound');
      await stranger.client(SessionService).endOtherSessions({});
    }
    await works(bob);
    const approver = await personOf('approver');
    expect(await codeOf(sessionOf(approver, bob))).toBe('PermissionDenied');
    expect(await codeOf(endAll(approver, bob))).toBe('PermissionDenied');
  });
});

describe('an administrator', () => {
  test('ends sessions for their tenant only: these go on in other tenants, and cannot switch back', {
    tags: 'full',
  }, async () => {
    const inBeta = await again(bob);
    await inBeta.client(SessionService).switchTenant({ tenantId: otherId });
    const [seen, ...more] = await sessionOf(admin, bob);
    expect(more).toEqual([]);
    expect(seen).toMatchObject({ sessionId: await presentOf(bob), tenantId });
    const hidden = await presentOf(inBeta);
    expect(await codeOf(endAll(admin, bob, hidden)), 'of another tenant').toBe('NotFound');

    const stream = await streamOf(at(elsewhere, bob));
    await endAll(admin, bob);
    expect(await codeOf(works(at(elsewhere, bob)))).toBe('Unauthenticated');
    expect(await stream.ended).toBe('Unauthenticated');
    const { session } = await inBeta.client(SessionService).getSession({});
    expect(session?.active?.tenantId, 'their work for others goes on').toBe(otherId);
    expect(
      session?.memberships.map((one) => one.tenantId),
      'and only that',
    ).toEqual([otherId]);
    expect(await codeOf(inBeta.client(SessionService).switchTenant({ tenantId }))).toBe('PermissionDenied');
    const { workItem } = await admin.client(WorkService).createWorkItem({ subject: 'Of Acme' });
    const where = { workItemId: workItem?.workItemId ?? '' };
    expect(await codeOf(inBeta.client(WorkService).locateWorkItem(where)), 'nor learns of it').toBe('NotFound');
    const fresh = await again(bob);
    await fresh.client(SessionService).switchTenant({ tenantId });
    await works(fresh);

    const { members } = service.services.identity;
    await members.remove(admin.in(tenantId), bob.personId);
    await members.add(tenantId, bob.personId, 'member');
    const comeBack = inBeta.client(SessionService).switchTenant({ tenantId });
    expect(await codeOf(comeBack), 'what was ended does not come back with the membership').toBe('PermissionDenied');
    expect(await codeOf(fresh.client(SessionService).switchTenant({ tenantId }))).toBe('PermissionDenied');
    await (await again(bob)).client(SessionService).switchTenant({ tenantId });
  });

  test('is logged once each time they end sessions, without anything that could resume a session', {
    tags: 'full',
  }, async () => {
    const sessionId = await presentOf(bob);
    await endAll(admin, bob, sessionId);
    expect(await codeOf(endAll(admin, bob, sessionId)), 'it has ended').toBe('NotFound');
    await endAll(admin, bob);
    await service.services.platform.relay.drain(tenantId);
    const log = service.services.platform.mongo.connection.collection('event_log');
    const told = await log.find({ tenant_id: tenantId, type: 'member.signed_out' }).sort({ sequence: 1 }).toArray();
    expect(told.map(({ subject, actor, data }) => [subject.id, actor.id, data])).toEqual([
      [bob.personId, admin.personId, { sessions: 'one', session_id: sessionId }],
      [bob.personId, admin.personId, { sessions: 'all', session_id: null }],
    ]);
  });

  test('ends no session of an owner or a stranger, and none after losing the role', {
    tags: 'full',
  }, async () => {
    expect(await codeOf(endAll(admin, owner))).toBe('PermissionDenied');
    await works(owner);
    const eve = await (await TestPerson.create(service, [{ tenantId: otherId, role: 'owner' }])).signInByPassword();
    const stranger = await personOf('member');
    for (const call of [() => sessionOf(eve, stranger), () => endAll(eve, stranger)]) {
      expect(await codeOf(call())).toBe('NotFound');
    }
    await endAll(eve, bob);
    await works(bob);
    await service.services.identity.members.updateRole(owner.in(tenantId), admin.personId, 'approver');
    for (const call of [() => sessionOf(admin, bob), () => endAll(admin, bob)]) {
      expect(await codeOf(call())).toBe('PermissionDenied');
    }
    await endAll(owner, admin);
    expect(await codeOf(works(admin))).toBe('Unauthenticated');
  });
});

test('a removal also ends streams in which nothing happens', { tags: 'full' }, async () => {
  const viewer = await personOf('viewer');
  const [one, other] = [await streamOf(viewer), await streamOf(at(elsewhere, bob))];
  await service.services.identity.members.remove(owner.in(tenantId), viewer.personId);
  await service.services.identity.members.remove(owner.in(tenantId), bob.personId);
  expect(await one.ended).toBe('PermissionDenied');
  expect(await other.ended).toBe('PermissionDenied');
});

test('a stream goes on while the person may read it, whatever else changes in the tenant', {
  tags: 'full',
}, async () => {
  const stream = await streamOf(bob);
  let hasEnded = false;
  void stream.ended.then(() => {
    hasEnded = true;
  });
  await service.services.identity.members.updateRole(owner.in(tenantId), bob.personId, 'approver');
  const gone = await personOf('viewer');
  const witness = await streamOf(gone);
  await service.services.identity.members.remove(owner.in(tenantId), gone.personId);
  await witness.ended;
  expect(hasEnded, 'the same look that has ended another').toBe(false);
});
