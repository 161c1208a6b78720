import express from 'express';
import { currentTimeMs } from '../../platform/clock.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SigningPurpose } from '../../platform/signing-keys/purposes.ts';
import type { PublicJwk, SigningKeys } from '../../platform/signing-keys/signing-keys.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, sendError, sendJson } from '../http-answer.ts';

/**
 * Milliseconds that a retired key stays published. Tokens live for a day at most, after which their key has nothing
 * left to verify. Evidence is kept forever, so its keys are too.
 */
const KEPT_AFTER_RETIREMENT_MS = {
  delegation: 25 * HOUR_MS,
  checkpoint: Number.POSITIVE_INFINITY,
  packet: Number.POSITIVE_INFINITY,
  // Clients refresh a card within minutes. A card that is kept for longer than this can no longer be verified.
  'agent-card': 25 * HOUR_MS,
} as const satisfies Record<SigningPurpose, number>;

/**
 * Creates `/.well-known/jwks.json`, the public keys to verify delegation tokens, evidence and the agent card (RFC 7517,
 * 5).
 */
export function createJwksRoute(signingKeys: SigningKeys, logger: Logger): express.Router {
  const router = express.Router();
  const answer: express.RequestHandler = async (request, response) => {
    try {
      const keys: PublicJwk[] = [];
      for (const [purpose, keptMs] of Object.entries(KEPT_AFTER_RETIREMENT_MS)) {
        const retiredSince = new Date(Math.max(0, currentTimeMs() - keptMs));
        keys.push(...(await signingKeys.publicJwks(purpose as SigningPurpose, retiredSince)));
      }
      sendJson(response, exchangeOf(request), 200, { 'Cache-Control': 'public, max-age=300' }, { keys });
    } catch (error) {
      sendError(response, exchangeOf(request), error, {}, logger);
    }
  };
  addGetRoute(router, '/.well-known/jwks.json', answer, logger);
  return router;
}
