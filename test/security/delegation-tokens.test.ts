import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JSONWebKeySet, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import type { SigningKeyDocument } from '../../src/platform/signing-keys/schema.ts';
import { workgate } from '../faults/cli.ts';
import { World } from '../support/rpcs.ts';
import { TestService } from '../support/service.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOUR_S = 3_600;

/** A token of the world's owner, made by the service's own means. */
async function issue(world: World, from = world.service): Promise<string> {
  const { personId } = world.people.owner;
  const principal = {
    type: 'user' as const,
    id: personId,
    displayName: 'Ada',
    lineage: personId,
    accountable: personId,
  };
  const call = { tenantId: world.tenantId, principal, correlationId: 'test', role: 'owner' as const };
  const input = { agent: 'a', scopes: ['agent.work.read'], endpoints: ['mcp' as const], lifetimeMs: HOUR_MS };
  return (await from.services.delegations.issue(call, input)).token;
}

const outcome = (service: TestService, token: string, endpoint: 'mcp' | 'a2a' = 'mcp') =>
  service.services.delegations.authenticate(token, endpoint).then(
    () => 'accepted',
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );

const jwksOf = async (service: TestService) =>
  (await (await fetch(`${service.address}/.well-known/jwks.json`)).json()) as JSONWebKeySet;

describe('delegation tokens', () => {
  let service: TestService;
  let world: World;
  let foreign: World;
  beforeAll(async () => {
    service = await TestService.start();
    [world, foreign] = await Promise.all([World.create(service, 'Own'), World.create(service, 'Foreign')]);
  });
  afterAll(() => service.stop());

  it('are refused with one answer, whatever is wrong with them', async () => {
    const good = await issue(world);
    const [head = '', body = '', signature = ''] = good.split('.');
    const { kid = '' } = decodeProtectedHeader(good);
    const claims = decodeJwt(good);
    const { privateKey } = await service.services.signingKeys.current('delegation');
    const stranger = await generateKeyPair('EdDSA');
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (changes: object, header: object = {}, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header })
        .sign(key);
    const [jwk] = (await jwksOf(service)).keys;
    const publicBytes = Buffer.from(jwk?.x ?? '', 'base64url');
    const now = Math.floor(Date.now() / 1000);

    const bad: Record<string, string> = {
      empty: '',
      'no JWT': 'token',
      'an API key': (await service.createKey(world.tenantId, ['work.read'])).token,
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

  it('say as their person nobody but the one of the stored delegation', async () => {
    const good = await issue(world);
    const { privateKey, keyId } = await service.services.signingKeys.current('delegation');
    // Not even the service itself could be made to sign this; what is stored counts all the same.
    const forged = await new SignJWT({
      ...decodeJwt(good),
      sub: foreign.people.owner.personId,
      scope: 'agent.work.write',
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keyId })
      .sign(privateKey);
    const result = await service.services.delegations.authenticate(forged, 'mcp').catch(() => undefined);
    expect([undefined, world.people.owner.personId]).toContain(result?.principal.accountable);
    expect([...(result?.scopes ?? [])]).not.toContain('agent.work.write');
  });
});

describe('signing keys', () => {
  const rows = (service: TestService) =>
    service.services.mongo.connection.collection<SigningKeyDocument>('signing_keys');

  it('are published without their private half, and stored with it sealed', async () => {
    const service = await TestService.start();
    const world = await World.create(service, 'Own');
    await issue(world);
    const { keys } = await jwksOf(service);
    expect(keys.length).toBe(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    const { privateKey } = await service.services.signingKeys.current('delegation');
    const { d = '' } = privateKey.export({ format: 'jwk' });
    const [stored] = await rows(service).find().toArray();
    expect(stored?._id).toBe(keys[0]?.kid);
    for (const form of [
      d,
      Buffer.from(d, 'base64url').toString('base64'),
      Buffer.from(d, 'base64url').toString('hex'),
    ]) {
      expect(JSON.stringify(stored)).not.toContain(form);
    }
    await service.stop();
  });

  it('rotate: what the old one signed stays good, both are published, and the old one goes when it is useless', async () => {
    const service = await TestService.start();
    const world = await World.create(service, 'Own');
    const before = await issue(world);
    const newKid = await service.services.signingKeys.rotate('delegation');
    const after = await issue(world);
    const kids = [before, after].map((token) => decodeProtectedHeader(token).kid);
    expect(kids[1]).toBe(newKid);
    expect(kids[0]).not.toBe(newKid);
    // Another process, which has read no keys yet.
    const other = await TestService.start({ sharing: service });
    expect((await jwksOf(other)).keys.map(({ kid }) => kid).toSorted()).toEqual(kids.toSorted());
    for (const token of [before, after]) {
      expect(await outcome(service, token)).toBe('accepted');
      expect(await outcome(other, token)).toBe('accepted');
    }
    await other.end('SIGTERM');
    await rows(service).updateOne({ _id: newKid }, { $set: { created_at: new Date(Date.now() - 26 * HOUR_MS) } });
    await other.spawn();
    expect((await jwksOf(other)).keys.map(({ kid }) => kid)).toEqual([newKid]);
    await other.stop({ keepDatabase: true });
    await service.stop();
  });

  it('are one, however many processes need the first one at once', async () => {
    const service = await TestService.start();
    const world = await World.create(service, 'Own');
    const tokens = await Promise.all([...Array.from({ length: 10 }, () => issue(world)), jwksOf(service)]);
    expect(await rows(service).countDocuments()).toBe(1);
    for (const token of tokens) if (typeof token === 'string') expect(await outcome(service, token)).toBe('accepted');
    await service.stop();
  });

  it('outlive the master key that they were sealed under', async () => {
    const service = await TestService.start();
    const world = await World.create(service, 'Own');
    const before = await issue(world);
    const old = service.env['WORKGATE_MASTER_KEYS'] as string;
    const both = `t2:${randomBytes(32).toString('base64')},${old}`;
    await service.end('SIGTERM');
    const next = await TestService.start({ sharing: service, env: { WORKGATE_MASTER_KEYS: both } });
    await next.end('SIGTERM');
    const retired = await workgate(next.env, ['master-key', 'retire', 't1']);
    expect(retired, retired.stderr).toMatchObject({ status: 0, stdout: 'retired: t1\n' });
    expect((await rows(service).findOne())?.sealed_d).toMatch(/^t2\./);

    const env = { WORKGATE_MASTER_KEYS: both.split(',')[0] as string };
    const alone = await TestService.start({ sharing: service, env });
    const after = await issue(world, alone);
    expect(decodeProtectedHeader(after).kid).toBe(decodeProtectedHeader(before).kid);
    expect([await outcome(alone, before), await outcome(alone, after)]).toEqual(['accepted', 'accepted']);
    expect(await rows(service).countDocuments()).toBe(1);
    for (const one of [alone, next]) await one.stop({ keepDatabase: true });
    await service.stop();
  });

  it('are replaced when the master key that they were sealed under is lost', async () => {
    const service = await TestService.start();
    const world = await World.create(service, 'Own');
    const before = await issue(world);
    await service.end('SIGTERM');
    const env = { ...service.env, WORKGATE_MASTER_KEYS: `t2:${randomBytes(32).toString('base64')}` };
    expect((await workgate(env, ['master-key', 'retire', 't1'])).status).toBe(0);
    const next = await TestService.start({ sharing: service, env });
    const after = await issue(world, next);
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    expect([await outcome(next, before), await outcome(next, after)]).toEqual(['accepted', 'accepted']);
    await next.stop({ keepDatabase: true });
    await service.stop();
  });
});
