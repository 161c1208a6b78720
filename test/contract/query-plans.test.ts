import { randomBytes } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Checkpoints } from '../../src/evidence/checkpoints.ts';
import { EvidenceRepository } from '../../src/evidence/repository.ts';
import { defineEvidenceModels } from '../../src/evidence/schema.ts';
import { EvidenceService } from '../../src/evidence/service.ts';
import { EvidenceTrees } from '../../src/evidence/tree.ts';
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
import { EventLog } from '../../src/platform/outbox/event-log.ts';
import { OutboxRelay } from '../../src/platform/outbox/relay.ts';
import { defineOutboxModels } from '../../src/platform/outbox/schema.ts';
import { PageTokens } from '../../src/platform/page-token.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import { ServiceState } from '../../src/platform/service-state.ts';
import { SigningKeyRepository } from '../../src/platform/signing-keys/repository.ts';
import { defineSigningKeyModel } from '../../src/platform/signing-keys/schema.ts';
import { SigningKeys } from '../../src/platform/signing-keys/signing-keys.ts';
import { WorkItemDisclosure } from '../../src/work-items/disclosure.ts';
import type { WorkItemFilter } from '../../src/work-items/model.ts';
import { WorkItemRepository } from '../../src/work-items/repository.ts';
import { defineWorkItemModels } from '../../src/work-items/schema.ts';
import { WorkItemService } from '../../src/work-items/service.ts';
import { TEST_ADMIN } from '../support/service.ts';

const TENANT = 'ten_00000000000000000000000000';
const call = {
  tenantId: TENANT,
  tenantCreatedAt: new Date(Date.now() - 60_000),
  principal: TEST_ADMIN,
  scopes: new Set([]),
  correlationId: 'plans',
};

const keyRing = new KeyRing([{ keyId: 'k', key: randomBytes(32) }]);

/** What a command looks for, as a find that can be explained. */
interface Lookup {
  collection: string;
  filter: Record<string, unknown>;
  sort?: Record<string, 1 | -1>;
}

let connection: Connection;
let models: ReturnType<typeof defineModels>;
const lookups: Lookup[] = [];

beforeAll(async () => {
  connection = mongoose.createConnection(inject('mongodbUri'), {
    dbName: `test_${randomBytes(8).toString('hex')}`,
    monitorCommands: true,
  });
  await connection.asPromise();
  models = defineModels();
  await new ServiceState(connection).migrate(connection);
  connection.getClient().on('commandStarted', ({ command }) => record(command));
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

function defineModels() {
  return {
    ...defineWorkItemModels(connection),
    ...defineOutboxModels(connection),
    ...defineEvidenceModels(connection),
    signingKeys: defineSigningKeyModel(connection),
    apiKeys: defineApiKeyModel(connection),
    tenants: defineTenantModel(connection),
    quotas: defineQuotaModel(connection),
  };
}

function record(command: mongo.Document): void {
  if (command['find'] !== undefined) {
    lookups.push({ collection: command['find'], filter: command['filter'] ?? {}, sort: command['sort'] });
  }
  if (command['findAndModify'] !== undefined) {
    lookups.push({ collection: command['findAndModify'], filter: command['query'] });
  }
  for (const update of command['updates'] ?? []) lookups.push({ collection: command['update'], filter: update.q });
}

/** Every query that the service makes, made once with each way of paging. */
async function useEverything(find: FindPage): Promise<void> {
  const repository = (tenantId: string) => new WorkItemRepository({ connection, ...models, findPage: find }, tenantId);
  const workItems = new WorkItemService({
    repository,
    pageTokens: new PageTokens(keyRing),
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
    sources: [models.workItems, models.apiKeys, models.exports].map((model) => nativeCollection(model)),
    eventLog: nativeCollection(models.eventLog),
    relayStates: nativeCollection(models.relayStates),
    listTenantIds: () => new TenantRepository(models.tenants).listIds(),
    onRelayed: () => undefined,
    logger: createLoggers('silent').logger,
  });
  relay.start();
  await relay.drain(TENANT);
  await useEvidence(relay, new WorkItemDisclosure(repository), value.workItemId);
  await relay.stop();
}

/** With a log that is longer than a tile. */
async function useEvidence(relay: OutboxRelay, workItems: WorkItemDisclosure, workItemId: string): Promise<void> {
  const event = { type: 'x', subject: { type: 'x', id: 'x' }, subject_version: 1, work_item_id: null };
  const filler = Array.from({ length: 300 }, () => outboxEvent(call, { ...event, at: new Date(), data: {} }));
  await nativeCollection<mongo.Document>(models.exports).insertOne({ tenant_id: TENANT, outbox: filler });
  await relay.drain(TENANT);
  const eventLog = (tenantId: string) => new EventLog(nativeCollection(models.eventLog), tenantId);
  const repository = (tenantId: string) => new EvidenceRepository(models, tenantId);
  const trees = new EvidenceTrees({ repository, eventLog, logger: createLoggers('silent').logger });
  const signingKeys = new SigningKeys(new SigningKeyRepository(models.signingKeys), keyRing);
  const evidence = new EvidenceService({
    repository,
    eventLog,
    workItems,
    checkpoints: new Checkpoints({ repository, trees, signingKeys, originOf: () => 'workgate.test/logs/x' }),
    signingKeys,
    pageTokens: new PageTokens(keyRing),
    settle: (tenantId, isLogged) => relay.settle(tenantId, isLogged),
  });
  const page = await evidence.list(call, workItemId, { limit: 1 });
  await evidence.list(call, workItemId, { limit: 1, pageToken: page.nextPageToken ?? '' });
  await evidence.export(call, workItemId);
  await evidence.export(call, workItemId);
}

async function useIdentity(): Promise<void> {
  const keys = new ApiKeyRepository(connection, models.apiKeys, TENANT);
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

  for (const { collection, filter, sort } of made) {
    const cursor = connection.collection(collection).find(filter);
    const plan = await (sort === undefined ? cursor : cursor.sort(sort)).explain('queryPlanner');
    const text = JSON.stringify(plan['queryPlanner'].winningPlan);
    const label = `${collection} ${JSON.stringify(filter)} ${JSON.stringify(sort)}`;
    expect(text, label).toMatch(/"stage":"(IXSCAN|IDHACK|CLUSTERED_IXSCAN|EXPRESS_[A-Z]+)"/);
    expect(text, label).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  }
});

it('would notice a query without an index', async () => {
  const cursor = connection.collection('work_items').find({ tenant_id: TENANT, subject: 'x' }).sort({ subject: 1 });
  const plan = JSON.stringify((await cursor.explain('queryPlanner'))['queryPlanner'].winningPlan);
  expect(plan).toMatch(/"stage":"SORT"/);
});

it('carries the tenant in every index but those of single fields and of what is not divided by tenant', async () => {
  const exempt = new Set(['tenants', 'service_state', 'outbox_relays', 'signing_keys']);
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
