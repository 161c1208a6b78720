import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../generated/rest/routes.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { callOperation, OPERATIONS, validCall } from '../support/operations.ts';
import { type TestKey, TestService } from '../support/service.ts';

const ALL_SCOPES = ['work.read', 'work.write', 'work.actions', 'catalog.read', 'source.read'];

/**
 * How to come by the id of each path parameter: one of a resource that the key's tenant has, and one that never was.
 * A parameter that is not here fails the first test, so that a new operation cannot be forgotten.
 */
const RESOURCES: Record<string, { make: (key: TestKey) => Promise<string>; neverWas: () => string }> = {
  work_item_id: {
    async make(key) {
      const body = { subject: 'Belongs to one tenant', initial_message: { content: 'Private words' } };
      return (await key.client.createWorkItem(body)).body.work_item_id;
    },
    neverWas: () => newId('wi'),
  },
};

/** Operations that answer the same whatever they are asked for, because they never look. */
const NEVER_LOOKS = new Set<string>(['directActionExecution']);

const parametersOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);
const WITH_ID = OPERATIONS.filter((route) => parametersOf(route.path).length > 0);
const LISTS = OPERATIONS.filter((route) => route.validate.query?.({ page_token: 'x' }) === true);

/** An answer without what must differ between two requests: the correlation id and the id that was asked for. */
function comparable(answer: ApiAnswer, id: string): unknown {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'x-correlation-id', 'ratelimit', 'content-length']) delete headers[name];
  const text = JSON.stringify(answer.body)
    .replaceAll(id, '<id>')
    .replaceAll(answer.body.error.correlation_id, '<correlation>');
  return { status: answer.status, headers, body: JSON.parse(text) as unknown };
}

describe('another tenant', () => {
  let service: TestService;
  let owner: TestKey;
  let stranger: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    owner = await service.createKey(await service.createTenant('Owner'), ALL_SCOPES);
    stranger = await service.createKey(await service.createTenant('Stranger'), ALL_SCOPES);
  });
  afterAll(() => service.stop());

  it('can be tested with every operation', () => {
    const parameters = new Set(OPERATIONS.flatMap((route) => parametersOf(route.path)));
    expect(
      [...parameters].filter((name) => RESOURCES[name] === undefined),
      'path parameters without a resource',
    ).toEqual([]);
    expect(WITH_ID.length).toBeGreaterThan(0);
  });

  describe.each(WITH_ID.map((route) => route.operationId))('%s', (operationId) => {
    const route = routes[operationId];
    const [parameter = ''] = parametersOf(route.path);

    it('answers a foreign id exactly like one that never was, and does nothing', async () => {
      const resource = RESOURCES[parameter] as (typeof RESOURCES)[string];
      const [foreign, never] = [await resource.make(owner), resource.neverWas()];
      const before = await owner.client.getWorkItem(foreign);
      const answers = [];
      for (const id of [foreign, never]) {
        const answer = await callOperation(stranger, validCall(operationId, id));
        expect(answer.status).toBe(NEVER_LOOKS.has(operationId) ? 403 : 404);
        answers.push(comparable(answer, id));
      }
      expect(answers[0]).toEqual(answers[1]);
      const after = await owner.client.getWorkItem(foreign);
      expect(after.body).toEqual(before.body);
    });
  });

  it.each(
    WITH_ID.filter((route) => !NEVER_LOOKS.has(route.operationId)).map((route) => route.operationId),
  )('is what %s refuses, not the request itself', async (operationId) => {
    const [parameter = ''] = parametersOf(routes[operationId].path);
    const id = await (RESOURCES[parameter] as (typeof RESOURCES)[string]).make(owner);
    expect((await callOperation(owner, validCall(operationId, id))).status).toBeLessThan(300);
  });

  it('sees no foreign WorkItem in any list, whatever the filter', async () => {
    const body = {
      subject: 'Listed for its owner only',
      tags: ['shared-tag'],
      channel: 'email',
      priority: 'urgent',
      contact: { email: 'ada@example.com' },
      initial_message: { content: 'Words', external_message_id: 'mail-1' },
    };
    const foreign = (await owner.client.createWorkItem(body)).body.work_item_id;
    const own = (await stranger.client.createWorkItem(body)).body.work_item_id;
    const filters = [
      '',
      '?status=new',
      '?tag=shared-tag',
      '?channel=email',
      '?priority=urgent',
      '?contact_email=ada@example.com',
      '?source_reference=mail-1',
      '?updated_since=2000-01-01T00:00:00Z',
      '?status=new&tag=shared-tag',
    ];
    for (const filter of filters) {
      const ids = async (key: TestKey) =>
        (await key.client.listWorkItems(filter)).body.work_items.map(
          (item: { work_item_id: string }) => item.work_item_id,
        );
      expect(await ids(stranger), filter).toEqual([own]);
      expect(await ids(owner), filter).toContain(foreign);
      expect(await ids(owner), filter).not.toContain(own);
    }
  });

  it.each(LISTS.map((route) => route.operationId))('cannot use a page token of %s', async (operationId) => {
    const ids: Record<string, string> = {};
    const pages: Record<string, string> = {};
    for (const [name, key] of Object.entries({ owner, stranger })) {
      const id = (await key.client.createWorkItem()).body.work_item_id;
      await key.client.createWorkItem();
      await key.client.appendMessage(id, 'First');
      await key.client.appendMessage(id, 'Second');
      ids[name] = id;
      const page = await callOperation(key, validCall(operationId, id), '?limit=1');
      pages[name] = page.body.next_page_token;
      expect(pages[name]).toEqual(expect.any(String));
    }
    const call = validCall(operationId, ids['stranger'] as string);
    const query = (token: string) => `?limit=1&page_token=${token}`;
    expect((await callOperation(stranger, call, query(pages['stranger'] as string))).status).toBe(200);
    const refused = await callOperation(stranger, call, query(pages['owner'] as string));
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toMatchObject([{ field: 'page_token' }]);
  });

  it('may use the same Idempotency-Key', async () => {
    const header = { 'Idempotency-Key': 'chosen-by-both' };
    const mine = await owner.client.createWorkItem({ subject: 'Mine' }, header);
    const theirs = await stranger.client.createWorkItem({ subject: 'Mine' }, header);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.headers.has('idempotent-replayed')).toBe(false);
    expect(theirs.body.work_item_id).not.toBe(mine.body.work_item_id);
  });

  it.each([['X-Tenant-Id'], ['Tenant'], ['X-Workgate-Tenant']])('is not chosen by the header %s', async (name) => {
    const foreign = (await owner.client.createWorkItem()).body.work_item_id;
    const { tenantId } = await service.services.authenticator.authenticate(owner.token, () => '127.0.0.1');
    expect((await stranger.client.getWorkItem(foreign, { [name]: tenantId })).status).toBe(404);
    const inBody = await stranger.client.createWorkItem({ subject: 'x', tenant_id: tenantId });
    expect(inBody.status).toBe(400);
  });
});
