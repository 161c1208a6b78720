import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import { RefundDesk } from '../support/governance.ts';
import { createStripe, createWorkspace } from '../support/integrations.ts';
import { TestPerson } from '../support/people.ts';
import { type TestKey, TestService } from '../support/service.ts';

const LIST = '/api/v1/public/integrations';

describe('listIntegrations', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  const idsOf = (page: { integrations: { integration_id: string }[] }) =>
    page.integrations.map(({ integration_id: id }) => id);

  /** Creates a tenant without integrations, with an administrator and an API key that may propose. */
  const open = async () => {
    const tenantId = await service.createTenant();
    const admin = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
    return { tenantId, admin, key: await service.createKey(tenantId, ['work.actions'], {}, admin) };
  };

  const addShops = async (tenantId: string, admin: TestPerson, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 1; n <= count; n += 1) {
      const shop = { kind: 'sandbox_commerce', name: `Shop ${n}` } as const;
      ids.push((await service.services.integrations.integrations.create(admin.in(tenantId), shop)).integrationId);
    }
    return ids;
  };

  const allPages = async (key: TestKey, limit: number): Promise<string[]> => {
    const ids: string[] = [];
    let token: string | null = null;
    do {
      const suffix: string = token === null ? '' : `&page_token=${token}`;
      const { status, body } = await key.client.get(`${LIST}?limit=${limit}${suffix}`);
      expect(status).toBe(200);
      ids.push(...idsOf(body));
      token = body.next_page_token;
    } while (token !== null);
    return ids;
  };

  it('returns an empty page with a null token', async () => {
    const { status, body } = await (await open()).key.client.get(LIST);
    expect(status).toBe(200);
    expect(body).toEqual({ integrations: [], next_page_token: null });
  });

  it('shows each integration as getIntegration does, oldest first, also if it is switched off', async () => {
    const { tenantId, admin, key } = await open();
    const [shop = ''] = await addShops(tenantId, admin, 1);
    const stripe = await createStripe(service, tenantId, admin);
    const workspace = await createWorkspace(service, tenantId, admin);
    await service.services.integrations.integrations.setEnabled(admin.in(tenantId), stripe.integrationId, false);
    const { body } = await key.client.get(LIST);
    expect(idsOf(body)).toEqual([shop, stripe.integrationId, workspace.integrationId]);
    expect(body.integrations.map((one: { enabled: boolean }) => one.enabled)).toEqual([true, false, true]);
    for (const integration of body.integrations) {
      const one = await key.client.get(`${LIST}/${integration.integration_id}`);
      expect(one.status).toBe(200);
      expect(one.body).toEqual(integration);
    }
  });

  it('gives a key all that it needs to propose, starting with the integration_id', async () => {
    const desk = await RefundDesk.open(service);
    const { body } = await desk.key.client.get(LIST);
    const [shop] = body.integrations;
    const [operation] = shop.operations;
    const proposed = await desk.key.client.post(`/api/v1/public/work-items/${await desk.workItem()}/action-proposals`, {
      integration_id: shop.integration_id,
      approval_reason: 'It came twice.',
      resource_type: operation.resource_type,
      action_operation: operation.action_operation,
      payload: { type: operation.action_operation, order_id: '1234', amount: '1.00', currency: 'EUR', reason: 'other' },
    });
    expect(proposed.status).toBe(201);
    expect(proposed.body.integration_id).toBe(desk.integrationId);
  });

  it('shows agents the same integrations, except those that are switched off', async () => {
    const { tenantId, admin, key } = await open();
    const [first = '', off = '', last = ''] = await addShops(tenantId, admin, 3);
    await service.services.integrations.integrations.setEnabled(admin.in(tenantId), off, false);
    const { createdAt: tenantCreatedAt } = await service.services.identity.tenants.get(tenantId);
    const { principal } = await service.services.identity.authenticator.authenticate(key.token, () => '127.0.0.1');
    const call = { tenantId, tenantCreatedAt, principal, permissions: ALL_PERMISSIONS, correlationId: 'test' };
    const usable = await service.services.actions.integrationDirectory.listUsable(call);
    expect(usable.map(({ integrationId }) => integrationId)).toEqual([first, last]);
    expect(idsOf((await key.client.get(LIST)).body)).toEqual([first, off, last]);
  });

  it('pages through everything once, and stays stable while integrations are added', async () => {
    const { tenantId, admin, key } = await open();
    const ids = await addShops(tenantId, admin, 5);
    for (const limit of [1, 2, 4, 5, 6, 100_000]) expect(await allPages(key, limit), String(limit)).toEqual(ids);
    const first = await key.client.get(`${LIST}?limit=3`);
    const [more = ''] = await addShops(tenantId, admin, 1);
    const rest = await key.client.get(`${LIST}?page_token=${first.body.next_page_token}`);
    expect([...idsOf(first.body), ...idsOf(rest.body)]).toEqual([...ids, more]);
    expect(rest.body.next_page_token).toBeNull();
  });

  it('shows nothing of another tenant', async () => {
    const [own, other] = [await open(), await open()];
    const [mine] = await addShops(own.tenantId, own.admin, 1);
    await addShops(other.tenantId, other.admin, 2);
    expect(idsOf((await own.key.client.get(LIST)).body)).toEqual([mine]);
  });

  it('refuses the page token of another list', async () => {
    const desk = await RefundDesk.open(service);
    const workItemId = await desk.workItem();
    for (const amount of ['0.01', '0.02']) await desk.propose(amount, { workItemId });
    const { next_page_token: token } = (await desk.list(workItemId, '?limit=1')).body;
    const { status, body } = await desk.key.client.get(`${LIST}?page_token=${token}`);
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field: 'page_token' }]);
  });

  it.each([
    ['limit=0', 'limit', 'must be at least 1'],
    ['limit=x', 'limit', 'must be a whole number'],
    ['page_token=AAAA', 'page_token', 'is not a token of this list'],
    ['kind=stripe', 'kind', 'is not a known query parameter'],
  ])('refuses the query %s', async (query, field, problem) => {
    const { status, body } = await (await open()).key.client.get(`${LIST}?${query}`);
    expect(status).toBe(400);
    expect(body.error.details).toContainEqual({ field, problem: expect.stringContaining(problem) });
  });
});
