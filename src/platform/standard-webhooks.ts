import { createHmac, randomBytes } from 'node:crypto';
import { currentTimeMs } from './clock.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Returns a new secret of Standard Webhooks: the prefix, and random bytes in base64. */
export function newSigningSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * Returns the headers by which a receiver knows that a request is ours, new and unaltered (standardwebhooks.com,
 * 1.0.0). The signature is an HMAC-SHA256 over id, time in whole seconds, and body, one for each secret.
 * @param body The body exactly as it is sent; empty for a request without one.
 */
export function signedHeaders(secrets: readonly string[], id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(currentTimeMs() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
