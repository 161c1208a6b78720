import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';

describe('getWorkItem', () => {
  let service: TestService;
  let key: TestKey;
  let id: string;

  beforeAll(async () => {
    service = await TestService.start();
    key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
    id = (await key.client.createWorkItem()).body.work_item_id;
  });
  afterAll(() => service.stop());

  it.each(['"1"', '*', 'W/"1"', '"9", "1"'])('answers 304 without a body to If-None-Match %s', async (tag) => {
    const answer = await key.client.getWorkItem(id, { 'If-None-Match': tag });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toBeUndefined();
  });

  it('answers 200 to an If-None-Match with another version', async () => {
    const answer = await key.client.getWorkItem(id, { 'If-None-Match': '"2"' });
    expect(answer.status).toBe(200);
    expect(answer.body.work_item_id).toBe(id);
  });

  it('refuses an If-None-Match that is not an entity tag', async () => {
    const answer = await key.client.getWorkItem(id, { 'If-None-Match': '1' });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0].field).toBe('If-None-Match');
  });

  it('says how much of the rate limit is left', async () => {
    const answer = await key.client.getWorkItem(id);
    expect(answer.headers.get('ratelimit-policy')).toBe('"public";q=1000000;w=60;workgate-burst=1000000');
    expect(answer.headers.get('ratelimit')).toMatch(/^"public";r=9\d{5};t=\d+$/);
  });
});
