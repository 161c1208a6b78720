/** Signed requests of the chat platform. Their signatures were made by third-party programs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { isSignedBySlack } from '../../src/integrations/providers/slack/signature.ts';

export interface SignatureVector {
  name: string;
  secret: string;
  /** Unix time in seconds, as in the header. */
  ts: string;
  body: string;
  /** `v0=` and 64 hexadecimal digits. */
  sig: string;
}

const FIXTURE = path.resolve(import.meta.dirname, '../fixtures/chat/signature-vectors.json');

/** Returns the example that the platform publishes, and others signed with `openssl dgst -sha256 -hmac`. */
export function signatureVectors(): SignatureVector[] {
  return JSON.parse(readFileSync(FIXTURE, 'utf8'));
}

/** Expects that the request is accepted, and refused after a change of its time, body or signature. */
export function expectOnlyAsSigned({ secret, ts, body, sig }: SignatureVector): void {
  const now = new Date(Number(ts) * 1000);
  const verify = (timestamp: string, signature: string, text: string) =>
    isSignedBySlack(secret, { timestamp, signature, body: Buffer.from(text) }, now);
  expect(verify(ts, sig, body)).toBe(true);
  expect(verify(String(Number(ts) + 1), sig, body)).toBe(false);
  for (const index of [0, Math.floor(body.length / 2), body.length - 1]) {
    expect(verify(ts, sig, `${body.slice(0, index)}!${body.slice(index + 1)}`), String(index)).toBe(false);
  }
  for (let index = 0; index < sig.length; index += 1) {
    const other = sig[index] === '0' ? '1' : '0';
    expect(verify(ts, `${sig.slice(0, index)}${other}${sig.slice(index + 1)}`, body), String(index)).toBe(false);
  }
}
