import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BudgetRepository } from '../../src/actions/budgets/repository.ts';
import { type BudgetDocument, defineActionModels } from '../../src/actions/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';

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
  budgets = new BudgetRepository(defineActionModels(mongo.connection), tenantId);
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

const reservation = { holder: HOLDER, currency: 'EUR', amount: 600, limit: 1_000 };
const read = async () => (await budgets.read([HOLDER], 'EUR')).get(HOLDER) ?? null;

it('what was read of a budget that has expired since takes nothing away from what is in its place', async () => {
  const yesterday = new Date(Date.now() - DAY_MS - 1_000);
  expect(await budgets.reserve('prop_old', reservation, yesterday)).toBe(true);
  const known = await read();
  expect(known?.version).toBe(1);
  // As the database does with what has expired, and as somebody else does then.
  await rows().deleteMany({ tenant_id: tenantId } as never);
  const now = new Date();
  expect(await budgets.reserve('prop_other', reservation, now)).toBe(true);
  expect((await read())?.version).toBe(1);
  expect(await budgets.reserve('prop_late', reservation, now, known)).toBe(false);
  expect((await read())?.entries.map(({ proposal_id }) => proposal_id)).toEqual(['prop_other']);
});
