import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxEvent } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored, waitUntilDrained } from '../faults/event-log.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { RefundDesk } from '../support/governance.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';

const EVENTS = '/api/v1/public/events';
/** Log entries that one request examines at most, if few of them match. */
const LOOKED_AT = 4_000;
/** Requests of one API key that may wait at the same time. */
const WAITERS_OF_KEY = 20;

interface ApiEvent {
  event_id: string;
  sequence: number;
  type: string;
  work_item_id: string | null;
  url: string | null;
  data?: object;
}

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('the event feed', () => {
  let tenantId: string;
  let reader: TestKey;
  let writer: TestKey;
  // Each test has a tenant of its own, so that no other test adds to the sequence.
  beforeEach(async () => {
    tenantId = await service.createTenant();
    reader = await service.createKey(tenantId, ['events.read', 'work.actions']);
    writer = await service.createKey(tenantId, ['work.read', 'work.write']);
  });

  const ask = (query = '', by = reader) => by.client.get(`${EVENTS}${query}`);
  const typesOf = ({ body }: ApiAnswer) => body.events.map(({ type }: ApiEvent) => type);
  const logged = () =>
    stored<LogEntry>(service, 'event_log').find({ tenant_id: tenantId }).sort({ sequence: 1 }).toArray();
  /** Waits until every event is in the log. @returns the last sequence of the log. */
  async function settled(): Promise<number> {
    await waitUntilDrained(service, tenantId);
    return (await logged()).length;
  }

  async function opened(): Promise<string> {
    return (await writer.client.createWorkItem()).body.work_item_id;
  }

  /** Appends entries to the log that no request caused. */
  async function fill(count: number): Promise<void> {
    const from = await settled();
    const event = {
      type: 'work_item.updated',
      subject: { type: 'work_item', id: 'wi_x' },
      subject_version: 1,
    } as const;
    const call = { principal: TEST_ADMIN, correlationId: 'filler' };
    const entries = Array.from({ length: count }, (_, index) =>
      toLogEntry(
        tenantId,
        from + index + 1,
        outboxEvent(call, { ...event, work_item_id: 'wi_x', at: new Date(), data: {} }),
      ),
    );
    await stored<LogEntry>(service, 'event_log').insertMany(entries);
  }

  it('returns the log of the tenant without data, in order, in pages of any size', async () => {
    const id = await opened();
    await writer.client.appendMessage(id, 'Words');
    await writer.client.updateWorkItem(id, { status: 'open' });
    const head = await settled();
    const whole = await ask();
    expect(whole.body).toMatchObject({ next_after: head, head });
    const log = await logged();
    expect(whole.body.events).toEqual(
      log.map((entry) => ({
        event_id: entry._id,
        sequence: entry.sequence,
        type: entry.type,
        at: entry.at.toISOString(),
        subject: entry.subject,
        work_item_id: entry.work_item_id,
        actor: entry.actor,
        correlation_id: entry.correlation_id,
        url: expect.toBeOneOf([expect.stringMatching(/^\/api\/v1\/public\//), null]),
      })),
    );
    expect(typesOf(whole)).toEqual([
      'api_key.created',
      'api_key.created',
      'work_item.created',
      'message.appended',
      'work_item.updated',
    ]);
    const paged: ApiEvent[] = [];
    for (let after = 0; after < head; ) {
      const { body } = await ask(`?after=${after}&limit=2`);
      expect(body.events.length).toBe(Math.min(2, head - after));
      expect(body.next_after).toBe(body.events.at(-1).sequence);
      expect(body.head).toBe(head);
      paged.push(...body.events);
      after = body.next_after;
    }
    expect(paged).toEqual(whole.body.events);
    expect((await ask(`?after=${head}`)).body).toEqual({ events: [], next_after: head, head });
    expect((await ask('?limit=300')).body.events).toEqual(whole.body.events);
  });

  it('links each subject to an operation that returns it', { tags: 'full' }, async () => {
    const desk = await RefundDesk.open(service);
    const proposal = await desk.propose('5.00');
    expect((await desk.execute(proposal.body.proposal_id)).status).toBe(200);
    await desk.key.client.appendMessage(proposal.body.work_item_id, 'Words');
    await desk.key.client.exportPacket(proposal.body.work_item_id);
    const all = await service.createKey(desk.tenantId, ['events.read', 'work.read', 'work.actions']);
    await waitUntilDrained(service, desk.tenantId);
    const { body } = await ask('', all);
    const read = new Map<string, string>();
    for (const { type, url } of body.events as ApiEvent[]) if (url !== null) read.set(url, type.split('.')[0] ?? '');
    for (const url of read.keys()) expect((await all.client.get(url)).status, url).toBe(200);
    expect([...new Set(read.values())].toSorted()).toEqual([
      'action',
      'evidence',
      'integration',
      'message',
      'proposal',
      'work_item',
    ]);
  });

  it('filters by type, by all types of a subject and by WorkItem, and advances the cursor past events that do not match', async () => {
    const [one, other] = [await opened(), await opened()];
    await writer.client.updateWorkItem(one, { status: 'open' });
    await writer.client.appendMessage(one, 'Words');
    const head = await settled();
    expect(typesOf(await ask('?types=message.appended'))).toEqual(['message.appended']);
    const ofWork = await ask('?types=work_item.*,message.appended');
    expect(typesOf(ofWork)).toEqual([
      'work_item.created',
      'work_item.created',
      'work_item.updated',
      'message.appended',
    ]);
    const ofOne = await ask(`?work_item_id=${one}`);
    expect(typesOf(ofOne)).toEqual(['work_item.created', 'work_item.updated', 'message.appended']);
    expect(typesOf(await ask(`?work_item_id=${other}&types=work_item.*`))).toEqual(['work_item.created']);
    // A page's cursor stops at its last event. Otherwise the events behind it would be lost.
    const first = (await ask(`?work_item_id=${one}&limit=1`)).body;
    expect(first.next_after).toBe(first.events[0].sequence);
    expect((await ask('?types=proposal.*')).body).toEqual({ events: [], next_after: head, head });
  });

  it('refuses unknown types, and suggests the type that was meant', async () => {
    const problem = async (types: string) => {
      const { status, body } = await ask(`?types=${types}`);
      expect(status).toBe(400);
      return body.error.details;
    };
    expect(await problem('proposal.aproved')).toEqual([
      { field: 'types', problem: expect.stringContaining('did you mean proposal.approved?') },
    ]);
    expect(await problem('proposals.*')).toEqual([
      { field: 'types', problem: expect.stringContaining('did you mean proposal.*?') },
    ]);
    expect(await problem('work_item.created,no.such_thing')).toEqual([
      { field: 'types', problem: expect.stringContaining('"no.such_thing"') },
    ]);
    expect((await ask('?types=proposal')).status).toBe(400);
    expect((await ask('?types=proposal.*,')).status).toBe(400);
  });

  it('answers for a WorkItem of another tenant as for one that never existed', async () => {
    const foreign = await service.createKey(await service.createTenant(), ['work.write']);
    const { work_item_id: id } = (await foreign.client.createWorkItem()).body;
    const [theirs, none] = [await ask(`?work_item_id=${id}`), await ask(`?work_item_id=wi_01h455vb4pex5vsknk084sn02q`)];
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(theirs.body.error.message.replace(id, '')).toBe(
      none.body.error.message.replace('wi_01h455vb4pex5vsknk084sn02q', ''),
    );
  });

  it('refuses a position beyond the log, with and without waiting, and says where the log ends', {
    tags: 'full',
  }, async () => {
    const head = await settled();
    for (const query of [`?after=${head + 1}`, `?after=${head + 1}&wait_seconds=30`]) {
      const { status, body } = await ask(query);
      expect(status).toBe(400);
      expect(body.error.details).toEqual([
        { field: 'after', problem: expect.stringContaining(`end of the log (${head});`) },
      ]);
    }
    expect((await ask('?after=9007199254740992')).status).toBe(400);
    expect((await ask('?after=-1')).status).toBe(400);
  });

  it('adds the logged data to events of WorkItems, for keys that may read evidence', async () => {
    const id = await opened();
    await writer.client.updateWorkItem(id, { status: 'open' });
    await settled();
    const { body } = await ask('?expand=data');
    const log = await logged();
    for (const event of body.events as ApiEvent[]) {
      const entry = log.find(({ _id }) => _id === event.event_id);
      expect(event.data, event.type).toEqual(event.work_item_id === null ? undefined : entry?.data);
    }
    expect(body.events.at(-1).data).toMatchObject({ status: 'open', previous_status: 'new' });
    const thin = await service.createKey(tenantId, ['events.read']);
    expect((await ask('', thin)).status).toBe(200);
    const refused = await ask('?expand=data', thin);
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toContain('work.actions');
    expect((await ask('', writer)).status).toBe(403);
  });

  it('wakes a waiting request only when a matching event is logged', async () => {
    const id = await opened();
    const head = await settled();
    let [isAnswered, isSilentAnswered] = [false, false];
    const waiting = ask(`?after=${head}&types=message.*&wait_seconds=30`).finally(() => {
      isAnswered = true;
    });
    const silent = ask(`?after=${head}&types=proposal.*&wait_seconds=3`).finally(() => {
      isSilentAnswered = true;
    });
    await writer.client.updateWorkItem(id, { status: 'open' });
    await settled();
    expect([isAnswered, isSilentAnswered]).toEqual([false, false]);
    await writer.client.appendMessage(id, 'Words');
    const answer = await waiting;
    expect(typesOf(answer)).toEqual(['message.appended']);
    expect(answer.body.next_after).toBe(head + 2);
    // No matching event was logged for this request, but its position moves on all the same.
    expect((await silent).body).toEqual({ events: [], next_after: head + 2, head: head + 2 });
  });

  it('examines a bounded part of the log, and then returns its position instead of waiting', {
    tags: 'full',
  }, async () => {
    const from = await settled();
    await fill(LOOKED_AT + 50);
    await opened();
    const head = await settled();
    const first = (await ask(`?after=${from}&types=work_item.created&wait_seconds=30`)).body;
    expect(first).toEqual({ events: [], next_after: from + LOOKED_AT, head });
    const rest = (await ask(`?after=${first.next_after}&types=work_item.created`)).body;
    expect(rest).toMatchObject({ events: [{ type: 'work_item.created' }], next_after: head, head });
    const plain = (await ask(`?after=${from}&limit=200`)).body;
    expect(plain.events).toHaveLength(200);
    expect(plain).toMatchObject({ next_after: from + 200, head });
  });

  it('never skips an entry that is missing', async () => {
    await opened();
    const head = await settled();
    await opened();
    await settled();
    await stored<LogEntry>(service, 'event_log').deleteOne({ tenant_id: tenantId, sequence: head });
    expect((await ask(`?after=${head - 1}`)).status).toBe(500);
    expect((await ask(`?after=${head - 2}&limit=1`)).body.next_after).toBe(head - 1);
  });

  it('lets a limited number of requests of each key wait, and refuses more at once', { tags: 'full' }, async () => {
    const head = await settled();
    const query = `?after=${head}&types=message.*&wait_seconds=30`;
    // The request below may take the place of this one. If so, this one is sent again.
    const wait = async (): Promise<ApiAnswer> => {
      const answer = await ask(query);
      return answer.status === 429 ? wait() : answer;
    };
    const waiting = Array.from({ length: WAITERS_OF_KEY }, wait);
    let refused: ApiAnswer;
    do refused = await ask(`?after=${head}&types=message.*&wait_seconds=1`);
    while (refused.status === 200);
    expect(refused.status).toBe(429);
    expect(refused.body.error.message).toContain(`${WAITERS_OF_KEY} requests of this credential`);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await ask(`?after=${head}`)).status).toBe(200);
    const other = await service.createKey(tenantId, ['events.read']);
    const another = ask(query, other);
    await writer.client.appendMessage(await opened(), 'Words');
    const answers = await Promise.all([...waiting, another]);
    expect(new Set(answers.map(typesOf).map(String))).toEqual(new Set(['message.appended']));
  });
});
