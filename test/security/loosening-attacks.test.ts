/**
 * In a tenant with more than one administrator, what admits more helps no proposal that its author is accountable for,
 * until another administrator confirms it or the seasoning has passed; tightening works at once.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import {
  IntegrationChange,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { TenantPolicyDocument } from '../../src/actions/schema.ts';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import type { IntegrationDocument } from '../../src/integrations/schema.ts';
import { workgate } from '../faults/cli.ts';
import { A2aAgent, actionMessage } from '../support/a2a.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { forbid, LARGE, RefundDesk } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { newEmail } from '../support/rpcs.ts';
import { TEST_OPERATOR, type TestKey, TestService } from '../support/service.ts';

type Json = ApiAnswer['body'];

const SMALL = '1.00';
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED = 'workgate/unconfirmed';

/** Nothing without people; two people for everything; nothing executed above 50.00; no approval of anything large. */
const BY_PEOPLE = forbid('auto_approve', 'by-people');
const BY_TWO = forbid('execute', 'by-two', 'context.approvals < 2');
const NOT_NOW = forbid('execute', 'not-now');
const NO_LARGE = forbid('approve', 'no-large', 'context.amount > 5000');

let service: TestService;
let desk: RefundDesk;
/** An administrator with a key, and another one who owes her nothing. */
let ada: TestPerson;
let bob: TestPerson;
let adas: TestKey;
let bobs: TestKey;

/** People and a shop of their own for each group of attacks. */
async function openTenant(): Promise<void> {
  desk = await RefundDesk.open(service);
  ada = await desk.creator.signIn();
  bob = await join('admin');
  adas = desk.key;
  bobs = await desk.newKey(bob);
  await service.services.identity.seasoning.change(operator(), DAYS);
}

beforeAll(async () => {
  service = await TestService.start();
  await openTenant();
});
afterAll(() => service.stop());
/** Policies begin anew with each attack. */
beforeEach(async () => {
  await service.services.platform.mongo.connection
    .collection('tenant_policies')
    .deleteOne({ _id: desk.tenantId as never });
  await service.services.identity.seasoning.change(operator(), DAYS);
});

const operator = () => ({ tenantId: desk.tenantId, principal: TEST_OPERATOR, correlationId: 'test' });
const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const policiesOf = (person: TestPerson) => person.client(PolicyService);
const integrationsOf = (person: TestPerson) => person.client(IntegrationService);
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).info.code;
const cli = (...args: string[]) => workgate({ ...service.env }, [...args, '--tenant', desk.tenantId], 60_000);

/** Somebody whom a person lets in, with a role. */
async function invited(by: TestPerson, role: Role): Promise<TestPerson> {
  const { invitation } = await by.client(MemberService).inviteMember({ email: newEmail(), role });
  const password = 'a long enough password';
  const browser = new TestPerson(service, { personId: '', email: '', password });
  const accepting = { invitationId: invitation?.invitationId ?? '', password, name: 'Grace' };
  const { session } = await browser.client(SessionService).acceptInvitation(accepting);
  const { personId = '', email = '' } = session?.person ?? {};
  const person = new TestPerson(service, { personId, email, password });
  person.cookie = browser.cookie;
  return person;
}

/** Writes policies as a person, over what is there. @returns the version that they have then. */
async function write(by: TestPerson, text: string): Promise<bigint> {
  const { tenant } = await policiesOf(by).getPolicies({});
  const written = await policiesOf(by).writePolicies({ text, expectedVersion: tenant?.version ?? 0n });
  return written.tenant?.version ?? 0n;
}

const waiting = async (of = bob) => (await policiesOf(of).getPolicies({})).tenant?.waiting ?? [];
const propose = async (by: TestKey, amount = SMALL): Promise<Json> => (await desk.propose(amount, { by })).body;
const reasonsOf = ({ policy }: Json): string[] =>
  policy.reasons.map((reason: { policy_id: string }) => reason.policy_id);
const execute = (by: TestKey, { proposal_id: id }: Json) =>
  by.client.post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: false });

describe('Policies that somebody takes away or rewrites', () => {
  it('go on counting for what they propose, by every door for programs; for others they do not', async () => {
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    const rest = await propose(adas);
    expect(rest).toMatchObject({ status: 'pending_approval' });
    expect(reasonsOf(rest)).toEqual([UNCONFIRMED, 'tenant/by-people']);
    const { message } = rest.policy.reasons[0];
    const name = (await service.services.identity.members.namesOf([ada.personId])).get(ada.personId);
    expect(message).toMatch(new RegExp(`^${name} changed the tenant's policies at .*Z, and is accountable`));
    const [change] = await waiting();
    expect(message).toContain('until another administrator confirms them');
    expect(message).toContain(new Date(Number(change?.change?.countsFrom?.seconds) * 1000).toISOString().slice(0, 19));

    const proposal = async () =>
      refundProposal(desk.integrationId, { order_id: await desk.order(1_000_000), amount: SMALL, currency: 'EUR' });
    const work_item_id = await desk.workItem();
    const agent = new McpAgent(service, { apiKey: adas.token });
    const { output } = await agent.call('propose_action', { work_item_id, ...(await proposal()), detail: 'full' });
    expect([output.status, reasonsOf(output)[0]]).toEqual(['pending_approval', UNCONFIRMED]);
    const sent = await A2aAgent.withKey(service, adas.token).call('message/send', {
      message: actionMessage({ type: 'propose', proposal: await proposal() }, { taskId: work_item_id }),
    });
    expect(JSON.stringify(sent.body.result)).toContain(UNCONFIRMED);

    expect(await propose(bobs)).toMatchObject({ status: 'auto_approved' });
  });

  it('ask for as many approvals as before', async () => {
    await write(bob, BY_TWO);
    await write(ada, BY_TWO.replace('< 2', '< 1'));
    const hers = await propose(adas, LARGE);
    expect(hers.policy).toMatchObject({ approvals_required: 2 });
    expect(reasonsOf(hers)).toContain(UNCONFIRMED);
    await desk.approve(hers.proposal_id);
    expect(await desk.statusOf(hers.proposal_id)).toBe('pending_approval');
    expect((await propose(bobs, LARGE)).policy).toMatchObject({ approvals_required: 1 });
  });

  it('go on forbidding approvals, in person and by an agent', async () => {
    const hers = await propose(adas, LARGE);
    const { token } = await desk.delegate(hers);
    await write(bob, NO_LARGE);
    await write(ada, '');
    const carol = await join('approver');
    const { proposal_id: proposalId, payload_hash: payloadHash } = hers;
    const refused = await refusalOf(carol.client(ActionService).approveActionProposal({ proposalId, payloadHash }));
    expect(refused.info.problems.map(({ field }) => field)).toEqual([UNCONFIRMED, 'tenant/no-large']);
    const asked = { proposal_id: proposalId, payload_hash: payloadHash };
    const answer = await new McpAgent(service, { bearer: token }).call('approve_action', asked);
    expect(answer.text).toMatch(/policy_denied[\s\S]*until another administrator confirms/);
    expect(await desk.statusOf(proposalId)).toBe('pending_approval');
  });

  it('go on holding back what is approved already, at the moment of effect, until another administrator confirms', async () => {
    const hers = await propose(adas);
    const others = await propose(bobs);
    await write(bob, NOT_NOW);
    const version = await write(ada, '');
    const refused = await execute(adas, hers);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });
    expect(refused.body.error.message).toContain('until another administrator confirms');
    const tool = await new McpAgent(service, { apiKey: adas.token }).call('execute_action', {
      proposal_id: hers.proposal_id,
      dry_run: false,
    });
    expect(tool.text).toContain('policy_denied');
    expect((await execute(bobs, others)).body).toMatchObject({ proposal: { status: 'executed' } });

    await policiesOf(bob).confirmPolicies({ version });
    expect((await execute(adas, hers)).body).toMatchObject({ proposal: { status: 'executed' } });
  });

  it('count no more once their days have passed', async () => {
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    const stored = service.services.platform.mongo.connection.collection<TenantPolicyDocument>('tenant_policies');
    const back = (days: number) => ({ $set: { 'earlier.0.at': new Date(Date.now() - days * DAY_MS) } });
    await stored.updateOne({ _id: desk.tenantId }, back(DAYS - 0.1));
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    await stored.updateOne({ _id: desk.tenantId }, back(DAYS + 0.1));
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
    expect(await waiting()).toEqual([]);
  });

  it('also where their days were shortened by the same one', async () => {
    await write(bob, BY_PEOPLE);
    await ada.client(MemberService).updateTenantSettings({ approverSeasoningDays: 0 });
    await write(ada, '');
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
  });

  it('each of several changes counts, whatever the next one says', async () => {
    await write(bob, `${BY_PEOPLE}\n${NO_LARGE}`);
    await write(ada, NO_LARGE);
    await write(ada, '');
    await write(ada, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(reasonsOf(await propose(adas))).toContain('tenant/by-people');
    expect(await waiting()).toHaveLength(2);
  });

  it('of people who are accountable beside others, too: whoever has rotated the key', async () => {
    await write(bob, BY_PEOPLE);
    const { keyId } = await desk.newKey(bob);
    const { key, token } = await service.services.identity.apiKeys.rotate(await desk.callOf(ada), keyId, 0);
    await write(ada, '');
    expect(await propose({ keyId: key.keyId, token, client: service.client(token) })).toMatchObject({
      status: 'pending_approval',
    });
  });

  it('cannot be worn down by many changes: from the sixth on only additions are taken', async () => {
    await write(bob, BY_PEOPLE);
    for (let n = 0; n < 5; n += 1) await write(ada, forbid('execute', `nothing-${n}`, 'context.amount < 0'));
    const last = forbid('execute', 'nothing-4', 'context.amount < 0');
    expect(await codeOf(write(ada, ''))).toBe('invalid_state');
    await write(ada, `${last}\n${NOT_NOW}`);
    expect(reasonsOf(await propose(adas))).toContain('tenant/by-people');
    await write(bob, '');
    expect(await propose(adas), 'and they do not keep others from changing them').toMatchObject({
      status: 'pending_approval',
    });
  });
});

describe('Tightening works at once', () => {
  it('for everybody, and nobody has to confirm it', async () => {
    const hers = await propose(adas);
    const others = await propose(bobs);
    await write(ada, NOT_NOW);
    for (const [key, proposal] of [[adas, hers] as const, [bobs, others] as const]) {
      expect((await execute(key, proposal)).body).toMatchObject({ error: { code: 'policy_denied' } });
    }
    await write(ada, `${NOT_NOW}\n${BY_PEOPLE}`);
    expect(await propose(bobs)).toMatchObject({ status: 'pending_approval' });
    expect(await waiting()).toEqual([]);
  });

  it('and where it comes together with what admits more', async () => {
    await write(bob, BY_PEOPLE);
    await write(ada, NOT_NOW);
    const others = await propose(bobs);
    expect(others, 'the one policy is gone for others').toMatchObject({ status: 'auto_approved' });
    expect((await execute(bobs, others)).body, 'the other one is there').toMatchObject({
      error: { code: 'policy_denied' },
    });
  });
});

describe('Another administrator confirms policies', () => {
  let version: bigint;
  beforeEach(async () => {
    await write(bob, BY_PEOPLE);
    version = await write(ada, '');
  });
  const confirm = (by: TestPerson, of = version) => policiesOf(by).confirmPolicies({ version: of });
  const expectWaiting = async () => expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });

  it('who has not made the change; then it counts, and the log says who', async () => {
    await openTenant();
    await write(bob, BY_PEOPLE);
    version = await write(ada, '');
    const [shown] = await waiting();
    expect(shown).toMatchObject({ textBefore: BY_PEOPLE, change: { version, mayConfirm: true } });
    const epoch = await service.services.identity.authority.read(desk.tenantId);
    expect((await confirm(bob)).tenant?.waiting).toEqual([]);
    expect(await service.services.identity.authority.read(desk.tenantId)).toBeGreaterThan(epoch);
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
    await confirm(bob);
    const told = (await desk.events(desk.tenantId)).filter(({ type }) => type === 'policies.confirmed');
    expect(told, 'once').toMatchObject([{ actor: { id: bob.personId }, data: { confirmed_by: bob.personId } }]);
  });

  it('not who has made it', async () => {
    expect((await waiting(ada))[0]?.change).toMatchObject({ mayConfirm: false });
    const refused = await refusalOf(confirm(ada));
    expect(refused.info.code).toBe('authorization_error');
    const name = (await service.services.identity.members.namesOf([bob.personId])).get(bob.personId);
    expect(refused.message).toContain(`another administrator has to confirm it, such as ${name}`);
    await expectWaiting();
  });

  it('not a second self of theirs, whom they have let in, or made an administrator', async () => {
    const carol = await join('member');
    await ada.client(MemberService).updateMemberRole({ personId: carol.personId, role: Role.ADMIN });
    for (const self of [await invited(ada, Role.ADMIN), carol]) {
      expect(await codeOf(confirm(self))).toBe('authorization_error');
    }
    await expectWaiting();
  });

  it('not who may not write policies', async () => {
    expect(await codeOf(confirm(await join('approver')))).toBe('authorization_error');
    await expectWaiting();
  });

  it('not a version that they have not seen', async () => {
    const next = await write(ada, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(await codeOf(confirm(bob))).toBe('precondition_failed');
    expect(await codeOf(confirm(bob, next + 1n))).toBe('precondition_failed');
    await expectWaiting();
    await confirm(bob, next);
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('and what is changed afterwards waits anew', async () => {
    await confirm(bob);
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    await expectWaiting();
  });

  it('or the operator does, at the command line', async () => {
    const shown = JSON.parse((await cli('policy', 'show')).stdout);
    expect(shown.waiting).toMatchObject([{ version: Number(version) }]);
    const confirmed = await cli('policy', 'confirm', String(version));
    expect(JSON.parse(confirmed.stdout)).toMatchObject({ waiting: [] });
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  }, 90_000);

  it('of two who write at once, the later one is refused, and only the first change waits', async () => {
    const present = (await policiesOf(ada).getPolicies({})).tenant?.version ?? 0n;
    const texts = ['a', 'b'].map((id) => forbid('execute', id, 'context.amount < 0'));
    const writing = texts.map(async (text) => {
      const answer = policiesOf(ada).writePolicies({ text, expectedVersion: present });
      return answer.then(
        () => 'written',
        (error: unknown) => codeOf(Promise.reject(error)),
      );
    });
    expect((await Promise.all(writing)).toSorted()).toEqual(['precondition_failed', 'written']);
    await expectWaiting();
  });
});

describe('Who else administers the tenant is judged as of the change', () => {
  beforeEach(openTenant);

  it('a second self that changes them instead helps nobody either', async () => {
    await write(bob, BY_PEOPLE);
    await write(await invited(ada, Role.ADMIN), '');
    const hers = await propose(adas);
    expect(hers).toMatchObject({ status: 'pending_approval' });
    expect(hers.policy.reasons[0].message).toContain('who freshly has their role from somebody accountable');
    expect(await propose(bobs)).toMatchObject({ status: 'auto_approved' });
  });

  it('nor where she has shortened the days of those whom she has sent', async () => {
    await write(bob, BY_PEOPLE);
    const pam = await invited(ada, Role.ADMIN);
    await ada.client(MemberService).updateTenantSettings({ approverSeasoningDays: 0 });
    await write(pam, '');
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    expect(await waiting()).toHaveLength(1);
  });

  it('nor where she shortens them afterwards, and another change follows', async () => {
    await write(bob, BY_PEOPLE);
    const pam = await invited(ada, Role.ADMIN);
    await write(pam, '');
    await ada.client(MemberService).updateTenantSettings({ approverSeasoningDays: 0 });
    await write(pam, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    expect(await waiting()).toHaveLength(1);
  });

  it('nor where another second self confirms it, and another change follows', async () => {
    await write(bob, BY_PEOPLE);
    const [pam, pat] = [await invited(ada, Role.ADMIN), await invited(ada, Role.ADMIN)];
    const version = await write(pam, '');
    expect(await codeOf(policiesOf(pat).confirmPolicies({ version }))).toBe('authorization_error');
    await write(pam, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    const { tenant } = await policiesOf(bob).getPolicies({});
    await policiesOf(bob).confirmPolicies({ version: tenant?.version ?? 0n });
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  const ends: [string, () => Promise<unknown>][] = [
    ['after it', async () => undefined],
    ['before it', async () => removeBob()],
    [
      'step by step before it',
      async () => {
        await ada.client(MemberService).updateMemberRole({ personId: bob.personId, role: Role.MEMBER });
        await removeBob();
      },
    ],
  ];
  const removeBob = () => ada.client(MemberService).removeMember({ personId: bob.personId });
  it.each(ends)('so that it does not help to remove the other one %s', async (when, end) => {
    await write(bob, BY_PEOPLE);
    await end();
    await write(ada, '');
    if (when === 'after it') await removeBob();
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
  });

  it('where there was nobody else for as long, it counts at once', async () => {
    await write(ada, BY_PEOPLE);
    await removeBob();
    const standings = service.services.platform.mongo.connection.collection('standings');
    const back = { $set: { administered_until: new Date(Date.now() - (DAYS + 0.1) * DAY_MS) } };
    await standings.updateOne({ tenant_id: desk.tenantId, person_id: bob.personId }, back);
    await write(ada, '');
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('and where roles take no days to count, nothing waits', async () => {
    await service.services.identity.seasoning.change(operator(), 0);
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });
});

describe('Where effects go', () => {
  beforeAll(openTenant);

  const shown = async (integrationId: string, by = bob) =>
    (await integrationsOf(by).listIntegrations({})).integrations.find((one) => one.integrationId === integrationId);

  /** A proposal by a key for another shop than that of the desk. */
  async function proposeFor(integrationId: string, by: TestKey, amount = SMALL): Promise<Json> {
    const path = `/api/v1/public/work-items/${await desk.workItem()}/action-proposals`;
    return (await by.client.post(path, refundProposal(integrationId, { order_id: '1238', amount, currency: 'EUR' })))
      .body;
  }

  async function made(by: TestPerson): Promise<string> {
    const provider = { case: 'sandboxCommerce', value: {} } as const;
    const { integration } = await integrationsOf(by).createIntegration({ name: 'Another shop', provider });
    return integration?.integrationId ?? '';
  }

  /** Whether its refusal says who, what, until when, and who else could. */
  async function expectWords(message: string, what: string): Promise<void> {
    const names = await service.services.identity.members.namesOf([ada.personId, bob.personId]);
    expect(message).toContain(`${names.get(ada.personId)} ${what}`);
    expect(message).toContain(`such as ${names.get(bob.personId)}`);
    expect(message).toMatch(/or until \d{4}-\d\d-\d\dT[\d:.]+Z/);
  }

  it('a new integration carries nothing of who has made it, by any door, until another administrator confirms it', async () => {
    const integrationId = await made(ada);
    const hers = await proposeFor(integrationId, adas);
    const refused = await execute(adas, hers);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });
    await expectWords(refused.body.error.message, 'made this integration');
    const byTool = await new McpAgent(service, { apiKey: adas.token }).call('execute_action', {
      proposal_id: hers.proposal_id,
      dry_run: false,
    });
    expect(byTool.text).toMatch(/policy_denied[\s\S]*made this integration/);
    const dry = await adas.client.post(`/api/v1/public/action-proposals/${hers.proposal_id}/execute`, {
      dry_run: true,
    });
    expect(dry.body).toMatchObject({ outcome: 'not_executable' });
    expect(await desk.statusOf(hers.proposal_id)).toBe('auto_approved');
    expect((await execute(bobs, await proposeFor(integrationId, bobs))).body).toMatchObject({
      proposal: { status: 'executed' },
    });

    const { version = 0n, waiting: changes = [] } = (await shown(integrationId)) ?? {};
    expect(changes).toMatchObject([{ what: IntegrationChange.CREATED, change: { mayConfirm: true } }]);
    await integrationsOf(bob).confirmIntegration({ integrationId, version });
    expect((await shown(integrationId))?.waiting).toEqual([]);
    expect((await execute(adas, hers)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await desk.events(integrationId)).at(-1)).toMatchObject({
      type: 'integration.confirmed',
      actor: { id: bob.personId },
    });
  });

  it('nor is anything of theirs approved, in person or by an agent', async () => {
    const integrationId = await made(ada);
    const large = await proposeFor(integrationId, adas, '60.00');
    expect(large.status).toBe('pending_approval');
    const carol = await join('approver');
    const { proposal_id: proposalId, payload_hash: payloadHash } = large;
    const refused = await refusalOf(carol.client(ActionService).approveActionProposal({ proposalId, payloadHash }));
    expect(refused.info.problems.map(({ field }) => field)).toEqual([UNCONFIRMED]);
    await expectWords(refused.message, 'made this integration');
    const { token } = await desk.delegate(large);
    const asked = { proposal_id: proposalId, payload_hash: payloadHash };
    const answer = await new McpAgent(service, { bearer: token }).call('approve_action', asked);
    expect(answer.text).toMatch(/policy_denied/);
    expect((await desk.events(proposalId)).at(-1)).toMatchObject({
      type: 'proposal.approve_refused',
      data: { reason: 'policy_denied', policies: [UNCONFIRMED] },
    });
    await carol.client(ActionService).rejectActionProposal({ proposalId, comment: 'No.' });
    expect(await desk.statusOf(proposalId)).toBe('rejected');
  });

  it('an integration that was off carries nothing of who has switched it on; switching it off works at once', async () => {
    const { integrationId } = desk;
    const [hers, others] = [await propose(adas), await propose(bobs)];
    const set = (by: TestPerson, enabled: boolean) =>
      integrationsOf(by).setIntegrationEnabled({ integrationId, enabled });
    await set(ada, false);
    expect((await execute(bobs, others)).body).toMatchObject({ error: { code: 'invalid_state' } });
    await set(ada, true);
    await expectWords((await execute(adas, hers)).body.error.message, 'switched this integration on');
    expect((await execute(bobs, others)).body).toMatchObject({ proposal: { status: 'executed' } });
    await set(bob, false);
    await set(bob, true);
    expect((await execute(adas, hers)).body, 'as somebody else has').toMatchObject({
      proposal: { status: 'executed' },
    });
  });

  it('a workspace whose token somebody has replaced carries nothing of theirs', async () => {
    const teamId = `T${desk.tenantId.slice(-10).toUpperCase()}`;
    const team = { teamId, enterpriseId: null, isEnterpriseInstall: false, appId: 'A0LOOSE' };
    const install = (by: TestPerson, botToken: string) =>
      service.services.integrations.chatInstallations.record(by.in(desk.tenantId), {
        identity: team,
        teamName: 'Team',
        scopes: ['chat:write'],
        botToken,
      });
    const { integrationId } = await install(bob, 'xoxb-first');
    await install(ada, 'xoxb-second');
    const { waiting: changes = [] } = (await shown(integrationId)) ?? {};
    const hers = changes.filter(({ what }) => what === IntegrationChange.REDIRECTED);
    expect(hers).toMatchObject([{ change: { mayConfirm: true } }]);
    const why = (person: TestPerson) =>
      service.services.integrations.integrations
        .read(desk.tenantId, integrationId)
        .then((integration) => integration?.whyWaiting([person.personId]) ?? null);
    await expectWords((await why(ada))?.message ?? '', 'changed where this integration leads');
    const { version = 0n } = (await shown(integrationId)) ?? {};
    await integrationsOf(bob).confirmIntegration({ integrationId, version });
    expect(await why(ada)).toBeNull();
  });

  it('is confirmed neither by who has changed it, nor a second self of theirs, nor as of before', async () => {
    const integrationId = await made(ada);
    const { version = 0n } = (await shown(integrationId)) ?? {};
    const confirm = (by: TestPerson, of = version) =>
      integrationsOf(by).confirmIntegration({ integrationId, version: of });
    expect(await codeOf(confirm(ada))).toBe('authorization_error');
    expect(await codeOf(confirm(await invited(ada, Role.ADMIN)))).toBe('authorization_error');
    expect(await codeOf(confirm(await join('approver')))).toBe('authorization_error');
    await integrationsOf(ada).setIntegrationEnabled({ integrationId, enabled: false });
    expect(await codeOf(confirm(bob))).toBe('precondition_failed');
    expect(await codeOf(confirm(bob, version + 5n))).toBe('precondition_failed');
    await integrationsOf(bob).setIntegrationEnabled({ integrationId, enabled: true });
    expect((await execute(adas, await proposeFor(integrationId, adas))).body).toMatchObject({
      error: { code: 'policy_denied' },
    });
  });

  it('is confirmed by the operator at the command line, and counts when the days have passed', async () => {
    const [first, second] = [await made(ada), await made(ada)];
    const confirmed = await cli('integration', 'confirm', first, '1');
    expect([confirmed.status, confirmed.stderr]).toEqual([0, '']);
    expect((await execute(adas, await proposeFor(first, adas))).body).toMatchObject({
      proposal: { status: 'executed' },
    });
    const hers = await proposeFor(second, adas);
    expect((await execute(adas, hers)).body).toMatchObject({ error: { code: 'policy_denied' } });
    const stored = service.services.platform.mongo.connection.collection<IntegrationDocument>('integrations');
    const back = { $set: { 'loosened.0.at': new Date(Date.now() - (DAYS + 0.1) * DAY_MS) } };
    await stored.updateOne({ _id: second }, back);
    expect((await execute(adas, hers)).body).toMatchObject({ proposal: { status: 'executed' } });
  }, 90_000);

  it('counts at once where nobody else administers the tenant', async () => {
    await openTenant();
    await ada.client(MemberService).removeMember({ personId: bob.personId });
    const standings = service.services.platform.mongo.connection.collection('standings');
    await standings.updateMany({ tenant_id: desk.tenantId }, { $unset: { administered_until: '' } });
    const integrationId = await made(ada);
    expect((await execute(adas, await proposeFor(integrationId, adas))).body).toMatchObject({
      proposal: { status: 'executed' },
    });
  });
});
