import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type TestKey, TestService } from '../support/service.ts';

interface Item {
  work_item_id: string;
  subject: string;
  status: string;
}

describe('listWorkItems', () => {
  let service: TestService;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    key = await newKey();
  });
  afterAll(() => service.stop());

  const newKey = async () => service.createKey(await service.createTenant(), ['work.read', 'work.write']);

  const createMany = async (by: TestKey, count: number, body: Record<string, unknown> = {}): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      ids.push((await by.client.createWorkItem({ subject: `Number ${n}`, ...body })).body.work_item_id);
    }
    return ids;
  };

  const allPages = async (by: TestKey, query: string): Promise<string[]> => {
    const ids: string[] = [];
    let token: string | null = null;
    do {
      const suffix: string = token === null ? '' : `&page_token=${token}`;
      const { status, body } = await by.client.listWorkItems(`?${query}${suffix}`);
      expect(status).toBe(200);
      ids.push(...body.work_items.map((item: Item) => item.work_item_id));
      token = body.next_page_token;
    } while (token !== null);
    return ids;
  };

  it('returns an empty page with a null token', async () => {
    const { status, body } = await key.client.listWorkItems();
    expect(status).toBe(200);
    expect(body).toEqual({ work_items: [], next_page_token: null });
  });

  it.each([1, 2, 3, 7, 8])('pages by %i through everything once, newest first', async (limit) => {
    const by = await newKey();
    const ids = await createMany(by, 7);
    expect(await allPages(by, `limit=${limit}`)).toEqual(ids.reverse());
  });

  it('stays stable while WorkItems are added', async () => {
    const by = await newKey();
    const ids = await createMany(by, 6);
    const first = await by.client.listWorkItems('?limit=3');
    await createMany(by, 4);
    const second = await by.client.listWorkItems(`?limit=3&page_token=${first.body.next_page_token}`);
    const seen = [...first.body.work_items, ...second.body.work_items].map((item: Item) => item.work_item_id);
    expect(seen).toEqual(ids.reverse());
    expect(second.body.next_page_token).toBeNull();
  });

  it('finds a tag in both Unicode forms of its accents', async () => {
    const by = await newKey();
    const [composed = ''] = await createMany(by, 1, { tags: ['Caf\u00e9'] });
    const [decomposed = ''] = await createMany(by, 1, { tags: ['Cafe\u0301'] });
    const [both = ''] = await createMany(by, 1, { tags: ['Caf\u00e9', 'Cafe\u0301'] });
    await createMany(by, 1, { tags: ['Cafe'] });
    for (const tag of ['Caf\u00e9', 'Cafe\u0301']) {
      expect(await allPages(by, `tag=${encodeURIComponent(tag)}`)).toEqual([both, decomposed, composed]);
    }
  });

  it('filters by each filter, alone and with status', async () => {
    const by = await newKey();
    const full = {
      priority: 'urgent',
      channel: 'email',
      tags: ['vip', 'refund'],
      contact: { email: 'Ada@example.com' },
      initial_message: { content: 'x', external_message_id: 'mail-77' },
    };
    const [wanted = ''] = await createMany(by, 1, full);
    await createMany(by, 2);
    for (const filter of [
      'tag=vip',
      'tag=refund',
      'channel=email',
      'priority=urgent',
      'contact_email=ada@EXAMPLE.com',
      'source_reference=mail-77',
    ]) {
      expect(await allPages(by, filter), filter).toEqual([wanted]);
      expect(await allPages(by, `${filter}&status=new`), filter).toEqual([wanted]);
      expect(await allPages(by, `${filter}&status=closed`), filter).toEqual([]);
    }
    expect(await allPages(by, 'assignee=none')).toHaveLength(3);
    expect(await allPages(by, 'assignee=none&status=closed')).toEqual([]);
    expect(await allPages(by, 'assignee=none&tag=vip')).toEqual([wanted]);
    expect(await allPages(by, `assignee=${newId('usr')}`)).toEqual([]);
    const inQueue = 'pack_key=customer_support&queue_key=refunds';
    expect(await allPages(by, inQueue)).toEqual([wanted]);
    expect(await allPages(by, `${inQueue}&status=closed`)).toEqual([]);
    expect(await allPages(by, 'pack_key=customer_support')).toHaveLength(3);
    for (const filter of [
      'pack_key=other',
      'pack_key=customer_support&queue_key=other',
      'tag=nope',
      'channel=sms',
      'priority=low',
      'contact_email=no@example.com',
    ]) {
      expect(await allPages(by, filter), filter).toEqual([]);
    }
  });

  it.each([
    ['pending', 'waiting_on_customer'],
    ['waiting', 'waiting_on_customer'],
    ['done', 'resolved'],
    ['canceled', 'cancelled'],
    ['active', 'open'],
  ])('reads the status alias %s as %s', async (alias, status) => {
    const by = await newKey();
    const [, second = ''] = await createMany(by, 2);
    await by.client.updateWorkItem(second, { status });
    expect(await allPages(by, `status=${alias}`)).toEqual([second]);
    expect(await allPages(by, `status=${status}`)).toEqual([second]);
  });

  it('follows changes by updated_since, oldest change first', async () => {
    const by = await newKey();
    const [a = '', b = '', c = ''] = await createMany(by, 3);
    const { body } = await by.client.updateWorkItem(a, { priority: 'high' });
    await by.client.appendMessage(c, 'More');
    expect(await allPages(by, `limit=1&updated_since=${body.updated_at}`)).toEqual([a, c]);
    expect(await allPages(by, 'limit=2&updated_since=2020-01-01T00:00:00Z')).toEqual([b, a, c]);
    expect(await allPages(by, 'updated_since=2999-01-01T00:00:00%2B02:00')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit', 'must be at least 1'],
    ['limit=-1', 'limit', 'must be at least 1'],
    ['limit=1.5', 'limit', 'must be a whole number'],
    ['limit=many', 'limit', 'must be a whole number'],
    ['limit=', 'limit', 'must be a whole number'],
    ['limit=1&limit=2', 'limit', 'is given more than once'],
    ['status=sleeping', 'status', 'must be one of new, open'],
    ['priority=asap', 'priority', 'must be one of low, normal'],
    ['queue_key=refunds', 'queue_key', 'belongs to a pack; give pack_key too'],
    ['pack_key=', 'pack_key', 'must not be empty'],
    ['assignee=me', 'assignee', 'must be the id of a member'],
    ['contact_email=ada', 'contact_email', 'must be an e-mail address'],
    ['updated_since=yesterday', 'updated_since', 'must be a time by RFC 3339'],
    ['page_token=', 'page_token', 'must not be empty'],
    ['page_token=AAAA', 'page_token', 'is not a token of this list'],
  ])('refuses the query %s', async (query, field, problem) => {
    const { status, body } = await key.client.listWorkItems(`?${query}`);
    expect(status).toBe(400);
    expect(body.error.details).toContainEqual({ field, problem: expect.stringContaining(problem) });
  });

  it('reads a limit above 200 as 200', async () => {
    const by = await newKey();
    await createMany(by, 3);
    const { status, body } = await by.client.listWorkItems('?limit=100000');
    expect(status).toBe(200);
    expect(body.work_items).toHaveLength(3);
  });

  it('refuses two filters besides status, and names both', async () => {
    const { status, body } = await key.client.listWorkItems('?tag=a&priority=low&status=new');
    expect(status).toBe(400);
    const fields = body.error.details.map((detail: { field: string }) => detail.field);
    expect(fields).toEqual(['tag', 'priority']);
  });

  it('refuses a page token with other filters, but accepts another limit', async () => {
    const by = await newKey();
    await createMany(by, 3, { tags: ['a', 'b'] });
    const { body } = await by.client.listWorkItems('?limit=1&tag=a&status=new');
    const token = body.next_page_token;
    expect((await by.client.listWorkItems(`?limit=2&tag=a&status=new&page_token=${token}`)).status).toBe(200);
    for (const query of ['tag=a', 'tag=b&status=new', 'status=new', 'tag=a&status=open', '']) {
      const refused = await by.client.listWorkItems(`?${query}&page_token=${token}`.replace('?&', '?'));
      expect(refused.status, query).toBe(400);
      expect(refused.body.error.details[0].field).toBe('page_token');
    }
  });
});
