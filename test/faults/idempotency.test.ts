import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageDocument, WorkItemDocument } from '../../src/work-items/schema.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectExactLog, stored, waitUntilDrained } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const CONCURRENT = 100;

const replays = (answers: ApiAnswer[]) => answers.filter((answer) => answer.headers.has('idempotent-replayed')).length;

describe('Idempotency-Key', () => {
  let engine: OwnEngine;
  let nodes: [TestService, TestService];
  let tenantId: string;
  let key: TestKey;
  let clients: TestKey['client'][];

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const first = await TestService.start({ mongodbUri: engine.uri });
    nodes = [first, await TestService.start({ sharing: first })];
    tenantId = await first.createTenant();
    key = await first.createKey(tenantId, ['work.read', 'work.write']);
    clients = nodes.map((node) => node.client(key.token));
  });
  afterAll(async () => {
    await nodes[1].stop({ keepDatabase: true });
    await nodes[0].stop();
    await engine.stop();
  });

  /** Sends the same request many times at once, spread over the nodes. */
  const many = (request: (client: TestKey['client']) => Promise<ApiAnswer>) =>
    Promise.all(Array.from({ length: CONCURRENT }, (_, i) => request(clients[i % 2] as TestKey['client'])));

  async function countWorkItems(idempotencyKey: string): Promise<number> {
    // Filtered here, because the embedded engine finds nothing by `idem.key` alone.
    const items = await stored<WorkItemDocument>(nodes[0], 'work_items').find({ tenant_id: tenantId }).toArray();
    return items.filter((item) => item.idem?.key === idempotencyKey).length;
  }

  it('turns 100 concurrent creates on two nodes into one WorkItem', async () => {
    const header = { 'Idempotency-Key': randomUUID() };
    const body = { subject: 'Once', initial_message: { content: 'Only once', external_message_id: randomUUID() } };
    const answers = await many((client) => client.createWorkItem(body, header));

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.body.work_item_id)).size).toBe(1);
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(replays(answers)).toBe(CONCURRENT - 1);
    expect(await countWorkItems(header['Idempotency-Key'])).toBe(1);

    const other = await key.client.createWorkItem({ ...body, subject: 'Twice' }, header);
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused', retryable: false } } });
    expect(await countWorkItems(header['Idempotency-Key'])).toBe(1);
  });

  it('turns 100 concurrent appends on two nodes into one message', async () => {
    const { work_item_id: id } = (await key.client.createWorkItem()).body;
    const header = { 'Idempotency-Key': randomUUID() };
    const answers = await many((client) => client.appendMessage(id, 'Only once', header));

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(replays(answers)).toBe(CONCURRENT - 1);
    const messages = stored<MessageDocument>(nodes[0], 'work_item_messages');
    expect(await messages.countDocuments({ tenant_id: tenantId, work_item_id: id })).toBe(1);
    expect((await key.client.getWorkItem(id)).body).toMatchObject({ message_count: 1, version: 2 });

    const elsewhere = (await key.client.createWorkItem()).body.work_item_id;
    for (const other of [
      key.client.appendMessage(id, 'Twice', header),
      key.client.appendMessage(elsewhere, 'Only once', header),
    ]) {
      expect(await other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused' } } });
    }
    expect(await messages.countDocuments({ tenant_id: tenantId })).toBe(1);
  });

  it('when absent, leaves 100 concurrent appends as 100 messages', async () => {
    const { work_item_id: id } = (await key.client.createWorkItem()).body;
    const answers = await many((client) => client.appendMessage(id, 'Again'));
    const stored201 = answers.filter((answer) => answer.status === 201);
    // Requests that lost the race too often are refused as retryable, and store nothing.
    const refused = answers.filter((answer) => answer.status !== 201);
    for (const answer of refused) expect(answer.body.error.retryable).toBe(true);
    const { body } = await key.client.getWorkItem(id);
    expect(body).toMatchObject({ message_count: stored201.length, version: stored201.length + 1 });
    // `updated_at` must be the newest time, in whatever order the messages were committed. Otherwise a client that
    // follows the list by `updated_since` would miss the last message.
    const appendedAt = stored201.map((answer) => Date.parse(answer.body.created_at));
    expect(Date.parse(body.updated_at)).toBe(Math.max(...appendedAt));
    const page = await key.client.listMessages(id, '?limit=200');
    const ids = (messages: { message_id: string }[]) => messages.map((message) => message.message_id).sort();
    expect(ids(page.body.messages)).toEqual(ids(stored201.map((answer) => answer.body)));
  });

  it('applies to one key lineage and one operation', async () => {
    const other = await nodes[0].createKey(tenantId, ['work.write']);
    const header = { 'Idempotency-Key': randomUUID() };
    const mine = await key.client.createWorkItem({ subject: 'Mine' }, header);
    const theirs = await other.client.createWorkItem({ subject: 'Theirs' }, header);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.work_item_id).not.toBe(mine.body.work_item_id);
    const message = await key.client.appendMessage(mine.body.work_item_id, 'Another operation', header);
    expect(message.status).toBe(201);
    expect(message.headers.has('idempotent-replayed')).toBe(false);
  });

  it('turns retries across a kill -9 of the service into one WorkItem', async () => {
    const victim = nodes[1];
    const client = victim.client(key.token);
    const pending = Array.from({ length: 20 }, (_, index) => ({ key: randomUUID(), subject: `Retried ${index}` }));
    const outcomes = pending.map(async ({ key: idempotencyKey, subject }) => {
      const ids = new Set<string>();
      // Each client sends its request until it has three responses, as if the first ones had been lost.
      for (let answered = 0; answered < 3; ) {
        try {
          const answer = await client.createWorkItem({ subject }, { 'Idempotency-Key': idempotencyKey });
          expect(answer.status).toBe(201);
          ids.add(answer.body.work_item_id);
          answered += 1;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          await delay(50);
        }
      }
      return ids;
    });
    for (const pauseMs of [10, 30]) {
      await delay(pauseMs);
      await victim.end('SIGKILL');
      await victim.spawn();
    }
    for (const ids of await Promise.all(outcomes)) expect(ids.size).toBe(1);
    for (const one of pending) expect(await countWorkItems(one.key)).toBe(1);
    await waitUntilDrained(nodes[0], tenantId);
    await expectExactLog(nodes[0], tenantId);
  });
});
