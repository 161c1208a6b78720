import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;

/**
 * A token that carries `payload` readably and cannot be made by a client: authenticated by HMAC-SHA-256 together with
 * `binding`, everything that it is good for. The first key signs, all verify.
 */
export function sealToken(keys: readonly KeyObject[], payload: Buffer, binding: readonly unknown[]): string {
  const [signingKey] = keys;
  return Buffer.concat([mac(signingKey as KeyObject, payload, binding), payload]).toString('base64url');
}

/** The payload of a token that was made for this very binding; null for every other one. */
export function openToken(keys: readonly KeyObject[], token: string, binding: readonly unknown[]): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  const [given, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
  const genuine = keys.some((key) => given.length === MAC_BYTES && timingSafeEqual(given, mac(key, payload, binding)));
  // Other spellings of the same bytes are refused too: a token has one form.
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
