import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { newEmail } from '../support/accounts.ts';
import { anonymousClient, type Protocol, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

/** One protocol is enough here: the role matrix calls every rpc over each protocol. */
const PROTOCOL: Protocol = 'connect-json';

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

describe(`over ${PROTOCOL}`, () => {
  test('an invitation creates an account and a member, once', async () => {
    const email = newEmail();
    const client = owner.client(MemberService, PROTOCOL);
    const { invitation } = await client.inviteMember({ email: email.toUpperCase(), role: Role.APPROVER });
    const { invitationId = '', url, expiresAt } = invitation ?? {};
    expect(invitation).toMatchObject({ email, role: Role.APPROVER });
    expect(url).toBe(`${service.env['WORK_BASE_URL'] ?? 'http://127.0.0.1:0'}/invitations/${invitationId}`);
    const life = expiresAt === undefined ? 0 : timestampDate(expiresAt).getTime() - Date.now();
    expect(life).toBeGreaterThan(6.9 * DAY_MS);
    expect(life).toBeLessThan(7.1 * DAY_MS);
    expect((await client.listInvitations({})).invitations[0]).toEqual(invitation);
    expect(await look(invitationId, PROTOCOL)).toMatchObject({ tenantName: 'Acme', email, accountExists: false });

    const grace = browser();
    const sessions = grace.client(SessionService, PROTOCOL);
    const { session } = await sessions.acceptInvitation({ invitationId, password: PASSWORD, name: ' Grace ' });
    expect(session?.person).toMatchObject({ name: 'Grace', email });
    expect(session?.active).toMatchObject({ tenantId, role: Role.APPROVER });
    // The event log may have grown in the meantime.
    const { eventSequence: _, ...same } = session ?? {};
    expect((await sessions.getSession({})).session).toMatchObject(same);
    await grace.client(WorkService, PROTOCOL).createWorkItem({ subject: 'x' });
    expect(await roleOf(email)).toBe('approver');

    expect((await client.listInvitations({})).invitations.map((one) => one.invitationId)).not.toContain(invitationId);
    expect(await refused(look(invitationId, PROTOCOL))).toBe('NotFound');
    expect(await refused(accept(invitationId))).toBe('NotFound');
  });
});

test('an existing account keeps its name and password, and needs that password to accept', async () => {
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

test('a person who is signed in as somebody else accepts for the invited address', { tags: 'full' }, async () => {
  const [email, bystander] = [newEmail(), await (await TestPerson.create(service)).signIn()];
  const { invitationId } = await invite(email);
  const client = bystander.client(SessionService);
  const { session } = await client.acceptInvitation({ invitationId, password: PASSWORD, name: 'Grace' });
  expect(session?.person?.email).toBe(email);
  expect((await client.getSession({})).session?.person?.email).toBe(email);
  expect(await roleOf(bystander.email)).toBeUndefined();
});

test('a bad name or password is named, and creates neither an account nor a member', async () => {
  const email = newEmail();
  const { invitationId } = await invite(email);
  const fields = async (password: string, name: string) =>
    (await refusalOf(accept(invitationId, password, name))).info.problems.map(({ field }) => field).toSorted();
  expect(await fields('short', ' ')).toEqual(['name', 'password']);
  expect(await fields(PASSWORD, '')).toEqual(['name']);
  expect(await fields('eleven char', 'Grace')).toEqual(['password']);
  expect(await fields('password1234', 'Grace')).toEqual(['password']);
  expect(await fields('Grace-Hopper-12', 'Grace Hopper')).toEqual(['password']);
  expect(await accountOf(email)).toBeNull();
  expect((await accept(invitationId)).session?.active?.tenantId).toBe(tenantId);
});

describe('an invitation', () => {
  const ends: [string, (invitationId: string, email: string) => Promise<unknown>][] = [
    ['was cancelled', (invitationId) => owner.client(MemberService).cancelInvitation({ invitationId })],
    [
      'has expired',
      (_invitationId, email) =>
        service.services.platform.mongo.connection
          .collection('invitations')
          .updateOne({ email }, { $set: { expires_at: new Date(Date.now() - 1) } }),
    ],
    ['was replaced by another', (_invitationId, email) => invite(email, Role.VIEWER)],
  ];

  test.each(ends)('that %s can no longer be seen or accepted', async (_end, end) => {
    const email = newEmail();
    const { invitationId } = await invite(email);
    await end(invitationId, email);
    expect((await pending()).map((one) => one.invitationId)).not.toContain(invitationId);
    expect(await refused(look(invitationId))).toBe('NotFound');
    expect(await refused(accept(invitationId))).toBe('NotFound');
    expect(await accountOf(email), 'account').toBeNull();
    expect(await roleOf(email)).toBeUndefined();
  });

  test('of a member who has left is void, and leaves no account behind', async () => {
    const admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
    const email = newEmail();
    const { invitationId } = await invite(email, Role.MEMBER, admin);
    await owner.client(MemberService).removeMember({ personId: admin.personId });
    expect(await refused(accept(invitationId))).toBe('NotFound');
    expect(await roleOf(email)).toBeUndefined();
    expect(await accountOf(email), 'account').toBeNull();
  });

  test('that replaces another is the only one left, with its own role', async () => {
    const email = newEmail();
    await invite(email, Role.ADMIN);
    const second = await invite(email, Role.VIEWER);
    const mine = (await pending()).filter((one) => one.email === email);
    expect(mine.map((one) => [one.invitationId, one.role])).toEqual([[second.invitationId, Role.VIEWER]]);
    await accept(second.invitationId);
    expect(await roleOf(email)).toBe('viewer');
  });

  test('is refused for an existing member', async () => {
    const { email } = await TestPerson.create(service, [{ tenantId, role: 'viewer' }]);
    const { code, info } = await refusalOf(invite(email.toUpperCase(), Role.ADMIN));
    expect([Code[code], info.code]).toEqual(['FailedPrecondition', 'invalid_state']);
    expect(await roleOf(email)).toBe('viewer');
  });

  test('can be cancelled by its own tenant only', async () => {
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

  test('that is accepted many times at once creates one account and one member', { tags: 'full' }, async () => {
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
