import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InboxService } from '../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import {
  WorkItemChannel,
  WorkItemOrder,
  WorkItemPriority,
  WorkItemStatus,
  WorkService,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { migration } from '../../src/platform/storage/migrations/026-proposed-terms.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
});
afterAll(() => service.stop());

const work = () => ada.client(WorkService);
type SearchRequest = Parameters<ReturnType<typeof work>['searchWorkItems']>[0];
type Query = NonNullable<SearchRequest['query']>;
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof work>['getWorkItem']>>['workItem']>;

const problemsOf = async (call: Promise<unknown>) =>
  (await refusalOf(call)).info.problems.map(({ field, problem }) => `${field} ${problem}`);

/** Returns the results of all pages of a search. */
async function found(query: Query, order = WorkItemOrder.UNSPECIFIED, by = work()): Promise<Found[]> {
  const all: Found[] = [];
  let pageToken = '';
  do {
    const page = await by.searchWorkItems({ query, order, pageSize: 3, pageToken });
    all.push(...page.workItems);
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  return all;
}

const PRIORITIES = [WorkItemPriority.LOW, WorkItemPriority.HIGH, WorkItemPriority.URGENT];

describe('filters', () => {
  let everything: Found[];
  beforeAll(async () => {
    for (let count = 0; count < 24; count += 1) {
      const { workItem } = await work().createWorkItem({
        subject: `Item ${count}`,
        priority: PRIORITIES[count % 3] ?? WorkItemPriority.NORMAL,
        channel: count % 2 === 0 ? WorkItemChannel.EMAIL : WorkItemChannel.PHONE,
        tags: [`t${count % 2}`, ...(count % 4 === 0 ? ['four'] : [])],
        ...(count % 5 === 0 ? { contact: { name: 'Bo', email: 'Bo@Example.com' } } : {}),
      });
      const workItemId = workItem?.workItemId ?? '';
      if (count % 3 === 0) await work().assignWorkItem({ workItemId, assigneeId: ada.personId });
      if (count % 4 < 2) {
        const changes = { status: count % 4 === 0 ? WorkItemStatus.OPEN : WorkItemStatus.IN_PROGRESS };
        await work().updateWorkItem({ workItemId, changes, updateMask: { paths: ['status'] } });
      }
      if (count % 6 === 0) await work().moveWorkItem({ workItemId, packKey: 'customer_support', queueKey: 'refunds' });
    }
    everything = (await work().listWorkItems({ pageSize: 200 })).workItems;
  });

  const openedAt = (item: Found | undefined) => timestampDate(item?.createdAt ?? ({ seconds: 0n, nanos: 0 } as never));

  /** Evaluates a query a second time, without a database. */
  function expected(query: Query): string[] {
    const { statuses = [], priorities = [], channels = [], tags = [], assignee, contactEmail } = query;
    const holds = (item: Found) => [
      statuses.length === 0 || statuses.includes(item.status),
      priorities.length === 0 || priorities.includes(item.priority),
      channels.length === 0 || channels.includes(item.channel),
      tags.every((tag) => item.tags.includes(tag)),
      query.packKey === undefined || item.packKey === query.packKey,
      query.queueKey === undefined || item.queueKey === query.queueKey,
      contactEmail === undefined || item.contact?.email?.toLowerCase() === contactEmail.toLowerCase(),
      assignee === undefined || (item.assignee?.id ?? 'none') === (assignee === 'me' ? ada.personId : assignee),
    ];
    return everything.filter((item) => holds(item).every(Boolean)).map(({ workItemId }) => workItemId);
  }

  const QUERIES: Query[] = [
    {},
    { statuses: [WorkItemStatus.OPEN, WorkItemStatus.NEW] },
    { statuses: [WorkItemStatus.OPEN], priorities: [WorkItemPriority.LOW, WorkItemPriority.URGENT] },
    { channels: [WorkItemChannel.PHONE], tags: ['t1'], assignee: 'none' },
    { tags: ['t0', 'four'], assignee: 'me' },
    { tags: ['t0', 't1'] },
    { packKey: 'customer_support', queueKey: 'refunds', statuses: [WorkItemStatus.OPEN] },
    { packKey: 'customer_support', priorities: [WorkItemPriority.HIGH] },
    { contactEmail: 'BO@example.COM', channels: [WorkItemChannel.EMAIL, WorkItemChannel.PHONE] },
    { contactEmail: 'nobody@example.com' },
  ];

  sampled(3).each(QUERIES)('find and count everything that matches %o, in every order', async (query) => {
    const ids = expected(query);
    const { counts } = await work().countWorkItems({ queries: [query] });
    expect(counts).toMatchObject([{ count: ids.length, isAtLeast: false }]);
    const idsOf = (items: Found[]) => items.map(({ workItemId }) => workItemId);
    expect(idsOf(await found(query))).toEqual(ids);
    expect(idsOf(await found(query, WorkItemOrder.OLDEST))).toEqual(ids.toReversed());
    const changed = await found(query, WorkItemOrder.LAST_CHANGED);
    expect(idsOf(changed).toSorted()).toEqual(ids.toSorted());
    const times = changed.map(({ updatedAt }) => Number(updatedAt?.seconds) * 1e9 + Number(updatedAt?.nanos));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('find work with an approved action until the action is executed, in every order', async () => {
    const desk = await RefundDesk.open(service);
    const person = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])).signIn();
    const own = person.client(WorkService);
    const proposals = [];
    for (let count = 0; count < 4; count += 1) proposals.push((await desk.propose('1.00')).body);
    const [waiting, executed, ...approved] = proposals;
    const ids = approved.map((one) => one.work_item_id).concat(executed.work_item_id);
    const query = { approvedToExecute: true };
    const pending = (await desk.propose('100.00', { workItemId: waiting.work_item_id })).body;
    await desk.cancel(waiting.proposal_id);
    for (const order of [WorkItemOrder.NEWEST, WorkItemOrder.OLDEST, WorkItemOrder.LAST_CHANGED, WorkItemOrder.DUE]) {
      const all = await found(query, order, own);
      expect(all.map(({ workItemId }) => workItemId).toSorted()).toEqual(ids.toSorted());
      const one = await own.searchWorkItems({ query, order, pageSize: 1 });
      expect(one.approvedToExecuteIds).toEqual([all[0]?.workItemId]);
      const next = await own.searchWorkItems({ query, order, pageSize: 1, pageToken: one.nextPageToken });
      expect(next.approvedToExecuteIds).toEqual([all[1]?.workItemId]);
    }
    const [newest, oldest] = await Promise.all([found(query, undefined, own), found(query, WorkItemOrder.OLDEST, own)]);
    expect(oldest).toEqual(newest.toReversed());
    await desk.execute(executed.proposal_id);
    await desk.approve(pending.proposal_id);
    const { counts } = await own.countWorkItems({ queries: [query, { ...query, statuses: [WorkItemStatus.OPEN] }] });
    expect(counts.map(({ count }) => count)).toEqual([3, 0]);
    const everyId = proposals.map((one) => one.work_item_id);
    const answer = await person.client(InboxService).batchGetWorkItems({ workItemIds: everyId });
    expect(answer.approvedToExecuteIds.toSorted()).toEqual(
      everyId.filter((id) => id !== executed.work_item_id).toSorted(),
    );
    const call = { ...(await desk.callOf(person)), permissions: new Set(['work.read'] as const) };
    const { workItemSearch } = service.services.workItems;
    const hidden = await workItemSearch.search(call, { query: { approvedToExecute: true }, order: 'newest' });
    expect(hidden.rows, 'to callers who may not read actions').toEqual([]);
  });

  test('select a range of opening times, which excludes its end', async () => {
    const [until, from] = [everything[4], everything[9]].map(openedAt) as [Date, Date];
    const range = { createdSince: timestampFromDate(from), createdBefore: timestampFromDate(until) };
    const inRange = everything.filter((item) => openedAt(item) >= from && openedAt(item) < until);
    expect(inRange.length).toBeGreaterThan(2);
    for (const more of [{}, { statuses: [WorkItemStatus.NEW, WorkItemStatus.OPEN, WorkItemStatus.IN_PROGRESS] }]) {
      for (const order of [WorkItemOrder.NEWEST, WorkItemOrder.OLDEST, WorkItemOrder.LAST_CHANGED]) {
        const ids = (await found({ ...range, ...more }, order)).map(({ workItemId }) => workItemId);
        expect(ids.toSorted()).toEqual(inRange.map(({ workItemId }) => workItemId).toSorted());
      }
    }
    const { searchedSince } = await work().searchWorkItems({ query: range });
    expect(searchedSince && timestampDate(searchedSince)).toEqual(from);
  });

  test('return pages that say how far they have searched', async () => {
    const page = await work().searchWorkItems({ pageSize: 5 });
    expect(page.searchedSince && timestampDate(page.searchedSince)).toEqual(openedAt(everything[4]));
    expect(page.nextPageToken).not.toBe('');
    const whole = await work().searchWorkItems({});
    expect([whole.workItems.length, whole.nextPageToken]).toEqual([24, '']);
  });

  test('accept a page token only with its own query, order and tenant', async () => {
    const query = { assignee: 'me' };
    const { nextPageToken: pageToken } = await work().searchWorkItems({ query, pageSize: 1 });
    const named = work().searchWorkItems({ query: { assignee: ada.personId }, pageToken });
    expect((await named).workItems.length, 'me is the one who asks').toBeGreaterThan(0);
    const elsewhere = await service.createTenant();
    const eve = await (await TestPerson.create(service, [{ tenantId: elsewhere, role: 'member' }])).signIn();
    for (const other of [
      () => work().searchWorkItems({ pageToken }),
      () => work().searchWorkItems({ query, order: WorkItemOrder.OLDEST, pageToken }),
      () => work().listWorkItems({ pageToken }),
      () => eve.client(WorkService).searchWorkItems({ query, pageToken }),
      () => eve.client(WorkService).searchWorkItems({ query: { assignee: ada.personId }, pageToken }),
    ]) {
      expect(await problemsOf(other())).toEqual([expect.stringMatching(/^page_token is not a token of this list/)]);
    }
    expect(await found({}, WorkItemOrder.NEWEST, eve.client(WorkService))).toEqual([]);
    const { counts } = await eve.client(WorkService).countWorkItems({ queries: [{}] });
    expect(counts).toMatchObject([{ count: 0, isAtLeast: false }]);
  });

  test('are refused if they are impossible', async () => {
    const search = (query: Query) => problemsOf(work().searchWorkItems({ query }));
    expect(await search({ queueKey: 'refunds' })).toEqual(['queue_key belongs to a pack; give pack_key too']);
    expect(await search({ statuses: [WorkItemStatus.UNSPECIFIED] })).toHaveLength(1);
    expect(await search({ assignee: 'somebody' })).toHaveLength(1);
    const at = timestampFromDate(new Date());
    expect(await search({ createdSince: at, createdBefore: at })).toEqual([
      'created_before must be later than created_since',
    ]);
    const twentyOne = Array.from({ length: 21 }, () => ({}));
    expect(await problemsOf(work().countWorkItems({ queries: twentyOne }))).toHaveLength(1);
  });
});

describe('words', () => {
  let desk: RefundDesk;
  let person: TestPerson;
  beforeAll(async () => {
    desk = await RefundDesk.open(service);
    person = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])).signIn();
  });

  const client = () => person.client(WorkService);
  /** Waits until search knows everything that has happened. */
  const settle = () => service.services.platform.relay.drain(desk.tenantId);
  const idsBy = async (text: string, more: Query = {}, order = WorkItemOrder.UNSPECIFIED) =>
    (await found({ text, ...more }, order, client())).map(({ workItemId }) => workItemId);

  async function create(request: Parameters<ReturnType<typeof client>['createWorkItem']>[0]): Promise<string> {
    return (await client().createWorkItem(request)).workItem?.workItemId ?? '';
  }

  test('from any part of a WorkItem find it, together and in any form, and find no other', async () => {
    const workItemId = await create({
      subject: 'Crème brûlée is missing',
      tags: ['Gourmet box'],
      contact: { name: 'Zoë Quibbler', email: 'Zoe.Quibbler@Mail.Example.com' },
      initialMessage: { content: 'My parcel ORD-2024-0017 never arrived. 東京', externalMessageId: 'mail-8412' },
    });
    const other = await create({ subject: 'Missing parcel', initialMessage: { content: 'Where is ORD-2024-0018?' } });
    await client().appendWorkItemMessage({ workItemId, content: 'It is the zanzibarian carrier again.' });
    await settle();
    const texts = ['creme BRULEE', 'gourmet', 'zoe', 'zoe.quibbler@mail.example.com', 'quibbler 0017', 'ord-2024-0017'];
    texts.push('東京', 'mail-8412', 'zanzibarian missing', workItemId, `parcel ${workItemId.toUpperCase()}`);
    for (const text of texts) expect(await idsBy(text), text).toEqual([workItemId]);
    expect(await idsBy('missing parcel')).toEqual([other, workItemId]);
    expect(await idsBy('missing parcel', {}, WorkItemOrder.OLDEST)).toEqual([workItemId, other]);
    for (const text of ['missin', '京東', 'missing nonsense', 'zoe@mail.example.com', 'ord-2024-0019']) {
      expect(await idsBy(text), text).toEqual([]);
    }
    expect((await found({ text: 'parcel' })).length, 'of another tenant').toBe(0);
  });

  test('combine with filters, and their results are counted', async () => {
    const made: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      made.unshift(await create({ subject: `Quokka ${count}`, tags: count % 2 === 0 ? ['even'] : [] }));
    }
    await settle();
    expect(await idsBy('quokka')).toEqual(made);
    expect(await idsBy('quokka', { tags: ['even'] })).toEqual(made.filter((_, index) => index % 2 === 1));
    const queries = [{ text: 'quokka' }, { text: 'quokka', tags: ['even'] }, { text: 'quokka 3' }, { text: 'nobody' }];
    const { counts } = await client().countWorkItems({ queries });
    expect(counts.map(({ count }) => count)).toEqual([6, 3, 1, 0]);
  });

  test('that were removed soon find nothing', { tags: 'full' }, async () => {
    const workItemId = await create({ subject: 'Wrongword here', contact: { email: 'wrong@example.com' } });
    await client().appendWorkItemMessage({ workItemId, content: 'A steadfast message' });
    await settle();
    expect(await idsBy('wrongword')).toEqual([workItemId]);
    const changes = { subject: 'Rightword here', contact: { email: 'right@example.com' } };
    await client().updateWorkItem({ workItemId, changes, updateMask: { paths: ['subject', 'contact'] } });
    await settle();
    expect(await idsBy('rightword steadfast')).toEqual([workItemId]);
    await expect.poll(() => idsBy('wrongword'), { timeout: 20_000 }).toEqual([]);
    expect(await idsBy('wrong@example.com')).toEqual([]);
    expect(await idsBy('right@example.com steadfast')).toEqual([workItemId]);
  });

  test('of a proposal find its WorkItem, for people who may read the proposal', { tags: 'full' }, async () => {
    const workItemId = await desk.workItem();
    const orderId = await desk.order(1_000_000);
    const { body } = await desk.propose('1.00', {
      workItemId,
      orderId,
      more: { approval_reason: 'The xylophone broke' },
    });
    await settle();
    for (const text of [body.proposal_id, orderId, 'xylophone', `xylophone ${workItemId}`]) {
      expect(await idsBy(text), text).toEqual([workItemId]);
    }
    const { workItemSearch } = service.services.workItems;
    const call = await desk.callOf(person);
    const reader = { ...call, permissions: new Set(['work.read'] as const) };
    const readBy = async (text: string) =>
      (await workItemSearch.search(reader, { query: { text }, order: 'newest' })).rows.map((row) => row.workItemId);
    expect(await readBy('xylophone')).toEqual([]);
    expect(await readBy(`xylophone ${workItemId}`)).toEqual([]);
    expect(await readBy(workItemId)).toEqual([workItemId]);
    // As an earlier release stored the terms. The migration separates them before a document is built again.
    const kept = service.services.platform.db.collection<{ _id: string; terms: string[] }>('work_item_search');
    const before = await kept.findOne({ _id: workItemId });
    const proposed = (before?.terms ?? []).flatMap((term) => (term.startsWith('~') ? [term.slice(1)] : []));
    expect(proposed).toContain('xylophone');
    const said = (before?.terms ?? []).filter((term) => !term.startsWith('~'));
    const asBefore = { terms: [...said, ...proposed], proposed_terms: proposed };
    await kept.updateOne({ _id: workItemId }, { $set: asBefore, $inc: { revision: 1 } });
    expect(await readBy('xylophone')).toEqual([workItemId]);
    const row = await kept.findOne({ _id: workItemId });
    const { db, keyRing } = service.services.platform;
    await migration.migrate?.apply(row === null ? [] : [row], { db, keyRing, leave: () => undefined });
    expect(await readBy('xylophone')).toEqual([]);
    expect(await idsBy('xylophone')).toEqual([workItemId]);
    // Newer WorkItems contain the words themselves. No page of theirs reveals what is hidden behind them.
    const pagesOf = async (text: string) => {
      const query = { text, tags: [text] };
      const pages: [rows: number, isLast: boolean][] = [];
      for (let pageToken: string | null | undefined; pageToken !== null; ) {
        const page = await workItemSearch.search(reader, { query, order: 'newest', limit: 1, pageToken });
        pageToken = page.nextPageToken;
        pages.push([page.rows.length, pageToken === null]);
      }
      return pages;
    };
    for (const word of ['xylophone', 'marimba']) {
      for (const tags of [[], [word]]) await client().createWorkItem({ subject: `My ${word}`, tags });
    }
    await settle();
    expect(await pagesOf('xylophone')).toEqual(await pagesOf('marimba'));
    await client().appendWorkItemMessage({ workItemId, content: 'About the xylophone' });
    await settle();
    expect(await readBy('xylophone'), 'now that it is said, too').toContain(workItemId);
    const changes = { subject: 'Made anew' };
    await client().updateWorkItem({ workItemId, changes, updateMask: { paths: ['subject'] } });
    await settle();
    const search = service.services.platform.db.collection<{ _id: string }>('work_item_search');
    const isDue = () => search.countDocuments({ _id: workItemId, due_at: { $exists: true } });
    await expect.poll(isDue, { timeout: 20_000 }).toBe(0);
    expect(await idsBy(`${orderId} anew`)).toEqual([workItemId]);
    expect(await readBy(orderId)).toEqual([]);
  });

  test('that cannot be searched for are refused', async () => {
    const search = (query: Query, order = WorkItemOrder.UNSPECIFIED) =>
      problemsOf(client().searchWorkItems({ query, order }));
    expect(await search({ text: 'x' }, WorkItemOrder.LAST_CHANGED)).toEqual([
      'text cannot be asked for in the order of change: words are kept in the order of opening',
    ]);
    expect(await search({ text: '?! 💥' })).toEqual(['text has no letter and no digit']);
    expect(await search({ text: 'word '.repeat(10_000) })).toHaveLength(1);
  });
});
