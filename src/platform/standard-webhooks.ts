import { createHmac, randomBytes } from 'node:crypto';
import { currentTimeMs } from './clock.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** The prefix of Standard Webhooks, and random bytes in base64. */
export function newSigningSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * Signs id, time in whole seconds and body with each secret (standardwebhooks.com, 1.0.0).
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
