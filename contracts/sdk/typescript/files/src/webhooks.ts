/** What the service sends by itself is verified here: Standard Webhooks 1.0.0, symmetric (standardwebhooks.com). */
import { type WebhookRefusal, WebhookVerificationError } from './errors.js';

/** Headers as `fetch` has them, or as servers of Node do: names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The body as it came: its bytes, or its text before anything has read it. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

export interface WebhookOptions {
  /** How far the time of the request may be from now, either way: 300 s unless said otherwise. */
  toleranceSeconds?: number;
  /** What is taken for now, in milliseconds since 1970; by the clock of this machine unless said otherwise. */
  nowMs?: number;
}

const TOLERANCE_SECONDS = 300;
const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;
/** Of a secret of Standard Webhooks: a shorter one was cut off. */
const LEAST_SECRET_BYTES = 24;
const MOST_SECRET_BYTES = 64;
const VERSION = 'v1,';
/** Seconds since 1970 as the service writes them; as text, since that is what was signed. */
const TIMESTAMP = /^(?:0|[1-9][0-9]{0,11})$/;
/** Half of a character, which no UTF-8 has: what was encoded of it would be something else. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Verifies a request of the service and reads its body. Nothing of the body is read before the signature is found right.
 *
 * @param headers Of the request; `webhook-id`, `webhook-timestamp` and `webhook-signature` are looked at.
 * @param body Exactly as it came: of what a parser made of it the signature cannot be checked.
 * @param secrets The signing secret, `whsec_…`; several while one follows another, of which one has to fit.
 * @returns what the body says, read from its JSON; undefined for a request without a body, such as a look-up.
 * @throws {WebhookVerificationError} whose `reason` says why it is not to be trusted: answer 400, and do nothing
 * @throws {TypeError} on a tolerance or a time that cannot be one
 */
export async function verify(
  headers: WebhookHeaders,
  body: WebhookBody,
  secrets: string | readonly string[],
  options: WebhookOptions = {},
): Promise<unknown> {
  const { toleranceSeconds = TOLERANCE_SECONDS, nowMs = Date.now() } = options;
  if (!(Number.isFinite(toleranceSeconds) && toleranceSeconds >= 0)) {
    throw new TypeError('toleranceSeconds has to be a number of seconds, 0 or more.');
  }
  if (!Number.isFinite(nowMs)) throw new TypeError('nowMs has to be a number of milliseconds.');
  // Of a variable that was never set there is none.
  const keys = keysOf(typeof secrets === 'string' ? [secrets] : (secrets ?? []));
  const bytes = bytesOf(body);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  checkTime(timestamp, Math.floor(nowMs / 1000), toleranceSeconds);
  await checkSignature(keys, signedBytes(`${id}.${timestamp}.`, bytes), signatures);
  return read(bytes);
}

function refuse(reason: WebhookRefusal, message: string): never {
  throw new WebhookVerificationError(reason, message);
}

/** What is behind the prefix of each secret. Messages name a secret by its place, and never show it. */
function keysOf(secrets: readonly string[]): Uint8Array<ArrayBuffer>[] {
  if (secrets.length === 0) refuse('bad_secret', 'No secret was given.');
  return secrets.map((secret, index) => {
    const key = Uint8Array.from(atob(SECRET.exec(secret)?.[1] ?? ''), (byte) => byte.charCodeAt(0));
    if (key.length < LEAST_SECRET_BYTES || key.length > MOST_SECRET_BYTES) {
      const which = secrets.length === 1 ? 'The secret' : `Secret ${index + 1} of ${secrets.length}`;
      const wanted = `whsec_ and base64 of ${LEAST_SECRET_BYTES} to ${MOST_SECRET_BYTES} bytes`;
      refuse('bad_secret', `${which} is not ${wanted}, without anything before or after it.`);
    }
    return key;
  });
}

function bytesOf(body: WebhookBody): Uint8Array {
  if (typeof body === 'string') {
    if (LONE_SURROGATE.test(body)) refuse('malformed_body', 'The body has half of a character: it is not what came.');
    return new TextEncoder().encode(body);
  }
  // Test runners have classes of their own for the same things.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body);
  return refuse('no_raw_body', 'The body has to be the bytes or the text that came: take them before a parser does.');
}

/** The one value of a header. */
function headerOf(headers: WebhookHeaders, name: string): string {
  const values: string[] = [];
  if (typeof headers.get === 'function') values.push(headers.get(name) ?? '');
  else {
    for (const [key, value] of Object.entries(headers)) {
      if (key.toLowerCase() === name && value !== undefined)
        values.push(...(typeof value === 'string' ? [value] : value));
    }
  }
  if (values.length > 1) refuse('repeated_header', `The request has ${name} more than once.`);
  return values[0] || refuse('missing_header', `The request has no ${name}.`);
}

function checkTime(timestamp: string, nowSeconds: number, toleranceSeconds: number): void {
  if (!TIMESTAMP.test(timestamp))
    refuse('malformed_timestamp', 'webhook-timestamp is not in whole seconds since 1970.');
  const age = nowSeconds - Number(timestamp);
  if (age > toleranceSeconds) refuse('too_old', `The request is ${age} s old; up to ${toleranceSeconds} s are taken.`);
  if (-age > toleranceSeconds) {
    refuse(
      'too_new',
      `The request is of in ${-age} s; up to ${toleranceSeconds} s are taken. Is the clock here right?`,
    );
  }
}

function signedBytes(head: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(head);
  const bytes = new Uint8Array(start.length + body.length);
  bytes.set(start);
  bytes.set(body, start.length);
  return bytes;
}

async function checkSignature(
  keys: Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
  header: string,
): Promise<void> {
  // Those of other versions are none of ours: the service may come to sign in other ways besides.
  const given = header.split(' ').filter((one) => one.startsWith(VERSION));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  for (const raw of keys) {
    const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
    const expected = VERSION + btoa(String.fromCharCode(...mac));
    if (given.some((one) => isSame(one, expected))) return;
  }
  refuse(
    'no_signature_matches',
    'No signature is of this body by a secret that was given: the secret is another, or the body is not as it came.',
  );
}

/** Takes as long wherever they differ, so that nobody finds a signature by trying. */
function isSame(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}

/** Of two members with one name the last one counts. */
function read(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    // A mark at its start is part of what was signed, and no JSON.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // What is wrong with it would be said with a piece of it, and it may hold the token of an action.
    return refuse('malformed_body', 'The body is signed, and is not JSON in UTF-8.');
  }
}
