import { verifyAgentCardSignature } from '@a2a-js/sdk';
import { DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import { type CryptoKey, type FlattenedJWSInput, flattenedVerify, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CardParameters } from '../../generated/a2a/answer-validators.js';
import { canonicalJson } from '../../src/platform/canonical-json.ts';
import { createAgentCard } from '../../src/transports/a2a/agent-card.ts';
import { unsignedCards } from '../../src/transports/a2a/agent-card-route.ts';
import { EXTENSION } from '../support/a2a.ts';
import { freePort } from '../support/free-port.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await TestService.start({ env: { WORKGATE_PORT: String(await freePort()) } });
});
afterAll(() => service.stop());

const get = (headers: Record<string, string> = {}) =>
  fetch(`${service.address}/.well-known/agent-card.json`, { headers });
// biome-ignore lint/suspicious/noExplicitAny: both versions of the card are read here
const card = async (version?: string): Promise<any> =>
  (await get(version === undefined ? {} : { 'A2A-Version': version })).json();

/** The key of a card by its id, as anybody finds it; only keys for cards count. */
async function keyOf(kid: string): Promise<CryptoKey> {
  const { keys } = (await (await fetch(`${service.address}/.well-known/jwks.json`)).json()) as {
    keys: (JWK & { purpose: string })[];
  };
  const jwk = keys.find((one) => one.kid === kid && one.purpose === 'agent-card');
  if (jwk === undefined) throw new Error(`There is no key ${kid} for cards`);
  return importJWK(jwk, 'EdDSA') as Promise<CryptoKey>;
}

describe('the card of A2A 0.3, which is sent by default', () => {
  test('says where and how, names the bearer scheme first, and adds the interfaces of 1.0', async () => {
    const found = await card();
    const url = `${service.address}/api/v1/a2a`;
    expect(found).toMatchObject({
      protocolVersion: '0.3.0',
      url,
      preferredTransport: 'JSONRPC',
      capabilities: { streaming: true, pushNotifications: false },
      security: [{ bearer: [] }, { apiKey: [] }],
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
      supportsAuthenticatedExtendedCard: false,
    });
    expect(Object.keys(found.securitySchemes)).toEqual(['bearer', 'apiKey']);
    expect(found.supportedInterfaces).toEqual([
      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ]);
  });

  test('has a skill for each operation of the packs and each action, with its governance under a versioned URI', async () => {
    const { skills, capabilities } = await card();
    const operations = [...service.services.actions.shippedPack.operations.keys()];
    const ids = skills.map((skill: { id: string }) => skill.id);
    expect(ids).toEqual(['create_work_item', 'execute_action', 'export_packet', ...operations]);
    const [extension] = capabilities.extensions;
    expect(extension).toMatchObject({ uri: EXTENSION, required: false });
    expect(CardParameters(extension.params), JSON.stringify(CardParameters.errors)).toBe(true);
    expect(Object.keys(extension.params.skills)).toEqual(ids);
    expect(extension.params.skills.commerce_refund).toEqual({
      scopes: ['agent.work.write', 'agent.actions.propose'],
      action: 'propose',
      approval: { policy: ['auto_approve', 'require_approval', 'deny'], people_at_most: 2 },
      dry_run: true,
      risk: 'high',
    });
  });
});

test.each([
  '0.3',
  '1.0',
] as const)('the card of A2A %s is what baselines have of it, and its signatures', async (version) => {
  const cards = unsignedCards(createAgentCard(service.address, service.services.actions.shippedPack), service.address);
  const { signatures, ...unsigned } = await card(version);
  expect(unsigned).toEqual(cards[version]);
  expect(signatures).not.toEqual([]);
});

describe('the card of A2A 1.0', () => {
  test.each(['1.0', '1.0.7'])('is sent for A2A-Version: %s', async (version) => {
    const found = await card(version);
    expect(found.protocolVersion).toBeUndefined();
    expect(found.securityRequirements).toEqual([{ schemes: { bearer: {} } }, { schemes: { apiKey: {} } }]);
    expect(found.securitySchemes.bearer.httpAuthSecurityScheme.scheme).toBe('bearer');
    expect(found.capabilities.extensions[0].uri).toBe(EXTENSION);
  });

  test('is in ASCII, which the SDK for Python of 0.3 needs to verify it', async () => {
    const texts = await Promise.all(
      ['0.3', '1.0'].map(async (version) => (await get({ 'A2A-Version': version })).text()),
    );
    for (const text of texts) expect(text).toMatch(/^[\x20-\x7e]+$/);
  });

  test('is what the SDK finds', async () => {
    const found = await new DefaultAgentCardResolver().resolve(service.address);
    expect(found.supportedInterfaces.map(({ protocolVersion }) => protocolVersion)).toEqual(['1.0', '0.3']);
  });
});

describe('its signature', () => {
  test('of the card of 1.0 verifies with the published key, as the SDK verifies it', async () => {
    const signed = await card('1.0');
    await expect(verifyAgentCardSignature(keyOf)(signed)).resolves.toBeUndefined();
  });

  test('is not that of an altered card', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const signed = await card('1.0');
    await expect(verifyAgentCardSignature(keyOf)({ ...signed, name: 'Somebody else' })).rejects.toThrow(/No valid/);
  });

  test('of the card of 0.3 is over its canonical form (RFC 8785), without the signatures', async () => {
    const { signatures, ...signed } = await card();
    const payload = Buffer.from(canonicalJson(signed)).toString('base64url');
    const verify = (text: string) =>
      flattenedVerify({ ...signatures[0], payload: text } as FlattenedJWSInput, ({ kid }) => keyOf(kid as string));
    expect((await verify(payload)).protectedHeader).toMatchObject({
      alg: 'EdDSA',
      typ: 'JOSE',
      jku: `${service.address}/.well-known/jwks.json`,
    });
    const altered = Buffer.from(canonicalJson({ ...signed, name: 'Somebody else' })).toString('base64url');
    await expect(verify(altered)).rejects.toThrow(/signature verification failed/);
  });

  test('is by a new key after a rotation, and the old one is shown for a while', async () => {
    const before = await card('1.0');
    await service.services.platform.signingKeys.rotate('agent-card');
    await vi.waitFor(
      async () => {
        const after = await card('1.0');
        expect(after.signatures[0].protected).not.toBe(before.signatures[0].protected);
        await verifyAgentCardSignature(keyOf)(after);
      },
      { timeout: 25_000, interval: 500 },
    );
    await expect(verifyAgentCardSignature(keyOf)(before)).resolves.toBeUndefined();
  });
});

describe('caches', () => {
  test('may keep it, for each version by itself, and ask whether it is still the same', async () => {
    const first = await get();
    expect(first.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
    expect(first.headers.get('vary')).toBe('A2A-Version');
    expect(first.headers.get('content-type')).toContain('application/json');
    const etag = first.headers.get('etag') ?? '';
    const again = await get({ 'If-None-Match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get({ 'If-None-Match': etag, 'A2A-Version': '1.0' })).status).toBe(200);
    expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('get nothing by another method', async () => {
    const response = await fetch(`${service.address}/.well-known/agent-card.json`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
