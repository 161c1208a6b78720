/** One person approves only so much of an operation within 24 hours: what the pack says, for all accounts together. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { ApiAnswer } from '../support/api-client.ts';
import { RefundDesk } from '../support/governance.ts';
import { activate, supportLimits, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { ageReservations } from '../support/standings.ts';

const PER_APPROVER = 'workgate/per_approver';

let service: TestService;
let elsewhere: TestService;
let desk: RefundDesk;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
  elsewhere = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await elsewhere.stop();
  await service.stop();
});
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  const join = async () => {
    const joined = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
    return joined.signIn();
  };
  [ada, bob] = [await join(), await join()];
});

const allow = async (approverBudget: string) => {
  const refunds = { approver_budget: { EUR: approverBudget } };
  return activate(await desk.creator.signIn(), supportPack({ refunds }));
};
const approve = async (by: TestPerson, amount: string) => desk.approvalBy(by, (await desk.propose(amount)).body);
const caseOf = async (by: TestPerson, { body }: ApiAnswer) =>
  by.client(ActionService).getApprovalCase({ proposalId: body.proposal_id });

test('an approver is refused beyond the budget, and another one may approve', async () => {
  await allow('300.00');
  expect(await approve(ada, '200.00')).toBe('approved');
  expect(await approve(ada, '100.00')).toBe('approved');
  const third = await desk.propose('50.01');
  expect((await caseOf(ada, third)).standing?.refusal).toContain('300.00 EUR of commerce_refund within 24 hours');
  expect((await caseOf(bob, third)).standing?.refusal).toBe('');
  const { proposal_id: proposalId, payload_hash: payloadHash } = third.body;
  const refused = await refusalOf(ada.client(ActionService).approveActionProposal({ proposalId, payloadHash }));
  expect(refused.info.problems).toMatchObject([
    {
      field: PER_APPROVER,
      problem: expect.stringMatching(/Ask another approver, .* raise approver_budget in the pack/),
    },
  ]);
  expect(await desk.statusOf(proposalId)).toBe('pending_approval');
  expect(await desk.approvalBy(bob, third.body)).toBe('approved');
});

test('without a budget in the pack it is ten times the amount that needs two people', { tags: 'full' }, async () => {
  await activate(await desk.creator.signIn(), supportLimits('10.00', '60.00'));
  for (let n = 0; n < 10; n += 1) expect(await approve(ada, '60.00')).toBe('approved');
  expect(await approve(ada, '50.01')).toBe(PER_APPROVER);
});

test('each of two approvers of one proposal is charged', async () => {
  await allow('1000.00');
  const first = await desk.propose('600.00');
  expect(await desk.approvalBy(ada, first.body)).toBe('pending_approval');
  expect(await desk.approvalBy(bob, first.body)).toBe('approved');
  expect([await approve(ada, '450.00'), await approve(bob, '450.00')]).toEqual([PER_APPROVER, PER_APPROVER]);
});

test('the budget comes back after 24 hours', { tags: 'full' }, async () => {
  await allow('300.00');
  expect(await approve(ada, '300.00')).toBe('approved');
  expect(await approve(ada, '100.00')).toBe(PER_APPROVER);
  await ageReservations(desk, 1);
  expect(await approve(ada, '100.01')).toBe('approved');
});

test('a larger amount takes approvers who have approved nothing yet', async () => {
  await allow('100.00');
  expect(await approve(ada, '300.00')).toBe('approved');
  expect(await approve(bob, '60.00')).toBe('approved');
  expect(await approve(bob, '300.00')).toBe(PER_APPROVER);
});

test('a currency without a limit in the pack allows ten approvals', { tags: 'full' }, async () => {
  const inFrancs = async () => (await desk.propose('60.00', { currency: 'CHF' })).body;
  for (let n = 0; n < 10; n += 1) expect(await desk.approvalBy(ada, await inFrancs())).toBe('pending_approval');
  expect(await desk.approvalBy(ada, await inFrancs())).toBe(PER_APPROVER);
});

test('simultaneous approvals at two processes stay within the budget', async () => {
  await allow('300.00');
  const proposals = await Promise.all(Array.from({ length: 8 }, () => desk.propose('100.00')));
  const outcomes = await Promise.allSettled(
    proposals.map(({ body }, index) => {
      const { approvals } = (index % 2 === 0 ? service : elsewhere).services.actions;
      return approvals.approve(desk.approvers[0], body.proposal_id, null);
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
  const statuses = await Promise.all(proposals.map(({ body }) => desk.statusOf(body.proposal_id)));
  expect(statuses.filter((status) => status === 'approved')).toHaveLength(3);
});

test('an account whose role has not matured charges whoever let it in', async () => {
  await allow('300.00');
  await desk.waitDays(7);
  const owner = await desk.creator.signIn();
  const puppet = await TestPerson.invited(owner, Role.APPROVER);
  const key = await desk.newKey();
  const propose = async (amount: string) => (await desk.propose(amount, { by: key })).body;
  expect(await desk.approvalBy(puppet, await propose('200.00'))).toBe('approved');
  expect(await desk.approvalBy(owner, await propose('150.00'))).toBe(PER_APPROVER);
});

test('raising the budget waits for another administrator, as all that admits more does', async () => {
  const first = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'admin' }]);
  await first.signIn();
  await desk.waitDays(7);
  const packYaml = supportPack({ refunds: { approver_budget: { EUR: '9000.00' } } });
  const { changes } = await (await desk.creator.signIn()).client(PackService).diffPack({ packYaml, policyCedar: '' });
  expect(changes.map(({ field }) => field)).toEqual(['operations.commerce_refund.approver_budget.EUR']);
  const pack = await activate(await desk.creator.signIn(), packYaml);
  expect(pack?.waiting).toHaveLength(1);
});
