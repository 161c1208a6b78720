import { createHash, type KeyObject } from 'node:crypto';
import { AgentCard, canonicalizeAgentCard } from '@a2a-js/sdk';
import express from 'express';
import { FlattenedSign } from 'jose';
import { canonicalJson, type JsonValue } from '../../platform/canonical-json.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SigningKeys } from '../../platform/signing-keys/signing-keys.ts';
import { namesEntityTag } from '../entity-tags.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, sendError } from '../http-answer.ts';
import { A2A_PATH, type A2aVersion } from './versions.ts';

export interface AgentCardRouteOptions {
  /** Card of A2A 1.0, without signatures. */
  card: AgentCard;
  signingKeys: SigningKeys;
  /** Origin at which agents reach the service. */
  workBaseUrl: string;
  logger: Logger;
}

/** Directories and clients older than 0.3 use the second path. */
const CARD_PATHS = ['/.well-known/agent-card.json', '/.well-known/agent.json'];
const CACHE_CONTROL = 'public, max-age=300';

type Json = Record<string, unknown>;

interface Signer {
  keyId: string;
  privateKey: KeyObject;
}

interface SignedCard {
  keyId: string;
  body: string;
  etag: string;
}

/**
 * Serves the card of A2A 0.3, whose clients send no version, or of 1.0 on `A2A-Version: 1.0`. Cards are signed with a
 * key of their own (A2A 1.0, 8.4), which `/.well-known/jwks.json` publishes.
 */
export function createAgentCardRoute(options: AgentCardRouteOptions): express.Router {
  const { signingKeys, workBaseUrl, logger } = options;
  const { '1.0': current, '0.3': legacy } = unsignedCards(options.card, workBaseUrl);
  const payload = canonicalizeAgentCard(current as never);
  const cards = {
    '1.0': { json: current, payloads: [payload] },
    // The card is signed in three forms: as served, as clients of 0.3 canonicalize it, and as clients of 1.0 read it.
    '0.3': {
      json: legacy,
      payloads: [legacy, withoutDefaults(legacy)].map((form) => canonicalJson(form)).concat(payload),
    },
  };
  const signed: Partial<Record<keyof typeof cards, SignedCard>> = {};
  const signedCard = async (version: keyof typeof cards): Promise<SignedCard> => {
    const key = await signingKeys.current('agent-card');
    const known = signed[version];
    if (known?.keyId === key.keyId) return known;
    const { json, payloads } = cards[version];
    const signatures = await Promise.all(payloads.map((payload) => sign(payload, key, workBaseUrl)));
    const body = JSON.stringify({ ...json, signatures });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const fresh = { keyId: key.keyId, body, etag };
    signed[version] = fresh;
    return fresh;
  };

  const router = express.Router();
  const answer: express.RequestHandler = async (request, response) => {
    try {
      const wanted = request.headers['a2a-version'];
      const version = typeof wanted === 'string' && /^\s*1\.0(\.\d+)?\s*$/.test(wanted) ? '1.0' : '0.3';
      const { body, etag } = await signedCard(version);
      response.set({ 'Cache-Control': CACHE_CONTROL, ETag: etag, Vary: 'A2A-Version' });
      if (namesEntityTag(request.headers['if-none-match'] ?? '', etag)) response.status(304).end();
      else response.type('application/json').send(body);
    } catch (error) {
      sendError(response, exchangeOf(request), error, {}, logger);
    }
  };
  for (const path of CARD_PATHS) addGetRoute(router, path, answer, logger);
  return router;
}

/** Returns the card in the form of each version. @param card The card of A2A 1.0. */
export function unsignedCards(card: AgentCard, workBaseUrl: string): Record<A2aVersion, { [name: string]: JsonValue }> {
  const current = AgentCard.toJSON(card) as { [name: string]: JsonValue };
  return { '0.3': toLegacyCard(card, current, workBaseUrl), '1.0': current };
}

/** Converts the card to A2A 0.3 (5.5). Keeps the interfaces of 1.0 for clients that speak both versions. */
function toLegacyCard(card: AgentCard, current: Json, workBaseUrl: string): { [name: string]: JsonValue } {
  const { name, description, version, documentationUrl, defaultInputModes, defaultOutputModes, capabilities } = card;
  const legacy = {
    protocolVersion: '0.3.0',
    name,
    description,
    version,
    documentationUrl,
    url: `${workBaseUrl}${A2A_PATH}`,
    preferredTransport: 'JSONRPC',
    supportedInterfaces: current['supportedInterfaces'],
    capabilities: {
      streaming: capabilities?.streaming,
      pushNotifications: capabilities?.pushNotifications,
      extensions: capabilities?.extensions,
    },
    securitySchemes: Object.fromEntries(
      Object.entries(card.securitySchemes).map(([id, { scheme }]) => [id, toLegacyScheme(scheme)]),
    ),
    security: card.securityRequirements.map(({ schemes }) =>
      Object.fromEntries(Object.entries(schemes).map(([id, { list }]) => [id, list])),
    ),
    supportsAuthenticatedExtendedCard: false,
    defaultInputModes,
    defaultOutputModes,
    skills: card.skills.map(({ id, name, description, tags, examples }) => ({
      id,
      name,
      description,
      tags,
      ...(examples.length === 0 ? {} : { examples }),
    })),
  };
  return JSON.parse(JSON.stringify(legacy)) as { [name: string]: JsonValue };
}

/**
 * Leaves out empty values, default values, and members that 0.3 does not know. The reference client of 0.3 (a2a-sdk 0.3,
 * `canonicalize_agent_card`) verifies signatures over this form.
 */
function withoutDefaults(card: { [name: string]: JsonValue }): JsonValue {
  const { protocolVersion: _, preferredTransport: __, supportedInterfaces: ___, ...rest } = card;
  const schemes = Object.entries(rest['securitySchemes'] as { [name: string]: { [name: string]: JsonValue } });
  const securitySchemes = Object.fromEntries(schemes.map(([id, { type: _, ...scheme }]) => [id, scheme]));
  return withoutEmpty({ ...rest, securitySchemes }) ?? {};
}

function withoutEmpty(value: JsonValue): JsonValue | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const members = Object.entries(value).flatMap(([name, member]): [string, JsonValue][] => {
    const kept = withoutEmpty(member);
    return kept === undefined ? [] : [[name, kept]];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

function toLegacyScheme(scheme: AgentCard['securitySchemes'][string]['scheme']): Json {
  switch (scheme?.$case) {
    case 'httpAuthSecurityScheme':
      return { type: 'http', ...scheme.value };
    case 'apiKeySecurityScheme': {
      const { description, location, name } = scheme.value;
      return { type: 'apiKey', description, in: location, name };
    }
    default:
      throw new Error(`The card names a kind of credential that the door does not take: ${scheme?.$case}`);
  }
}

/** Signs a payload as a detached JWS (RFC 7515, 7.2.2 and appendix F): with its header, without the payload. */
async function sign(payload: string, { keyId, privateKey }: Signer, workBaseUrl: string): Promise<Json> {
  const header = { alg: 'EdDSA', typ: 'JOSE', kid: keyId, jku: `${workBaseUrl}/.well-known/jwks.json` };
  const signer = new FlattenedSign(new TextEncoder().encode(payload)).setProtectedHeader(header);
  const { protected: encoded, signature } = await signer.sign(privateKey);
  return { protected: encoded, signature };
}
