/**
 * In a tenant with several administrators, a change that permits more helps no proposal that its author is accountable
 * for, until another administrator confirms it or its waiting days have passed. A change that permits less works at
 * once.
 */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import {
  IntegrationChange,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import type { IntegrationDocument } from '../../src/integrations/schema.ts';
import type { TenantPolicyDocument } from '../../src/policy/schema.ts';
import { workgate } from '../faults/cli.ts';
import { A2aAgent, actionMessage } from '../support/a2a.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { forbid, LARGE, RefundDesk } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { TEST_OPERATOR, type TestKey, TestService } from '../support/service.ts';

type Json = ApiAnswer['body'];

const SMALL = '1.00';
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED = 'workgate/unconfirmed';

/** Policies: approval by people only; two approvals for everything; no execution at all; no approval above 50.00. */
const BY_PEOPLE = forbid('auto_approve', 'by-people');
const BY_TWO = forbid('execute', 'by-two', 'context.approvals < 2');
const NOT_NOW = forbid('execute', 'not-now');
const NO_LARGE = forbid('approve', 'no-large', 'context.amount > 5000');

let service: TestService;
let desk: RefundDesk;
/** Ada is an administrator with a key. Bob is another administrator, whose role does not come from her. */
let ada: TestPerson;
let bob: TestPerson;
let adas: TestKey;
let bobs: TestKey;

/** Opens a tenant with people and a shop of its own, for a group of attacks. */
async function openTenant(): Promise<void> {
  desk = await RefundDesk.open(service);
  ada = await desk.creator.signIn();
  bob = await join('admin');
  adas = desk.key;
  bobs = await desk.newKey(bob);
  await desk.waitDays(DAYS);
}

beforeAll(async () => {
  service = await TestService.start();
  await openTenant();
});
afterAll(() => service.stop());
/** Each attack starts without policies of the tenant. */
beforeEach(async () => {
  await service.services.platform.mongo.connection
    .collection('tenant_policies')
    .deleteOne({ _id: desk.tenantId as never });
  await desk.waitDays(DAYS);
});

const operator = () => ({ tenantId: desk.tenantId, principal: TEST_OPERATOR, correlationId: 'test' });
const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const policiesOf = (person: TestPerson) => person.client(PolicyService);
const integrationsOf = (person: TestPerson) => person.client(IntegrationService);
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).info.code;
const cli = (...args: string[]) => workgate({ ...service.env }, [...args, '--tenant', desk.tenantId], 60_000);

/** Replaces the policies of the tenant as a person. @returns the new version of the policies. */
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

describe('a policy that an administrator removes or loosens', () => {
  it('still counts for everybody’s proposals, at every door for programs', async () => {
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    const rest = await propose(adas);
    expect(rest).toMatchObject({ status: 'pending_approval' });
    expect(reasonsOf(rest)).toEqual([UNCONFIRMED, 'tenant/by-people']);
    const { message } = rest.policy.reasons[0];
    const name = (await service.services.identity.members.namesOf([ada.personId])).get(ada.personId);
    expect(message).toMatch(new RegExp(`^${name} changed the tenant's policies at .*Z\\. Until another`));
    const [change] = await waiting();
    expect(message).toContain('Until another administrator confirms the change');
    const { changedAt, expiresAt } = change?.change ?? {};
    expect(Number(expiresAt?.seconds) - Number(changedAt?.seconds)).toBe((30 * DAY_MS) / 1000);

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

    expect(await propose(bobs)).toMatchObject({ status: 'pending_approval' });
  });

  it('still asks for as many approvals as before', { tags: 'full' }, async () => {
    await write(bob, BY_TWO);
    await write(ada, BY_TWO.replace('< 2', '< 1'));
    const hers = await propose(adas, LARGE);
    expect(hers.policy).toMatchObject({ approvals_required: 2 });
    expect(reasonsOf(hers)).toContain(UNCONFIRMED);
    await desk.approve(hers.proposal_id);
    expect(await desk.statusOf(hers.proposal_id)).toBe('pending_approval');
    expect((await propose(bobs, LARGE)).policy).toMatchObject({ approvals_required: 2 });
  });

  it('still forbids approvals, in person and by an agent', { tags: 'full' }, async () => {
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
    expect(answer.text).toMatch(/policy_denied[\s\S]*Until another administrator confirms/);
    expect(await desk.statusOf(proposalId)).toBe('pending_approval');
  });

  it('still stops the execution of approved proposals until another administrator confirms', {
    tags: 'full',
  }, async () => {
    const hers = await propose(adas);
    const others = await propose(bobs);
    await write(bob, NOT_NOW);
    const version = await write(ada, '');
    const refused = await execute(adas, hers);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });
    expect(refused.body.error.message).toContain('Until another administrator confirms');
    const tool = await new McpAgent(service, { apiKey: adas.token }).call('execute_action', {
      proposal_id: hers.proposal_id,
      dry_run: false,
    });
    expect(tool.text).toContain('policy_denied');
    expect(await execute(bobs, others)).toMatchObject({ status: 403 });

    await policiesOf(bob).confirmPolicies({ version });
    expect((await execute(adas, hers)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await execute(bobs, others)).body).toMatchObject({ proposal: { status: 'executed' } });
  });

  it('still counts however long nobody answers, and after 30 days only a new change can be confirmed', async () => {
    await write(bob, BY_PEOPLE);
    const version = await write(ada, '');
    const stored = service.services.platform.mongo.connection.collection<TenantPolicyDocument>('tenant_policies');
    const back = (days: number) => ({ $set: { 'earlier.0.at': new Date(Date.now() - days * DAY_MS) } });
    await stored.updateOne({ _id: desk.tenantId }, back(29.9));
    expect((await waiting(bob)).map(({ change }) => change?.mayConfirm)).toEqual([true]);
    await stored.updateOne({ _id: desk.tenantId }, back(30.1));
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    expect((await waiting(bob)).map(({ change }) => change?.mayConfirm)).toEqual([false]);
    const late = await refusalOf(policiesOf(bob).confirmPolicies({ version }));
    expect([late.info.code, late.message]).toEqual([
      'invalid_state',
      expect.stringContaining('undo the change and make it again'),
    ]);

    const again = await write(ada, '');
    await policiesOf(bob).confirmPolicies({ version: again });
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
    expect(await waiting()).toEqual([]);
  });

  it('stops counting once the operator confirms the change, even after 30 days', { tags: 'full' }, async () => {
    await write(bob, BY_PEOPLE);
    const version = await write(ada, '');
    const stored = service.services.platform.mongo.connection.collection<TenantPolicyDocument>('tenant_policies');
    const at = new Date(Date.now() - 31 * DAY_MS);
    await stored.updateOne({ _id: desk.tenantId }, { $set: { 'earlier.0.at': at } });
    const confirmed = await cli('confirm', 'policies', String(version), '--reason', 'Nobody else is here.');
    expect([confirmed.status, confirmed.stderr]).toEqual([0, '']);
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('stops counting after the waiting days if an earlier release stored the change, as it said then', {
    tags: 'full',
  }, async () => {
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    const stored = service.services.platform.mongo.connection.collection<TenantPolicyDocument>('tenant_policies');
    const back = (days: number) => ({
      $set: { 'earlier.0.at': new Date(Date.now() - days * DAY_MS) },
      $unset: { 'earlier.0.awaits_confirmation': 1 as const },
    });
    await stored.updateOne({ _id: desk.tenantId }, back(DAYS - 0.1));
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    await stored.updateOne({ _id: desk.tenantId }, back(DAYS + 0.1));
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('still counts if the same administrator has first set the waiting days to 0', { tags: 'full' }, async () => {
    await write(bob, BY_PEOPLE);
    await ada.client(MemberService).updateTenantSettings({ maturityDays: 0 });
    await write(ada, '');
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
  });

  it('still counts after several changes, whatever the later ones say', { tags: 'full' }, async () => {
    await write(bob, `${BY_PEOPLE}\n${NO_LARGE}`);
    await write(ada, NO_LARGE);
    await write(ada, '');
    await write(ada, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(reasonsOf(await propose(adas))).toContain('tenant/by-people');
    expect(await waiting()).toHaveLength(2);
  });

  it('waits no more once somebody writes the policies of before again', async () => {
    await write(bob, `${BY_PEOPLE}\n${NO_LARGE}`);
    await write(ada, NO_LARGE);
    await write(ada, '');
    expect(await waiting()).toHaveLength(2);
    await write(bob, NO_LARGE);
    expect(await waiting(), 'what only the later one removed').toHaveLength(1);
    await write(bob, `${BY_PEOPLE}\n${NO_LARGE}\n${NOT_NOW}`);
    expect(await waiting()).toEqual([]);
    await write(ada, '');
    await write(ada, `${BY_PEOPLE}\n${NO_LARGE}`);
    expect(await waiting(), 'a policy that somebody added in between still counts').toHaveLength(1);
    expect(reasonsOf(await propose(adas))).toContain('tenant/by-people');
  });

  it('still counts if that administrator is only one of the accountable people, having rotated the key', {
    tags: 'full',
  }, async () => {
    await write(bob, BY_PEOPLE);
    const { keyId } = await desk.newKey(bob);
    const { key, token } = await service.services.identity.apiKeys.rotate(await desk.callOf(ada), keyId, 0);
    await write(ada, '');
    expect(await propose({ keyId: key.keyId, token, client: service.client(token) })).toMatchObject({
      status: 'pending_approval',
    });
  });

  it('survives many changes: from the sixth on, only additions are accepted', { tags: 'full' }, async () => {
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

describe('a stricter policy', () => {
  it('works at once for everybody, and needs no confirmation', async () => {
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

  it('works at once even if the same change loosens another policy', { tags: 'full' }, async () => {
    const approved = await propose(bobs, LARGE);
    await desk.approve(approved.proposal_id);
    await write(bob, BY_PEOPLE);
    await write(ada, NOT_NOW);
    expect((await execute(bobs, approved)).body, 'the new one is there').toMatchObject({
      error: { code: 'policy_denied' },
    });
    expect(await propose(bobs), 'the old one still counts').toMatchObject({ status: 'pending_approval' });
  });
});

describe('confirming a policy change', () => {
  let version: bigint;
  beforeEach(async () => {
    await write(bob, BY_PEOPLE);
    version = await write(ada, '');
  });
  const confirm = (by: TestPerson, of = version) => policiesOf(by).confirmPolicies({ version: of });
  const expectWaiting = async () => expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });

  it('by another administrator makes the change count, and is logged with the name', async () => {
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

  it('is refused to the author of the change', async () => {
    expect((await waiting(ada))[0]?.change).toMatchObject({ mayConfirm: false });
    const refused = await refusalOf(confirm(ada));
    expect(refused.info.code).toBe('authorization_error');
    const name = (await service.services.identity.members.namesOf([bob.personId])).get(bob.personId);
    expect(refused.message).toContain(`Ask another administrator to confirm it, for example ${name}`);
    await expectWaiting();
  });

  it('is refused to administrators whom the author has invited or promoted', { tags: 'full' }, async () => {
    const carol = await join('member');
    await ada.client(MemberService).updateMemberRole({ personId: carol.personId, role: Role.ADMIN });
    for (const self of [await TestPerson.invited(ada, Role.ADMIN), carol]) {
      expect(await codeOf(confirm(self))).toBe('authorization_error');
    }
    await expectWaiting();
  });

  it('is refused to people who may not write policies', async () => {
    expect(await codeOf(confirm(await join('approver')))).toBe('authorization_error');
    await expectWaiting();
  });

  it('is refused for any version but the present one', { tags: 'full' }, async () => {
    const next = await write(ada, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(await codeOf(confirm(bob))).toBe('precondition_failed');
    expect(await codeOf(confirm(bob, next + 1n))).toBe('precondition_failed');
    await expectWaiting();
    await confirm(bob, next);
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('does not cover later changes, which wait again', { tags: 'full' }, async () => {
    await confirm(bob);
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    await expectWaiting();
  });

  it('is possible for the operator on the command line', { tags: 'full', timeout: 90_000 }, async () => {
    const shown = JSON.parse((await cli('policy', 'show')).stdout);
    expect(shown.waiting).toMatchObject([{ version: Number(version) }]);
    const confirmed = await cli('confirm', 'policies', String(version), '--reason', 'Nobody else is here.');
    expect(JSON.parse(confirmed.stdout)).toMatchObject({ waiting: [] });
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('is still needed after two simultaneous writes, one of which is refused', {
    tags: 'full',
  }, async () => {
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

describe('a policy change that is judged by the administrators at its time', () => {
  beforeEach(openTenant);

  it('does not help Ada if it comes from an administrator whom she invited', { tags: 'full' }, async () => {
    await write(bob, BY_PEOPLE);
    await write(await TestPerson.invited(ada, Role.ADMIN), '');
    const hers = await propose(adas);
    expect(hers).toMatchObject({ status: 'pending_approval' });
    expect(hers.policy.reasons[0].message).toContain('Until another administrator confirms the change');
  });

  it('does not help Ada if she first sets the waiting days to 0', { tags: 'full' }, async () => {
    await write(bob, BY_PEOPLE);
    const pam = await TestPerson.invited(ada, Role.ADMIN);
    await ada.client(MemberService).updateTenantSettings({ maturityDays: 0 });
    await write(pam, '');
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    expect(await waiting()).toHaveLength(1);
  });

  it('does not help Ada if she sets the waiting days to 0 afterwards, and another change follows', {
    tags: 'full',
  }, async () => {
    await write(bob, BY_PEOPLE);
    const pam = await TestPerson.invited(ada, Role.ADMIN);
    await write(pam, '');
    await ada.client(MemberService).updateTenantSettings({ maturityDays: 0 });
    await write(pam, forbid('execute', 'nothing', 'context.amount < 0'));
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
    expect(await waiting()).toHaveLength(1);
  });

  it('cannot be confirmed by another administrator whom she invited, and another change does not help', {
    tags: 'full',
  }, async () => {
    await write(bob, BY_PEOPLE);
    const [pam, pat] = [await TestPerson.invited(ada, Role.ADMIN), await TestPerson.invited(ada, Role.ADMIN)];
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
  sampled(3).each(ends)('does not help Ada if she removes the other administrator %s', async (when, end) => {
    await write(bob, BY_PEOPLE);
    await end();
    await write(ada, '');
    if (when === 'after it') await removeBob();
    expect(await propose(adas)).toMatchObject({ status: 'pending_approval' });
  });

  it('counts at once if the other administrator left longer ago than the waiting days', { tags: 'full' }, async () => {
    await write(ada, BY_PEOPLE);
    await removeBob();
    const standings = service.services.platform.mongo.connection.collection('standings');
    const back = { $set: { administered_until: new Date(Date.now() - (DAYS + 0.1) * DAY_MS) } };
    await standings.updateOne({ tenant_id: desk.tenantId, person_id: bob.personId }, back);
    await write(ada, '');
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });

  it('counts at once if the tenant has no waiting days', { tags: 'full' }, async () => {
    await desk.waitDays(0);
    await write(bob, BY_PEOPLE);
    await write(ada, '');
    expect(await propose(adas)).toMatchObject({ status: 'auto_approved' });
  });
});

describe('an integration that an administrator made or changed', () => {
  beforeAll(openTenant);

  const shown = async (integrationId: string, by = bob) =>
    (await integrationsOf(by).listIntegrations({})).integrations.find((one) => one.integrationId === integrationId);

  /** Proposes a refund with a key, at another integration than the desk's own shop. */
  let cents = 0;
  const another = () => {
    cents += 1;
    return (cents / 100).toFixed(2);
  };

  /** Proposes another small amount each time by default, as equal ones would be twins. */
  async function proposeFor(integrationId: string, by: TestKey, amount = another()): Promise<Json> {
    const path = `/api/v1/public/work-items/${await desk.workItem()}/action-proposals`;
    const payload = { order_id: '1238', amount, currency: 'EUR' };
    return (await by.client.post(path, refundProposal(integrationId, payload))).body;
  }

  async function made(by: TestPerson): Promise<string> {
    const provider = { case: 'sandboxCommerce', value: {} } as const;
    const { integration } = await integrationsOf(by).createIntegration({ name: 'Another shop', provider });
    return integration?.integrationId ?? '';
  }

  /** Expects that a refusal names who changed what, and who could confirm the change. */
  async function expectWords(message: string, what: string): Promise<void> {
    const names = await service.services.identity.members.namesOf([ada.personId, bob.personId]);
    expect(message).toContain(`${names.get(ada.personId)} ${what}`);
    expect(message).toContain(`for example ${names.get(bob.personId)}`);
  }

  it('executes nothing, at any door, until another administrator confirms it', {
    tags: 'full',
  }, async () => {
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
      error: { code: 'policy_denied' },
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

  it('keeps proposals from being approved, in person or by an agent', { tags: 'full' }, async () => {
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

  it('executes nothing once it was switched on, while switching it off works at once', async () => {
    const { integrationId } = desk;
    const [hers, others] = [await propose(adas), await propose(bobs)];
    const set = (by: TestPerson, enabled: boolean) =>
      integrationsOf(by).setIntegrationEnabled({ integrationId, enabled });
    await set(ada, false);
    expect((await execute(bobs, others)).body).toMatchObject({ error: { code: 'invalid_state' } });
    await set(ada, true);
    await expectWords((await execute(adas, hers)).body.error.message, 'switched this integration on');
    expect(await execute(bobs, others)).toMatchObject({ status: 403 });
    const { version = 0n } = (await shown(integrationId)) ?? {};
    await integrationsOf(bob).confirmIntegration({ integrationId, version });
    for (const [key, proposal] of [[adas, hers] as const, [bobs, others] as const]) {
      expect((await execute(key, proposal)).body).toMatchObject({ proposal: { status: 'executed' } });
    }
  });

  it('executes nothing once the token of its workspace was replaced', { tags: 'full' }, async () => {
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
    const { version: first = 0n } = (await shown(integrationId)) ?? {};
    await integrationsOf(ada).confirmIntegration({ integrationId, version: first });
    await install(ada, 'xoxb-second');
    const { waiting: changes = [] } = (await shown(integrationId)) ?? {};
    const hers = changes.filter(({ what }) => what === IntegrationChange.REDIRECTED);
    expect(hers).toMatchObject([{ change: { mayConfirm: true } }]);
    const why = async () =>
      (await service.services.integrations.integrations.read(desk.tenantId, integrationId))?.whyWaiting() ?? null;
    await expectWords((await why())?.message ?? '', 'changed the address or the credential of this integration');
    const { version = 0n } = (await shown(integrationId)) ?? {};
    await integrationsOf(bob).confirmIntegration({ integrationId, version });
    expect(await why()).toBeNull();
  });

  it('cannot be confirmed by its author, by an invited administrator, or in an earlier version', {
    tags: 'full',
  }, async () => {
    const integrationId = await made(ada);
    const { version = 0n } = (await shown(integrationId)) ?? {};
    const confirm = (by: TestPerson, of = version) =>
      integrationsOf(by).confirmIntegration({ integrationId, version: of });
    expect(await codeOf(confirm(ada))).toBe('authorization_error');
    expect(await codeOf(confirm(await TestPerson.invited(ada, Role.ADMIN)))).toBe('authorization_error');
    expect(await codeOf(confirm(await join('approver')))).toBe('authorization_error');
    await integrationsOf(ada).setIntegrationEnabled({ integrationId, enabled: false });
    expect(await codeOf(confirm(bob))).toBe('precondition_failed');
    expect(await codeOf(confirm(bob, version + 5n))).toBe('precondition_failed');
    await integrationsOf(bob).setIntegrationEnabled({ integrationId, enabled: true });
    expect((await execute(adas, await proposeFor(integrationId, adas))).body).toMatchObject({
      error: { code: 'policy_denied' },
    });
  });

  it('counts once the operator confirms it on the command line, and never because days have passed', {
    tags: 'full',
    timeout: 90_000,
  }, async () => {
    const [first, second] = [await made(ada), await made(ada)];
    const confirmed = await cli('confirm', 'integration', first, '1', '--reason', 'Nobody else is here.');
    expect([confirmed.status, confirmed.stderr]).toEqual([0, '']);
    expect((await execute(adas, await proposeFor(first, adas))).body).toMatchObject({
      proposal: { status: 'executed' },
    });
    const hers = await proposeFor(second, adas);
    expect((await execute(adas, hers)).body).toMatchObject({ error: { code: 'policy_denied' } });
    const stored = service.services.platform.mongo.connection.collection<IntegrationDocument>('integrations');
    const back = { $set: { 'loosened.0.at': new Date(Date.now() - (DAYS + 0.1) * DAY_MS) } };
    await stored.updateOne({ _id: second }, back);
    expect((await execute(adas, hers)).body).toMatchObject({ error: { code: 'policy_denied' } });
  });

  it('counts once its author confirms it, if nobody independent has administered the tenant for the waiting days', async () => {
    await openTenant();
    const puppet = await TestPerson.invited(ada, Role.ADMIN);
    const integrationId = await made(ada);
    const hers = await proposeFor(integrationId, adas);
    const confirm = () => integrationsOf(ada).confirmIntegration({ integrationId, version: 1n });
    expect(await codeOf(confirm())).toBe('authorization_error');
    await ada.client(MemberService).removeMember({ personId: bob.personId });
    expect(await codeOf(confirm()), 'a colleague was there until now').toBe('authorization_error');
    const standings = service.services.platform.mongo.connection.collection('standings');
    await standings.updateMany({ tenant_id: desk.tenantId }, { $unset: { administered_until: '' } });
    const mayConfirm = async (by: TestPerson) => {
      const { integrations } = await integrationsOf(by).listIntegrations({});
      const shown = integrations.find((one) => one.integrationId === integrationId);
      return shown?.waiting.map(({ change }) => change?.mayConfirm);
    };
    expect([await mayConfirm(puppet), await mayConfirm(ada)]).toEqual([[false], [true]]);
    await confirm();
    expect((await execute(adas, hers)).body).toMatchObject({ proposal: { status: 'executed' } });
  });

  it('is not confirmed by its author after they removed and invited again the only other administrator', {
    tags: 'full',
  }, async () => {
    await openTenant();
    const integrationId = await made(ada);
    await ada.client(MemberService).removeMember({ personId: bob.personId });
    await TestPerson.invited(ada, Role.ADMIN, bob);
    const { members } = await ada.client(MemberService).listMembers({});
    expect(members.map(({ personId }) => personId)).toContain(bob.personId);
    const confirm = integrationsOf(ada).confirmIntegration({ integrationId, version: 1n });
    expect(await codeOf(confirm)).toBe('authorization_error');
  });

  it('waits for another administrator if whoever gave its author the role is the only other one', {
    tags: 'full',
  }, async () => {
    const founder = await RefundDesk.open(service);
    const inviter = await founder.creator.signIn();
    await service.services.identity.roleMaturity.change({ ...operator(), tenantId: founder.tenantId }, DAYS);
    const author = await TestPerson.invited(inviter, Role.ADMIN);
    const integrationId = await made(author);
    const confirm = () => integrationsOf(author).confirmIntegration({ integrationId, version: 1n });
    expect(await codeOf(confirm())).toBe('authorization_error');
  });

  it('counts at once if nobody else administers the tenant', { tags: 'full' }, async () => {
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
