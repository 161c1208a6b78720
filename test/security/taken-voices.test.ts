/**
 * An administrator gains no second voice by what she does to her colleagues: promotions, demotions, removals, and
 * changes of the waiting days. She silences nobody by them either.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { adminContext } from '../../src/cli/operator.ts';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { activate, supportLimits } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { leaveAlone, passDays } from '../support/standings.ts';

const DAYS = 7;

let service: TestService;
let desk: RefundDesk;
/** Ada is the attacker. The operator made her and Bob, and nobody else may approve. */
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  ada = await join('owner');
  await desk.waitDays(DAYS);
  await leaveAdaAlone();
  bob = await join('admin');
});

/** Leaves Ada the only one who may approve. The key is a new member's, because that of the desk ends with its creator. */
async function leaveAdaAlone(): Promise<void> {
  await leaveAlone(desk, ada, DAYS);
  Object.assign(desk, { key: await desk.newKey() });
}

const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const membersOf = (person: TestPerson) => person.client(MemberService);
const setRole = (by: TestPerson, { personId }: TestPerson, role: Role) =>
  membersOf(by).updateMemberRole({ personId, role });
const setDays = (by: TestPerson, maturityDays: number) => membersOf(by).updateTenantSettings({ maturityDays });

/** Invites somebody again whom the tenant has removed. */
async function inviteAgain(by: TestPerson, person: TestPerson, role: Role): Promise<void> {
  const { invitation } = await membersOf(by).inviteMember({ email: person.email, role });
  const again = { invitationId: invitation?.invitationId ?? '', password: person.password };
  await person.client(SessionService).acceptInvitation(again);
}

async function awaitsConfirmation({ personId }: TestPerson): Promise<boolean | undefined> {
  const { members } = await membersOf(ada).listMembers({});
  return members.find((member) => member.personId === personId)?.awaitsConfirmation;
}

/** Returns how many people these two are when they approve a proposal of others that needs two. */
async function peopleIn(one: TestPerson, other: TestPerson): Promise<1 | 2> {
  const { body: proposal } = await desk.propose(VERY_LARGE);
  expect(await desk.approvalBy(one, proposal)).toBe('pending_approval');
  await desk.approvalBy(other, proposal);
  const { status, body } = await desk.execute(proposal.proposal_id);
  expect([200, 409]).toContain(status);
  expect(body.error?.code ?? 'invalid_state').toBe('invalid_state');
  return status === 200 ? 2 : 1;
}

describe('an account that somebody lets in counts as one person with them, also after the waiting days', () => {
  const letIn = async (by: TestPerson) => {
    const puppet = await TestPerson.invited(by, Role.APPROVER);
    await passDays(desk, DAYS + 0.1);
    return puppet;
  };

  it('if they have promoted their only colleague just before', async () => {
    await setRole(ada, bob, Role.OWNER);
    expect(await peopleIn(ada, await letIn(ada))).toBe(1);
  });

  it('if they have demoted their only colleague and promoted him again', { tags: 'full' }, async () => {
    for (const role of [Role.MEMBER, Role.ADMIN]) await setRole(ada, bob, role);
    expect(await peopleIn(ada, await letIn(ada))).toBe(1);
  });

  it('if they have removed their only colleague and let him in again', { tags: 'full' }, async () => {
    await membersOf(ada).removeMember({ personId: bob.personId });
    await inviteAgain(ada, bob, Role.APPROVER);
    expect(await peopleIn(ada, await letIn(ada))).toBe(1);
  });

  it('if their own role has not matured: whoever gave it is a colleague', { tags: 'full' }, async () => {
    await leaveAdaAlone();
    const mallory = await TestPerson.invited(ada, Role.ADMIN);
    expect(await peopleIn(mallory, await letIn(mallory))).toBe(1);
  });

  it('if their only colleague has just promoted them', { tags: 'full' }, async () => {
    const mallory = await join('admin');
    await membersOf(ada).removeMember({ personId: bob.personId });
    await passDays(desk, DAYS + 1);
    await setRole(ada, mallory, Role.OWNER);
    expect(await peopleIn(mallory, await letIn(mallory))).toBe(1);
  });

  it('if somebody honest promotes it before anybody has vouched', async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await setRole(bob, puppet, Role.ADMIN);
    expect(await awaitsConfirmation(puppet)).toBe(true);
    expect(await peopleIn(ada, puppet)).toBe(1);
  });
});

describe('fewer waiting days', () => {
  it('are not set by two accounts for one another', async () => {
    await leaveAdaAlone();
    const [first, second] = [await TestPerson.invited(ada, Role.ADMIN), await TestPerson.invited(ada, Role.ADMIN)];
    await membersOf(second).vouchForMember({ personId: first.personId });
    for (const account of [ada, first]) await setDays(account, 0);
    expect(await peopleIn(ada, second)).toBe(1);
  });

  it('end no waiting for a colleague who joins after two such accounts', { tags: 'full' }, async () => {
    await leaveAdaAlone();
    const [first, second] = [await TestPerson.invited(ada, Role.ADMIN), await TestPerson.invited(ada, Role.ADMIN)];
    await join('admin');
    await membersOf(second).vouchForMember({ personId: first.personId });
    for (const account of [ada, first]) await setDays(account, 0);
    const third = await TestPerson.invited(ada, Role.APPROVER);
    const pack = await activate(ada, supportLimits('80.00', '9000.00'));
    expect([await awaitsConfirmation(third), pack?.waiting.length]).toEqual([true, 1]);
    expect(await peopleIn(ada, third)).toBe(1);
  });
});

describe('fewer waiting days that one administrator wants', () => {
  const settingsFor = async (viewer: TestPerson) => (await membersOf(viewer).getTenantSettings({})).settings;
  const wantedFor = async (viewer: TestPerson) => (await settingsFor(viewer))?.waitingMaturity;
  const daysNow = async () => (await settingsFor(ada))?.maturityDays;

  it('count for nobody, however long ago they were set', async () => {
    const member = await TestPerson.invited(bob, Role.MEMBER);
    const key = await desk.newKey(member);
    await setDays(ada, 1);
    expect(await daysNow()).toBe(DAYS);
    await passDays(desk, 2);
    expect(await desk.approvalBy(bob, (await desk.propose(VERY_LARGE, { by: key })).body)).toBe('workgate/standing');
    await passDays(desk, 27);
    const later = await desk.newKey(await TestPerson.invited(bob, Role.MEMBER));
    await passDays(desk, 2);
    expect([await daysNow(), await wantedFor(bob)]).toEqual([DAYS, []]);
    expect(await desk.approvalBy(bob, (await desk.propose(VERY_LARGE, { by: later })).body)).toBe('workgate/standing');
    await setDays(bob, 1);
    expect(await daysNow(), 'confirmed too late').toBe(DAYS);
  });

  it('are shown as waiting, and count once an independent administrator sets as few', async () => {
    await setDays(ada, 1);
    const shown = { maturityDays: 1, authorName: await ada.name() };
    expect(await wantedFor(ada)).toMatchObject([{ ...shown, mayConfirm: false }]);
    expect((await wantedFor(ada))?.[0]).not.toHaveProperty('countsFrom');
    expect(await wantedFor(bob)).toMatchObject([{ ...shown, mayConfirm: true }]);
    expect(await wantedFor(await join('viewer'))).toMatchObject([{ ...shown, mayConfirm: false }]);
    const event = (await desk.events(desk.tenantId)).at(-1);
    expect(event?.data).toMatchObject({ approver_seasoning_days: 1, approver_seasoning_days_counting: DAYS });
    await setDays(bob, 1);
    expect([await daysNow(), await wantedFor(ada)]).toEqual([1, []]);
  });

  it.each([
    ['first', () => [ada, bob] as const],
    ['last', () => [bob, ada] as const],
  ])('count as far as both agree, whoever wants the fewest %s', { tags: 'full' }, async (_when, order) => {
    const [one, other] = order();
    await setDays(one, one === ada ? 3 : 5);
    await setDays(other, other === ada ? 3 : 5);
    expect(await daysNow()).toBe(5);
    expect(await wantedFor(bob)).toMatchObject([{ maturityDays: 3, mayConfirm: true }]);
    await setDays(bob, 4);
    expect(await daysNow()).toBe(4);
    await setDays(bob, 2);
    expect([await daysNow(), (await wantedFor(ada))?.map((wish) => wish.maturityDays)]).toEqual([3, [2]]);
  });

  it('end if anybody sets as many as count', { tags: 'full' }, async () => {
    await setDays(ada, 1);
    await setDays(bob, DAYS);
    await setDays(bob, 1);
    expect(await daysNow()).toBe(DAYS);
    expect(await wantedFor(ada)).toMatchObject([{ maturityDays: 1, authorName: await bob.name() }]);
  });

  it('are not confirmed by accounts of hers, in whatever order they and she set them', { tags: 'full' }, async () => {
    const [account, other] = [await TestPerson.invited(ada, Role.ADMIN), await TestPerson.invited(ada, Role.ADMIN)];
    await setDays(ada, 2);
    expect((await wantedFor(account))?.[0]?.mayConfirm).toBe(false);
    for (const by of [account, ada, other, account, ada]) await setDays(by, 1);
    expect([await daysNow(), (await wantedFor(bob))?.length]).toEqual([DAYS, 3]);
    await setDays(bob, 1);
    expect([await daysNow(), await wantedFor(bob)]).toEqual([1, []]);
  });

  it('are confirmed by an administrator whom she invited once somebody else has vouched for them', {
    tags: 'full',
  }, async () => {
    const carol = await TestPerson.invited(ada, Role.ADMIN);
    for (const by of [ada, carol]) await setDays(by, 3);
    expect(await daysNow()).toBe(DAYS);
    await membersOf(bob).vouchForMember({ personId: carol.personId });
    await setDays(carol, 3);
    expect(await daysNow()).toBe(3);
  });

  it('count at once if the operator sets them', async () => {
    await setDays(ada, 1);
    await desk.waitDays(1);
    expect([await daysNow(), await wantedFor(ada)]).toEqual([1, []]);
  });

  it('count after the former days if nobody else administers the tenant, even if her account agrees', {
    tags: 'full',
  }, async () => {
    await leaveAdaAlone();
    const account = await TestPerson.invited(ada, Role.ADMIN);
    await setDays(ada, 1);
    const countsFrom = Number((await wantedFor(ada))?.[0]?.countsFrom?.seconds ?? 0) * 1000;
    expect(Math.round((countsFrom - Date.now()) / 86_400_000)).toBe(DAYS);
    await setDays(account, 1);
    await passDays(desk, DAYS - 1);
    expect(await daysNow()).toBe(DAYS);
    await passDays(desk, 1.1);
    expect([await daysNow(), await wantedFor(ada)]).toEqual([1, []]);
  });
});

describe('more waiting days', () => {
  it('take nobody’s voice whose role had matured, or was to mature sooner', async () => {
    await leaveAdaAlone();
    await passDays(desk, 100);
    const [carol, dora] = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.APPROVER)];
    await setDays(ada, 90);
    expect(await peopleIn(carol, dora)).toBe(1);
    await passDays(desk, DAYS + 0.1);
    expect(await peopleIn(carol, dora)).toBe(2);
    expect(await peopleIn(ada, carol)).toBe(2);
    expect(await awaitsConfirmation(await TestPerson.invited(ada, Role.APPROVER))).toBe(true);
  });

  it('hold for roles that are given later, and for those of release 0.4.0', { tags: 'full' }, async () => {
    await leaveAdaAlone();
    await passDays(desk, 100);
    const earlier = await TestPerson.invited(ada, Role.APPROVER);
    const standings = service.services.platform.mongo.connection.collection('standings');
    const unset = { $unset: { 'grants.0.derives_from.0.matures_at': '' as const } };
    await standings.updateOne({ tenant_id: desk.tenantId, person_id: earlier.personId }, unset);
    await setDays(ada, 90);
    const later = await TestPerson.invited(ada, Role.APPROVER);
    await passDays(desk, 89);
    for (const person of [earlier, later]) expect(await peopleIn(ada, person)).toBe(1);
    await passDays(desk, 2);
    for (const person of [earlier, later]) expect(await peopleIn(ada, person)).toBe(2);
  });
});

describe('a colleague', () => {
  it('is not silenced by promotions, however many', async () => {
    for (const role of [Role.OWNER, Role.ADMIN, Role.OWNER]) {
      await setRole(ada, bob, role);
      await passDays(desk, DAYS - 0.5);
      expect(await peopleIn(ada, bob)).toBe(2);
    }
  });

  it('is not silenced by taking the role and giving it back', { tags: 'full' }, async () => {
    for (const role of [Role.MEMBER, Role.ADMIN, Role.APPROVER, Role.VIEWER, Role.ADMIN]) await setRole(ada, bob, role);
    expect(await awaitsConfirmation(bob)).toBe(false);
    expect(await peopleIn(ada, bob)).toBe(2);
    for (const role of [Role.MEMBER, Role.OWNER]) await setRole(ada, bob, role);
    expect(await peopleIn(ada, bob)).toBe(2);
  });

  it('is not silenced by two accounts of the same person, of which one takes the role and the other gives it back', {
    tags: 'full',
  }, async () => {
    const puppet = await TestPerson.invited(ada, Role.ADMIN);
    await setRole(puppet, bob, Role.MEMBER);
    await membersOf(ada).removeMember({ personId: puppet.personId });
    await setRole(ada, bob, Role.APPROVER);
    expect(await awaitsConfirmation(bob)).toBe(false);
    expect(await peopleIn(ada, bob)).toBe(2);
  });

  it('keeps the vouches that the role had, and gains none for what was left of it', async () => {
    const approver = await TestPerson.invited(ada, Role.APPROVER);
    await setRole(ada, approver, Role.MEMBER);
    await membersOf(bob).vouchForMember({ personId: approver.personId });
    await setRole(ada, approver, Role.APPROVER);
    expect(await awaitsConfirmation(approver)).toBe(true);
    expect(await peopleIn(ada, approver)).toBe(1);
    await membersOf(bob).vouchForMember({ personId: approver.personId });
    for (const role of [Role.MEMBER, Role.APPROVER]) await setRole(ada, approver, role);
    expect(await peopleIn(ada, approver)).toBe(2);
  });

  it('waits for a vouch if somebody else gives the role back', { tags: 'full' }, async () => {
    const carol = await join('admin');
    await setRole(carol, bob, Role.MEMBER);
    await setRole(ada, bob, Role.ADMIN);
    expect(await awaitsConfirmation(bob)).toBe(true);
    expect(await peopleIn(ada, bob)).toBe(1);
  });

  it('waits for a vouch if the role is given back after more than the most waiting days', {
    tags: 'full',
  }, async () => {
    await setRole(ada, bob, Role.MEMBER);
    await passDays(desk, 100);
    await setRole(ada, bob, Role.ADMIN);
    expect(await peopleIn(ada, bob)).toBe(1);
  });

  it('can be vouched for within 30 days, then by the operator only, until somebody gives it again', async () => {
    const [carol, dan] = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.APPROVER)];
    await passDays(desk, 29);
    await membersOf(bob).vouchForMember({ personId: carol.personId });
    await passDays(desk, 2);
    expect(await peopleIn(ada, carol)).toBe(2);
    const { members } = await membersOf(bob).listMembers({});
    const found = members.find(({ personId }) => personId === dan.personId);
    expect(Number(found?.confirmableUntil?.seconds) - Number(found?.roleSince?.seconds)).toBe(30 * 24 * 60 * 60);
    const late = await refusalOf(membersOf(bob).vouchForMember({ personId: dan.personId }));
    expect([late.info.code, late.message]).toEqual(['invalid_state', expect.stringContaining('more than 30 days ago')]);
    expect(await peopleIn(ada, dan)).toBe(1);
    for (const role of [Role.MEMBER, Role.APPROVER]) await setRole(ada, dan, role);
    await membersOf(bob).vouchForMember({ personId: dan.personId });
    expect(await peopleIn(ada, dan)).toBe(2);
  });

  it('can be vouched for by the operator after 30 days, too', { tags: 'full' }, async () => {
    const approver = await TestPerson.invited(ada, Role.APPROVER);
    await passDays(desk, 31);
    const operator = adminContext(desk.tenantId);
    await service.services.identity.members.vouch(operator, approver.personId);
    expect(await peopleIn(ada, approver)).toBe(2);
  });

  it('keeps an earlier vouch when the voucher repeats it in a younger role', { tags: 'full' }, async () => {
    const carol = await TestPerson.invited(ada, Role.APPROVER);
    const dora = await join('admin');
    await membersOf(bob).vouchForMember({ personId: carol.personId });
    await setRole(dora, bob, Role.MEMBER);
    await setRole(ada, bob, Role.ADMIN);
    await membersOf(bob).vouchForMember({ personId: carol.personId });
    expect(await awaitsConfirmation(carol)).toBe(false);
    expect(await peopleIn(ada, carol)).toBe(2);
    const { members } = await membersOf(ada).listMembers({});
    expect(members.find(({ personId }) => personId === carol.personId)?.vouchedBy).toEqual([await bob.name()]);
  });
});

describe('a vouch', () => {
  it('is refused if the member has another role than the voucher saw', async () => {
    const puppet = await TestPerson.invited(ada, Role.MEMBER);
    const { personId } = puppet;
    await setRole(ada, puppet, Role.ADMIN);
    const { info } = await refusalOf(membersOf(bob).vouchForMember({ personId, seenRole: Role.MEMBER }));
    expect(info.code).toBe('precondition_failed');
    expect(await peopleIn(ada, puppet)).toBe(1);
    await membersOf(bob).vouchForMember({ personId, seenRole: Role.ADMIN });
    expect(await peopleIn(ada, puppet)).toBe(2);
  });
});
