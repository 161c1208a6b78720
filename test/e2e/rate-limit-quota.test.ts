import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { QuotaRepository } from '../../src/identity/rate-limit/repository.ts';
import type { QuotaDocument, QuotaModel } from '../../src/identity/rate-limit/schema.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';

const HOLDER = 'key_1:public';
const ID = `ten_quota:${HOLDER}:bucket`;

describe('the quota of a key in the database', () => {
  let services: Services;
  let repository: QuotaRepository;
  let model: QuotaModel;

  beforeAll(async () => {
    services = await composeServices({ ...readConfig(testEnvironment(inject('mongodbUri'))), logLevel: 'silent' });
    await prepareDatabase(services.platform.storage);
    model = services.platform.mongo.connection.model('Quota') as unknown as QuotaModel;
    repository = new QuotaRepository(model, 'ten_quota');
  });
  afterAll(async () => {
    await services.platform.mongo.connection.dropDatabase();
    await services.platform.mongo.close();
  });

  const stored = () => model.collection.findOne({ _id: ID as never }) as unknown as Promise<QuotaDocument>;
  /** Sets the bucket as if its last request was `ms` milliseconds ago. */
  const rest = async (ms: number, tokens: number) => {
    const { now } = await stored();
    await model.collection.updateOne({ _id: ID as never }, { $set: { now: Number(now) - ms, tokens } });
  };
  const lease = (perMinute: number, returned = 0, atLeast = 1) =>
    repository.lease(HOLDER, { perMinute, returned, atLeast });

  it('begins full, and grants a twentieth of what is left', async () => {
    expect(await lease(600)).toEqual({ grant: 30, left: 570, nextInMs: 0 });
    const { tenant_id, tokens, expires_at, now } = await stored();
    expect({ tenant_id, tokens }).toEqual({ tenant_id: 'ten_quota', tokens: 570 });
    expect(expires_at.getTime() - Number(now)).toBe(120_000);
  });

  it('is refilled by the time of the database, up to the burst and no further', async () => {
    await rest(6_000, 100);
    const { grant, left } = await lease(600);
    // Sixty for six seconds, and some for the time of the test itself.
    expect(grant + left).toBeGreaterThanOrEqual(160);
    expect(grant).toBe(Math.ceil((grant + (await stored()).tokens) / 20));
    await rest(3_600_000, 0);
    expect(await lease(600)).toEqual({ grant: 30, left: 570, nextInMs: 0 });
  });

  it('takes back what was not spent', async () => {
    await rest(0, 0);
    expect((await lease(6, 3)).grant).toBe(1);
    const { tokens } = await stored();
    expect(tokens).toBeGreaterThanOrEqual(2);
    expect(tokens).toBeLessThan(3);
  });

  it('says when the next request is possible, and never grants part of a request', async () => {
    await rest(0, 0.25);
    const { grant, left, nextInMs } = await lease(1);
    expect({ grant, left }).toEqual({ grant: 0, left: 0 });
    expect(nextInMs).toBeGreaterThan(30_000);
    expect(nextInMs).toBeLessThanOrEqual(45_000);
  });

  it('follows a limit that was lowered in the meantime', async () => {
    await rest(0, 570);
    expect(await lease(20)).toMatchObject({ grant: 1, left: 19 });
  });

  it('takes nothing away when the clock of the database goes back', async () => {
    await rest(-60_000, 100);
    const { grant, left } = await lease(600);
    expect(grant + left).toBe(100);
  });

  it('ignores the quotas of 0.3.0, which counted minutes', async () => {
    const old = { _id: `ten_quota:old:public`, tenant_id: 'ten_quota', window: Date.now(), used: 600, grant: 1 };
    await model.collection.insertOne(old as never);
    expect(await repository.lease('old:public', { perMinute: 600, returned: 0, atLeast: 1 })).toMatchObject({
      grant: 30,
    });
  });
});
