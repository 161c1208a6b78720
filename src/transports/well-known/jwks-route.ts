import express from 'express';
import { currentTimeMs } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SigningPurpose } from '../../platform/signing-keys/purposes.ts';
import type { PublicJwk, SigningKeys } from '../../platform/signing-keys/signing-keys.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, sendError, sendJson } from '../http-answer.ts';

/**
 * How long a retired key is shown. Tokens live for a day at most: what signed them has then nothing left to verify.
 * Evidence is kept for ever, so its keys are too.
 */
const KEPT_AFTER_RETIREMENT_MS = {
  delegation: 25 * 60 * 60 * 1000,
  checkpoint: Number.POSITIVE_INFINITY,
  packet: Number.POSITIVE_INFINITY,
  // A card is fetched anew within minutes; whoever keeps one for longer verifies it no more.
  'agent-card': 25 * 60 * 60 * 1000,
} as const satisfies Record<SigningPurpose, number>;

/** `/.well-known/jwks.json`: the public keys that delegation tokens, evidence and the agent card verify with (RFC 7517, 5). */
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
