import { createHmac } from 'node:crypto';
import type { LetterKind, LetterOrder } from '../../identity/letters.ts';
import { NO_TENANT } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Who is counted: the address, whoever has it written to; the same for one tenant, or for one network that asks; all that a
 * tenant has written.
 */
type Counted = 'address' | 'tenant_address' | 'network_address' | 'tenant';

export interface LetterLimit {
  counted: Counted;
  limit: number;
  windowMs: number;
}

/**
 * So much of each kind may be sent, so that nobody floods somebody's mailbox by the service. Where others than the addressee
 * can have it sent, each of them is counted first, and all of them together are let have far more, so that a few who use up
 * theirs do not keep the addressee from theirs.
 */
export const LETTER_LIMITS: Readonly<Record<LetterKind, readonly LetterLimit[]>> = {
  invitation: [
    { counted: 'tenant_address', limit: 4, windowMs: DAY_MS },
    { counted: 'address', limit: 50, windowMs: DAY_MS },
    { counted: 'tenant', limit: 500, windowMs: DAY_MS },
  ],
  verification: [
    { counted: 'address', limit: 3, windowMs: HOUR_MS },
    { counted: 'address', limit: 10, windowMs: DAY_MS },
  ],
  verification_due: [{ counted: 'address', limit: 1, windowMs: 7 * DAY_MS }],
  password_reset: [
    { counted: 'network_address', limit: 3, windowMs: HOUR_MS },
    { counted: 'network_address', limit: 10, windowMs: DAY_MS },
    { counted: 'address', limit: 30, windowMs: HOUR_MS },
  ],
  // Each takes a link that was used.
  password_changed: [],
  // Each takes a code that a session of theirs has made, and accounts may try few of these (`integrations/chat/links/`). A limit
  // could be used up so that the link that matters is told to nobody.
  chat_linked: [],
};

/** So much may be asked for from one network by who is not known. */
export const ASKER_LIMIT = { limit: 30, windowMs: HOUR_MS } as const;

/** What that is counted under. */
export function askerIdOf(key: Buffer, network: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['asker', network]))
    .digest('base64url');
}

/** For so long a letter is tried, and then of no use any more. */
export const LETTER_LIVES_MS: Readonly<Record<LetterKind, number>> = {
  invitation: 7 * DAY_MS,
  verification: DAY_MS,
  verification_due: 7 * DAY_MS,
  password_reset: DAY_MS,
  password_changed: 7 * DAY_MS,
  chat_linked: 7 * DAY_MS,
};

/** What became of it is told for so long after that. */
export const TOLD_FOR_MS = DAY_MS;

/** What the count of an order is kept under: nothing of the address can be read from it without the key. */
export function quotaIdOf(
  key: Buffer,
  { kind, tenantId, to, network }: LetterOrder,
  { counted, windowMs }: LetterLimit,
): string {
  const holders: Record<Counted, readonly string[]> = {
    address: [to],
    tenant_address: [tenantId ?? NO_TENANT, to],
    network_address: [network ?? '', to],
    tenant: [tenantId ?? NO_TENANT],
  };
  return createHmac('sha256', key)
    .update(JSON.stringify([kind, counted, windowMs, ...holders[counted]]))
    .digest('base64url');
}
