/**
 * Counts the calls that events cause in the shell, and checks what the shell reports of its stream. Needs no browser.
 */
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventService } from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import {
  SearchWorkItemsResponseSchema,
  type WorkItem,
  WorkItemSchema,
  WorkItemStatus,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { EVERYTHING, parametersOf, queryOf } from '../../src/shell/inbox/inbox-query.ts';
import { PAGE_SIZE, WorkItemList } from '../../src/shell/inbox/work-item-list.ts';
import { BoundedReading } from '../../src/shell/live/bounded-reading.ts';
import { TenantEvents } from '../../src/shell/live/tenant-events.ts';
import { exactness, match } from '../../src/shell/router/match.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function item(index: number, changes: MessageInitShape<typeof WorkItemSchema> = {}): WorkItem {
  const at = timestampFromMs(1_000_000 + index);
  const workItemId = `wi_${String(index).padStart(6, '0')}`;
  return create(WorkItemSchema, {
    workItemId,
    subject: `Item ${index}`,
    status: WorkItemStatus.NEW,
    createdAt: at,
    updatedAt: at,
    version: 1n,
    ...changes,
  });
}

/** A service with WorkItems, newest first, that counts the calls that it gets. */
class FakeService {
  readonly items = new Map<string, WorkItem>();
  searches = 0;
  batches: string[][] = [];
  approvedToExecuteIds: string[] = [];
  marks = 0;

  constructor(count: number) {
    for (let index = 0; index < count; index += 1) this.put(item(index));
  }

  put(one: WorkItem): void {
    this.items.set(one.workItemId, one);
  }

  get calls(): number {
    return this.searches + this.batches.length + this.marks;
  }

  readonly listCalls = {
    search: async (pageToken: string) => {
      this.searches += 1;
      const from = Number(pageToken || 0);
      const all = [...this.items.values()].sort((a, b) => (a.workItemId < b.workItemId ? 1 : -1));
      const workItems = all.slice(from, from + PAGE_SIZE);
      const next = from + PAGE_SIZE < all.length ? String(from + PAGE_SIZE) : '';
      const { approvedToExecuteIds } = this;
      return create(SearchWorkItemsResponseSchema, { workItems, nextPageToken: next, approvedToExecuteIds });
    },
    batchGet: async (ids: string[]) => {
      this.batches.push(ids);
      const { approvedToExecuteIds } = this;
      return { workItems: ids.flatMap((id) => this.items.get(id) ?? []), approvedToExecuteIds };
    },
    listMarks: async () => {
      this.marks += 1;
      return { marks: [], unreadSince: timestampFromMs(0) };
    },
  };
}

const subjectsOf = (list: WorkItemList) => (list.state().rows ?? []).map((row) => row.item.subject);

describe('a list of WorkItems', () => {
  it('reads only the rows in view again, however many events arrive', async () => {
    const service = new FakeService(1_000);
    const list = new WorkItemList(EVERYTHING, 'usr_1', service.listCalls);
    for (let page = 0; page < 10; page += 1) await list.loadMore();
    expect(service.searches).toBe(10);
    const inView = (list.state().rows ?? []).slice(500, 520).map((row) => row.item.workItemId);
    list.setView(inView, false);
    const before = service.calls;
    const reading = new BoundedReading(() => list.reload(), 2_000);
    // A hundred events a second for twenty seconds.
    for (let event = 0; event < 2_000; event += 1) {
      list.noteChange(`wi_${String(event % 1_000).padStart(6, '0')}`);
      reading.request();
      await vi.advanceTimersByTimeAsync(10);
    }
    reading.stop();
    expect(service.calls - before).toBeLessThanOrEqual(11);
    expect(service.batches.flat().filter((id) => !inView.includes(id))).toEqual([]);
  });

  it('starts over if more WorkItems arrived than it read, instead of leaving a gap', async () => {
    const service = new FakeService(150);
    const list = new WorkItemList(EVERYTHING, 'usr_1', service.listCalls);
    await list.loadMore();
    list.setView([], false);
    for (let index = 150; index < 600; index += 1) {
      service.put(item(index));
      list.noteChange(item(index).workItemId);
    }
    await list.reload();
    expect(list.state()).toMatchObject({ newCount: 100, isNewAtLeast: true });
    list.showNew();
    await vi.advanceTimersByTimeAsync(0);
    const shown = subjectsOf(list);
    expect(shown).toHaveLength(100);
    expect(shown[0]).toBe('Item 599');
    expect(shown.at(-1), 'without a gap').toBe('Item 500');
  });

  it('keeps a row in view that others took out of the list, and drops a row that the person took out', async () => {
    const service = new FakeService(3);
    const query = { ...EVERYTHING, statuses: [WorkItemStatus.NEW] };
    const list = new WorkItemList(query, 'usr_1', service.listCalls);
    await list.loadMore();
    list.setView(
      (list.state().rows ?? []).map((row) => row.item.workItemId),
      true,
    );
    const resolved = { status: WorkItemStatus.RESOLVED, version: 2n };
    service.put(item(1, resolved));
    list.noteChange(item(1).workItemId);
    await list.reload();
    expect(list.state().rows?.map((row) => row.hasLeft)).toEqual([false, true, false]);
    list.takeOwn([item(2, resolved)]);
    expect(subjectsOf(list)).toEqual(['Item 1', 'Item 0']);
    list.showNew();
    expect(subjectsOf(list)).toEqual(['Item 0']);
  });

  it('shows no older version over a newer one, whichever answer comes last', async () => {
    const service = new FakeService(1);
    const list = new WorkItemList(EVERYTHING, 'usr_1', service.listCalls);
    await list.loadMore();
    list.takeOwn([item(0, { subject: 'Newer', version: 3n })]);
    service.put(item(0, { subject: 'Older', version: 2n }));
    list.noteEverything();
    await list.reload();
    expect(subjectsOf(list)).toEqual(['Newer']);
  });

  it('follows the marks of approved work, whose version need not change with them', async () => {
    const service = new FakeService(2);
    service.approvedToExecuteIds = [item(1).workItemId];
    const list = new WorkItemList({ ...EVERYTHING, approvedToExecute: true }, 'usr_1', service.listCalls);
    await list.loadMore();
    const marks = () => list.state().rows?.map((row) => [row.isApproved, row.hasLeft]);
    expect(marks()).toEqual([
      [true, false],
      [false, false],
    ]);
    list.setView([item(1).workItemId], true);
    service.approvedToExecuteIds = [];
    list.noteChange(item(1).workItemId);
    await list.reload();
    expect(marks()?.[0]).toEqual([false, true]);
  });

  it('pauses a search that finds little, and says so', async () => {
    let searches = 0;
    const calls = {
      ...new FakeService(0).listCalls,
      search: async () => {
        searches += 1;
        return create(SearchWorkItemsResponseSchema, { nextPageToken: 'more', searchedSince: timestampFromMs(5) });
      },
    };
    const list = new WorkItemList(EVERYTHING, 'usr_1', calls);
    await list.loadMore();
    expect(searches).toBe(5);
    expect(list.state()).toMatchObject({ rows: [], isPaused: true, hasMore: true });
  });
});

describe('the stream of a tab', () => {
  /** Returns a stream that sends only the messages that the test asks for. */
  function fakeStream() {
    let say: (message: object) => void = () => undefined;
    const opened: AbortSignal[] = [];
    const asked: object[] = [];
    const client = {
      async *watchEvents(request: object, { signal }: { signal: AbortSignal }) {
        opened.push(signal);
        asked.push(request);
        while (true) {
          yield await new Promise((resolve, reject) => {
            say = resolve;
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
        }
      },
    } as unknown as Client<typeof EventService>;
    const hear = async (kind: 'caughtUp' | 'heartbeat') => {
      say({ event: { case: kind, value: { sequence: 1n } } });
      await vi.advanceTimersByTimeAsync(0);
    };
    return { client, opened, asked, hear };
  }

  it('is trusted for five seconds of silence, shared by all listeners, and closed in a hidden tab', async () => {
    const { client, opened, hear } = fakeStream();
    const events = new TenantEvents(client, () => undefined);
    const nothing = { onEvent: () => undefined, onConnected: () => undefined };
    const stops = [events.listen(nothing), events.listen(nothing)];
    events.setVisible(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(1);
    expect(events.connection()).toBe('connecting');
    await hear('caughtUp');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(events.connection()).toBe('connected');
    await vi.advanceTimersByTimeAsync(100);
    expect(events.connection()).toBe('silent');
    await hear('heartbeat');
    expect(events.connection()).toBe('connected');
    // The stream counts as dead, even if TCP keeps it open, so another one starts.
    await vi.advanceTimersByTimeAsync(16_000);
    expect(opened).toHaveLength(2);
    expect(opened[0]?.aborted).toBe(true);
    events.setVisible(false);
    expect(opened.every(({ aborted }) => aborted)).toBe(true);
    for (const stop of stops) stop();
  });

  it('delivers the events since the page was opened, and reports a gap only if it cannot', async () => {
    const { client, opened, asked, hear } = fakeStream();
    const listener = { onEvent: () => undefined, onConnected: vi.fn() };
    const open = (at: number) => {
      const events = new TenantEvents(client, () => undefined, { sequence: 41n, at });
      events.listen(listener);
      events.setVisible(true);
      return events;
    };
    const events = open(Date.now());
    await vi.advanceTimersByTimeAsync(0);
    await hear('caughtUp');
    expect([asked, listener.onConnected.mock.calls.length]).toEqual([[{ afterSequence: 41n }], 0]);
    // A stream that follows a dead one starts at the present, so the page has to read again.
    await vi.advanceTimersByTimeAsync(16_000);
    await hear('caughtUp');
    expect([asked.at(-1), listener.onConnected.mock.calls.length]).toEqual([{}, 1]);
    events.setVisible(false);
    // The same holds for a stream that starts long after the page was read, such as in a tab that was opened behind
    // another.
    const later = open(Date.now() - 60_000);
    await vi.advanceTimersByTimeAsync(0);
    await hear('caughtUp');
    expect([asked.at(-1), listener.onConnected.mock.calls.length]).toEqual([{}, 2]);
    later.setVisible(false);
    expect(opened).toHaveLength(3);
  });
});

describe('the address of a page', () => {
  it.each([
    ['approvals/:proposalId?', '/approvals', { proposalId: undefined }],
    ['approvals/:proposalId?', '/approvals/prop_1/', { proposalId: 'prop_1' }],
    ['approvals/:proposalId?', '/approvals/prop_1/more', undefined],
    ['packs/:packKey/work-items/:workItemId', '/packs/a%20b/work-items/%', { packKey: 'a b', workItemId: '%' }],
    ['packs/:packKey/work-items/:workItemId', '/packs/a/work-items', undefined],
    ['work', '/worker', undefined],
    ['/', '/', {}],
    ['*', '/anything/at/all', {}],
  ])('is parsed by the pattern %s: %s', (pattern, path, expected) => {
    expect(match(pattern, path)).toEqual(expected);
  });

  it('is matched with the most exact pattern first', () => {
    const patterns = ['*', 'admin/packs/:packKey', 'admin/packs/new', '/'];
    expect(patterns.toSorted((one, other) => exactness(other) - exactness(one))).toEqual([
      'admin/packs/new',
      'admin/packs/:packKey',
      '/',
      '*',
    ]);
  });
});

describe('the address of the inbox', () => {
  it.each([
    ['assignee=me&status=closed', 'status=closed&assignee=me'],
    ['status=in_progress,open&priority=high', 'status=in_progress%2Copen&priority=high'],
    ['status=nonsense&assignee=eve&order=sideways&queue=general&from=2026-13-77', ''],
    ['q=parcel&order=last_changed', 'q=parcel'],
    ['q=parcel&order=due&overdue=yes&due=tomorrow', 'q=parcel'],
    ['order=due&overdue=true&due=2026-11-24', 'overdue=true&due=2026-11-24&order=due'],
    [
      'order=oldest&tag=vip&tag=late&tag=vip&pack=customer_support&queue=refunds',
      'pack=customer_support&queue=refunds&tag=vip&tag=late&order=oldest',
    ],
  ])('keeps only valid parameters: %s', (given, understood) => {
    expect(parametersOf(queryOf(new URLSearchParams(given))).toString()).toBe(understood);
  });
});
