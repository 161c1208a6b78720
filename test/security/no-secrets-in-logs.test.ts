import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatToken, newSecret } from '../../src/identity/api-keys/token.ts';
import { newId } from '../../src/platform/ids.ts';
import {
  callOperation,
  createSubject,
  neverWas,
  OPERATIONS,
  refundProposal,
  validCall,
} from '../support/operations.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { sendRaw } from './raw-http.ts';

/** Returns a text that occurs nowhere else. */
const unique = (name: string) => `${name}-${randomBytes(8).toString('hex')}`;

describe('the log', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start({ env: { WORKGATE_LOG_LEVEL: 'debug' } });
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
  });
  afterAll(() => service.stop());

  /**
   * Sends every kind of request, with a different value in each place. Returns the values that must not be in the log.
   */
  async function useEverything(): Promise<Record<string, string>> {
    const personal = {
      subject: unique('subject'),
      tag: unique('tag'),
      name: unique('name'),
      email: `${unique('mail')}@example.com`,
      channelId: unique('channel'),
      content: unique('content'),
      reference: unique('reference'),
      idempotencyKey: unique('idempotency'),
      message: unique('message'),
      patched: unique('patched'),
      queried: unique('queried'),
      unknownField: unique('field'),
      brokenBody: unique('broken'),
      metricsToken: unique('metrics'),
      cookie: unique('cookie'),
      bearer: unique('bearer'),
      orderId: unique('order'),
      approvalReason: unique('reason'),
      proposalKey: unique('proposal-key'),
      amount: unique('amount'),
      currency: unique('currency'),
    };
    const strangers = formatToken('live', newId('key'), newSecret());
    const { client } = key;
    const created = await client.createWorkItem(
      {
        subject: personal.subject,
        tags: [personal.tag],
        channel: 'email',
        channel_id: personal.channelId,
        contact: { name: personal.name, email: personal.email },
        initial_message: { content: personal.content, external_message_id: personal.reference },
      },
      { 'Idempotency-Key': personal.idempotencyKey },
    );
    const id = created.body.work_item_id as string;
    await client.createWorkItem({ subject: personal.subject }, { 'Idempotency-Key': personal.idempotencyKey });
    await client.appendMessage(id, personal.message, { 'Idempotency-Key': personal.idempotencyKey });
    await client.appendMessage(id, personal.message, { 'Idempotency-Key': personal.idempotencyKey });
    await client.updateWorkItem(id, { subject: personal.patched, contact: { name: personal.patched } });
    await client.listWorkItems(`?tag=${personal.queried}`);
    await client.listWorkItems(`?contact_email=${personal.email}`);
    await client.listWorkItems(`?page_token=${personal.queried}`);
    await client.createWorkItem({ subject: 'x', [personal.unknownField]: personal.content });
    await client.createWorkItem(`{"subject": "${personal.brokenBody}`);
    await client.get(`/nowhere?${personal.queried}=${personal.queried}`);
    const subject = await createSubject(service, tenantId);
    for (const of of [subject, neverWas()]) {
      for (const { operationId } of OPERATIONS) await callOperation(key, validCall(operationId, of));
    }
    const refund = (more: object, payload: object = {}) =>
      client.post(
        `/api/v1/public/work-items/${id}/action-proposals`,
        refundProposal(subject.integrationId, { order_id: personal.orderId, ...payload }, more),
        { 'Idempotency-Key': personal.proposalKey },
      );
    const proposed = await refund({ approval_reason: personal.approvalReason });
    await refund({ approval_reason: personal.approvalReason });
    await refund({ approval_reason: personal.patched });
    await refund({ [personal.unknownField]: personal.content });
    await refund({}, { amount: personal.amount, currency: personal.currency });
    for (const dryRun of [true, false]) {
      await client.post(`/api/v1/public/action-proposals/${proposed.body.proposal_id}/execute`, { dry_run: dryRun });
    }
    for (const token of [strangers, `${key.token}x`, personal.bearer]) await service.client(token).listWorkItems();
    await service.client().get('/metrics', { Authorization: `Bearer ${personal.metricsToken}` });
    await service
      .client()
      .get('/metrics', { Authorization: `Bearer ${service.env['WORKGATE_METRICS_TOKEN']}` })
      .catch(() => undefined);
    await client.get('/api/v1/public/work-items', {
      Cookie: `s=${personal.cookie}`,
      Authorization: `Bearer ${personal.bearer}`,
    });
    await sendRaw(
      service.address,
      `GET /?${personal.queried} HTTP/1.1\r\nX-Api-Key: ${key.token}\r\nbroken header\r\n\r\n`,
    );
    return {
      ...personal,
      token: key.token,
      secret: key.token.split('_')[3] as string,
      foreignSecret: strangers.split('_')[3] as string,
      masterKey: (service.env['WORKGATE_MASTER_KEYS'] ?? '').split(':')[1] as string,
      configuredMetricsToken: service.env['WORKGATE_METRICS_TOKEN'] as string,
    };
  }

  it('names every request, and repeats no secret and no word of the caller', async () => {
    const forbidden = await useEverything();
    await service.services.platform.mongo.connection.collection('work_items').drop();
    const failing = await key.client.listWorkItems(`?tag=${forbidden['queried']}`);
    expect(failing.status).toBeLessThanOrEqual(503);
    expect(await service.end('SIGTERM')).toBe(0);

    const lines = service.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter((line) => line['msg'] === 'request');
    expect(requests.length).toBeGreaterThan(20);
    for (const line of requests) {
      expect(line).toMatchObject({
        correlation_id: expect.any(String),
        method: expect.any(String),
        status: expect.any(Number),
      });
      expect(line['path']).not.toContain('?');
    }
    const found = Object.entries(forbidden).filter(([, value]) => service.output.includes(value));
    expect(found.map(([name]) => name)).toEqual([]);
  });
});
