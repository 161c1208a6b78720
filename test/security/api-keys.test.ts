import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKeyDocument } from '../../src/identity/api-keys/schema.ts';
import { formatToken, newSecret } from '../../src/identity/api-keys/token.ts';
import { AuthFailureLimit } from '../../src/identity/auth-failure-limit.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { type TestKey, TestService } from '../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('API keys', () => {
  let service: TestService;
  let tenantId: string;
  let good: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    good = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  const rows = () => service.services.platform.mongo.connection.collection<ApiKeyDocument>('api_keys');
  const secretOf = (token: string) => token.split('_')[3] as string;

  /** Returns values of X-Api-Key that must all get the same refusal, by what is wrong with them. */
  async function badKeys(): Promise<Record<string, string | undefined>> {
    const revoked = await service.createKey(tenantId, ['work.read']);
    await service.revokeKey(tenantId, revoked.keyId);
    const expired = await service.createKey(tenantId, ['work.read'], { expiresAt: new Date(Date.now() + DAY_MS) });
    await rows().updateOne({ _id: expired.keyId }, { $set: { expires_at: new Date(Date.now() - 1) } });
    const elsewhere = await service.createKey(tenantId, ['work.read'], {
      allowedNetworks: ['203.0.113.0/24', '2001:db8::/32'],
    });
    const flipped = good.token.endsWith('0') ? '1' : '0';
    return {
      missing: undefined,
      empty: '',
      malformed: 'not-a-key',
      'with a space behind it': `${good.token} x`,
      'given twice': `${good.token}, ${good.token}`,
      'in capitals': good.token.toUpperCase(),
      'with wrong check characters': good.token.slice(0, -1) + flipped,
      unknown: formatToken('test', newId('key'), newSecret()),
      revoked: revoked.token,
      expired: expired.token,
      'with the secret of another': formatToken('test', good.keyId, secretOf(expired.token)),
      'used from a network that it is not for': elsewhere.token,
    };
  }

  it('get the same 401 whatever is wrong with them', async () => {
    const answers: Record<string, ApiAnswer> = {};
    for (const [name, token] of Object.entries(await badKeys())) {
      answers[name] = await service.client(token).listWorkItems();
    }
    const expected = answers['missing']?.body.error;
    expect(Object.keys(answers).length).toBe(12);
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer.status, name).toBe(401);
      expect({ ...answer.body.error, correlation_id: '' }, name).toEqual({ ...expected, correlation_id: '' });
      expect(answer.body.error).toMatchObject({
        type: 'authentication_error',
        code: 'authentication_error',
        retryable: false,
      });
      expect(answer.headers.get('www-authenticate'), name).toBe('ApiKey header="X-Api-Key"');
      expect(answer.headers.has('ratelimit'), name).toBe(false);
    }
  });

  it('work until they expire, and from their allowed networks', async () => {
    const later = await service.createKey(tenantId, ['work.read'], { expiresAt: new Date(Date.now() + DAY_MS) });
    const here = await service.createKey(tenantId, ['work.read'], { allowedNetworks: ['127.0.0.0/8', '::1'] });
    expect([(await later.client.listWorkItems()).status, (await here.client.listWorkItems()).status]).toEqual([
      200, 200,
    ]);
  });

  it('authenticate only in the header X-Api-Key', async () => {
    const anonymous = service.client();
    const attempts = [
      anonymous.get(`/api/v1/public/work-items?api_key=${good.token}`),
      anonymous.get('/api/v1/public/work-items', { Authorization: `Bearer ${good.token}` }),
      anonymous.get('/api/v1/public/work-items', { Cookie: `X-Api-Key=${good.token}` }),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(401);
  });

  it('are stored without their secret', { tags: 'full' }, async () => {
    await good.client.createWorkItem();
    await service.services.platform.relay.drain(tenantId);
    const collections = await service.services.platform.mongo.connection.db?.listCollections().toArray();
    expect(collections?.length).toBeGreaterThan(3);
    for (const { name } of collections ?? []) {
      const documents = await service.services.platform.mongo.connection.collection(name).find().toArray();
      expect(JSON.stringify(documents), name).not.toContain(secretOf(good.token));
    }
    expect(JSON.stringify(await rows().findOne({ _id: good.keyId }))).toContain(good.token.slice(0, 20));
  });

  it('are listed without secret and hash', async () => {
    const call = {
      tenantId,
      principal: { type: 'user', id: 'u', displayName: 'u', lineage: 'u', accountable: 'u', accountables: ['u'] },
    } as const;
    const listed = JSON.stringify(await service.services.identity.apiKeys.list({ ...call, correlationId: 'test' }));
    const hash = (await rows().findOne({ _id: good.keyId }))?.hash as string;
    expect(listed).toContain(good.keyId);
    for (const secret of [secretOf(good.token), hash]) expect(listed).not.toContain(secret);
  });

  it('have their last use stored at most once a minute', { tags: 'full' }, async () => {
    const key = await service.createKey(tenantId, ['work.read']);
    const lastUse = async () => (await rows().findOne({ _id: key.keyId }))?.last_used_at ?? null;
    expect(await lastUse()).toBeNull();
    const use = async () => {
      for (let count = 0; count < 5; count += 1) expect((await key.client.listWorkItems()).status).toBe(200);
    };
    await use();
    await expect.poll(lastUse).toBeInstanceOf(Date);
    const first = await lastUse();
    await use();
    expect(await lastUse()).toEqual(first);
    // A process that sees the key for the first time does not write either.
    await service.services.identity.authenticator.authenticate(key.token, () => '127.0.0.1');
    await expect.poll(lastUse).toEqual(first);

    const old = new Date(Date.now() - 61_000);
    await rows().updateOne({ _id: key.keyId }, { $set: { last_used_at: old } });
    const other = await TestService.start({ sharing: service });
    expect((await other.client(key.token).listWorkItems()).status).toBe(200);
    await expect.poll(lastUse).not.toEqual(old);
    await other.stop({ keepDatabase: true });
  });

  describe('failed authentications of one address', () => {
    const LIMIT = 5;
    let limited: TestService;
    beforeAll(async () => {
      limited = await TestService.start({
        sharing: service,
        env: { WORKGATE_RATE_LIMIT_AUTH_FAILURES: String(LIMIT) },
      });
    });
    afterAll(() => limited.stop({ keepDatabase: true }));

    it('are limited, while a key that worked a moment ago still works', async () => {
      const known = limited.client(good.token);
      expect((await known.listWorkItems()).status).toBe(200);
      const statuses: number[] = [];
      for (let count = 0; count < LIMIT + 3; count += 1) {
        // The service ignores an address in a header unless it trusts a proxy.
        const headers = { 'X-Forwarded-For': `198.51.100.${count}` };
        statuses.push((await limited.client('wrong').get('/api/v1/public/work-items', headers)).status);
      }
      expect(statuses).toEqual([...Array<number>(LIMIT).fill(401), 429, 429, 429]);
      const refused = await limited.client().listWorkItems();
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited', retryable: true } } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect((await known.listWorkItems()).status).toBe(200);
      // A key that this process has not seen could be a guess. It is refused, so that guesses cost the database
      // nothing.
      const unseen = await service.createKey(tenantId, ['work.read']);
      expect((await limited.client(unseen.token).listWorkItems()).status).toBe(429);
      expect((await limited.client(formatToken('test', good.keyId, newSecret())).listWorkItems()).status).toBe(429);
    });

    it.each([
      ['an IPv4 address', '198.51.100.7', '198.51.100.7', '198.51.100.8'],
      ['an IPv4 address in IPv6', '::ffff:198.51.100.7', '::ffff:198.51.100.7', '::ffff:198.51.100.8'],
      ['a /64 of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
      ['a /64 written with ::', '2001:db8::1:2:3:4', '2001:db8:0:0:9::1', '2001:db8:0:1::1'],
      ['a /64 that ends in zeros', '2001:db8:1::5', '2001:db8:1:0:7:7:7:7', '2001:db8:2::5'],
    ])('are counted by %s', (_what, first, same, other) => {
      const limit = new AuthFailureLimit(2);
      limit.record(first);
      limit.record(same);
      expect(() => limit.check(first)).toThrow(/Too many/);
      expect(() => limit.check(same)).toThrow(/Too many/);
      expect(() => limit.check(other)).not.toThrow();
    });
  });
});
