import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;

/**
 * Makes a token that carries `payload` readably, and that no client can make. HMAC-SHA-256 authenticates the payload
 * together with `binding`, which is everything that the token is valid for. The first key signs; all keys verify.
 */
export function sealToken(keys: readonly KeyObject[], payload: Buffer, binding: readonly unknown[]): string {
  const [signingKey] = keys;
  return Buffer.concat([mac(signingKey as KeyObject, payload, binding), payload]).toString('base64url');
}

export function openToken(keys: readonly KeyObject[], token: string, binding: readonly unknown[]): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  const [given, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
  const genuine = keys.some((key) => given.length === MAC_BYTES && timingSafeEqual(given, mac(key, payload, binding)));
  // Other spellings of the same bytes are refused, so that a token has only one form.
  return genuine && bytes.toString('base64url') === token ? payload : null;
}

function mac(key: KeyObject, payload: Buffer, binding: readonly unknown[]): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(binding))
    .update('\0')
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
}
