import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';

describe('createWorkItem', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  it('answers 201 with defaults, Location and ETag', async () => {
    const created = await key.client.createWorkItem({ subject: 'Refund for order 1234' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      subject: 'Refund for order 1234',
      status: 'new',
      priority: 'normal',
      channel: 'api',
      channel_id: null,
      tags: [],
      contact: null,
      source_reference: null,
      pack_key: 'customer_support',
      queue_key: 'general',
      assignee: null,
      message_count: 0,
      version: 1,
    });
    expect(created.body.work_item_id).toMatch(/^wi_/);
    expect(created.body.thread_id).toMatch(/^thr_/);
    expect(created.headers.get('etag')).toBe('"1"');
    const read = await key.client.get(created.headers.get('location') ?? '');
    expect(read.body).toEqual(created.body);
  });

  it('stores every field as it was sent', async () => {
    const request = {
      subject: 'Ünïcödé 👍 שלום subject',
      priority: 'urgent',
      channel: 'email',
      channel_id: 'support-inbox',
      tags: ['refund', 'VIP', 'über'],
      contact: { name: 'Ada Lovelace', email: 'Ada@Example.com', locale: 'en-GB' },
    };
    const initial = { role: 'user', content: 'Two parcels came.', external_message_id: 'mail-1', channel: 'email' };
    const { body } = await key.client.createWorkItem({ ...request, initial_message: initial });
    expect(body).toMatchObject({ ...request, source_reference: 'mail-1', message_count: 1 });
    const { body: page } = await key.client.listMessages(body.work_item_id);
    expect(page).toMatchObject({
      messages: [{ role: 'user', content: 'Two parcels came.', external_message_id: 'mail-1' }],
      next_page_token: null,
    });
    expect(page.messages[0].author).toEqual({ type: 'api_key', id: key.keyId, display_name: 'Test key' });
  });

  it.each([
    [{}, 'subject', 'is required'],
    [{ subject: '' }, 'subject', 'must not be empty'],
    [{ subject: '   ' }, 'subject', 'not only white space'],
    [{ subject: 'x'.repeat(501) }, 'subject', 'must have at most 500 characters'],
    [{ subject: 'x', priority: 'asap' }, 'priority', 'must be one of low, normal, high, urgent'],
    [{ subject: 'x', channel: 'fax' }, 'channel', 'must be one of api, email'],
    [{ subject: 'x', contact: { email: 'ada' } }, 'contact.email', 'must be an e-mail address'],
    [{ subject: 'x', contact: { locale: 'e' } }, 'contact.locale', 'must be a language tag'],
    [{ subject: 'x', contact: { phone: '1' } }, 'contact.phone', 'is not a known field'],
    [{ subject: 'x', tags: ['a', 7] }, 'tags[1]', 'must be a string'],
    [{ subject: 'x', tags: ['a', 'a'] }, 'tags', 'must not repeat an entry'],
    [{ subject: 'x', status: 'open' }, 'status', 'is not a known field'],
    [{ subject: 'x', initial_message: {} }, 'initial_message.content', 'is required'],
    [{ subject: 'x', initial_message: { content: 'x', role: 'agent' } }, 'initial_message.role', 'must be one of user'],
    [
      { subject: 'x', initial_message: { content: 'x', channel: 'email' } },
      'initial_message.channel',
      'must equal channel',
    ],
    [{ subject: 'x', initial_message: { content: 'x', at: 1 } }, 'initial_message.at', 'is not a known field'],
  ])('refuses %j and names %s', async (request, field, problem) => {
    const { status, body } = await key.client.createWorkItem(request);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'validation_error', code: 'validation_error', retryable: false });
    expect(body.error.details).toEqual([{ field, problem: expect.stringContaining(problem) }]);
    expect(body.error.message).toContain(`${field}: `);
  });

  it('reports all problems at once', async () => {
    const { body } = await key.client.createWorkItem({ priority: 'asap', contact: { email: 'x' }, colour: 'red' });
    const fields = body.error.details.map((detail: { field: string }) => detail.field);
    expect(fields.sort()).toEqual(['colour', 'contact.email', 'priority', 'subject']);
  });

  it('replays an Idempotency-Key with the current WorkItem', async () => {
    const request = { subject: 'Once', tags: ['a'] };
    const headers = { 'Idempotency-Key': 'create-once' };
    const first = await key.client.createWorkItem(request, headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    await key.client.updateWorkItem(first.body.work_item_id, { status: 'open' });
    const again = await key.client.createWorkItem({ tags: ['a'], subject: 'Once' }, headers);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('etag')).toBe('"2"');
    expect(again.body).toMatchObject({ work_item_id: first.body.work_item_id, status: 'open', version: 2 });
  });

  it('refuses an Idempotency-Key that is malformed or was used with another payload', async () => {
    const headers = { 'Idempotency-Key': 'create-other' };
    await key.client.createWorkItem({ subject: 'One' }, headers);
    const other = await key.client.createWorkItem({ subject: 'Two' }, headers);
    expect(other.status).toBe(422);
    expect(other.body.error.code).toBe('idempotency_key_reused');
    const malformed = await key.client.createWorkItem({ subject: 'One' }, { 'Idempotency-Key': 'with space' });
    expect(malformed.status).toBe(400);
    expect(malformed.body.error.details[0].field).toBe('Idempotency-Key');
  });

  it('accepts an Idempotency-Key that is named like a database index', async () => {
    const headers = { 'Idempotency-Key': '_id_' };
    const first = await key.client.createWorkItem({ subject: 'Tricky' }, headers);
    const again = await key.client.createWorkItem({ subject: 'Tricky' }, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.work_item_id).toBe(first.body.work_item_id);
  });

  it('keeps the Idempotency-Keys of two API keys or two operations apart', async () => {
    const headers = { 'Idempotency-Key': 'shared' };
    const other = await service.createKey(tenantId, ['work.write']);
    const mine = await key.client.createWorkItem({ subject: 'Mine' }, headers);
    const theirs = await other.client.createWorkItem({ subject: 'Theirs' }, headers);
    expect(theirs.status).toBe(201);
    expect(theirs.body.work_item_id).not.toBe(mine.body.work_item_id);
    const message = await key.client.appendMessage(mine.body.work_item_id, 'Hello', headers);
    expect(message.status).toBe(201);
  });

  it('writes one event that says who, what and when, without personal data', async () => {
    const { body } = await key.client.createWorkItem({
      subject: 'Very private subject',
      contact: { email: 'private@example.com' },
      initial_message: { content: 'Private words' },
    });
    await service.services.platform.relay.drain(tenantId);
    const log = service.services.platform.mongo.connection.collection('event_log');
    const entries = await log.find({ tenant_id: tenantId, work_item_id: body.work_item_id }).toArray();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      type: 'work_item.created',
      subject: { type: 'work_item', id: body.work_item_id },
      subject_version: 1,
      actor: { type: 'api_key', id: key.keyId, accountable: null },
      data: { status: 'new', priority: 'normal', channel: 'api', pack_key: 'customer_support' },
    });
    expect(JSON.stringify(entries)).not.toMatch(/private/i);
  });
});
