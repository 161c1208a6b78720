/** Due dates of WorkItems: set by the queue or by hand, and used to find late work. */
import { type Timestamp, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WorkItemOrder, WorkItemStatus, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const EPOCH = { seconds: 0n, nanos: 0 };
const QUEUES = [
  { queue_key: 'fast', title: 'Fast', match: { tags: ['fast'] }, due_within_hours: 4 },
  { queue_key: 'usual', title: 'Usual' },
];
const DESK = { pack_key: 'desk', title: 'Desk', queues: QUEUES, work_items: { due_within_hours: 48 } };

let service: TestService;
let tenantId: string;
let key: TestKey;
let admin: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  tenantId = await service.createTenant();
  key = await service.createKey(tenantId, ['work.read', 'work.write']);
  admin = await person('admin');
  member = await person('member');
  await activate(admin, supportPack(DESK), '', { makeDefault: true });
  service.services.actions.packs.forgetRoutes(tenantId);
});

const person = async (role: 'admin' | 'member' | 'viewer', of = tenantId) =>
  (await TestPerson.create(service, [{ tenantId: of, role }])).signIn();
const work = (by = member) => by.client(WorkService);

interface Item {
  work_item_id: string;
  due_at: string | null;
  created_at: string;
  version: number;
}

const create = async (body: object = {}): Promise<Item> =>
  (await key.client.createWorkItem({ subject: 'Due', ...body })).body;
const read = async ({ work_item_id: id }: Item): Promise<Item> => (await key.client.getWorkItem(id)).body;
const set = (item: Item, dueAt: unknown) => key.client.updateWorkItem(item.work_item_id, { due_at: dueAt });
const move = (item: Item, queueKey: string, packKey = 'desk') =>
  work().moveWorkItem({ workItemId: item.work_item_id, packKey, queueKey });
const setByHand = (item: Item, dueAt: { seconds: bigint; nanos: number } | undefined, by = member) =>
  work(by).updateWorkItem({
    workItemId: item.work_item_id,
    changes: dueAt === undefined ? {} : { dueAt },
    updateMask: { paths: ['due_at'] },
  });
/** Hours from the opening of the WorkItem to its due date; null without a due date. */
const hoursOf = ({ due_at: dueAt, created_at: createdAt }: Item) =>
  dueAt === null ? null : (Date.parse(dueAt) - Date.parse(createdAt)) / HOUR_MS;
const dateOf = (time: Timestamp | undefined) => time && timestampDate(time).toISOString();

describe('a queue with a due time', () => {
  it('sets the due date of work that is opened in it, whatever door it came through', async () => {
    const fast = await create({ tags: ['fast'] });
    expect([hoursOf(fast), hoursOf(await create())]).toEqual([4, 48]);
    expect(await read(fast)).toEqual(fast);
    const { workItem } = await work().getWorkItem({ workItemId: fast.work_item_id });
    expect(dateOf(workItem?.dueAt)).toBe(fast.due_at);
    const opened = await work().createWorkItem({ subject: 'By hand', tags: ['fast'] });
    expect(dateOf(opened.workItem?.dueAt)).toBeDefined();
    const call = { tenantId, tenantCreatedAt: new Date(0), principal: TEST_ADMIN, permissions: ALL_PERMISSIONS };
    const place = { packKey: 'desk', queueKey: 'fast', chosenBy: [] };
    const { workItems } = service.services.workItems;
    const { value } = await workItems.create({ ...call, correlationId: 'c' }, { subject: 'Chat' }, undefined, place);
    expect(Number(value.dueAt) - Number(value.createdAt)).toBe(4 * HOUR_MS);
  });

  it('sets the due date of work that is moved in, always from its opening, so that moves gain no time', {
    tags: 'full',
  }, async () => {
    const item = await create({ tags: ['fast'] });
    const seen: (number | null)[] = [];
    for (const queue of ['usual', 'fast', 'usual', 'fast']) {
      await move(item, queue);
      seen.push(hoursOf(await read(item)));
    }
    await move(item, 'general', 'customer_support');
    seen.push(hoursOf(await read(item)));
    expect(seen).toEqual([48, 4, 48, 4, null]);
    await service.services.platform.relay.drain(tenantId);
    const log = await service.services.platform.eventLog(tenantId).listOfWorkItem(item.work_item_id, 0, 20);
    expect(log.map(({ data }) => data['due_at'])).toEqual([
      item.due_at,
      ...[48, 4, 48, 4].map((hours) => new Date(Date.parse(item.created_at) + hours * HOUR_MS).toISOString()),
      null,
    ]);
  });

  it('applies the due time of a newer pack version only to work that enters it later', { tags: 'full' }, async () => {
    const item = await create({ tags: ['fast'] });
    const stricter = QUEUES.map((queue) => (queue.queue_key === 'fast' ? { ...queue, due_within_hours: 2 } : queue));
    await activate(admin, supportPack({ ...DESK, queues: stricter }));
    service.services.actions.packs.forgetRoutes(tenantId);
    expect(hoursOf(await read(item))).toBe(4);
    await move(item, 'fast');
    expect(hoursOf(await read(item)), 'it is there already').toBe(4);
    await move(item, 'usual');
    await move(item, 'fast');
    expect(hoursOf(await read(item))).toBe(2);
  });
});

describe('a caller who may change work', () => {
  it('sets or removes the due date, after which no queue changes it', async () => {
    const item = await create({ tags: ['fast'] });
    const dueAt = new Date(Date.parse(item.created_at) + 24 * HOUR_MS).toISOString();
    const { body, headers } = await set(item, dueAt);
    expect([body.due_at, body.version, headers.get('etag')]).toEqual([dueAt, 2, '"2"']);
    expect((await set(item, dueAt)).body.version, 'it is so already').toBe(2);
    await move(item, 'usual');
    expect((await read(item)).due_at).toBe(dueAt);
    const cleared = await setByHand(item, undefined);
    expect(cleared.workItem?.dueAt).toBeUndefined();
    await move(item, 'fast');
    expect((await read(item)).due_at).toBeNull();
    const { workItem } = await setByHand(item, timestampFromDate(new Date(dueAt)));
    expect(dateOf(workItem?.dueAt)).toBe(dueAt);
    await service.services.platform.relay.drain(tenantId);
    const log = await service.services.platform.eventLog(tenantId).listOfWorkItem(item.work_item_id, 0, 20);
    const changes = log.filter(({ data }) => 'due_at' in data).map(({ actor, data }) => [actor.id, data['due_at']]);
    expect(changes.slice(1)).toEqual([
      [expect.stringMatching(/^key_/), dueAt],
      [member.personId, null],
      [member.personId, dueAt],
    ]);
  });

  it('sets the same moment in any offset and notation', async () => {
    const item = await create();
    const [year, far] = [new Date().getUTCFullYear() + 1, 9];
    // One hour repeats when clocks go back. The offset tells its two moments apart.
    for (const [given, meant] of [
      [`${year}-10-31T02:30:00+02:00`, `${year}-10-31T00:30:00.000Z`],
      [`${year}-10-31T02:30:00+01:00`, `${year}-10-31T01:30:00.000Z`],
      [`${year}-12-31T23:59:60Z`, `${year}-12-31T23:59:59.999Z`],
      [`${year + far - 1}-01-01t00:00:00.123456z`, `${year + far - 1}-01-01T00:00:00.123Z`],
    ]) {
      expect((await set(item, given)).body.due_at, given).toBe(meant);
    }
  });

  sampled(4).each([
    ['1970-01-01T00:00:00Z', /^must not be before the WorkItem was opened, at /],
    ['9999-12-31T23:59:59Z', /^must be within 10 years from now$/],
    ['2027-02-30T00:00:00Z', /./],
    ['2027-01-01T00:00:00', /./],
    ['tomorrow', /./],
    ['', /./],
    [1_800_000_000, /./],
    [{ $gt: '' }, /./],
  ])('is refused the due date %j, and the error names the field', async (dueAt, problem) => {
    const item = await create();
    const { status, body } = await set(item, dueAt);
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field: 'due_at', problem: expect.stringMatching(problem) }]);
    expect(await read(item)).toEqual(item);
  });

  sampled(4).each([
    ['in the year 1970', EPOCH],
    ['in the year 9999', { seconds: 253_402_300_799n, nanos: 999_999_999 }],
    ['after all years', { seconds: 2n ** 62n, nanos: 0 }],
    ['before all years', { seconds: -(2n ** 62n), nanos: 0 }],
  ])('is refused a due date %s over Connect', async (_, dueAt) => {
    const item = await create();
    const { info } = await refusalOf(setByHand(item, dueAt));
    expect(info.problems).toMatchObject([{ field: expect.stringMatching(/^(changes\.)?due_at$/) }]);
  });

  it('is neither a viewer, nor a key that only reads, nor a caller of another tenant', async () => {
    const item = await create();
    const soon = timestampFromDate(new Date(Date.now() + HOUR_MS));
    const codeOf = async (by: TestPerson) => (await refusalOf(setByHand(item, soon, by))).info.code;
    expect(await codeOf(await person('viewer'))).toBe('authorization_error');
    const elsewhere = await service.createTenant();
    expect(await codeOf(await person('admin', elsewhere))).toBe('not_found');
    const reader = await service.createKey(tenantId, ['work.read']);
    const stranger = await service.createKey(elsewhere, ['work.read', 'work.write']);
    const patch = { due_at: new Date(Date.now() + HOUR_MS).toISOString() };
    expect((await reader.client.updateWorkItem(item.work_item_id, patch)).status).toBe(403);
    expect((await stranger.client.updateWorkItem(item.work_item_id, patch)).status).toBe(404);
    expect(await read(item)).toEqual(item);
  });
});

describe('work with due dates', () => {
  let late: Item[];
  let soon: Item[];
  let never: Item[];
  let ended: Item;

  /** Seven WorkItems: two overdue, two due in half an hour and in four hours, two never due, and one that has ended. */
  beforeEach(async () => {
    const opened: Item[] = [];
    for (let count = 0; count < 7; count += 1) opened.push(await create({ tags: ['fast'] }));
    const [late1, late2, soon1, soon2, never1, never2, done] = opened as [Item, Item, Item, Item, Item, Item, Item];
    await set(late1, new Date(Date.parse(late1.created_at) + 1).toISOString());
    await set(late2, late2.created_at);
    await set(soon1, new Date(Date.parse(soon1.created_at) + HOUR_MS / 2).toISOString());
    for (const item of [never1, never2]) await set(item, null);
    await set(done, done.created_at);
    await key.client.updateWorkItem(done.work_item_id, { status: 'resolved' });
    late = [late1, late2];
    soon = [soon1, soon2];
    never = [never2, never1];
    ended = done;
  });

  const idsOf = (items: readonly { work_item_id: string }[]) => items.map(({ work_item_id: id }) => id);

  async function found(query: string, limit = 2): Promise<string[]> {
    const ids: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const page: string = token === '' ? '' : `&page_token=${token}`;
      const { status, body } = await key.client.searchWorkItems(`?${query}&limit=${limit}${page}`);
      expect(status, JSON.stringify(body)).toBe(200);
      ids.push(...idsOf(body.found));
      token = body.next_page_token;
    }
    return ids;
  }

  it('is sorted by due date, page by page, before work without one, the newest first', async () => {
    const all = idsOf([...late, ...soon, ended, ...never]);
    for (const limit of [1, 2, 3, 50]) expect(await found('order=due', limit)).toEqual(all);
    expect(await found('order=due&status=new,open')).toEqual(idsOf([...late, ...soon, ...never]));
    expect(await found('order=due&status=resolved')).toEqual([ended.work_item_id]);
    expect(await found('order=due&assignee=none&tag=fast&status=new', 3)).toEqual(idsOf([...late, ...soon, ...never]));
    const { workItems } = await work().searchWorkItems({ order: WorkItemOrder.DUE });
    expect(workItems.map(({ workItemId }) => workItemId)).toEqual(all);
  });

  it('is found as overdue or as due before a time, in every order, and counted, unless it has ended', async () => {
    const before = new Date(Date.parse(soon[0]?.created_at ?? '') + HOUR_MS).toISOString();
    const first = idsOf([...late, soon[0] as Item]);
    for (const order of ['due', 'newest', 'oldest', 'last_changed']) {
      expect((await found(`overdue=true&order=${order}`)).toSorted()).toEqual(idsOf(late).toSorted());
      expect((await found(`due_before=${before}&order=${order}`)).toSorted()).toEqual(first.toSorted());
    }
    expect(await found('due_before=1970-01-01T00:00:00Z&order=due')).toEqual([]);
    expect(await found('due_before=9999-12-31T23:59:59Z&order=due')).toEqual(idsOf([...late, ...soon]));
    expect(await found('overdue=true&status=resolved&order=due')).toEqual([]);
    expect(await found('overdue=false&order=due')).toHaveLength(7);
    await service.services.platform.relay.drain(tenantId);
    expect((await found('q=due&overdue=true')).toSorted()).toEqual(idsOf(late).toSorted());
    const queries = [
      { overdue: true },
      { overdue: true, assignee: 'me' },
      { overdue: true, statuses: [WorkItemStatus.RESOLVED] },
      { dueBefore: timestampFromDate(new Date(before)) },
      { dueBefore: EPOCH },
      { overdue: true, text: 'due' },
    ];
    const { counts } = await work().countWorkItems({ queries });
    expect(counts.map(({ count, isAtLeast }) => [count, isAtLeast])).toEqual(
      [2, 0, 0, 3, 0, 2].map((count) => [count, false]),
    );
  });

  it('is paged while time passes, and includes work that became overdue in the meantime', {
    tags: 'full',
  }, async () => {
    const first = await key.client.searchWorkItems('?overdue=true&order=due&limit=1');
    expect(idsOf(first.body.found)).toEqual([late[0]?.work_item_id]);
    const [next] = soon as [Item];
    await set(next, new Date().toISOString());
    await expect.poll(async () => found('overdue=true&order=due')).toHaveLength(3);
    const token = first.body.next_page_token;
    const { body } = await key.client.searchWorkItems(`?overdue=true&order=due&limit=5&page_token=${token}`);
    expect(idsOf(body.found)).toEqual([late[1]?.work_item_id, next.work_item_id]);
    const other = await key.client.searchWorkItems(`?overdue=true&order=newest&page_token=${token}`);
    expect(other.body.error.details).toMatchObject([{ field: 'page_token' }]);
  });

  it('is not found by other tenants', async () => {
    const stranger = await service.createKey(await service.createTenant(), ['work.read']);
    expect((await stranger.client.searchWorkItems('?overdue=true&order=due')).body.found).toEqual([]);
  });

  it.each([
    ['q=due&order=due', 'q', /^cannot be asked for in the order of due dates: /],
    ['overdue=maybe', 'overdue', /./],
    ['due_before=yesterday', 'due_before', /./],
  ])('cannot be searched by %s', async (query, field, problem) => {
    const { status, body } = await key.client.searchWorkItems(`?${query}`);
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field, problem: expect.stringMatching(problem) }]);
  });
});

it('a due date is at most ten years ahead, by the clock of the service', async () => {
  const item = await create();
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  expect((await set(item, at(9.9 * YEAR_MS))).status).toBe(200);
  expect((await set(item, at(10.1 * YEAR_MS))).status).toBe(400);
  const skewed = { Date: new Date(Date.now() + 5 * YEAR_MS).toUTCString() };
  expect((await key.client.updateWorkItem(item.work_item_id, { due_at: at(10.1 * YEAR_MS) }, skewed)).status).toBe(400);
});
