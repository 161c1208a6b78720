import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestService } from '../support/service.ts';

describe('/metrics', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  const get = (at: TestService, headers: Record<string, string> = {}) => fetch(`${at.address}/metrics`, { headers });

  it('answers only to its token', async () => {
    const token = service.env['WORKGATE_METRICS_TOKEN'] as string;
    const wrong = [
      {},
      { Authorization: 'Bearer ' },
      { Authorization: `Bearer ${token.slice(0, -1)}` },
      { Authorization: `Bearer ${token}x` },
      { Authorization: `Basic ${token}` },
      { Authorization: token },
      { 'X-Api-Key': token },
    ];
    for (const headers of wrong) {
      const refused = await get(service, headers as Record<string, string>);
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      expect(await refused.json()).toMatchObject({ error: { code: 'authentication_error' } });
    }
    const shown = await get(service, { Authorization: `Bearer ${token}` });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('workgate_http_request_duration_seconds');
  });

  it('names operations, but no paths, ids or tenants', async () => {
    const tenantId = await service.createTenant();
    const key = await service.createKey(tenantId, ['work.read', 'work.write']);
    const id = (await key.client.createWorkItem()).body.work_item_id;
    await key.client.getWorkItem(id);
    await key.client.get('/api/v1/public/work-items/of-my-own/making');
    const token = service.env['WORKGATE_METRICS_TOKEN'] as string;
    const text = await (await get(service, { Authorization: `Bearer ${token}` })).text();
    expect(text).toContain('operation="getWorkItem",status="200"');
    for (const detail of [id, tenantId, key.keyId, 'of-my-own']) expect(text).not.toContain(detail);
  });

  it('does not exist if no token is configured', async () => {
    const without = await TestService.start({ sharing: service, env: { WORKGATE_METRICS_TOKEN: '' } });
    for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer undefined' }]) {
      expect((await get(without, headers as Record<string, string>)).status).toBe(404);
    }
    await without.stop({ keepDatabase: true });
  });
});
