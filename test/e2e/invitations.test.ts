import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { anonymousClient, PROTOCOLS, type Protocol, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { newEmail } from '../support/rpcs.ts';
import { TestService } from '../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = 'a long enough password';

let service: TestService;
let tenantId: string;
let owner: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant('Acme');
  owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
});
afterAll(() => service.stop());

async function invite(email: string, role = Role.MEMBER, by = owner) {
  const { invitation } = await by.client(MemberService).inviteMember({ email, role });
  if (invitation === undefined) throw new Error('There is no invitation in the answer');
  return invitation;
}

/** A browser without a session. */
const browser = () => new TestPerson(service, { personId: '', email: '', password: '' });
const look = (invitationId: string, protocol?: Protocol) =>
  anonymousClient(service, SessionService, protocol).getInvitation({ invitationId });
const accept = (invitationId: string, password = PASSWORD, name = 'Grace') =>
  anonymousClient(service, SessionService).acceptInvitation({ invitationId, password, name });
const refused = async (call: Promise<unknown>) => Code[(await refusalOf(call)).code];
const pending = async () => (await owner.client(MemberService).listInvitations({})).invitations;
const roleOf = async (email: string) =>
  (await service.services.identity.members.list(tenantId)).find((member) => member.email === email)?.role;
const accountOf = (email: string) => service.services.identity.accounts.findByEmail(email);

describe.each(PROTOCOLS)('over %s', (protocol) => {
  test('an invitation makes an account and a member, once', async () => {
    const email = newEmail();
    const client = owner.client(MemberService, protocol);
    const { invitation } = await client.inviteMember({ email: email.toUpperCase(), role: Role.APPROVER });
    const { invitationId = '', url, expiresAt } = invitation ?? {};
    expect(invitation).toMatchObject({ email, role: Role.APPROVER });
    expect(url).toBe(`${service.env['WORK_BASE_URL'] ?? 'http://127.0.0.1:0'}/invitations/${invitationId}`);
    const life = expiresAt === undefined ? 0 : timestampDate(expiresAt).getTime() - Date.now();
    expect(life).toBeGreaterThan(6.9 * DAY_MS);
    expect(life).toBeLessThan(7.1 * DAY_MS);
    expect((await client.listInvitations({})).invitations[0]).toEqual(invitation);
    expect(await look(invitationId, protocol)).toMatchObject({ tenantName: 'Acme', email, accountExists: false });

    const grace = browser();
    const sessions = grace.client(SessionService, protocol);
    const { session } = await sessions.acceptInvitation({ invitationId, password: PASSWORD, name: ' Grace ' });
    expect(session?.person).toMatchObject({ name: 'Grace', email });
    expect(session?.active).toMatchObject({ tenantId, role: Role.APPROVER });
    // The log goes on meanwhile.
    const { eventSequence: _, ...same } = session ?? {};
    expect((await sessions.getSession({})).session).toMatchObject(same);
    await grace.client(WorkService, protocol).createWorkItem({ subject: 'x' });
    expect(await roleOf(email)).toBe('approver');

    expect((await client.listInvitations({})).invitations.map((one) => one.invitationId)).not.toContain(invitationId);
    expect(await refused(look(invitationId, protocol))).toBe('NotFound');
    expect(await refused(accept(invitationId))).toBe('NotFound');
  });
});

test('an account that there is keeps its name and password, and has to show that one', async () => {
  const elsewhere = await service.createTenant('Beta');
  const ada = await (await TestPerson.create(service, [{ tenantId: elsewhere, role: 'owner' }])).signIn();
  const { invitationId } = await invite(ada.email);
  expect((await look(invitationId)).accountExists).toBe(true);
  expect(await refused(accept(invitationId, 'a wrong but long password'))).toBe('Unauthenticated');
  expect(await roleOf(ada.email)).toBeUndefined();
  const { session } = await accept(invitationId, ada.password, 'Another name');
  expect(session?.person).toMatchObject({ personId: ada.personId, email: ada.email });
  expect(session?.person?.name).not.toBe('Another name');
  expect(session?.active?.tenantId).toBe(tenantId);
  expect(session?.memberships.length).toBe(2);
  const before = await ada.client(SessionService).getSession({});
  expect(before.session?.active?.tenantId, 'another session stays where it was').toBe(elsewhere);
});

test('whoever is signed in as somebody else accepts for the invited address, not for themselves', async () => {
  const [email, bystander] = [newEmail(), await (await TestPerson.create(service)).signIn()];
  const { invitationId } = await invite(email);
  const client = bystander.client(SessionService);
  const { session } = await client.acceptInvitation({ invitationId, password: PASSWORD, name: 'Grace' });
  expect(session?.person?.email).toBe(email);
  expect((await client.getSession({})).session?.person?.email).toBe(email);
  expect(await roleOf(bystander.email)).toBeUndefined();
});

test('a bad name or password is named, and neither account nor member is made', async () => {
  const email = newEmail();
  const { invitationId } = await invite(email);
  const fields = async (password: string, name: string) =>
    (await refusalOf(accept(invitationId, password, name))).info.problems.map(({ field }) => field).toSorted();
  expect(await fields('short', ' ')).toEqual(['name', 'password']);
  expect(await fields(PASSWORD, '')).toEqual(['name']);
  expect(await fields('eleven char', 'Grace')).toEqual(['password']);
  expect(await accountOf(email)).toBeNull();
  expect((await accept(invitationId)).session?.active?.tenantId).toBe(tenantId);
});

describe('an invitation', () => {
  const ends: [string, (invitationId: string, email: string) => Promise<unknown>][] = [
    ['was taken back', (invitationId) => owner.client(MemberService).cancelInvitation({ invitationId })],
    [
      'has expired',
      (invitationId) =>
        service.services.platform.mongo.connection
          .collection('invitations')
          .updateOne({ _id: invitationId as never }, { $set: { expires_at: new Date(Date.now() - 1) } }),
    ],
    ['was replaced by another', (_invitationId, email) => invite(email, Role.VIEWER)],
  ];

  test.each(ends)('that %s cannot be seen or accepted any more', async (_end, end) => {
    const email = newEmail();
    const { invitationId } = await invite(email);
    await end(invitationId, email);
    expect((await pending()).map((one) => one.invitationId)).not.toContain(invitationId);
    expect(await refused(look(invitationId))).toBe('NotFound');
    expect(await refused(accept(invitationId))).toBe('NotFound');
    expect(await accountOf(email), 'account').toBeNull();
    expect(await roleOf(email)).toBeUndefined();
  });

  test('of somebody who has left counts no more, and leaves no account behind', async () => {
    const admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
    const email = newEmail();
    const { invitationId } = await invite(email, Role.MEMBER, admin);
    await owner.client(MemberService).removeMember({ personId: admin.personId });
    expect(await refused(accept(invitationId))).toBe('NotFound');
    expect(await roleOf(email)).toBeUndefined();
    expect(await accountOf(email), 'account').toBeNull();
  });

  test('that replaces another is the only one, with its own role', async () => {
    const email = newEmail();
    await invite(email, Role.ADMIN);
    const second = await invite(email, Role.VIEWER);
    const mine = (await pending()).filter((one) => one.email === email);
    expect(mine.map((one) => [one.invitationId, one.role])).toEqual([[second.invitationId, Role.VIEWER]]);
    await accept(second.invitationId);
    expect(await roleOf(email)).toBe('viewer');
  });

  test('is not made for who is a member already', async () => {
    const { email } = await TestPerson.create(service, [{ tenantId, role: 'viewer' }]);
    const { code, info } = await refusalOf(invite(email.toUpperCase(), Role.ADMIN));
    expect([Code[code], info.code]).toEqual(['FailedPrecondition', 'invalid_state']);
    expect(await roleOf(email)).toBe('viewer');
  });

  test('can be taken back by its own tenant only', async () => {
    const foreignTenant = await service.createTenant('Foreign');
    const stranger = await TestPerson.create(service, [{ tenantId: foreignTenant, role: 'owner' }]);
    await stranger.signIn();
    const { invitationId } = await invite(newEmail());
    expect(await refused(stranger.client(MemberService).cancelInvitation({ invitationId }))).toBe('NotFound');
    expect((await stranger.client(MemberService).listInvitations({})).invitations).toEqual([]);
    expect((await look(invitationId)).tenantName).toBe('Acme');
    await owner.client(MemberService).cancelInvitation({ invitationId });
    expect(await refused(owner.client(MemberService).cancelInvitation({ invitationId }))).toBe('NotFound');
  });

  test('that is accepted many times at once makes one account and one member', async () => {
    const email = newEmail();
    const { invitationId } = await invite(email);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => accept(invitationId)));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      const { code } = await refusalOf(Promise.reject(outcome.reason));
      expect(['Aborted', 'NotFound', 'FailedPrecondition', 'Unauthenticated']).toContain(Code[code]);
    }
    const { connection } = service.services.platform.mongo;
    const { personId = '' } = (await accountOf(email)) ?? {};
    expect(await connection.collection('people').countDocuments({ email })).toBe(1);
    expect(await connection.collection('person_accounts').countDocuments({ person_id: personId })).toBe(1);
    expect(await connection.collection('members').countDocuments({ person_id: personId })).toBe(1);
    await new TestPerson(service, { personId, email, password: PASSWORD }).signIn();
  });
});
