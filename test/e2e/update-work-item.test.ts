import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from '../../src/work-items/status.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

describe('updateWorkItem', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  const create = async (body: Record<string, unknown> = {}): Promise<string> =>
    (await key.client.createWorkItem({ subject: 'Before', ...body })).body.work_item_id;

  it('changes what the patch names and nothing else', async () => {
    const contact = { name: 'Ada', email: 'ada@example.com', locale: 'en' };
    const id = await create({ tags: ['a'], contact, channel_id: 'c' });
    const { body: before } = await key.client.getWorkItem(id);
    const patch = { subject: 'After', priority: 'low', contact: { name: null, email: 'eve@example.com' } };
    const { status, body, headers } = await key.client.updateWorkItem(id, patch);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"2"');
    expect(body).toEqual({
      ...before,
      subject: 'After',
      priority: 'low',
      contact: { email: 'eve@example.com', locale: 'en' },
      version: 2,
      updated_at: body.updated_at,
    });
    expect((await key.client.getWorkItem(id)).body).toEqual(body);
  });

  it('removes fields that are null, and a contact without fields altogether', async () => {
    const id = await create({ tags: ['a'], contact: { email: 'ada@example.com' }, channel_id: 'c' });
    const removed = await key.client.updateWorkItem(id, { tags: null, channel_id: null, contact: { email: null } });
    expect(removed.body).toMatchObject({ tags: [], channel_id: null, contact: null });
    const found = await key.client.listWorkItems('?contact_email=ada@example.com');
    expect(found.body.work_items.map((item: { work_item_id: string }) => item.work_item_id)).not.toContain(id);
  });

  it('finds the WorkItem under its new e-mail address', async () => {
    const id = await create({ contact: { email: 'old@example.com' } });
    await key.client.updateWorkItem(id, { contact: { email: 'New@Example.com' } });
    const found = await key.client.listWorkItems('?contact_email=new@example.COM');
    expect(found.body.work_items).toMatchObject([{ work_item_id: id, contact: { email: 'New@Example.com' } }]);
  });

  it('accepts application/merge-patch+json', async () => {
    const id = await create();
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    expect((await key.client.updateWorkItem(id, { status: 'open' }, headers)).body.status).toBe('open');
  });

  it.each([
    [{}],
    [{ subject: 'Before', priority: 'normal', status: 'new' }],
    [{ tags: [], contact: null }],
  ])('keeps the version if %j changes nothing', async (patch) => {
    const id = await create();
    const { status, body } = await key.client.updateWorkItem(id, patch);
    expect(status).toBe(200);
    expect(body.version).toBe(1);
  });

  it.each([
    [{ subject: null }, 'subject', 'must be a string'],
    [{ status: null }, 'status', 'must be a string'],
    [{ status: 'done' }, 'status', 'must be one of new, open'],
    [{ channel: 'email' }, 'channel', 'is not a known field'],
    [{ contact: { email: 'x' } }, 'contact.email', 'must be an e-mail address'],
    [{ version: 3 }, 'version', 'is not a known field'],
  ])('refuses %j because of %s', async (patch, field, problem) => {
    const { status, body } = await key.client.updateWorkItem(await create(), patch);
    expect(status).toBe(400);
    expect(body.error.details).toContainEqual({ field, problem: expect.stringContaining(problem) });
  });

  it('changes only the version that If-Match names', async () => {
    const id = await create();
    const first = await key.client.updateWorkItem(id, { status: 'open' }, { 'If-Match': '"1"' });
    expect(first.status).toBe(200);
    const stale = await key.client.updateWorkItem(id, { status: 'resolved' }, { 'If-Match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body.error).toMatchObject({ type: 'conflict', code: 'precondition_failed', retryable: false });
    expect(stale.body.error.message).toContain('"2"');
    expect((await key.client.updateWorkItem(id, { tags: ['x'] }, { 'If-Match': '*' })).status).toBe(200);
  });

  // Tags as nginx, Envoy and Apache change them when they compress an answer. In each form, the tag names the version.
  it.each([
    'W/"1"',
    '"9", W/"1"',
    '"1-gzip"',
    'W/"1-br"',
    '"1--gzip"',
  ])('accepts the tag as a proxy has changed it: %s', async (tag) => {
    const id = await create();
    const taken = await key.client.updateWorkItem(id, { status: 'open' }, { 'If-Match': tag });
    expect([taken.status, taken.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await key.client.updateWorkItem(id, { status: 'resolved' }, { 'If-Match': tag });
    expect(stale.status).toBe(412);
    expect(stale.body.error.message).toBe(
      'The WorkItem is at another version than you named: its ETag is now "2". Read it again and decide anew.',
    );
    const read = await key.client.getWorkItem(id, { 'If-None-Match': tag.replaceAll('1', '2') });
    expect(read.status).toBe(304);
  });

  it.each([
    'W/"11"',
    '"1-"',
    '"1-gzipped"',
    '"gzip"',
    '"01"',
    '""',
  ])('accepts no other tag for the version: %s', async (tag) => {
    const answer = await key.client.updateWorkItem(await create(), { status: 'open' }, { 'If-Match': tag });
    expect(answer.status).toBe(412);
  });

  it('refuses an If-Match that names no versions, and says what is expected', async () => {
    const { status, body } = await key.client.updateWorkItem(await create(), { status: 'open' }, { 'If-Match': '1' });
    expect(status).toBe(400);
    expect(body.error.details).toEqual([
      { field: 'If-Match', problem: 'must be * or entity tags in quotes, such as "3"' },
    ]);
  });

  it('lets one of many concurrent If-Match updates win, and loses no unconditional update', async () => {
    const id = await create();
    const conditional = Array.from({ length: 10 }, (_, n) =>
      key.client.updateWorkItem(id, { subject: `Racer ${n}` }, { 'If-Match': '"1"' }),
    );
    const statuses = (await Promise.all(conditional)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(412)]);
    const unconditional = Array.from({ length: 4 }, (_, n) => key.client.updateWorkItem(id, { tags: [`t${n}`] }));
    expect((await Promise.all(unconditional)).map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await key.client.getWorkItem(id)).body.version).toBe(6);
  });

  const ENDINGS = ['resolved', 'cancelled', 'rejected', 'failed'];
  /** The table of WorkItemStatus in rest.md. */
  const ALLOWED: Record<WorkItemStatus, string[]> = {
    new: ['open', 'in_progress', 'waiting_on_customer', ...ENDINGS],
    open: ['in_progress', 'waiting_on_customer', ...ENDINGS],
    in_progress: ['open', 'waiting_on_customer', ...ENDINGS],
    waiting_on_customer: ['open', 'in_progress', ...ENDINGS],
    waiting_on_approval: ENDINGS,
    resolved: ['closed'],
    closed: [],
    cancelled: [],
    failed: [],
    rejected: [],
  };

  sampled(3).each(WORK_ITEM_STATUSES)('moves %s exactly where the transition table allows', async (from) => {
    for (const to of WORK_ITEM_STATUSES) {
      const id = await create();
      // Clients cannot reach some of these states yet, so the test writes the state to the database.
      await service.services.platform.mongo.connection
        .collection('work_items')
        .updateOne({ _id: id as never }, { $set: { status: from } });
      const { status, body } = await key.client.updateWorkItem(id, { status: to });
      if (from === to || ALLOWED[from].includes(to)) {
        expect([status, body.status], `${from} -> ${to}`).toEqual([200, to]);
        continue;
      }
      expect([status, body.error?.code], `${from} -> ${to}`).toEqual([409, 'invalid_state']);
      for (const allowed of ALLOWED[from]) expect(body.error.message).toContain(allowed);
    }
  });

  it('logs one event per change, with the former status', async () => {
    const id = await create();
    await key.client.updateWorkItem(id, { status: 'open', subject: 'Secret subject' });
    await key.client.updateWorkItem(id, {});
    await service.services.platform.relay.drain(tenantId);
    const log = service.services.platform.mongo.connection.collection('event_log');
    const entries = await log.find({ tenant_id: tenantId, work_item_id: id }).sort({ sequence: 1 }).toArray();
    expect(entries.map((entry) => [entry['type'], entry['subject_version']])).toEqual([
      ['work_item.created', 1],
      ['work_item.updated', 2],
    ]);
    expect(entries[1]?.['data']).toEqual({
      status: 'open',
      previous_status: 'new',
      commitments: { subject: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });
});
