import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { BudgetRepository } from '../../src/proposals/budgets/repository.ts';
import { type BudgetDocument, defineProposalModels } from '../../src/proposals/schema.ts';

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
