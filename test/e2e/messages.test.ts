import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

interface Message {
  message_id: string;
  content: string;
}

describe('appendWorkItemMessage and listWorkItemMessages', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  const create = async (initial?: string): Promise<string> => {
    const message = initial === undefined ? {} : { initial_message: { content: initial } };
    return (await key.client.createWorkItem({ subject: 'Talk', ...message })).body.work_item_id;
  };

  const contents = async (id: string, limit: number): Promise<string[]> => {
    const found: string[] = [];
    let token: string | null = null;
    do {
      const suffix: string = token === null ? '' : `&page_token=${token}`;
      const { status, body } = await key.client.listMessages(id, `?limit=${limit}${suffix}`);
      expect(status).toBe(200);
      expect(body.messages.length).toBeLessThanOrEqual(limit);
      found.push(...body.messages.map((message: Message) => message.content));
      token = body.next_page_token;
    } while (token !== null);
    return found;
  };

  it('append and count a message, and update the WorkItem', async () => {
    const id = await create();
    const appended = await key.client.appendMessage(id, 'The order number is 1234.');
    expect(appended.status).toBe(201);
    expect(appended.body).toMatchObject({
      work_item_id: id,
      role: 'user',
      content: 'The order number is 1234.',
      external_message_id: null,
      author: { type: 'api_key', id: key.keyId },
    });
    const { body } = await key.client.getWorkItem(id);
    expect(body).toMatchObject({ message_count: 1, version: 2, updated_at: appended.body.created_at });
  });

  sampled(3).each([1, 2, 3, 4, 5, 6])('page by %i through the conversation, oldest first', async (limit) => {
    const withInitial = await create('zero');
    const without = await create();
    for (const id of [withInitial, without]) {
      for (const content of ['one', 'two', 'three', 'four']) await key.client.appendMessage(id, content);
    }
    expect(await contents(withInitial, limit)).toEqual(['zero', 'one', 'two', 'three', 'four']);
    expect(await contents(without, limit)).toEqual(['one', 'two', 'three', 'four']);
    expect((await key.client.getWorkItem(withInitial)).body.message_count).toBe(5);
  });

  it('show an initial message that is the only one', async () => {
    expect(await contents(await create('alone'), 1)).toEqual(['alone']);
  });

  it('count concurrent messages exactly', async () => {
    const id = await create();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => key.client.appendMessage(id, `m${n}`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    expect((await key.client.getWorkItem(id)).body).toMatchObject({ message_count: 20, version: 21 });
    expect(await contents(id, 200)).toHaveLength(20);
  });

  sampled(3).each(['resolved', 'closed', 'cancelled', 'failed', 'rejected'])(
    'refuse messages to a WorkItem that is %s',
    async (status) => {
      const id = await create();
      if (status === 'closed') await key.client.updateWorkItem(id, { status: 'resolved' });
      await key.client.updateWorkItem(id, { status });
      const answer = await key.client.appendMessage(id, 'Too late');
      expect(answer.status).toBe(409);
      expect(answer.body.error).toMatchObject({ code: 'invalid_state', retryable: false });
      expect(answer.body.error.message).toContain(status);
      expect(await contents(id, 10)).toEqual([]);
    },
  );

  it.each([
    [{}, 'message', 'is required'],
    [{ message: {} }, 'message.content', 'is required'],
    [{ message: { content: '' } }, 'message.content', 'must not be empty'],
    [{ message: { content: 'x', role: 'agent' } }, 'message.role', 'must be one of user'],
    [{ message: { content: 'x', channel: 'api' } }, 'message.channel', 'is not a known field'],
    [{ message: { content: 'x', external_message_id: 'y' } }, 'message.external_message_id', 'is not a known field'],
    [{ message: { content: 'x', agent_id: 'y' } }, 'message.agent_id', 'is not a known field'],
    [{ content: 'x', message: { content: 'x' } }, 'content', 'is not a known field'],
  ])('refuse %j because of %s', async (body, field, problem) => {
    const answer = await key.client.post(`/api/v1/public/work-items/${await create()}/messages`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toContainEqual({ field, problem: expect.stringContaining(problem) });
  });

  it('replay an Idempotency-Key even after the work has ended, but not for another payload or WorkItem', async () => {
    const [id, other] = [await create(), await create()];
    const headers = { 'Idempotency-Key': 'append-once' };
    const first = await key.client.appendMessage(id, 'Once', headers);
    await key.client.updateWorkItem(id, { status: 'cancelled' });
    const again = await key.client.appendMessage(id, 'Once', headers);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await key.client.appendMessage(id, 'Twice', headers)).status).toBe(422);
    expect((await key.client.appendMessage(other, 'Once', headers)).status).toBe(422);
    expect(await contents(id, 10)).toEqual(['Once']);
    expect(await contents(other, 10)).toEqual([]);
  });

  it('refuse page tokens of another WorkItem', async () => {
    const [id, other] = [await create('a'), await create('b')];
    await key.client.appendMessage(id, 'more');
    const { body } = await key.client.listMessages(id, '?limit=1');
    const refused = await key.client.listMessages(other, `?page_token=${body.next_page_token}`);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details[0].field).toBe('page_token');
  });
});
