/**
 * One person with several accounts counts as one person: for approvals, for settlements, and for changes that wait for
 * an independent administrator.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { StandingDocument, TenantSettingsDocument } from '../../src/identity/members/schema.ts';
import { voicesOf as spokenFor } from '../../src/identity/members/standing.ts';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { activate, supportLimits } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { ageLosses, ageReservations, leaveAlone, removeOthers } from '../support/standings.ts';

type Json = ApiAnswer['body'];

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const STANDING = 'workgate/standing';
const UNCONFIRMED = 'workgate/unconfirmed';

let service: TestService;
let desk: RefundDesk;
/** Ada is the attacker. The operator made her and Bob, so neither derives from the other. */
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  [ada, bob] = [await join('owner'), await join('admin')];
  await desk.waitDays(DAYS);
});

const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const propose = async (by: TestKey, amount = VERY_LARGE): Promise<Json> => (await desk.propose(amount, { by })).body;
const membersOf = (person: TestPerson) => person.client(MemberService);
const reasonsOf = ({ policy }: Json): string[] =>
  policy.reasons.map((reason: { policy_id: string }) => reason.policy_id);

/** Moves the time of everything that gave a person their role, as if it had happened that many days earlier. */
async function age({ personId }: TestPerson, days: number): Promise<void> {
  const standings = service.services.platform.mongo.connection.collection<StandingDocument>('standings');
  const mine = { tenant_id: desk.tenantId, person_id: personId };
  const { grants = [] } = (await standings.findOne(mine)) ?? {};
  const earlier = (at: Date) => new Date(at.getTime() - days * DAY_MS);
  const moved = grants.map((grant) => ({
    ...grant,
    at: earlier(grant.at),
    derives_from: grant.derives_from.map((origin) => ({ ...origin, at: earlier(origin.at) })),
  }));
  await standings.updateOne(mine, { $set: { grants: moved } });
}

async function awaitsConfirmation({ personId }: TestPerson): Promise<boolean | undefined> {
  const { members } = await membersOf(ada).listMembers({});
  return members.find((member) => member.personId === personId)?.awaitsConfirmation;
}

/** Returns everybody for whom a person speaks when they approve. */
async function voicesOf({ personId }: TestPerson): Promise<string[]> {
  const { standings, roleMaturity } = service.services.identity;
  const [standing, days] = [await standings.of(desk.tenantId, personId), await roleMaturity.days(desk.tenantId)];
  return spokenFor(personId, standing, days, new Date());
}

describe('two approvals', () => {
  it('are not given by an owner and her approver for a key of the member whom she invited', async () => {
    const member = await TestPerson.invited(ada, Role.MEMBER);
    const approver = await TestPerson.invited(ada, Role.APPROVER);
    const proposal = await propose(await desk.newKey(member));
    for (const person of [ada, approver]) expect(await desk.approvalBy(person, proposal)).toBe(STANDING);
    expect(await desk.row(proposal.proposal_id)).toMatchObject({ status: 'pending_approval', approvals: [] });
    expect((await desk.execute(proposal.proposal_id)).status).toBe(409);
  });

  it('are still not given by them once she has removed that member', { tags: 'full' }, async () => {
    const member = await TestPerson.invited(ada, Role.MEMBER);
    const proposal = await propose(await desk.newKey(member));
    await membersOf(ada).removeMember({ personId: member.personId });
    expect(await desk.approvalBy(ada, proposal)).toBe(STANDING);
  });

  it('are still not given by them once she has made that member a viewer, removed them, and let them in as a viewer', {
    tags: 'full',
  }, async () => {
    const member = await TestPerson.invited(ada, Role.MEMBER);
    const proposal = await propose(await desk.newKey(member));
    await membersOf(ada).updateMemberRole({ personId: member.personId, role: Role.VIEWER });
    expect(await desk.approvalBy(ada, proposal)).toBe(STANDING);
    await membersOf(ada).removeMember({ personId: member.personId });
    expect(await desk.approvalBy(ada, proposal)).toBe(STANDING);
    const { invitation } = await membersOf(ada).inviteMember({ email: member.email, role: Role.VIEWER });
    const again = { invitationId: invitation?.invitationId ?? '', password: member.password };
    await member.client(SessionService).acceptInvitation(again);
    expect(await desk.approvalBy(ada, proposal)).toBe(STANDING);
    await membersOf(ada).removeMember({ personId: member.personId });
    expect(await desk.approvalBy(ada, proposal)).toBe(STANDING);
  });

  it('are not given by two people whom one admin invited, or by her and one of them, for a key of others', {
    tags: 'full',
  }, async () => {
    const [first, second] = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.ADMIN)];
    const deep = await TestPerson.invited(second, Role.APPROVER);
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(first, proposal)).toBe('pending_approval');
    for (const person of [second, deep, ada]) expect(await desk.approvalBy(person, proposal)).toBe(STANDING);
    expect(await desk.approvalBy(bob, proposal)).toBe('approved');
  });

  it('are counted again when they are used: one voice that was promoted in between is still one', async () => {
    const proposal = await propose(desk.key);
    const carol = await join('approver');
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(carol, proposal)).toBe('approved');
    await membersOf(bob).updateMemberRole({ personId: carol.personId, role: Role.MEMBER });
    await membersOf(ada).updateMemberRole({ personId: carol.personId, role: Role.APPROVER });
    expect(await desk.execute(proposal.proposal_id)).toMatchObject({
      status: 409,
      body: { error: { code: 'approval_required' } },
    });
    expect(await desk.statusOf(proposal.proposal_id)).toBe('pending_approval');
  });

  it('are not given by the granter and her approver, however much time passes, until somebody independent vouches', async () => {
    const first = await TestPerson.invited(ada, Role.APPROVER);
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    await age(first, 400);
    expect(await desk.approvalBy(first, proposal)).toBe(STANDING);
    for (const role of [Role.MEMBER, Role.APPROVER]) {
      await membersOf(ada).updateMemberRole({ personId: first.personId, role });
    }
    expect(await awaitsConfirmation(first)).toBe(true);
    expect(await desk.approvalBy(first, proposal)).toBe(STANDING);
    await membersOf(bob).vouchForMember({ personId: first.personId });
    expect(await awaitsConfirmation(first)).toBe(false);
    expect(await desk.approvalBy(first, proposal)).toBe('approved');
  });

  it('are given by the granter and her approver after the waiting days, if she was alone', {
    tags: 'full',
  }, async () => {
    await leaveAlone(desk, ada, DAYS);
    const first = await TestPerson.invited(ada, Role.APPROVER);
    expect(await awaitsConfirmation(first)).toBe(false);
    expect(await voicesOf(first)).toEqual([first.personId, ada.personId]);
    await age(first, DAYS - 0.1);
    expect(await voicesOf(first)).toEqual([first.personId, ada.personId]);
    await age(first, 0.2);
    expect(await voicesOf(first)).toEqual([first.personId]);
  });

  it('are not bought by removing or demoting the colleagues just before: who has just left still counts', async () => {
    await removeOthers(ada);
    expect(await awaitsConfirmation(await TestPerson.invited(ada, Role.APPROVER))).toBe(true);
    await ageLosses(desk, DAYS - 0.1);
    expect(await awaitsConfirmation(await TestPerson.invited(ada, Role.APPROVER))).toBe(true);
    await ageLosses(desk, 0.2);
    expect(await awaitsConfirmation(await TestPerson.invited(ada, Role.APPROVER))).toBe(false);
    await membersOf(ada).updateMemberRole({ personId: (await join('approver')).personId, role: Role.MEMBER });
    expect(await awaitsConfirmation(await TestPerson.invited(ada, Role.APPROVER))).toBe(true);
  });

  it('are not bought by fewer waiting days that the granter has set, however long ago', { tags: 'full' }, async () => {
    const settings = service.services.platform.mongo.connection.collection<TenantSettingsDocument>('tenant_settings');
    const first = await TestPerson.invited(ada, Role.APPROVER);
    await membersOf(ada).updateTenantSettings({ maturityDays: 0 });
    expect(await awaitsConfirmation(await TestPerson.invited(ada, Role.APPROVER))).toBe(true);
    const row = await settings.findOne({ tenant_id: desk.tenantId });
    const moved = row?.approver_seasoning.map((change) =>
      change.by === ada.personId ? { ...change, at: new Date(Date.now() - 400 * DAY_MS) } : change,
    );
    await settings.updateOne({ tenant_id: desk.tenantId }, { $set: { approver_seasoning: moved ?? [] } });
    const later = await TestPerson.invited(ada, Role.APPROVER);
    for (const person of [first, later]) {
      await age(person, 400);
      expect(await awaitsConfirmation(person)).toBe(true);
    }
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    for (const person of [first, later]) expect(await desk.approvalBy(person, proposal)).toBe(STANDING);
  });

  it('are not bought by a promotion: of her member to approver, or of her approver to administrator', {
    tags: 'full',
  }, async () => {
    const puppet = await TestPerson.invited(ada, Role.MEMBER);
    await age(puppet, 400);
    for (const role of [Role.APPROVER, Role.ADMIN]) {
      await membersOf(ada).updateMemberRole({ personId: puppet.personId, role });
      await age(puppet, 400);
      expect([role, await awaitsConfirmation(puppet)]).toEqual([role, true]);
    }
    // The puppet is no colleague before whom the next puppet would have to wait, and no voucher either.
    const next = await TestPerson.invited(puppet, Role.APPROVER);
    await membersOf(puppet).vouchForMember({ personId: next.personId });
    await age(next, 400);
    expect(await voicesOf(next)).toEqual([next.personId, puppet.personId, ada.personId]);
  });

  it('are not taken from a colleague for good: whom one promotes waits for days, not for a vouch', async () => {
    await membersOf(ada).updateMemberRole({ personId: bob.personId, role: Role.OWNER });
    expect(await awaitsConfirmation(bob)).toBe(false);
    await age(bob, DAYS + 0.1);
    expect(await voicesOf(bob)).toEqual([bob.personId]);
  });

  it('may come from people whom an administrator let in for whom somebody independent has vouched', async () => {
    const admin = await TestPerson.invited(ada, Role.ADMIN);
    await membersOf(bob).vouchForMember({ personId: admin.personId });
    const first = await TestPerson.invited(admin, Role.APPROVER);
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(first, proposal)).toBe('approved');
    // That administrator may vouch for those whom Ada lets in.
    const second = await TestPerson.invited(ada, Role.APPROVER);
    await membersOf(admin).vouchForMember({ personId: second.personId });
    expect(await awaitsConfirmation(second)).toBe(false);
  });

  it('may be for a proposal of her approver after the waiting days: to propose takes no vouch', {
    tags: 'full',
  }, async () => {
    const first = await TestPerson.invited(ada, Role.APPROVER);
    const proposal = await propose(await desk.newKey(first));
    expect(await desk.approvalBy(ada, proposal)).toBe(STANDING);
    await age(first, DAYS + 0.1);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(bob, proposal)).toBe('approved');
  });

  it('are given by them once somebody independent of both has vouched, and not if her puppet vouches', {
    tags: 'full',
  }, async () => {
    const [first, puppet] = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.ADMIN)];
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    for (const by of [ada, puppet]) await membersOf(by).vouchForMember({ personId: first.personId });
    expect(await desk.approvalBy(first, proposal)).toBe(STANDING);
    await membersOf(bob).vouchForMember({ personId: first.personId });
    expect(await desk.approvalBy(first, proposal)).toBe('approved');
  });

  it('are not given sooner because the voucher’s own role matures in the meantime', { tags: 'full' }, async () => {
    const puppet = await TestPerson.invited(ada, Role.ADMIN);
    const first = await TestPerson.invited(ada, Role.APPROVER);
    await membersOf(puppet).vouchForMember({ personId: first.personId });
    const standings = service.services.platform.mongo.connection.collection<StandingDocument>('standings');
    const mine = { tenant_id: desk.tenantId, person_id: first.personId };
    const stored = await standings.findOne(mine);
    const fresh = new Date(Date.now() - (DAYS - 1) * DAY_MS);
    // The puppet voucher had their role for a day when they vouched, six days ago.
    const vouches = (stored?.vouches ?? []).map((vouch) => ({
      ...vouch,
      at: fresh,
      since: new Date(fresh.getTime() - 2 * DAY_MS),
    }));
    const grants = (stored?.grants ?? []).map((grant) => ({ ...grant, at: fresh }));
    await standings.updateOne(mine, { $set: { vouches, grants } });
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(first, proposal)).toBe(STANDING);
  });

  it('are not bought by fewer waiting days that one of the two has set', { tags: 'full' }, async () => {
    await membersOf(ada).updateTenantSettings({ maturityDays: 0 });
    const first = await TestPerson.invited(ada, Role.APPROVER);
    const proposal = await propose(desk.key);
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(first, proposal)).toBe(STANDING);
  });

  it('say whose voice they share, until when, and who could approve', async () => {
    const member = await TestPerson.invited(ada, Role.MEMBER);
    const first = await TestPerson.invited(ada, Role.APPROVER);
    const [ours, others] = [await propose(await desk.newKey(member)), await propose(desk.key)];
    const words = async (person: TestPerson, { proposal_id: proposalId, payload_hash: payloadHash }: Json) =>
      (await refusalOf(person.client(ActionService).approveActionProposal({ proposalId, payloadHash }))).message;
    const grace = await member.name();
    expect(await words(ada, ours)).toContain(`You gave ${grace}, who is accountable for this proposal, a role at 2`);
    expect(await words(first, ours)).toContain(
      `${await ada.name()} gave a role to you and to ${grace}, who is accountable for this proposal.`,
    );
    await desk.approvalBy(ada, others);
    const said = await words(first, others);
    expect(said).toContain(`${await ada.name()}, who has approved this proposal, gave you your role at 2`);
    expect(said).toContain('your approval counts once an administrator who is independent of both confirms your role.');
    expect(await words(ada, ours)).toMatch(
      /your approval counts from \d{4}-\d\d-\d\dT[\d:.]+Z, or once an administrator/,
    );
    expect(said).toMatch(/can approve it now\.$/);
    const shown = await first.client(ActionService).getApprovalCase({ proposalId: others.proposal_id });
    expect(shown.standing?.refusal).toBe(said.slice(said.indexOf(await ada.name())));
  });

  it('do not wait for a member whom the granter promoted: what the older role may do is the member’s own', {
    tags: 'full',
  }, async () => {
    const member = await join('member');
    await membersOf(ada).updateMemberRole({ personId: member.personId, role: Role.ADMIN });
    const proposal = await propose(await desk.newKey(member));
    expect(await desk.approvalBy(ada, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(bob, proposal)).toBe('approved');
  });
});

describe('one approval', () => {
  const SAME_VOICE = 'workgate/same_voice';
  const approvalsOf = async (by: TestKey, amounts: readonly string[], people: readonly TestPerson[]) => {
    const outcomes: string[] = [];
    for (const [index, amount] of amounts.entries()) {
      const person = people[index % people.length] as TestPerson;
      outcomes.push(await desk.approvalBy(person, await propose(by, amount)));
    }
    return outcomes;
  };
  const pass = (days: number) => ageReservations(desk, days);

  it('may come from an account that the proposer invited, up to the amount that needs two people in 24 hours', async () => {
    const puppets = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.APPROVER)];
    const key = await desk.newKey(await TestPerson.invited(ada, Role.MEMBER));
    const six = Array.from({ length: 6 }, () => '400.00');
    expect(await approvalsOf(key, six, [...puppets, ada])).toEqual(['approved', ...Array(5).fill(SAME_VOICE)]);
    expect(await approvalsOf(key, ['100.00', '60.00'], [ada])).toEqual(['approved', SAME_VOICE]);
    // The bound concerns neither an independent approver, nor what these accounts approve for others.
    const proposal = await propose(key, '400.00');
    expect(await desk.approvalBy(bob, proposal)).toBe('approved');
    expect(await approvalsOf(desk.key, ['400.00', '400.00'], puppets)).toEqual(['approved', 'approved']);
  });

  it('from such an account counts no longer once the proposal needs two people', async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const key = await desk.newKey(await TestPerson.invited(ada, Role.MEMBER));
    const proposal = await propose(key, '400.00');
    expect(await desk.approvalBy(puppet, proposal)).toBe('approved');
    await activate(bob, supportLimits('50.00', '300.00'));
    expect((await desk.execute(proposal.proposal_id)).body.error?.code).toBe('approval_required');
    expect(await desk.approvalBy(bob, proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(await join('admin'), proposal)).toBe('approved');
  });

  it('is not bound by an earlier approval that does not count any more', { tags: 'full' }, async () => {
    const first = await TestPerson.invited(ada, Role.APPROVER);
    const key = await desk.newKey(bob);
    const proposals = [await propose(key, '400.00'), await propose(key, '400.00')];
    for (const one of proposals) expect(await desk.approvalBy(first, one)).toBe('approved');
    await membersOf(ada).updateMemberRole({ personId: first.personId, role: Role.MEMBER });
    for (const one of proposals) {
      expect((await desk.execute(one.proposal_id)).body.error?.code).toBe('approval_required');
      expect(await desk.approvalBy(ada, one)).toBe('approved');
    }
  });

  it('is bound to three times that amount in 30 days', { tags: 'full' }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const key = await desk.newKey(ada);
    for (let day = 0; day < 3; day += 1) {
      expect(await approvalsOf(key, ['500.00', '60.00'], [puppet])).toEqual(['approved', SAME_VOICE]);
      await pass(1.1);
    }
    expect(await approvalsOf(key, ['100.00'], [puppet])).toEqual([SAME_VOICE]);
    await pass(27);
    expect(await approvalsOf(key, ['100.00'], [puppet])).toEqual(['approved']);
  });

  it('is bound by the same amount if many are given at once, and for whoever is further up', {
    tags: 'full',
  }, async () => {
    const admins = await Promise.all([0, 1, 2].map(() => TestPerson.invited(ada, Role.ADMIN)));
    const teams = await Promise.all(
      admins.map(async (admin) => ({
        puppet: await TestPerson.invited(admin, Role.APPROVER),
        proposal: await propose(await desk.newKey(admin), '300.00'),
      })),
    );
    const outcomes = await Promise.all(teams.map(({ puppet, proposal }) => desk.approvalBy(puppet, proposal)));
    expect(outcomes.sort()).toEqual(['approved', SAME_VOICE, SAME_VOICE]);
  });

  it('says the bound, until when it holds and who could approve, before and when it is refused', {
    tags: 'full',
  }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const key = await desk.newKey(ada);
    expect(await approvalsOf(key, ['400.00'], [puppet])).toEqual(['approved']);
    const { proposal_id: proposalId, payload_hash: payloadHash } = await propose(key, '400.00');
    const actions = puppet.client(ActionService);
    const { standing } = await actions.getApprovalCase({ proposalId });
    expect(standing?.refusal).toMatch(
      /gave you your role at .* Accounts that count as one person may approve at most 500\.00 EUR of this operation for one another within 24 hours, and three times as much within 30 days, so your approval counts once there is room for it again, or once an administrator who is independent of both confirms your role\. .* can approve it now\.$/,
    );
    const { message } = await refusalOf(actions.approveActionProposal({ proposalId, payloadHash }));
    expect(message).toContain(standing?.refusal);
  });
});

describe('an approval without a person', () => {
  it('uses the budget of whoever let the proposer in, too, so that more members are not more money', async () => {
    const members = [await TestPerson.invited(ada, Role.MEMBER), await TestPerson.invited(ada, Role.MEMBER)];
    const keys = [await desk.newKey(members[0]), await desk.newKey(members[1]), await desk.newKey(ada)];
    const statusOf = async (key: TestKey, amount: string) => (await propose(key, amount)).status;
    // Ten automatic approvals of 50.00 use up the 500.00 of a person.
    const first: string[] = [];
    for (let index = 0; index < 10; index += 1) first.push(await statusOf(keys[index % 2] as TestKey, '50.00'));
    expect(first).toEqual(Array(10).fill('auto_approved'));
    for (const key of keys) expect(await statusOf(key, '50.00')).toBe('pending_approval');
    expect(await statusOf(desk.key, '50.00')).toBe('auto_approved');
  });
});

describe('settling an execution that needs two people', () => {
  it('is refused to whoever invited the proposer, and to another account of hers', async () => {
    const member = await TestPerson.invited(ada, Role.MEMBER);
    const puppet = await TestPerson.invited(ada, Role.ADMIN);
    const proposal = await propose(await desk.newKey(member));
    await desk.write(proposal.proposal_id, {
      status: 'outcome_unknown',
      execution: await desk.begun(proposal.proposal_id, 'outcome_unknown'),
    });
    const { execution } = await desk.row(proposal.proposal_id);
    const settle = (person: TestPerson) =>
      person.client(ActionService).settleAction({
        actionId: execution?.action_id ?? '',
        outcome: { case: 'notDone', value: {} },
        reason: 'The provider says so.',
      });
    for (const person of [ada, puppet]) {
      const { info, message } = await refusalOf(settle(person));
      expect(info.code).toBe('authorization_error');
      expect(message).toContain(`You count as one person with ${await member.name()}, who proposed or executed this`);
    }
    await settle(bob);
    expect(await desk.statusOf(proposal.proposal_id)).toBe('execution_failed');
  });
});

describe('a change of an administrator that waits', () => {
  const raised = () => activate(ada, supportLimits('80.00', '900.00'));

  it('approves nothing for anybody, and not for the member whom she invited', async () => {
    await raised();
    const hers = await propose(await desk.newKey(await TestPerson.invited(ada, Role.MEMBER)), '60.00');
    expect([hers.status, reasonsOf(hers)[0]]).toEqual(['pending_approval', UNCONFIRMED]);
    const puppet = await TestPerson.invited(await TestPerson.invited(ada, Role.ADMIN), Role.MEMBER);
    expect(await propose(await desk.newKey(puppet), '60.00')).toMatchObject({ status: 'pending_approval' });
    expect(await propose(await desk.newKey(bob), '60.00')).toMatchObject({ status: 'pending_approval' });
  });

  it('is refused to somebody who is removed while it is made', { tags: 'full' }, async () => {
    const { loosenings } = service.services.identity;
    const eve = await TestPerson.invited(ada, Role.ADMIN);
    const begin = () => loosenings.begin(eve.in(desk.tenantId), 1, new Date());
    expect((await begin())?.authors.map(({ by }) => by)).toEqual([eve.personId]);
    await membersOf(ada).removeMember({ personId: eve.personId });
    await expect(begin()).rejects.toMatchObject({ code: 'authorization_error' });
  });

  it('is not confirmed for its author by whoever promoted that author, together with an older change', {
    tags: 'full',
  }, async () => {
    const carol = await join('member');
    await activate(bob, supportLimits('60.00', '900.00'));
    await membersOf(ada).updateMemberRole({ personId: carol.personId, role: Role.ADMIN });
    await activate(carol, supportLimits('80.00', '900.00'));
    const { packs } = await ada.client(PackService).listPacks({});
    const revision = packs.find(({ packKey }) => packKey === 'customer_support')?.revision ?? 0n;
    await ada.client(PackService).confirmPack({ packKey: 'customer_support', revision });
    const key = await desk.newKey(carol);
    expect(await propose(key, '55.00')).toMatchObject({ status: 'auto_approved' });
    expect(await propose(key, '70.00')).toMatchObject({ status: 'pending_approval' });
  });

  it('executes nothing of that member through the integration that she made', { tags: 'full' }, async () => {
    const provider = { case: 'sandboxCommerce', value: {} } as const;
    const { integration } = await ada.client(IntegrationService).createIntegration({ name: 'Hers', provider });
    const key = await desk.newKey(await TestPerson.invited(ada, Role.MEMBER));
    const { body } = await key.client.post(
      `/api/v1/public/work-items/${await desk.workItem()}/action-proposals`,
      refundProposal(integration?.integrationId ?? ''),
    );
    const { status, body: answer } = await key.client.post(
      `/api/v1/public/action-proposals/${body.proposal_id}/execute`,
      { dry_run: false },
    );
    expect([status, answer.error?.code]).toEqual([403, 'policy_denied']);
  });
});
