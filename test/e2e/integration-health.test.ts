/** The health of integrations follows from the outcomes of their calls. It never repeats text from outside. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  HealthProblem,
  HealthState,
  HealthSubject,
} from '../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import {
  DataAdapter,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { DELIVERY } from '../../src/events/webhooks/deliverer.ts';
import { FAN_OUT } from '../../src/events/webhooks/fan-out.ts';
import type { Role } from '../../src/identity/roles.ts';
import type { ConnectorOutcome } from '../../src/integrations/providers/connector.ts';
import { type Failure, FakeStripe } from '../support/fake-stripe.ts';
import { createStripe, type SecretIntegration } from '../support/integrations.ts';
import { TestPerson } from '../support/people.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';

const { OFF, UNTRIED, WORKING, FAILING } = HealthState;
const OUTSIDE = 'words-from-outside-0815';

let stripe: FakeStripe;
let receiver: WebhookReceiver;
let service: TestService;
let tenantId: string;
let ada: TestPerson;
let key: TestKey;
let payments: SecretIntegration;

beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers', monitored: true });
  stripe = await FakeStripe.start({ address: service.env['WORKGATE_STRIPE_API_BASE'] });
  receiver = await WebhookReceiver.start();
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([stripe.stop(), receiver.stop()]);
});
beforeEach(async () => {
  tenantId = await service.createTenant('Acme');
  ada = await personOf('admin');
  key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions'], {}, ada);
  payments = await createStripe(service, tenantId, ada);
});

const personOf = async (role: Role, tenant = tenantId) =>
  (await TestPerson.create(service, [{ tenantId: tenant, role }])).signIn();
const list = async (by = ada) => (await by.client(IntegrationService).listIntegrationHealth({})).health;
async function healthOf(id: string, by = ada) {
  const found = (await list(by)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing is said of ${id}`);
  return found;
}

/**
 * Proposes a refund that policy approves. `how` is the failure of the order's calls at Stripe.
 * @returns the id of the proposal.
 */
async function proposeRefund(how?: Failure): Promise<string> {
  const orderId = `order-${randomBytes(6).toString('hex')}`;
  if (how !== undefined) stripe.fail(orderId, { on: 'create', how });
  stripe.addPayment(orderId, 10_000, 'eur');
  const item = await key.client.createWorkItem({ subject: 'Refund', tags: ['refund'] });
  const { body } = await key.client.post(`/api/v1/public/work-items/${item.body.work_item_id}/action-proposals`, {
    integration_id: payments.integrationId,
    approval_reason: 'It came twice.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id: orderId, amount: '1.00', currency: 'EUR', reason: 'duplicate' },
  });
  expect(body.status).toBe('auto_approved');
  return body.proposal_id;
}
const refund = async (how?: Failure) =>
  key.client.post(`/api/v1/public/action-proposals/${await proposeRefund(how)}/execute`, { dry_run: false });

describe('an integration', () => {
  test('is untried, working or failing by the outcomes of its calls, and counts what waits for it', async () => {
    const id = payments.integrationId;
    expect(await healthOf(id)).toMatchObject({ subject: HealthSubject.INTEGRATION, state: UNTRIED, waiting: 0 });
    await proposeRefund();
    expect(await healthOf(id)).toMatchObject({ state: UNTRIED, waiting: 1, unknown: 0, isAtLeast: false });

    await refund();
    const working = await healthOf(id);
    expect(working).toMatchObject({ state: WORKING, isLeftAlone: false });
    expect(working.lastSuccessAt).toBeDefined();
    expect(working.lastFailure).toBeUndefined();

    await refund('insufficient_funds');
    expect(await healthOf(id), 'a refusal is an answer').toMatchObject({
      state: WORKING,
      lastFailure: { problem: HealthProblem.REFUSED },
    });
    await refund('rate_limited');
    expect(await healthOf(id)).toMatchObject({ state: FAILING, lastFailure: { problem: HealthProblem.RATE_LIMITED } });
    await refund('cut_before_effect');
    const failing = await healthOf(id);
    expect(failing).toMatchObject({ state: FAILING, lastFailure: { problem: HealthProblem.NO_ANSWER }, unknown: 1 });
    expect(failing.lastSuccessAt).toEqual(working.lastSuccessAt);

    await refund();
    expect(await healthOf(id), 'it works again').toMatchObject({ state: WORKING });
    await service.services.integrations.integrations.setEnabled(ada.in(tenantId), id, false);
    expect(await healthOf(id)).toMatchObject({ state: OFF, isLeftAlone: false });
  });

  test('is written at most once a minute, however many calls there are, and keeps its version', async () => {
    const { integrations } = service.services.integrations;
    const before = await integrations.get(tenantId, payments.integrationId);
    const writes = await commands(['update', 'findAndModify'], async () => {
      const done = { kind: 'succeeded', result: {} } as ConnectorOutcome;
      for (let count = 0; count < 20; count += 1)
        await integrations.noteOutcome(tenantId, payments.integrationId, done);
    });
    expect(writes).toEqual(['integrations']);
    const after = await integrations.get(tenantId, payments.integrationId);
    expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt]);
    expect(after.lastOutcomes.successAt).not.toBeNull();
  });

  test('can be neither changed nor seen by another tenant', async () => {
    const other = await service.createTenant('Eve');
    const { integrations } = service.services.integrations;
    await integrations.noteOutcome(other, payments.integrationId, { kind: 'unknown', code: 'no_answer', message: '' });
    expect(await healthOf(payments.integrationId)).toMatchObject({ state: UNTRIED });
    const eve = await personOf('owner', other);
    expect(await list(eve)).toEqual([]);
  });
});

test('shows what the receiver of an endpoint did, without its words, and counts waiting deliveries', async () => {
  const { webhookEndpoints } = service.services.webhooks;
  const wanted = { url: receiver.url(`/${OUTSIDE}`), description: '', types: ['work_item.created'] };
  const { endpoint, secret } = (await webhookEndpoints.create(ada.in(tenantId), wanted)).value;
  service.keepSecret('signing secret', secret ?? '');
  const deliver = async () => {
    await key.client.createWorkItem({ subject: 'Anything' });
    await service.services.platform.relay.drain(tenantId);
    for (const kind of [FAN_OUT, DELIVERY]) await service.services.work.runDue(kind, tenantId);
  };
  const seen = () => healthOf(endpoint.endpointId);
  expect(await seen()).toMatchObject({ subject: HealthSubject.WEBHOOK_ENDPOINT, state: UNTRIED, waiting: 0 });
  receiver.reply(json(403, { problem: OUTSIDE }));
  await deliver();
  await expect.poll(async () => (await seen()).lastFailure?.problem).toBe(HealthProblem.CREDENTIAL);
  expect(await seen()).toMatchObject({ state: FAILING, waiting: 1 });
  expect(JSON.stringify(await list(), noBigInts)).not.toContain(OUTSIDE);
  receiver.reply(json(200, {}));
  await deliver();
  await expect.poll(async () => (await seen()).state).toBe(WORKING);
  expect((await seen()).lastFailure).toBeUndefined();
});

test('reports a data source that cannot be loaded, without the text of the answer', async () => {
  await ada.client(IntegrationService).registerDataSource({
    sourceKey: 'cards',
    viewKey: 'racing_catalog',
    adapter: DataAdapter.RACECARD,
    locations: [`https://127.0.0.1.example.invalid/${OUTSIDE}.json`],
    timezone: 'Europe/London',
    refreshInterval: { seconds: 60n, nanos: 0 },
  });
  await expect.poll(async () => (await healthOf('cards')).state, { timeout: 20_000 }).toBe(FAILING);
  expect((await healthOf('cards')).lastFailure?.problem).toBe(HealthProblem.NOT_LOADED);
  expect(JSON.stringify(await list(), noBigInts)).not.toContain(OUTSIDE);
});

test('hides webhooks from people who may not manage them, and never shows a credential', async () => {
  const { webhookEndpoints } = service.services.webhooks;
  const made = await webhookEndpoints.create(ada.in(tenantId), { url: receiver.url('/quiet'), description: '' });
  service.keepSecret('signing secret', made.value.secret ?? '');
  const vera = await personOf('viewer');
  const subjects = async (by: TestPerson) => (await list(by)).map(({ subject }) => subject);
  expect(await subjects(vera)).toEqual([HealthSubject.INTEGRATION]);
  expect(await subjects(ada)).toEqual([HealthSubject.INTEGRATION, HealthSubject.WEBHOOK_ENDPOINT]);
  for (const secret of payments.secrets) expect(JSON.stringify(await list(), noBigInts)).not.toContain(secret);
});

test('needs the same number of queries, however much a tenant has', {
  tags: 'full',
}, async () => {
  const { webhookEndpoints } = service.services.webhooks;
  const another = async (count: number) => {
    await createStripe(service, tenantId, ada, `Card payments ${count}`);
    const made = await webhookEndpoints.create(ada.in(tenantId), {
      url: receiver.url(`/${count}`),
      description: '',
      types: ['work_item.note_added'],
    });
    service.keepSecret('signing secret', made.value.secret ?? '');
  };
  const { integrationHealth } = service.services.integrationHealth;
  const permissions = new Set(['webhooks.manage' as const]);
  const queries = () =>
    commands(['find', 'aggregate', 'count', 'getMore'], () => integrationHealth.list({ tenantId, permissions }));
  await another(0);
  // The service also reads the new events of the tenant beside it, for a while.
  const before = await vi.waitFor(async () => {
    const asked = await queries();
    expect(asked).toHaveLength(5);
    return asked;
  });
  for (let count = 1; count < 12; count += 1) await another(count);
  await expect.poll(queries).toEqual(before);
});

const noBigInts = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Returns the collections of this tenant's commands with these names. Work of the service for all tenants is left out.
 */
async function commands(names: readonly string[], act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = ({ command, commandName }: { command: Record<string, unknown>; commandName: string }) => {
    if (names.includes(commandName) && JSON.stringify(command).includes(tenantId))
      asked.push(String(command[commandName]));
  };
  const client = service.services.platform.mongo.connection.getClient();
  client.on('commandStarted', note);
  await act();
  client.off('commandStarted', note);
  const own = ['integrations', 'action_proposals', 'webhook_endpoints', 'webhook_deliveries', 'data_sources'];
  return asked.filter((name) => own.includes(name)).toSorted();
}
