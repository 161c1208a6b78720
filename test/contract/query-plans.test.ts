import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ApiKeyDirectory, ApiKeyRepository } from '../../src/identity/api-keys/repository.ts';
import { defineApiKeyModel } from '../../src/identity/api-keys/schema.ts';
import { QuotaRepository } from '../../src/identity/rate-limit/repository.ts';
import { defineQuotaModel } from '../../src/identity/rate-limit/schema.ts';
import { TenantRepository } from '../../src/identity/tenants/repository.ts';
import { defineTenantModel } from '../../src/identity/tenants/schema.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { nativeCollection } from '../../src/platform/mongo/native.ts';
import { type FindPage, findPage, findPageByWindows } from '../../src/platform/mongo/page.ts';
import { outboxEvent } from '../../src/platform/outbox/event.ts';
import { OutboxRelay } from '../../src/platform/outbox/relay.ts';
import { defineOutboxModels } from '../../src/platform/outbox/schema.ts';
import { PageTokens } from '../../src/platform/page-token.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import { ServiceState } from '../../src/platform/service-state.ts';
import type { WorkItemFilter } from '../../src/work-items/model.ts';
import { WorkItemRepository } from '../../src/work-items/repository.ts';
import { defineWorkItemModels } from '../../src/work-items/schema.ts';
import { WorkItemService } from '../../src/work-items/service.ts';
import { TEST_ADMIN } from '../support/service.ts';
import { expectIndexed, type Lookup, recordLookups } from './query-plan.ts';

const TENANT = 'ten_00000000000000000000000000';
const call = {
  tenantId: TENANT,
  tenantCreatedAt: new Date(Date.now() - 60_000),
  principal: TEST_ADMIN,
  scopes: new Set([]),
  correlationId: 'plans',
};

let connection: Connection;
let models: ReturnType<typeof defineModels>;
let lookups: Lookup[];

beforeAll(async () => {
  connection = mongoose.createConnection(inject('mongodbUri'), {
    dbName: `test_${randomBytes(8).toString('hex')}`,
    monitorCommands: true,
  });
  await connection.asPromise();
  models = defineModels();
  await new ServiceState(connection).migrate(connection);
  lookups = recordLookups(connection);
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

function defineModels() {
  return {
    ...defineWorkItemModels(connection),
    ...defineOutboxModels(connection),
    apiKeys: defineApiKeyModel(connection),
    tenants: defineTenantModel(connection),
    quotas: defineQuotaModel(connection),
  };
}

/** Every query that the service makes, made once with each way of paging. */
async function useEverything(find: FindPage): Promise<void> {
  const workItems = new WorkItemService({
    repository: (tenantId) => new WorkItemRepository({ connection, ...models, findPage: find }, tenantId),
    pageTokens: new PageTokens(new KeyRing([{ keyId: 'k', key: randomBytes(32) }])),
    findAssignable: async () => ({ type: 'user', id: 'usr_x', displayName: 'X' }),
    notifyRelay: () => undefined,
  });
  const idempotency = { key: randomBytes(8).toString('hex'), requestHash: 'h' };
  const initialMessage = { content: 'x', externalMessageId: 'mail-1' };
  const item = { subject: 'x', tags: ['vip'], contact: { email: 'ada@example.com' }, initialMessage };
  const { value } = await workItems.create(call, item, idempotency);
  await workItems.create(call, item, idempotency);
  await workItems.create(call, item);
  await workItems.get(call, value.workItemId);
  await workItems.update(call, value.workItemId, { status: 'open' });
  await workItems.appendMessage(call, value.workItemId, { content: 'y' }, idempotency);
  await workItems.appendMessage(call, value.workItemId, { content: 'y' }, idempotency);
  const messages = await workItems.listMessages(call, value.workItemId, { limit: 1 });
  await workItems.listMessages(call, value.workItemId, { limit: 1, pageToken: messages.nextPageToken ?? '' });
  const filters: WorkItemFilter[] = [
    {},
    { tag: 'vip' },
    { channel: 'api' },
    { priority: 'normal' },
    { contactEmail: 'ada@example.com' },
    { sourceReference: 'mail-1' },
    { updatedSince: new Date(0) },
  ];
  for (const filter of filters) {
    for (const status of [undefined, 'new'] as const) {
      const page = await workItems.list(call, { ...filter, status }, { limit: 1 });
      const pageToken = page.nextPageToken ?? undefined;
      if (pageToken !== undefined) await workItems.list(call, { ...filter, status }, { limit: 1, pageToken });
    }
  }
  await useIdentity();
  const relay = new OutboxRelay({
    sources: [nativeCollection(models.workItems), nativeCollection(models.apiKeys)],
    eventLog: nativeCollection(models.eventLog),
    relayStates: nativeCollection(models.relayStates),
    listTenantIds: () => new TenantRepository(models.tenants).listIds(),
    onRelayed: () => undefined,
    logger: createLoggers('silent').logger,
  });
  relay.start();
  await relay.drain(TENANT);
  await relay.stop();
}

async function useIdentity(): Promise<void> {
  const keys = new ApiKeyRepository(models.apiKeys, TENANT);
  await keys.list();
  await keys.find('key_x');
  await keys.recordUse('key_x', new Date(), new Date());
  const event = { type: 'x', subject: { type: 'x', id: 'x' }, subject_version: 1, work_item_id: null };
  await keys.revoke('key_x', new Date(), outboxEvent(call, { ...event, at: new Date(), data: {} }));
  await new ApiKeyDirectory(models.apiKeys).find('key_x');
  const tenants = new TenantRepository(models.tenants);
  await tenants.find(TENANT);
  await tenants.list();
  await new QuotaRepository(models.quotas, TENANT).lease('key_x:public', 600, 60_000);
}

it('answers every query from an index, in the order of the index', async () => {
  await useEverything(findPage);
  await useEverything(findPageByWindows);
  const made = [...lookups];
  expect(made.length).toBeGreaterThan(60);
  await expectIndexed(connection, made);
});

it('would notice a query without an index', async () => {
  const cursor = connection.collection('work_items').find({ tenant_id: TENANT, subject: 'x' }).sort({ subject: 1 });
  const plan = JSON.stringify((await cursor.explain('queryPlanner'))['queryPlanner'].winningPlan);
  expect(plan).toMatch(/"stage":"SORT"/);
});

it('carries the tenant in every index but those of single fields and of what is not divided by tenant', async () => {
  const exempt = new Set(['tenants', 'service_state', 'outbox_relays']);
  const collections = (await connection.listCollections()).filter(({ name }) => !exempt.has(name));
  expect(collections.length).toBeGreaterThanOrEqual(5);
  for (const { name } of collections) {
    const indexes = await connection.collection(name).indexes();
    for (const index of indexes) {
      const [first] = Object.keys(index.key);
      expect(['tenant_id', '_id', 'expires_at'], `${name}.${index.name}`).toContain(first);
    }
  }
});
