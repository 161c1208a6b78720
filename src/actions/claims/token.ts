import { hash, timingSafeEqual } from 'node:crypto';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';

/** SHA-256 of the token of a claim, in hex. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Whether it is the token that was stored, in a time that tells nothing of it. */
export function isTokenOf(token: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfToken(token), 'hex'), Buffer.from(stored, 'hex'));
}

/** By which the same report is known again. */
export function hashOfReport(report: { [member: string]: JsonValue }): string {
  return canonicalHash(report);
}
