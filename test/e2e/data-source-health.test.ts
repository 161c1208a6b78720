import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSource, raceCards, registerSource, sourcesOf } from '../support/racing.ts';
import { type TestKey, TestService } from '../support/service.ts';

describe('getDataSourceHealth', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['source.read']);
    const documents = [...raceCards(), { name: 'torn.json', bytes: Buffer.from('[') }];
    await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents });
  });
  afterAll(() => service.stop());

  const get = (source: string, query = '', headers: Record<string, string> = {}) =>
    key.client.get(`/api/v1/public/data/sources/${source}/health?view_key=racing_catalog${query}`, headers);

  it('reports freshness, coverage and the documents that could not be used', async () => {
    const { status, body } = await get('timeform');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      view_key: 'racing_catalog',
      source_key: 'timeform',
      status: 'degraded',
      problems: ['torn.json: is not a JSON object'],
      problem_count: 1,
      coverage: { from: '2021-08-07', to: '2021-08-07' },
      group_count: 3,
      capabilities: ['form', 'draw'],
      refresh_interval_seconds: 60,
    });
    expect(body.as_of).toBe(body.fetched_at);
    expect(body.age_seconds).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['2021-08-07', 200],
    ['2021-08-06', 404],
    ['2021-08-08', 404],
    ['2021-8-07', 400],
  ])('answers for the date %s with status %i', async (date, status) => {
    expect((await get('timeform', `&date=${date}`)).status).toBe(status);
  });

  it('answers 503 for a source that is not registered, never loaded, not enabled, or of another tenant', async () => {
    await registerSource(service, { tenantId, sourceKey: 'new', adapter: 'racecard' });
    await loadSource(service, { tenantId, sourceKey: 'off', adapter: 'racecard', documents: raceCards() });
    expect((await get('off')).status).toBe(200);
    await sourcesOf(service).updateOne({ tenant_id: tenantId, source_key: 'off' }, { $set: { enabled: false } });
    const stranger = await service.createTenant();
    const foreign = { tenantId: stranger, sourceKey: 'theirs', adapter: 'racecard', documents: raceCards() };
    await loadSource(service, foreign);
    for (const source of ['nowhere', 'new', 'off', 'theirs', '__proto__']) {
      const answer = await get(source);
      expect([answer.status, answer.body.error.code], source).toEqual([503, 'projection_unavailable']);
      // Only the registered and enabled source will load, so only its answer tells clients to retry.
      expect([answer.body.error.retryable, answer.headers.has('retry-after')], source).toEqual(
        source === 'new' ? [true, true] : [false, false],
      );
    }
  });

  it('answers 503 with the reason for a source without a successful refresh', async () => {
    const error = 'file:broken holds x.json, which is not JSON.';
    const last_attempt = { at: new Date(), ok: false, error };
    await registerSource(service, { tenantId, sourceKey: 'broken', adapter: 'racecard' }, { last_attempt });
    const { status, body } = await get('broken');
    const message = `The source broken has not loaded yet. The last refresh failed: ${error} It is tried again automatically.`;
    expect([status, body.error]).toMatchObject([503, { code: 'projection_unavailable', message, retryable: true }]);
  });

  it('answers 304 until something changes', async () => {
    const first = await get('timeform');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await get('timeform', '', headers)).status).toBe(304);
    const failure = { at: new Date(), ok: false, error: 'The feed did not answer.' };
    await sourcesOf(service).updateOne(
      { tenant_id: tenantId, source_key: 'timeform' },
      { $set: { last_attempt: failure } },
    );
    const second = await get('timeform', '', headers);
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      status: 'stale',
      problems: ['The last refresh failed: The feed did not answer.', 'torn.json: is not a JSON object'],
      revision: first.body.revision,
    });
  });

  it('requires a view, and accepts its old name', async () => {
    const without = await key.client.get('/api/v1/public/data/sources/timeform/health');
    expect(without.status).toBe(400);
    expect(without.body.error.details).toMatchObject([{ field: 'view_key', problem: 'is required' }]);
    const unknown = await key.client.get('/api/v1/public/data/sources/timeform/health?view_key=x');
    expect(unknown.status).toBe(404);
    const old = await key.client.get('/api/v1/public/data/sources/timeform/health?view_key=customer_feed');
    expect([old.status, old.body.view_key]).toEqual([200, 'racing_catalog']);
    expect(old.headers.get('deprecation')).toMatch(/^@\d+$/);
  });
});
