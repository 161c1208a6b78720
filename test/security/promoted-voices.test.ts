/** An administrator gains no second voice by promoting an account of hers, or by removing a colleague repeatedly. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { activate, supportLimits } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { passDays } from '../support/standings.ts';

const DAYS = 7;
const LATER = DAYS + 0.1;

let service: TestService;
let desk: RefundDesk;
/** Ada is the attacker. The operator made her. */
let ada: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  ada = await join('owner');
  await desk.waitDays(DAYS);
  for (const { personId } of (await membersOf(ada).listMembers({})).members) {
    if (personId !== ada.personId) await membersOf(ada).removeMember({ personId });
  }
  await passDays(desk, 100);
  Object.assign(desk, { key: await desk.newKey() });
});

const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const membersOf = (person: TestPerson) => person.client(MemberService);
const promote = ({ personId }: TestPerson) => membersOf(ada).updateMemberRole({ personId, role: Role.ADMIN });

async function inviteAgain(person: TestPerson, role: Role): Promise<void> {
  const { invitation } = await membersOf(ada).inviteMember({ email: person.email, role });
  const again = { invitationId: invitation?.invitationId ?? '', password: person.password };
  await person.client(SessionService).acceptInvitation(again);
}

/** Counts the people that the gate sees behind two approvals. */
async function peopleIn(one: TestPerson, other: TestPerson): Promise<1 | 2> {
  const { body: proposal } = await desk.propose(VERY_LARGE);
  expect(await desk.approvalBy(one, proposal)).toBe('pending_approval');
  await desk.approvalBy(other, proposal);
  return (await desk.execute(proposal.proposal_id)).status === 200 ? 2 : 1;
}

async function confirmPack(by: TestPerson): Promise<void> {
  const { packs } = await by.client(PackService).listPacks({});
  const revision = packs.find(({ packKey }) => packKey === 'customer_support')?.revision ?? 0n;
  await by.client(PackService).confirmPack({ packKey: 'customer_support', revision });
}

describe('an approver of hers whom she promotes is no independent administrator, however many days pass', () => {
  it('if a colleague has vouched for the lesser role', async () => {
    const bob = await join('admin');
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await membersOf(bob).vouchForMember({ personId: puppet.personId, seenRole: Role.APPROVER });
    await promote(puppet);
    await passDays(desk, LATER);
    const second = await TestPerson.invited(ada, Role.APPROVER);
    await membersOf(puppet).vouchForMember({ personId: second.personId });
    expect(await peopleIn(ada, second)).toBe(1);
  });

  it('if the lesser role matured while she was alone', async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await passDays(desk, LATER);
    const bob = await join('admin');
    await promote(puppet);
    await passDays(desk, LATER);
    await activate(ada, supportLimits('5000.00', '9000.00'));
    expect(await refusalOf(confirmPack(puppet))).toMatchObject({ info: { code: 'authorization_error' } });
    await confirmPack(bob);
  });

  it('but is one after the days if she has no other colleague', async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await passDays(desk, LATER);
    await promote(puppet);
    await passDays(desk, LATER);
    await activate(ada, supportLimits('5000.00', '9000.00'));
    await confirmPack(puppet);
    expect((await desk.propose('400.00', { by: await desk.newKey(ada) })).body.status).toBe('auto_approved');
  });

  it('and settles nothing of hers', async () => {
    const bob = await join('admin');
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await membersOf(bob).vouchForMember({ personId: puppet.personId, seenRole: Role.APPROVER });
    const { body: proposal } = await desk.propose(VERY_LARGE, { by: await desk.newKey(ada) });
    await promote(puppet);
    const execution = await desk.begun(proposal.proposal_id, 'outcome_unknown');
    await desk.write(proposal.proposal_id, { status: 'outcome_unknown', execution });
    const settling = (by: TestPerson) =>
      by.client(ActionService).settleAction({
        actionId: execution.action_id,
        outcome: { case: 'notDone', value: {} },
        reason: 'The provider says so.',
      });
    expect(await refusalOf(settling(puppet))).toMatchObject({ info: { code: 'authorization_error' } });
    await settling(bob);
  });
});

describe('a colleague whom she removes twice', () => {
  it.each([
    Role.APPROVER,
    Role.MEMBER,
  ])('was still there for a role that she gives then (invited again as %s)', async (role) => {
    const bob = await join('admin');
    await membersOf(ada).removeMember({ personId: bob.personId });
    await inviteAgain(bob, role);
    await membersOf(ada).removeMember({ personId: bob.personId });
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await inviteAgain(bob, Role.APPROVER);
    await passDays(desk, LATER);
    expect(await peopleIn(ada, puppet)).toBe(1);
  });
});
