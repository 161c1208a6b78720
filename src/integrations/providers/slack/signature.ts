import { createHmac, timingSafeEqual } from 'node:crypto';

/** Exactly as received. Missing headers are undefined. */
export interface SignedRequest {
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
}

/** Ten digits without a leading zero: the seconds of the years 2001 to 2286. */
const TIMESTAMP = /^[1-9]\d{9}$/;
const SIGNATURE = /^v0=([0-9a-f]{64})$/;
const WINDOW_SECONDS = 300;

/**
 * True if Slack signed the request at most five minutes before or after `now`. The signature is `v0=` and the
 * hexadecimal HMAC-SHA256 over `v0:{timestamp}:{raw body}` (docs.slack.dev, "Verifying requests from Slack").
 */
export function isSignedBySlack(
  signingSecret: string,
  { timestamp, signature, body }: SignedRequest,
  now: Date,
): boolean {
  const given = SIGNATURE.exec(signature ?? '')?.[1];
  if (given === undefined || timestamp === undefined || !TIMESTAMP.test(timestamp)) return false;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  if (Math.abs(nowSeconds - Number(timestamp)) > WINDOW_SECONDS) return false;
  const expected = createHmac('sha256', signingSecret).update(`v0:${timestamp}:`).update(body).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), expected);
}
