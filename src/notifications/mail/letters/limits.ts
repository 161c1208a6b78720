import { createHmac } from 'node:crypto';
import type { EmailKind, EmailOrder } from '../../../identity/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { NO_TENANT } from './schema.ts';

type Counted = 'address' | 'tenant_address' | 'network_address' | 'tenant';

export interface LetterLimit {
  counted: Counted;
  limit: number;
  windowMs: number;
}

/**
 * Nobody can flood a mailbox through the service. Where others than the addressee can request an email, each requester
 * has a limit, and the limit for all is far higher. So a few requesters do not block the addressee.
 */
export const LETTER_LIMITS: Readonly<Record<EmailKind, readonly LetterLimit[]>> = {
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
  // Each email follows an actual change of the password.
  password_changed: [],
  // Each email needs a code from a session of the member, and accounts may try few codes. Somebody could use up a limit
  // on purpose, so that the member would not learn of a malicious link.
  chat_linked: [],
};

export const ASKER_LIMIT = { limit: 30, windowMs: HOUR_MS } as const;

export function askerIdOf(key: Buffer, network: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['asker', network]))
    .digest('base64url');
}

export const LETTER_LIVES_MS: Readonly<Record<EmailKind, number>> = {
  invitation: 7 * DAY_MS,
  verification: DAY_MS,
  verification_due: 7 * DAY_MS,
  password_reset: DAY_MS,
  password_changed: 7 * DAY_MS,
  chat_linked: 7 * DAY_MS,
};

export const TOLD_FOR_MS = DAY_MS;

/** Without the key, nobody can derive the address from the id. */
export function quotaIdOf(
  key: Buffer,
  { kind, tenantId, to, network }: EmailOrder,
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
