/** Attacks on what admits more: changes that end, roles that lapse, addresses that nobody has verified. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { adminContext } from '../../src/cli/operator.ts';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { MailServer } from '../support/mail-server.ts';
import { activate, shippedTexts, supportLimits, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { leaveAlone, passDays } from '../support/standings.ts';

const KEY = 'customer_support';
const DAYS = 7;
let server: MailServer;
let node: TestService;
let desk: RefundDesk;
let ada: TestPerson;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { WORKGATE_SMTP_URL: server.url, WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.test>' };
  node = await TestService.startOwn({ env });
});
afterAll(async () => {
  await node?.stop();
  await server?.down();
});
beforeEach(async () => {
  desk = await RefundDesk.open(node);
  ada = await desk.creator.signIn();
  await desk.waitDays(DAYS);
});

const join = async (role: RoleName, isVerified = true) =>
  (await TestPerson.create(node, [{ tenantId: desk.tenantId, role }], { isVerified })).signIn();
const membersOf = (person: TestPerson) => person.client(MemberService);
const setRole = (by: TestPerson, { personId }: TestPerson, role: Role) =>
  membersOf(by).updateMemberRole({ personId, role });
const memberOf = async ({ personId }: TestPerson) =>
  (await membersOf(ada).listMembers({})).members.find((member) => member.personId === personId);
const propose = async (amount: string) => (await desk.propose(amount)).body;
const factsOf = async (amount: string) => (await desk.row((await propose(amount)).proposal_id)).facts;
const operator = () => adminContext(desk.tenantId);
async function write(by: TestPerson, text: string) {
  const policies = by.client(PolicyService);
  const { tenant } = await policies.getPolicies({});
  return (await policies.writePolicies({ text, expectedVersion: tenant?.version ?? 0n })).tenant;
}
async function again(by: TestPerson, version: bigint) {
  const packs = by.client(PackService);
  const row = (await packs.listPacks({})).packs.find((one) => one.packKey === KEY);
  const wanted = { packKey: KEY, version, reason: 'x', expectedRevision: row?.revision ?? 0n };
  return (await packs.activatePack(wanted)).pack;
}
async function peopleIn(one: TestPerson, other: TestPerson): Promise<number> {
  const proposal = await propose(VERY_LARGE);
  for (const person of [one, other]) await desk.approvalBy(person, proposal);
  return (await desk.statusOf(proposal.proposal_id)) === 'approved' ? 2 : 1;
}

describe('a change that somebody undoes', () => {
  it('gives up no limit that somebody has lowered in between', async () => {
    const bob = await join('admin');
    const shipped = parse(shippedTexts(KEY).packYaml).operations.commerce_refund;
    const refunds = { two_approvals_above: { ...shipped.two_approvals_above, EUR: '900.00' } };
    await activate(ada, supportPack({ refunds }));
    await activate(bob, supportLimits('10.00', '20.00'));
    expect((await propose('30.00')).policy.approvals_required).toBe(2);
    for (const version of [0n, 1n, 0n]) await again(ada, version);
    expect(await propose('30.00')).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 2 } });
  });
  it('gives up no policy that somebody has added in between', async () => {
    const bob = await join('admin');
    const base = forbid('execute', 'base', 'context.amount > 99999999');
    await write(bob, base);
    await write(ada, '');
    await write(bob, forbid('auto_approve', 'stop'));
    await write(ada, '');
    await write(ada, base);
    expect((await propose('1.00')).status).toBe('pending_approval');
  });
});

describe('a role that nobody has confirmed in time', () => {
  beforeEach(async () => {
    ada = await join('owner');
    await leaveAlone(desk, ada, DAYS);
    Object.assign(desk, { key: await desk.newKey() });
  });
  it('takes no confirmed lesser role with it', async () => {
    const [bob, carol] = [await join('admin'), await join('admin')];
    const honest = await TestPerson.invited(carol, Role.APPROVER);
    await membersOf(bob).vouchForMember({ personId: honest.personId });
    await setRole(carol, honest, Role.ADMIN);
    await passDays(desk, 31);
    for (const role of [Role.MEMBER, Role.APPROVER]) await setRole(ada, honest, role);
    expect(await peopleIn(ada, honest)).toBe(2);
  });
  it('is not one that counts by its days', async () => {
    const gus = await TestPerson.invited(ada, Role.ADMIN);
    await passDays(desk, DAYS + 1);
    const honest = await TestPerson.invited(gus, Role.APPROVER);
    await membersOf(ada).vouchForMember({ personId: honest.personId });
    expect(await peopleIn(gus, honest)).toBe(2);
    expect.soft((await memberOf(honest))?.awaitsConfirmation).toBe(false);
    await passDays(desk, 31);
    for (const role of [Role.MEMBER, Role.APPROVER]) await setRole(gus, honest, role);
    expect(await peopleIn(gus, honest)).toBe(2);
  });
});

describe('a person with an unverified address', () => {
  it('makes nobody a voice', async () => {
    const unverified = await join('admin', false);
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const key = await desk.newKey(await join('approver'));
    const proposal = (await desk.propose(VERY_LARGE, { by: key })).body;
    await desk.approvalBy(ada, proposal);
    await membersOf(unverified)
      .vouchForMember({ personId: puppet.personId })
      .catch(() => undefined);
    expect(await desk.approvalBy(puppet, proposal)).toBe('workgate/standing');
  });
  it('gives no approval that is executed', async () => {
    const approver = await join('approver');
    const proposal = await propose(LARGE);
    expect(await desk.approvalBy(approver, proposal)).toBe('approved');
    const people = node.services.platform.mongo.connection.collection('people');
    await people.updateOne({ _id: approver.personId as never }, { $set: { email_verified: false } });
    const { status, body } = await desk.execute(proposal.proposal_id);
    expect([status, body.error?.code]).toEqual([409, 'approval_required']);
  });
  it('delegates no approval', async () => {
    const { proposal_id: proposalId, payload_hash: payloadHash } = await propose(LARGE);
    const person = await join('approver', false);
    const { delegations } = node.services.identity;
    const issuing = delegations.issue(
      { ...(await desk.callOf(person)), role: 'approver' },
      {
        ...{
          agent: 'helper',
          scopes: ['agent.actions.approve' as const],
          endpoints: ['mcp' as const],
          approval: { proposalId, payloadHash },
        },
      },
    );
    await expect(issuing).rejects.toThrow('Verify your email address first');
  });
  it('wants no fewer days', async () => {
    const person = await join('admin', false);
    const wanting = membersOf(person).updateTenantSettings({ maturityDays: 3 });
    expect((await refusalOf(wanting)).info.code).toBe('authorization_error');
  });
  it('confirms no looser pack', async () => {
    const unverified = await join('admin', false);
    const pack = await activate(ada, supportLimits('80.00'));
    const confirming = unverified.client(PackService).confirmPack({ packKey: KEY, revision: pack?.revision ?? 0n });
    await expect(confirming).rejects.toThrow();
  });
});

describe('a confirmation of the operator stays in the facts of decisions', () => {
  beforeEach(async () => {
    await join('admin');
  });
  const confirm = (packKey: string, revision: bigint | undefined, reason = 'Bob is ill.') =>
    node.services.actions.packService.confirm(operator(), packKey, Number(revision), reason);
  it('after another harmless activation', async () => {
    await confirm(KEY, (await activate(ada, supportLimits('80.00')))?.revision);
    expect(await factsOf('70.00')).toHaveProperty('changes');
    await activate(ada, JSON.stringify({ ...JSON.parse(supportLimits('80.00')), title: 'Support!' }));
    expect(await factsOf('70.00')).toHaveProperty('changes');
  });
  it('if it was of another pack that judges', async () => {
    const vip = (upTo: string) => JSON.stringify({ ...JSON.parse(supportLimits(upTo)), pack_key: 'vip', title: 'VIP' });
    await confirm('vip', (await activate(ada, vip('10.00')))?.revision);
    const { revision } = (await activate(ada, vip('80.00'))) ?? {};
    expect((await propose('20.00')).status).toBe('pending_approval');
    await confirm('vip', revision);
    expect(await factsOf('20.00')).toHaveProperty('changes');
  });
});

describe('a removed policy that still counts', () => {
  it('pauses what is approved, and takes no approval back', async () => {
    await join('admin');
    await write(ada, forbid('execute', 'not-now'));
    const proposal = await propose(LARGE);
    expect(await desk.approvalBy(await join('approver'), proposal)).toBe('approved');
    await write(ada, '');
    expect((await desk.execute(proposal.proposal_id)).status).toBe(403);
    expect(await desk.statusOf(proposal.proposal_id)).toBe('approved');
  });
});

describe('a page or refusal', () => {
  it('names nobody who cannot approve', async () => {
    for (const { principal } of desk.approvers) await node.services.identity.members.remove(operator(), principal.id);
    const unverified = await join('approver', false);
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const { proposal_id: proposalId, payload_hash: payloadHash } = await propose(VERY_LARGE);
    const { message } = await refusalOf(
      puppet.client(ActionService).approveActionProposal({ proposalId, payloadHash }),
    );
    expect(message).not.toContain(`${await unverified.name()} can approve it now`);
  });
  it('tells that an integration waits', async () => {
    await join('admin');
    const { integrations } = node.services.integrations;
    await integrations.setEnabled(await desk.callOf(ada), desk.integrationId, false);
    const { proposal_id: proposalId } = await propose(LARGE);
    await integrations.setEnabled(await desk.callOf(ada), desk.integrationId, true);
    const { standing } = await (await join('approver')).client(ActionService).getApprovalCase({ proposalId });
    expect(standing?.refusal).toContain('another administrator confirms');
  });
});
