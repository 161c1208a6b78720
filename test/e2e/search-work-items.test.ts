import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';

describe('searchWorkItems', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  const create = async (body: Record<string, unknown>): Promise<string> =>
    (await key.client.createWorkItem({ subject: 'Number', ...body })).body.work_item_id;
  const settle = () => service.services.platform.relay.drain(tenantId);

  async function found(query: string): Promise<string[]> {
    const ids: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const page: string = token === '' ? '' : `&page_token=${token}`;
      const { status, body } = await key.client.searchWorkItems(`?${query}&limit=2${page}`);
      expect(status).toBe(200);
      expect(body.found.length).toBeLessThanOrEqual(2);
      ids.push(...body.found.map((item: { work_item_id: string }) => item.work_item_id));
      token = body.next_page_token;
    }
    return ids;
  }

  it('returns everything that matches, in the requested order, page by page', async () => {
    const ids: string[] = [];
    for (const [index, priority] of ['high', 'low', 'high', 'urgent', 'low'].entries()) {
      const contact = { email: 'Bo@Example.com' };
      ids.unshift(await create({ subject: `Wombat ${index}`, priority, channel: 'email', tags: ['w'], contact }));
    }
    await create({ subject: 'Another animal', priority: 'high' });
    await settle();
    expect(await found('q=WOMBAT')).toEqual(ids);
    expect(await found('q=wombat&order=oldest')).toEqual(ids.toReversed());
    expect(await found('q=wombat&priority=high,urgent,high')).toEqual([ids[1], ids[2], ids[4]]);
    const all = 'status=new,open&channel=email,phone&pack_key=customer_support&queue_key=general&tag=w&assignee=none';
    expect(await found(`${all}&contact_email=bo@example.com&priority=low&order=last_changed`)).toEqual([
      ids[0],
      ids[3],
    ]);
    expect(await found('q=wombat%203')).toEqual([ids[1]]);
    expect(await found(`q=${ids[2]}`)).toEqual([ids[2]]);
    const { body: first } = await key.client.getWorkItem(ids[3] ?? '');
    const range = `created_since=${first.created_at}&created_before=2999-01-01T00:00:00Z`;
    expect(await found(`q=wombat&${range}`)).toEqual(ids.slice(0, 4));
    const { body } = await key.client.searchWorkItems(`?q=wombat&${range}`);
    expect(body.found[0]).toEqual((await key.client.getWorkItem(ids[0] ?? '')).body);
    expect(body.searched_since).toBe(first.created_at);
  });

  it('finds a tag in both Unicode forms of its accents', async () => {
    const ids = [
      await create({ subject: 'x', tags: ['Tee\u0301'] }),
      await create({ subject: 'x', tags: ['Te\u00e9'] }),
    ];
    for (const tag of ['Te\u00e9', 'Tee\u0301']) {
      expect(await found(`tag=${encodeURIComponent(tag)}`)).toEqual(ids.toReversed());
    }
  });

  it('is not mistaken for a WorkItem, and similar paths are not mistaken for a search', async () => {
    expect((await key.client.searchWorkItems()).body).toHaveProperty('searched_since');
    expect((await key.client.get('/api/v1/public/work-items/search/')).status).toBe(404);
    expect((await key.client.get('/api/v1/public/work-items/searching')).body.error.details).toMatchObject([
      { field: 'work_item_id' },
    ]);
  });

  it.each([
    ['q=%3F!', 'q', 'has no letter and no digit'],
    [
      'q=a&order=last_changed',
      'q',
      'cannot be asked for in the order of change: words are kept in the order of opening',
    ],
    ['queue_key=general', 'queue_key', 'belongs to a pack; give pack_key too'],
    ['status=new,gone', 'status', expect.stringMatching(/^must be of new, open, /)],
    ['assignee=me', 'assignee', expect.stringMatching(/^must be the id of a member/)],
    [
      'created_since=2026-03-01T00:00:00Z&created_before=2026-03-01T00:00:00Z',
      'created_before',
      'must be later than created_since',
    ],
    ['page_token=made-up', 'page_token', expect.stringMatching(/^is not a token of this list/)],
  ])('refuses the query %s', async (query, field, problem) => {
    const { status, body } = await key.client.searchWorkItems(`?${query}`);
    expect([status, body.error.details]).toEqual([400, [{ field, problem }]]);
  });

  it('reads database operators, and text with hidden or reversing characters, as plain words', async () => {
    const workItemId = await create({
      subject: '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd $where a.*b {"$gt": ""} e\u0301te\u0301',
    });
    await settle();
    for (const text of ['$where', 'a.*b', '{"$gt": ""}', '\u05e9\u05dc\u05d5\u05dd', '\u202e\u00e9t\u00e9', 'ete gt']) {
      expect(await found(`q=${encodeURIComponent(text)}`), text).toEqual([workItemId]);
    }
    for (const text of ['.*', '^', '$ne']) {
      const { status, body } = await key.client.searchWorkItems(`?q=${encodeURIComponent(text)}`);
      expect(status === 400 || body.found.length === 0, text).toBe(true);
    }
    const operators = ['q[$gt]=a', 'tag[$ne]=x', `q=${'a'.repeat(201)}`];
    for (const query of operators) expect((await key.client.searchWorkItems(`?${query}`)).status, query).toBe(400);
  });
});
