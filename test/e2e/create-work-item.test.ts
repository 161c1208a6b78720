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
      tags: [],
      contact: null,
      pack_key: 'customer_support',
      message_count: 0,
      version: 1,
    });
    expect(created.headers.get('etag')).toBe('"1"');
    const read = await key.client.get(created.headers.get('location') ?? '');
    expect(read.status).toBe(200);
    expect(read.body).toEqual(created.body);
  });
});
