import { verifyAgentCardSignature } from '@a2a-js/sdk';
import { DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import { type CryptoKey, type FlattenedJWSInput, flattenedVerify, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CardParameters } from '../../generated/a2a/answer-validators.js';
import { ActionPart } from '../../generated/a2a/validators.js';
import { canonicalJson } from '../../src/platform/canonical-json.ts';
import { createAgentCard } from '../../src/transports/a2a/agent-card.ts';
import { unsignedCards } from '../../src/transports/a2a/agent-card-route.ts';
import { EXTENSION } from '../support/a2a.ts';
import { freePort } from '../support/free-port.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
});
afterAll(() => service.stop());

const get = (headers: Record<string, string> = {}, at = service, name = 'agent-card.json') =>
  fetch(`${at.address}/.well-known/${name}`, { headers });
// biome-ignore lint/suspicious/noExplicitAny: both versions of the card are read here
const card = async (version?: string, at = service): Promise<any> =>
  (await get(version === undefined ? {} : { 'A2A-Version': version }, at)).json();

/** Returns the published public key with this id, as anybody can fetch it. Only keys for agent cards count. */
async function publishedKey(at: TestService, kid: string): Promise<CryptoKey> {
  const { keys } = (await (await fetch(`${at.address}/.well-known/jwks.json`)).json()) as {
    keys: (JWK & { purpose: string })[];
  };
  const jwk = keys.find((one) => one.kid === kid && one.purpose === 'agent-card');
  if (jwk === undefined) throw new Error(`There is no key ${kid} for cards`);
  return importJWK(jwk, 'EdDSA') as Promise<CryptoKey>;
}
const keyOf = (kid: string) => publishedKey(service, kid);

describe('the A2A 0.3 card, sent by default', () => {
  test('states its URL and capabilities, lists the bearer scheme first, and adds the 1.0 interface', async () => {
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

  test('is also served at the path that clients older than 0.3 use', async () => {
    const older = await get({}, service, 'agent.json');
    expect([older.status, await older.text()]).toEqual([200, await (await get()).text()]);
  });

  test('has a skill for each operation and action, with their governance under a versioned URI', async () => {
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
    for (const { id, examples } of skills) {
      if (id === 'create_work_item') continue;
      const part = JSON.parse(examples[0]);
      expect(ActionPart(part), `${id}: ${JSON.stringify(ActionPart.errors)}`).toBe(true);
      expect(part.action.type).toBe(extension.params.skills[id].action);
      if (operations.includes(id)) expect(part.action.proposal.payload.type).toBe(id);
    }
  });
});

test.each(['0.3', '1.0'] as const)('the A2A %s card is the card of the baselines plus signatures', async (version) => {
  const cards = unsignedCards(createAgentCard(service.address, service.services.actions.shippedPack), service.address);
  const { signatures, ...unsigned } = await card(version);
  expect(unsigned).toEqual(cards[version]);
  expect(signatures).not.toEqual([]);
});

describe('the A2A 1.0 card', () => {
  test.each(['1.0', '1.0.7'])('is sent for A2A-Version: %s', async (version) => {
    const found = await card(version);
    expect(found.protocolVersion).toBeUndefined();
    expect(found.securityRequirements).toEqual([{ schemes: { bearer: {} } }, { schemes: { apiKey: {} } }]);
    expect(found.securitySchemes.bearer.httpAuthSecurityScheme.scheme).toBe('bearer');
    expect(found.capabilities.extensions[0].uri).toBe(EXTENSION);
  });

  test('is pure ASCII, like the 0.3 card, because the Python SDK for 0.3 cannot verify it otherwise', async () => {
    const texts = await Promise.all(
      ['0.3', '1.0'].map(async (version) => (await get({ 'A2A-Version': version })).text()),
    );
    for (const text of texts) expect(text).toMatch(/^[\x20-\x7e]+$/);
  });

  test('is the card that the SDK resolves', async () => {
    const found = await new DefaultAgentCardResolver().resolve(service.address);
    expect(found.supportedInterfaces.map(({ protocolVersion }) => protocolVersion)).toEqual(['1.0', '0.3']);
  });
});

describe('the signature', () => {
  test('of the 1.0 card verifies in the SDK with the published key', async () => {
    const signed = await card('1.0');
    await expect(verifyAgentCardSignature(keyOf)(signed)).resolves.toBeUndefined();
  });

  test('does not verify an altered card', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const signed = await card('1.0');
    await expect(verifyAgentCardSignature(keyOf)({ ...signed, name: 'Somebody else' })).rejects.toThrow(/No valid/);
  });

  test('of the 0.3 card covers its canonical form (RFC 8785) without the signatures', async () => {
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

  test('uses a new key after a rotation, and the old key stays published for a while', { tags: 'full' }, async ({
    onTestFinished,
  }) => {
    const own = await TestService.startOwn({ env: { WORKGATE_PORT: String(await freePort()) } });
    onTestFinished(() => own.stop());
    const ownKeyOf = (kid: string) => publishedKey(own, kid);
    const before = await card('1.0', own);
    await own.services.platform.signingKeys.rotate('agent-card');
    await vi.waitFor(
      async () => {
        const after = await card('1.0', own);
        expect(after.signatures[0].protected).not.toBe(before.signatures[0].protected);
        await verifyAgentCardSignature(ownKeyOf)(after);
      },
      { timeout: 25_000, interval: 500 },
    );
    await expect(verifyAgentCardSignature(ownKeyOf)(before)).resolves.toBeUndefined();
  });
});

describe('a request for the card', () => {
  test('gets a response that may be cached per version and revalidated by its ETag', async () => {
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

  test('is refused unless its method is GET or HEAD', async () => {
    const response = await fetch(`${service.address}/.well-known/agent-card.json`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
