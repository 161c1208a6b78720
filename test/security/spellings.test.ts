/** Another spelling of a resource or of an amount evades no budget, no total and no rule for twins. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { canonicalValue } from '../../src/proposals/resource-key.ts';
import { RefundDesk } from '../support/governance.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestService } from '../support/service.ts';

const ID = 'Órd straße 7';
/** The same resource for a receiver that folds case, spacing or Unicode forms. */
const SPELLINGS = [
  ['upper case', 'ÓRD STRASSE 7'],
  ['a decomposed form', 'Órd straße 7'.normalize('NFD')],
  ['spaces around it', ' Órd straße 7 '],
  ['other spaces within', 'Órd\u00a0 straße\t7'],
  ['no spaces', 'Órdstraße7'],
  ['wide digits', 'Órd straße ７'],
  ['an invisible character', 'Órd\u200bstraße 7'],
  ['an invisible letter', 'Órd\u3164straße 7'],
] as const;

let service: TestService;
let desk: RefundDesk;
let integrationIds: string[];

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

beforeEach(async () => {
  desk = await RefundDesk.open(service);
  const admin = await desk.creator.signIn();
  const text = definitionWith({
    operation: 'x_goodwill',
    payload_schema: {
      type: 'object',
      required: ['order_id', 'amount', 'currency'],
      additionalProperties: false,
      properties: Object.fromEntries(
        ['order_id', 'amount', 'currency', 'note'].map((one) => [one, { type: 'string', maxLength: 50 }]),
      ),
    },
    resource: { type: 'order', id_pointer: '/order_id' },
    money: { amount_pointer: '/amount', currency_pointer: '/currency' },
    twins: { same_pointers: ['/order_id', '/amount', '/note'], within_minutes: 60 },
    risk: 'low',
    summary: 'Pay {/amount} {/currency} of goodwill for {/order_id}',
    personal_data: [],
    executors: ['pull'],
    reversible_by: 'x_goodwill',
    display: { order: ['order_id'], labels: {}, formats: {} },
  });
  await admin.client(OperationService).putOperation({ text, expectedVersion: 0n });
  const goodwill = {
    auto_approve_up_to: { EUR: '50.00' },
    two_approvals_above: { EUR: '500.00' },
    total_over_days: 30,
    auto_approve_budget: { per_resource: { EUR: '50.00' }, per_principal: { EUR: '500.00' } },
  };
  await activate(admin, supportPack({ operations: { x_goodwill: goodwill } }));
  const { integrations } = service.services.integrations;
  const call = await desk.callOf(desk.creator);
  const made = [1, 2].map((n) => integrations.create(call, { kind: 'pull', name: `Workers ${n}` }));
  integrationIds = (await Promise.all(made)).map(({ integrationId }) => integrationId);
});

async function pay(orderId: string, amount: string, { note = 'Sorry', from = 0 } = {}) {
  const { body } = await desk.key.client.post(`/api/v1/public/work-items/${await desk.workItem()}/action-proposals`, {
    integration_id: integrationIds[from],
    approval_reason: 'The parcel was late.',
    resource_type: 'order',
    action_operation: 'x_goodwill',
    payload: { type: 'x_goodwill', order_id: orderId, amount, currency: 'EUR', note },
  });
  return body;
}

it('a text that is almost a number is compared as fast as any other', async () => {
  // A regular expression that backtracks would block the process for longer than the test may take.
  const note = `${'0'.repeat(24)}.${'0'.repeat(25)}`;
  const { proposal_id: first } = await pay(ID, '60.00', { note });
  expect((await pay(ID, '60.00', { note: '0' })).twins.at(-1)?.proposal_id).toBe(first);
  const nearly = `${'0'.repeat(20_000)}.${'0'.repeat(40_000)}x`;
  expect(canonicalValue([nearly, '0'.repeat(60_000), `${nearly.slice(0, -1)}1`])).toEqual([
    nearly,
    '0',
    `0.${'0'.repeat(40_000)}1`,
  ]);
});

it('the budget of a resource', async () => {
  expect((await pay(ID, '50.00')).status).toBe('auto_approved');
  expect((await pay('Another', '50.00')).status).toBe('auto_approved');
  const again = SPELLINGS.map(async ([says, spelling]) => [says, await pay(spelling, '1.00', { note: says })] as const);
  for (const [says, { status, policy }] of await Promise.all(again)) {
    expect([says, status, policy.reasons[0].policy_id]).toEqual([
      says,
      'pending_approval',
      'pack/auto-approval-budget',
    ]);
  }
  const { status, policy } = await pay(ID, '1.00', { note: 'Elsewhere', from: 1 });
  expect([status, policy.reasons[0].policy_id]).toEqual(['pending_approval', 'pack/auto-approval-budget']);
});

it('the total of a resource', async () => {
  await desk.approve((await pay(ID, '500.00')).proposal_id);
  for (const [says, spelling] of SPELLINGS) {
    expect([says, (await pay(spelling, '60.00')).policy.approvals_required]).toEqual([says, 2]);
  }
  expect((await pay('Another', '60.00')).policy.approvals_required).toBe(1);
});

it('the rule for twins that a tenant has made', async () => {
  const { proposal_id: first } = await pay(ID, '60.00', { note: 'Sorry, 7.50' });
  for (const [says, spelling] of SPELLINGS) {
    const { twins } = await pay(spelling, '60.00', { note: 'SORRY,  7.50' });
    expect([says, twins.at(-1)?.proposal_id]).toEqual([says, first]);
  }
  for (const amount of ['60', '60.0']) {
    const { twins } = await pay(ID, amount, { note: 'sorry, 7.50' });
    expect([amount, twins?.at(-1)?.proposal_id]).toEqual([amount, first]);
  }
  expect((await pay(ID, '60.01', { note: 'Sorry, 7.50' })).twins).toBeUndefined();
  expect((await pay('Another', '60.00', { note: 'Sorry, 7.50' })).twins).toBeUndefined();
});
