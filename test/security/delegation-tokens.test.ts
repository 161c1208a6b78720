import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JSONWebKeySet, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import type { SigningKeyDocument } from '../../src/platform/signing-keys/schema.ts';
import { workgate } from '../faults/cli.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOUR_S = 3_600;

interface Place {
  service: TestService;
  tenantId: string;
  personId: string;
}

/** Creates a tenant with an owner, who may delegate. */
async function newPlace(service: TestService): Promise<Place> {
  const tenantId = await service.createTenant();
  const { personId } = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
  return { service, tenantId, personId };
}

/** Issues a delegation token of the owner, through the services of its own process or of another. */
async function issue({ tenantId, personId, ...place }: Place, { services } = place.service): Promise<string> {
  const principal = {
    type: 'user' as const,
    id: personId,
    displayName: 'Ada',
    lineage: personId,
    accountable: personId,
    accountables: [personId],
  };
  const call = { tenantId, principal, correlationId: 'test', role: 'owner' as const };
  const input = { agent: 'a', scopes: ['agent.work.read'], endpoints: ['mcp' as const], lifetimeMs: HOUR_MS };
  return (await services.identity.delegations.issue(call, input)).token;
}

const outcome = (service: TestService, token: string, endpoint: 'mcp' | 'a2a' = 'mcp') =>
  service.services.identity.delegations.authenticate(token, endpoint).then(
    () => 'accepted',
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );

const jwksOf = async (service: TestService) =>
  (await (await fetch(`${service.address}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
/** Returns the ids of the published keys that sign delegations. The other published keys sign evidence. */
const forDelegations = ({ keys }: JSONWebKeySet) =>
  keys.filter((key) => (key as { purpose?: string }).purpose === 'delegation').map(({ kid }) => kid);

describe('delegation tokens', () => {
  let service: TestService;
  let place: Place;
  let foreign: Place;
  beforeAll(async () => {
    service = await TestService.start();
    [place, foreign] = await Promise.all([newPlace(service), newPlace(service)]);
  });
  afterAll(() => service.stop());

  it('get the same refusal whatever is wrong with them', async () => {
    const good = await issue(place);
    const [head = '', body = '', signature = ''] = good.split('.');
    const { kid = '' } = decodeProtectedHeader(good);
    const claims = decodeJwt(good);
    const { privateKey } = await service.services.platform.signingKeys.current('delegation');
    const stranger = await generateKeyPair('EdDSA');
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (changes: object, header: object = {}, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header })
        .sign(key);
    const published = await jwksOf(service);
    const jwk = published.keys.find(({ kid }) => kid === forDelegations(published)[0]);
    const publicBytes = Buffer.from(jwk?.x ?? '', 'base64url');
    const now = Math.floor(Date.now() / 1000);

    const bad: Record<string, string> = {
      empty: '',
      'no JWT': 'token',
      'an API key': (await service.createKey(place.tenantId, ['work.read'])).token,
      'without its signature': `${head}.${body}.`,
      'with another signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'with more in its scope': `${head}.${base64({ ...claims, scope: 'agent.work.write' })}.${signature}`,
      'of nobody’s key': await sign({}, {}, stranger.privateKey),
      'of an unknown key': await sign({}, { kid: newId('sig') }, stranger.privateKey),
      'without a key id': await sign({}, { kid: undefined }),
      'not signed at all': new UnsecuredJWT(claims).encode(),
      'not signed at all, said of our type': `${base64({ alg: 'none', typ: 'at+jwt', kid })}.${body}.`,
      'signed with the public key as a secret': await sign({}, { alg: 'HS256' }, publicBytes),
      'signed with the public JWK as a secret': await sign({}, { alg: 'HS256' }, Buffer.from(JSON.stringify(jwk))),
      'with a key of its own in the header': await sign({}, { jwk: stranger.publicKey, kid }, stranger.privateKey),
      'of another type': await sign({}, { typ: 'JWT' }),
      'of another issuer': await sign({ iss: 'https://evil.example' }),
      'for another place': await sign({ aud: 'https://evil.example/api/v1/mcp' }),
      expired: await sign({ exp: now - 1, iat: now - HOUR_S }),
      'without an end': await sign({ exp: undefined }),
      'not good yet': await sign({ nbf: now + HOUR_S }),
      'without a subject': await sign({ sub: undefined }),
      'of no delegation': await sign({ jti: newId('dlg') }),
      'without a delegation': await sign({ jti: undefined }),
      'of another tenant’s delegation': await sign({ tenant_id: foreign.tenantId }),
      'of no tenant': await sign({ tenant_id: newId('ten') }),
      'with an operator for a tenant': await sign({ tenant_id: { $ne: null } }),
      'with an operator for a delegation': await sign({ jti: { $ne: null } as unknown as string }),
    };
    expect(await outcome(service, good)).toBe('accepted');
    expect(await outcome(service, await sign({})), 'the control').toBe('accepted');
    const refusal = await outcome(service, good, 'a2a');
    expect(refusal).toMatch(/^authentication_error: /);
    const outcomes: Record<string, string> = {};
    for (const [name, token] of Object.entries(bad)) outcomes[name] = await outcome(service, token);
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(bad).map((name) => [name, refusal])));
  });

  it('act only for the person and with the scopes of the stored delegation', async () => {
    const good = await issue(place);
    const { privateKey, keyId } = await service.services.platform.signingKeys.current('delegation');
    // The service itself would never sign these claims. If it did, the stored delegation would still decide.
    const forged = await new SignJWT({
      ...decodeJwt(good),
      sub: foreign.personId,
      scope: 'agent.work.write',
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keyId })
      .sign(privateKey);
    const result = await service.services.identity.delegations.authenticate(forged, 'mcp').catch(() => undefined);
    expect([undefined, place.personId]).toContain(result?.principal.accountable);
    expect([...(result?.scopes ?? [])]).not.toContain('agent.work.write');
  });
});

describe('signing keys', () => {
  let service: TestService;
  let place: Place;
  beforeAll(async () => {
    service = await TestService.startOwn();
    place = await newPlace(service);
  });
  afterAll(() => service.stop());

  const rows = (of: TestService) =>
    of.services.platform.mongo.connection.collection<SigningKeyDocument>('signing_keys');

  it('start with one key, however many calls need it at once', async () => {
    const [published, ...tokens] = await Promise.all([
      jwksOf(service),
      ...Array.from({ length: 10 }, () => issue(place)),
    ]);
    expect(await rows(service).countDocuments({ purpose: 'delegation' })).toBe(1);
    expect(forDelegations(published)).toHaveLength(1);
    for (const token of tokens) expect(await outcome(service, token)).toBe('accepted');
  });

  it('are published without the private half, which is stored sealed', async () => {
    await issue(place);
    const { privateKey, keyId } = await service.services.platform.signingKeys.current('delegation');
    const published = (await jwksOf(service)).keys;
    for (const key of published) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'purpose', 'use', 'x']);
    }
    const keys = published.filter(({ kid }) => kid === keyId);
    const bytes = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
    expect(bytes.length).toBe(32);
    const stored = JSON.stringify(await rows(service).findOne({ _id: keyId }));
    expect(stored).toContain(keys[0]?.x);
    for (const form of ['base64url', 'base64', 'hex'] as const) expect(stored).not.toContain(bytes.toString(form));
  });

  it('rotate: old tokens stay valid, both keys are published, and the old key goes when no token needs it', {
    tags: 'full',
  }, async () => {
    const before = await issue(place);
    const newKid = await service.services.platform.signingKeys.rotate('delegation');
    const after = await issue(place);
    const kids = [before, after].map((token) => decodeProtectedHeader(token).kid);
    expect(kids[1]).toBe(newKid);
    expect(kids[0]).not.toBe(newKid);
    // A second process, which has not read any keys yet.
    const other = await TestService.start({ sharing: service });
    expect(forDelegations(await jwksOf(other)).toSorted()).toEqual(kids.toSorted());
    for (const token of [before, after]) {
      expect(await outcome(service, token)).toBe('accepted');
      expect(await outcome(other, token)).toBe('accepted');
    }
    await other.end('SIGTERM');
    await rows(service).updateOne({ _id: newKid }, { $set: { created_at: new Date(Date.now() - 26 * HOUR_MS) } });
    await other.spawn();
    expect(forDelegations(await jwksOf(other))).toEqual([newKid]);
    await other.stop({ keepDatabase: true });
  });

  it.each([
    ['outlive the master key that they were sealed under', true],
    ['are replaced when the master key that they were sealed under is lost', false],
  ])('%s', { tags: 'full' }, async (_name, hasOldKey) => {
    const first = await TestService.startOwn();
    const there = await newPlace(first);
    const before = await issue(there);
    await first.end('SIGTERM');
    const newKey = `t2:${randomBytes(32).toString('base64')}`;
    const keys = hasOldKey ? `${newKey},${first.env['WORKGATE_MASTER_KEYS']}` : newKey;
    const retired = await workgate({ ...first.env, WORKGATE_MASTER_KEYS: keys }, [
      'master-key',
      'retire',
      't1',
      '--yes',
    ]);
    expect(retired, retired.stderr).toMatchObject({ status: 0, stdout: 'retired: t1\n' });

    const alone = await TestService.start({ sharing: first, env: { WORKGATE_MASTER_KEYS: newKey } });
    const after = await issue(there, alone);
    const kids = new Set([before, after].map((token) => decodeProtectedHeader(token).kid));
    expect(kids.size).toBe(hasOldKey ? 1 : 2);
    expect([await outcome(alone, before), await outcome(alone, after)]).toEqual(['accepted', 'accepted']);
    const newest = await rows(first).findOne({}, { sort: { generation: -1 } });
    expect(newest?.sealed_d).toMatch(/^t2\./);
    await alone.stop({ keepDatabase: true });
    await first.stop();
  });
});
