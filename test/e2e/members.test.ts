import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Protocol, TestPerson } from '../support/people.ts';
import { type Refusal, refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

/** One protocol is enough here: the role matrix calls every rpc over each protocol. */
const PROTOCOL: Protocol = 'grpc-web';

let service: TestService;
let tenantId: string;
let owner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenantId = await service.createTenant('Acme');
  [owner, admin] = await Promise.all([signedIn('owner'), signedIn('admin')]);
});
afterAll(() => service.stop());

const person = (role: RoleName) => TestPerson.create(service, [{ tenantId, role }]);
const signedIn = async (role: RoleName) => (await person(role)).signIn();
const shortly = ({ code, info }: Refusal) => `${Code[code]} ${info.code}`;
const refused = async (call: Promise<unknown>) => shortly(await refusalOf(call));

const rolesOf = async () =>
  Object.fromEntries(
    (await service.services.identity.members.list(tenantId)).map(({ personId, role }) => [personId, role]),
  );
const setRole = (by: TestPerson, { personId }: TestPerson, role: Role) =>
  by.client(MemberService).updateMemberRole({ personId, role });
const remove = (by: TestPerson, { personId }: TestPerson) => by.client(MemberService).removeMember({ personId });

describe(`over ${PROTOCOL}`, () => {
  test('lists members by name, changes their roles and removes them', async () => {
    const [member, client] = [await person('member'), admin.client(MemberService, PROTOCOL)];
    const listed = (await client.listMembers({})).members;
    expect(listed.map(({ name }) => name)).toEqual(listed.map(({ name }) => name).toSorted());
    expect(listed.map(({ personId }) => personId).toSorted()).toEqual(
      [owner, admin, member].map(({ personId }) => personId).toSorted(),
    );
    const { email, personId } = member;
    expect(listed).toContainEqual(expect.objectContaining({ personId, email, role: Role.MEMBER }));
    const changed = await client.updateMemberRole({ personId, role: Role.APPROVER });
    expect(changed.member).toMatchObject({ personId, email, role: Role.APPROVER });
    await client.removeMember({ personId });
    expect(await rolesOf()).toEqual({ [owner.personId]: 'owner', [admin.personId]: 'admin' });
    expect(await refused(client.removeMember({ personId }))).toBe('NotFound not_found');
    expect(await refused(client.updateMemberRole({ personId, role: Role.VIEWER }))).toBe('NotFound not_found');
  });

  test('names invalid fields', async () => {
    const client = admin.client(MemberService, PROTOCOL);
    const problems = async (call: Promise<unknown>) =>
      (await refusalOf(call)).info.problems.map(({ field }) => field).toSorted();
    expect(await problems(client.inviteMember({ email: 'nobody', role: 9 as Role }))).toEqual(['email', 'role']);
    expect(await problems(client.updateMemberRole({ personId: 'x' }))).toEqual(['person_id', 'role']);
    expect(await problems(client.removeMember({ personId: newId('wi') }))).toEqual(['person_id']);
    expect(await problems(client.cancelInvitation({ invitationId: newId('usr') }))).toEqual(['invitation_id']);
  });
});

describe('owners', () => {
  test('are appointed and demoted by owners only', async () => {
    const member = await person('member');
    expect(await refused(setRole(admin, member, Role.OWNER))).toBe('PermissionDenied authorization_error');
    expect(await refused(setRole(admin, admin, Role.OWNER))).toBe('PermissionDenied authorization_error');
    expect(await refused(setRole(admin, owner, Role.MEMBER))).toMatch(/^(PermissionDenied|FailedPrecondition) /);
    expect(await refused(remove(admin, owner))).toMatch(/^(PermissionDenied|FailedPrecondition) /);
    const invite = { email: 'new-owner@example.com', role: Role.OWNER };
    expect(await refused(admin.client(MemberService).inviteMember(invite))).toBe(
      'PermissionDenied authorization_error',
    );
    expect(await rolesOf()).toMatchObject({ [owner.personId]: 'owner', [member.personId]: 'member' });

    await setRole(owner, member, Role.OWNER);
    await setRole(owner, owner, Role.ADMIN);
    expect(await rolesOf()).toMatchObject({ [owner.personId]: 'admin', [member.personId]: 'owner' });
    expect((await owner.client(MemberService).inviteMember({ ...invite, role: Role.ADMIN })).invitation).toBeDefined();
    expect(await refused(owner.client(MemberService).inviteMember(invite))).toBe(
      'PermissionDenied authorization_error',
    );
  });

  test('cannot all leave: the last owner stays', async () => {
    expect(await refused(setRole(owner, owner, Role.ADMIN))).toBe('FailedPrecondition invalid_state');
    expect(await refused(remove(owner, owner))).toBe('FailedPrecondition invalid_state');
    const second = await signedIn('owner');
    await remove(second, owner);
    expect(await refused(remove(second, second))).toBe('FailedPrecondition invalid_state');
    expect(await rolesOf()).toEqual({ [admin.personId]: 'admin', [second.personId]: 'owner' });
  });

  test('cannot all leave at the same moment either', { tags: 'full' }, async () => {
    for (const leave of [remove, (by: TestPerson, who: TestPerson) => setRole(by, who, Role.MEMBER)]) {
      for (let round = 0; round < 5; round += 1) {
        const [ada, bob] = await Promise.all([signedIn('owner'), signedIn('owner')]);
        await service.services.identity.members.remove(ada.in(tenantId), owner.personId).catch(() => undefined);
        await Promise.allSettled([leave(ada, bob), leave(bob, ada), leave(ada, ada), leave(bob, bob)]);
        expect(Object.values(await rolesOf())).toContain('owner');
        const left = Object.entries(await rolesOf()).find(([, role]) => role === 'owner')?.[0];
        owner = [ada, bob].find(({ personId }) => personId === left) as TestPerson;
      }
    }
  });
});

describe('a member', () => {
  test('is changed in one tenant without effect on another tenant', async () => {
    const other = await service.createTenant('Beta');
    const shared = await TestPerson.create(service, [
      { tenantId, role: 'member' },
      { tenantId: other, role: 'owner' },
    ]);
    const foreign = await TestPerson.create(service, [{ tenantId: other, role: 'member' }]);
    expect(await refused(setRole(owner, foreign, Role.VIEWER))).toBe('NotFound not_found');
    expect(await refused(remove(owner, foreign))).toBe('NotFound not_found');
    await setRole(owner, shared, Role.VIEWER);
    expect(await service.services.identity.members.roleOf(other, shared.personId)).toBe('owner');
    await remove(owner, shared);
    expect(await service.services.identity.members.roleOf(other, shared.personId)).toBe('owner');
    expect(await service.services.identity.members.roleOf(other, foreign.personId)).toBe('member');
  });

  test('can leave without help', async () => {
    await remove(admin, admin);
    expect(await rolesOf()).toEqual({ [owner.personId]: 'owner' });
    expect(await refused(admin.client(MemberService).listMembers({}))).toBe('PermissionDenied authorization_error');
  });

  test('is listed with the time of joining', async () => {
    const { members } = await admin.client(MemberService).listMembers({});
    for (const { joinedAt } of members) {
      expect(Date.now() - (joinedAt === undefined ? 0 : timestampDate(joinedAt).getTime())).toBeLessThan(60_000);
    }
  });
});
