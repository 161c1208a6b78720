import express from 'express';
import type { Logger } from '../../platform/logger.ts';
import type { SigningKeys } from '../../platform/signing-keys/signing-keys.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, sendError, sendJson } from '../http-answer.ts';

/** Tokens live for a day at most: a key that was retired longer ago has nothing left to verify. */
const KEPT_AFTER_RETIREMENT_MS = 25 * 60 * 60 * 1000;

/** `/.well-known/jwks.json`: the public keys that delegation tokens verify with (RFC 7517, 5). */
export function createJwksRoute(signingKeys: SigningKeys, logger: Logger): express.Router {
  const router = express.Router();
  const answer: express.RequestHandler = async (request, response) => {
    try {
      const keys = await signingKeys.publicJwks('delegation', new Date(Date.now() - KEPT_AFTER_RETIREMENT_MS));
      sendJson(response, exchangeOf(request), 200, { 'Cache-Control': 'public, max-age=300' }, { keys });
    } catch (error) {
      sendError(response, exchangeOf(request), error, {}, logger);
    }
  };
  addGetRoute(router, '/.well-known/jwks.json', answer, logger);
  return router;
}
