import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../support/api-client.ts';
import { createSubject, refundProposal, type Subject } from '../support/operations.ts';
import { type TestKey, TestService } from '../support/service.ts';

const WORK_ITEMS = '/api/v1/public/work-items';
const MAX_BODY_BYTES = 256 * 1024;
/** Half of the limit, in milliseconds, within which every request is answered. */
const REQUEST_LIMIT_MS = 5_000;

/** Collections that requests could change. */
const STORED = [
  'work_items',
  'work_item_messages',
  'action_proposals',
  'actions',
  'approval_budgets',
  'sandbox_orders',
];

/** Field names that every JavaScript object inherits. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

describe('hostile input', () => {
  let service: TestService;
  let key: TestKey;
  let workItemId: string;
  let subject: Subject;
  let before: string;

  beforeAll(async () => {
    service = await TestService.start();
    const tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
    workItemId = (await key.client.createWorkItem()).body.work_item_id;
    subject = await createSubject(service, tenantId);
  });
  afterAll(() => service.stop());

  async function contents(): Promise<string> {
    const { connection } = service.services.platform.mongo;
    const all = STORED.map((name) =>
      connection
        .collection(name)
        .find(service.ownDocuments(name), { projection: { outbox: 0 } })
        .sort({ _id: 1 })
        .toArray(),
    );
    return JSON.stringify(await Promise.all(all));
  }
  beforeEach(async () => {
    before = await contents();
  });
  afterEach(async () => {
    // Nothing was stored, and the service still answers.
    expect(await contents()).toBe(before);
    expect((await key.client.getWorkItem(workItemId)).status).toBe(200);
  });

  const post = (body: unknown, headers: Record<string, string> = {}) => key.client.post(WORK_ITEMS, body, headers);
  const proposals = () => `${WORK_ITEMS}/${subject.workItemId}/action-proposals`;
  const propose = (more: object, payload: object = {}) =>
    key.client.post(proposals(), refundProposal(subject.integrationId, payload, more));
  const execute = () => `/api/v1/public/action-proposals/${subject.proposalId}/execute`;
  /** Returns the text of a valid proposal in which `text` replaces `old`. */
  const proposalText = (old: string, text: string) => {
    const valid = JSON.stringify(refundProposal(subject.integrationId));
    expect(valid).toContain(old);
    return valid.replace(old, () => text);
  };

  function expectRefused(answer: ApiAnswer, status: number, field?: string): void {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (field !== undefined) {
      expect(answer.body.error.details.map((detail: { field: string }) => detail.field)).toContain(field);
    }
  }

  it.each([
    ['status[$ne]=closed', 'status[$ne]'],
    ['status[]=new', 'status[]'],
    ['tag[$regex]=.*', 'tag[$regex]'],
    ['$where=sleep(1000)', '$where'],
    ['contact.email=x', 'contact.email'],
    ['status=$ne', 'status'],
  ])('refuses the operator in ?%s', async (query, field) => {
    expectRefused(await key.client.listWorkItems(`?${query}`), 400, field);
  });

  it.each(['tag', 'source_reference'])('compares %s literally with the text of an operator', async (filter) => {
    const answer = await key.client.listWorkItems(`?${filter}=${encodeURIComponent('{"$gt":""}')}`);
    expect(answer).toMatchObject({ status: 200, body: { work_items: [] } });
  });

  it.each([
    ['subject', { subject: { $gt: '' } }],
    ['tags[0]', { subject: 'x', tags: [{ $ne: null }] }],
    ['$set', { subject: 'x', $set: { status: 'closed' } }],
    ['contact.email', { subject: 'x', contact: { email: { $regex: '.*' } } }],
    ['contact.$where', { subject: 'x', contact: { $where: '1' } }],
    ['initial_message.content', { subject: 'x', initial_message: { content: { $gt: '' } } }],
  ])('refuses an operator in the field %s of the body', async (field, body) => {
    expectRefused(await post(body), 400, field);
  });

  it.each([
    ['status', { status: { $ne: 'closed' } }],
    ['$unset', { $unset: { subject: '' } }],
    ['version', { version: 99 }],
    ['tenant_id', { tenant_id: 'other' }],
    ['outbox', { outbox: [] }],
  ])('refuses %s in a PATCH', async (field, body) => {
    expectRefused(await key.client.updateWorkItem(workItemId, body), 400, field);
  });

  it.each([
    ['integration_id', { integration_id: { $ne: null } }, {}],
    ['integration_id', { integration_id: ['int_01h455vb4pex5vsknk084sn02q'] }, {}],
    ['supersedes', { supersedes: { $gt: '' } }, {}],
    ['approval_reason', { approval_reason: { $regex: '.*' } }, {}],
    ['action_operation', { action_operation: { $in: ['commerce_refund'] } }, {}],
    ['$set', { $set: { status: 'approved' } }, {}],
    ['status', { status: 'approved' }, {}],
    ['approvals', { approvals: [{ decision: 'approve' }] }, {}],
    ['payload_hash', { payload_hash: 'a'.repeat(64) }, {}],
    ['policy', { policy: { decision: 'auto_approve' } }, {}],
    ['proposed_by', { proposed_by: { type: 'user', id: 'usr_x' } }, {}],
    ['expires_at', { expires_at: '2999-01-01T00:00:00Z' }, {}],
    ['tenant_id', { tenant_id: 'other' }, {}],
    ['payload.order_id', {}, { order_id: { $ne: null } }],
    ['payload.amount', {}, { amount: { $numberDecimal: '1' } }],
    ['payload.amount', {}, { amount: 1 }],
    ['payload.currency', {}, { currency: { $gt: '' } }],
    ['payload.$where', {}, { $where: 'sleep(1000)' }],
    ['payload.idempotency_key', {}, { idempotency_key: 'mine' }],
  ])('refuses %s in a proposal: %j %j', async (field, more, payload) => {
    expectRefused(await propose(more, payload), 400, field);
  });

  it.each([
    ['dry_run', { dry_run: { $ne: true } }],
    ['dry_run', { dry_run: 'false' }],
    ['dry_run', { dry_run: 0 }],
    ['approved', { dry_run: false, approved: true }],
    ['$set', { dry_run: false, $set: { status: 'approved' } }],
    ['payload', { dry_run: false, payload: { amount: '1.00' } }],
  ])('refuses %s in the execution request %j', async (field, body) => {
    expectRefused(await key.client.post(execute(), body), 400, field);
  });

  it.each([
    'work_item_id[$ne]=x',
    'work_item_id[]=x',
    'status=running',
    'proposal_id=x',
  ])('refuses ?%s in the list of actions', async (query) => {
    expectRefused(await key.client.get(`/api/v1/public/actions?${query}`), 400, query.split('=')[0]);
  });

  it.each(INHERITED)('refuses the unknown field %s in proposals and executions', async (name) => {
    const value = `"${name}":{"type":"commerce_refund","dry_run":true}`;
    const first = '"integration_id"';
    expectRefused(await key.client.post(proposals(), proposalText(first, `${value},${first}`)), 400, name);
    const type = '"type":';
    expectRefused(await key.client.post(proposals(), proposalText(type, `${value},${type}`)), 400, `payload.${name}`);
    expectRefused(await propose({}, { type: name }), 400);
    expectRefused(await propose({ action_operation: name }), 400, 'action_operation');
    expectRefused(await propose({}, { currency: name }), 400, 'payload.currency');
    expectRefused(await propose({}, { reason: name }), 400, 'payload.reason');
    expectRefused(await key.client.post(execute(), `{"dry_run":true,${value}}`), 400, name);
  });

  it.each(INHERITED)('refuses the unknown field %s at every level', async (name) => {
    const nested = `{"${name}":{"isAdmin":true,"status":"closed"}`;
    expectRefused(await post(`{"subject":"x",${nested.slice(1)}}`), 400, name);
    expectRefused(await post(`{"subject":"x","contact":${nested}}}`), 400, `contact.${name}`);
    const message = await key.client.post(
      `${WORK_ITEMS}/${workItemId}/messages`,
      `{"message":${nested},"content":"x"}}`,
    );
    expectRefused(message, 400, `message.${name}`);
    expectRefused(await key.client.patch(`${WORK_ITEMS}/${workItemId}`, nested.concat('}')), 400, name);
    expectRefused(await key.client.listWorkItems(`?${name}=x`), 400, name);
    expect((await key.client.listWorkItems()).body.work_items[0]).not.toHaveProperty('isAdmin');
  });

  it.each([65, 10_000, 40_000])('refuses JSON that is nested %i levels deep', async (depth) => {
    const [open, close] = ['['.repeat(depth), ']'.repeat(depth)];
    const nested = `${open}${close}`;
    const items = [
      `{"subject":${nested}}`,
      `{"subject":"x","tags":${nested}}`,
      `{"subject":"x","deep":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
      nested,
      open,
    ];
    for (const body of items) expectRefused(await post(body), 400, 'body');
    expectRefused(await key.client.updateWorkItem(workItemId, `{"contact":${nested}}`), 400, 'body');
    expectRefused(await key.client.post(proposals(), proposalText('"1.00"', nested)), 400, 'body');
    expectRefused(await key.client.post(execute(), `{"dry_run":${nested}}`), 400, 'body');
  });

  it('names the field whose value is nested 60 levels deep', async () => {
    const nested = `${'['.repeat(60)}${']'.repeat(60)}`;
    expectRefused(await post(`{"subject":${nested}}`), 400, 'subject');
    expectRefused(await post(`{"subject":"x","tags":${nested}}`), 400, 'tags[0]');
    expectRefused(await key.client.post(proposals(), proposalText('"1.00"', nested)), 400, 'payload.amount');
  });

  it.each([
    ['equal entries', `{"tags":[0${',0'.repeat(125_000)}]}`],
    ['equal entries and a surrogate pair', `{"tags":["\\ud83d\\ude00"${',0'.repeat(125_000)}]}`],
    [
      'different entries',
      JSON.stringify({ subject: 'x', tags: Array.from({ length: 35_000 }, (_, i) => i.toString(36)) }),
    ],
    ['unknown fields', `{${Array.from({ length: 25_000 }, (_, i) => `"${i}":1`).join()}}`],
  ])('answers a body with very many %s, and other requests meanwhile', async (_what, body) => {
    const startedAt = Date.now();
    const [refused, other] = await Promise.all([post(body), key.client.getWorkItem(workItemId)]);
    expectRefused(refused, 400);
    expect(refused.body.error.details.length).toBeLessThanOrEqual(20);
    expect(other.status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(REQUEST_LIMIT_MS);
  });

  it('answers a query with very many parameters', async () => {
    expectRefused(await key.client.listWorkItems(`?${'a=1&'.repeat(3_000)}`), 400, 'a');
    expectRefused(
      await key.client.listWorkItems(`?${Array.from({ length: 2_000 }, (_, i) => `a${i}=1`).join('&')}`),
      400,
      'a0',
    );
  });

  it.each([
    ['a high half', '"\\ud800"'],
    ['a low half', '"\\udc00"'],
    ['halves the wrong way round', '"\\udc00\\ud800"'],
    ['a half among text', '"Refund \\uD83D for 1234"'],
  ])('refuses %s of a surrogate pair', async (_what, text) => {
    expectRefused(await post(`{"subject":${text}}`), 400, 'subject');
    expectRefused(await post(`{"subject":"x","tags":[${text}]}`), 400, 'tags[0]');
    expectRefused(await post(`{"subject":"x",${text}:1}`), 400);
    expectRefused(
      await key.client.post(`${WORK_ITEMS}/${workItemId}/messages`, `{"message":{"content":${text}}}`),
      400,
      'message.content',
    );
    expectRefused(await key.client.post(proposals(), proposalText('"A valid reason"', text)), 400, 'approval_reason');
    expectRefused(await key.client.post(proposals(), proposalText('"EUR"', text)), 400, 'payload.currency');
  });

  it.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['a cut sequence', [0xf0, 0x9f, 0x98]],
  ])('refuses invalid UTF-8: %s', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"subject":"'), Buffer.from(bytes), Buffer.from('"}')]);
    expectRefused(await post(body), 400, 'body');
  });

  it.each([
    ['another charset', { 'Content-Type': 'application/json; charset=latin1' }],
    ['UTF-16', { 'Content-Type': 'application/json; charset="utf-16"' }],
    ['text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a look-alike', { 'Content-Type': 'application/json-patch+json' }],
    ['no type', { 'Content-Type': '' }],
    ['an unknown encoding', { 'Content-Encoding': 'br' }],
  ])('refuses %s with 415', async (_what, headers) => {
    expectRefused(await post('{"subject":"x"}', headers), 415);
  });

  it('refuses a compressed body, however small', async () => {
    const bomb = gzipSync(Buffer.alloc(10 * MAX_BODY_BYTES, 0x20));
    expectRefused(await post(bomb, { 'Content-Encoding': 'gzip' }), 415);
  });

  it('refuses a body above 256 KiB, announced or in chunks, but reads one of that size', async () => {
    const bodyOf = (bytes: number) => `{"subject":"","x":"${'a'.repeat(bytes - 21)}"}`;
    expectRefused(await post(bodyOf(MAX_BODY_BYTES)), 400, 'x');
    expectRefused(await post(bodyOf(MAX_BODY_BYTES + 1)), 413);
    expectRefused(await post(bodyOf(4 * MAX_BODY_BYTES)), 413);
    const chunked = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= MAX_BODY_BYTES; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(0x20));
        controller.close();
      },
    });
    const headers = { 'X-Api-Key': key.token, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: chunked, duplex: 'half' } as RequestInit;
    const answer = await fetch(`${service.address}${WORK_ITEMS}`, init);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'payload_too_large' } });
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"subject"'],
    ['an array', '[{"subject":"x"}]'],
    ['two values', '{"subject":"x"}{"subject":"y"}'],
    ['half a value', '{"subject":"x"'],
    ['a comment', '{"subject":"x"/**/}'],
    ['NaN', '{"subject":NaN}'],
    ['a byte order mark alone', '\ufeff'],
  ])('refuses %s as a body', async (_what, body) => {
    expectRefused(await key.client.post(WORK_ITEMS, body), 400);
    expectRefused(await key.client.patch(`${WORK_ITEMS}/${workItemId}`, body), 400);
    expectRefused(await key.client.post(`${WORK_ITEMS}/${workItemId}/messages`, body), 400);
    expectRefused(await key.client.post(proposals(), body), 400);
    expectRefused(await key.client.post(execute(), body), 400);
  });

  it('refuses a query parameter that is given twice', async () => {
    expectRefused(await key.client.listWorkItems('?status=new&status=closed'), 400, 'status');
    expectRefused(await key.client.listWorkItems('?limit=1&limit=1'), 400, 'limit');
    expectRefused(await key.client.listWorkItems('?st%61tus=new&status=new'), 400, 'status');
  });

  it.each([
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['an offset without minutes', '2026-03-01T00:00:00%2B05'],
  ])('does not answer %s with an empty list', async (_what, time) => {
    // The service may understand the time or refuse it, but must not find nothing.
    const answer = await key.client.listWorkItems(`?updated_since=${time}`);
    if (answer.status === 200) expect(answer.body.work_items.length).toBeGreaterThan(0);
    else expectRefused(answer, 400, 'updated_since');
  });

  it('stores unusual characters unchanged if they hide nothing', async () => {
    const text = 'a\ufffe\u{10ffff}\u200d👍b';
    const { body, status } = await key.client.createWorkItem({ subject: text, tags: ['\ufffe'] });
    expect(status).toBe(201);
    expect((await key.client.getWorkItem(body.work_item_id)).body).toMatchObject({ subject: text, tags: ['\ufffe'] });
    const found = await key.client.listWorkItems(`?tag=${encodeURIComponent('\ufffe')}`);
    expect(found.body.work_items).toHaveLength(1);
    const proposed = await propose({ approval_reason: `${text}\r\n\t${text}` });
    expect(proposed.status).toBe(201);
    const path = `/api/v1/public/action-proposals/${proposed.body.proposal_id}`;
    expect((await key.client.get(path)).body.approval_reason).toBe(`${text}\r\n\t${text}`);
    before = await contents();
  });
});
