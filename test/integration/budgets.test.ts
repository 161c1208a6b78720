import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ApprovalBounds } from '../../src/approvals/approval-bounds.ts';
import type { SharedVoice } from '../../src/identity/members/voices.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import type { Pack } from '../../src/policy/packs/pack.ts';
import { BudgetRepository } from '../../src/proposals/budgets/repository.ts';
import { type BudgetDocument, defineProposalModels, type ProposalDocument } from '../../src/proposals/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOLDER = 'resource:int_x:1234';

let mongo: Mongo;
let budgets: BudgetRepository;
const tenantId = newId('ten');
const rows = () => mongo.connection.collection<BudgetDocument>('approval_budgets');

beforeAll(async () => {
  const { logger } = createLoggers('silent');
  mongo = await connectMongo(inject('mongodbUri'), `budgets_${randomBytes(4).toString('hex')}`, {
    onAway: () => undefined,
    logger,
  });
  budgets = new BudgetRepository(defineProposalModels(mongo.connection), tenantId);
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

const reservation = { holder: HOLDER, currency: 'EUR', amount: 600, limit: 1_000, windowMs: DAY_MS };
const read = async () => (await budgets.read([HOLDER], 'EUR')).get(HOLDER) ?? null;

it('refuses a reservation against a stale read of a budget that has expired and was started again', async () => {
  const yesterday = new Date(Date.now() - DAY_MS - 1_000);
  expect(await budgets.reserve('prop_old', reservation, yesterday)).toBe(true);
  const known = await read();
  expect(known?.version).toBe(1);
  // The database deletes the expired budget, and then another proposal starts a new one.
  await rows().deleteMany({ tenant_id: tenantId } as never);
  const now = new Date();
  expect(await budgets.reserve('prop_other', reservation, now)).toBe(true);
  expect((await read())?.version).toBe(1);
  expect(await budgets.reserve('prop_late', reservation, now, known)).toBe(false);
  expect((await read())?.entries.map(({ proposal_id }) => proposal_id)).toEqual(['prop_other']);
});

describe('the bound of accounts that count as one person', () => {
  const bounds = new ApprovalBounds(() => budgets);
  const limits = new Map([
    ['EUR', 500_00],
    ['JPY', 75_000],
  ]);
  const pack = {
    operations: new Map([['commerce_refund', { money: { twoApprovalsAbove: limits, approverBudget: new Map() } }]]),
  } as never as Pack;
  const refund = (amount: string, currency = 'EUR') =>
    ({
      _id: newId('prop'),
      tenant_id: tenantId,
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1', amount, currency, reason: 'duplicate' },
    }) as never as ProposalDocument;
  const people = () => [newId('usr'), newId('usr')] as const;
  const shared = (...sharedIds: string[]) => ({ voices: [], shared: { sharedIds } as never as SharedVoice });

  it('keeps what an approval has reserved if another approval of the same proposal is refused', async () => {
    const [ada, member] = people();
    expect(await bounds.take(refund('500.00'), pack, shared(member))).toBe(null);
    const both = refund('500.00');
    expect(await bounds.take(both, pack, shared(ada))).toBe(null);
    expect(await bounds.take(both, pack, shared(member, ada))).toBe('same_voice');
    expect(await bounds.take(both, pack, shared(ada)), 'the approval that may be stored').toBe(null);
    expect(await bounds.take(refund('60.00'), pack, shared(ada))).toBe('same_voice');
  });

  it.each([
    ['EUR', ['0.51', '499.49'], '0.01'],
    ['JPY', ['25000', '25000', '25000'], '1'],
  ])('leaves exactly the limit in %s', async (currency, within, beyond) => {
    const [ada] = people();
    for (const amount of within) expect(await bounds.take(refund(amount, currency), pack, shared(ada))).toBe(null);
    expect(await bounds.take(refund(beyond, currency), pack, shared(ada))).toBe('same_voice');
  });

  it('leaves nothing in a currency without a limit', async () => {
    expect(await bounds.exceeded(refund('0.010', 'KWD'), pack, shared(people()[0]))).toBe('same_voice');
  });
});
