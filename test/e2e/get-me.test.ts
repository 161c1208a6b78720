import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/call-context.ts';
import { RELEASE } from '../../src/platform/release.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { type TestKey, TestService } from '../support/service.ts';

const ME = '/api/v1/public/me';

describe('getMe', () => {
  let service: TestService;
  let tenantId: string;
  let ada: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant('Acme');
    ada = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
  });
  afterAll(() => service.stop());

  const me = (key: TestKey) => key.client.get(ME);
  const nameOf = async ({ personId }: TestPerson) =>
    (await service.services.identity.members.namesOf([personId])).get(personId);

  it('tells a key its tenant, its scopes, its limits, and who answers for it', async () => {
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const more = { name: 'Helpdesk import', expiresAt, publicPerMinute: 1234, agentPerMinute: 56 };
    const key = await service.createKey(tenantId, ['work.read', 'runtime_automation.actions'], more, ada);
    const { status, body } = await me(key);
    expect(status).toBe(200);
    const { createdAt } = await service.services.identity.tenants.get(tenantId);
    expect(body).toEqual({
      tenant: { tenant_id: tenantId, name: 'Acme', created_at: createdAt.toISOString() },
      key: {
        key_id: key.keyId,
        name: 'Helpdesk import',
        prefix: key.token.split('_').slice(0, 3).join('_'),
        environment: 'test',
        scopes: ['work.read', 'work.actions'],
        carries: [],
        created_at: expect.stringMatching(/Z$/),
        expires_at: expiresAt.toISOString(),
      },
      owner: { person_id: ada.personId, display_name: await nameOf(ada) },
      claim: null,
      accountables: [ada.personId],
      rate_limits: [
        { limit_class: 'public', requests: 1234, window_seconds: 60, burst: 1234 },
        { limit_class: 'agent', requests: 56, window_seconds: 60, burst: 56 },
      ],
      service_version: RELEASE,
    });
  });

  it('accepts a key of any scope, and returns its scopes', async () => {
    for (const scope of SCOPES) {
      const { status, body } = await me(await service.createKey(tenantId, [scope], {}, ada));
      expect(status).toBe(200);
      expect(body.key.scopes).toEqual([scope]);
    }
  });

  it('returns the same limit as the headers: that of the key, else of its tenant, else of the service', async () => {
    const limited = (
      await service.services.identity.tenants.create({ name: 'Limited', publicPerMinute: 77, agentPerMinute: 78 })
    ).tenantId;
    const own = await service.createKey(limited, ['work.read'], { publicPerMinute: 79 });
    const keys = [
      own,
      await service.createKey(limited, ['work.read']),
      await service.createKey(tenantId, ['work.read']),
    ];
    const told: number[][] = [];
    for (const key of keys) {
      const { headers, body } = await me(key);
      const [{ limit_class: name, requests, window_seconds: seconds, burst }, agent] = body.rate_limits;
      expect(headers.get('ratelimit-policy')).toBe(`"${name}";q=${requests};w=${seconds};workgate-burst=${burst}`);
      told.push([requests, agent.requests]);
    }
    expect(told).toEqual([
      [79, 78],
      [77, 78],
      [1_000_000, 1_000_000],
    ]);
  });

  it('says how a key without an owner is claimed, and who is accountable until then', async () => {
    const key = await service.createKey(tenantId, ['work.read']);
    const { body } = await me(key);
    expect(body).toMatchObject({ owner: null, accountables: [ada.personId] });
    expect(body.claim).toContain('/admin/api-keys');
    expect(body.claim).toContain(`workgate key claim ${key.keyId} --tenant ${tenantId} --owner <email>`);
    await service.services.identity.apiKeys.claim(ada.in(tenantId), key.keyId);
    await expect
      .poll(async () => (await me(key)).body)
      .toMatchObject({ owner: { person_id: ada.personId }, claim: null });
  });

  it('names the same accountable people as the proposals of the key', async () => {
    const desk = await RefundDesk.open(service);
    const [{ body }, proposal] = [await me(desk.key), (await desk.propose('1.00')).body];
    expect(body.accountables).toEqual(proposal.accountables);
    expect(body.key.key_id).toBe(proposal.proposed_by.id);
    expect(body.owner.person_id).toBe(desk.creator.personId);
  });

  it('describes the successor of a rotated key to the successor', async () => {
    const key = await service.createKey(tenantId, ['work.read'], {}, ada);
    const { key: successor, token } = await service.services.identity.apiKeys.rotate(
      ada.in(tenantId),
      key.keyId,
      60_000,
    );
    service.keepSecret('secret of an API key', token.split('_')[3] ?? '');
    const { body } = await service.client(token).get(ME);
    expect(body.key).toMatchObject({ key_id: successor.keyId, prefix: successor.prefix });
  });

  it('never returns the secret or its stored hash', async () => {
    const key = await service.createKey(tenantId, ['work.read'], {}, ada);
    const stored = await service.services.platform.mongo.connection
      .collection('api_keys')
      .findOne<{ hash: string }>({ _id: key.keyId as never });
    const answer = await fetch(`${service.address}${ME}`, { headers: { 'X-Api-Key': key.token } });
    const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
    for (const secret of [key.token, ...key.token.split('_').slice(3), stored?.hash ?? 'none', ada.email]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain(key.keyId);
  });

  it('refuses a revoked key like a missing one', async () => {
    const key = await service.createKey(tenantId, ['work.read'], {}, ada);
    await service.revokeKey(tenantId, key.keyId);
    for (const client of [service.client(key.token), service.client()]) {
      const { status, body } = await client.get(ME);
      expect(status).toBe(401);
      expect(body.error.code).toBe('authentication_error');
    }
  });

  it('accepts no parameters', async () => {
    const { status, body } = await (await service.createKey(tenantId, ['work.read'])).client.get(`${ME}?fields=key`);
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field: 'fields' }]);
  });
});
