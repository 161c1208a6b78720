import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestService } from '../support/service.ts';

describe('directActionExecution', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  it.each([
    ['a good body', '{"action": "refund"}', { 'Content-Type': 'application/json' }],
    ['no JSON', '{', { 'Content-Type': 'application/json' }],
    ['another media type', 'x', { 'Content-Type': 'text/plain' }],
    ['a huge body', 'x'.repeat(1_000_000), { 'Content-Type': 'application/json' }],
    ['no body', undefined, {}],
  ])('answers 403 authorization_error to every request, with %s', async (_name, body, headers) => {
    const key = await service.createKey(await service.createTenant(), ['work.actions']);
    for (const id of ['wi_00000000000000000000000000', 'anything', 'a%20b']) {
      const path = `/api/v1/public/work-items/${id}/actions?force=true`;
      const answer = await key.client.call('POST', path, { body, headers: headers as Record<string, string> });
      expect(answer.status).toBe(403);
      expect(answer.body.error).toMatchObject({ type: 'authorization_error', code: 'authorization_error' });
      expect(answer.body.error.message).toMatch(/disabled.*proposal/);
    }
  });
});
