import { AppError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';

export type EmailKind =
  | 'invitation'
  | 'verification'
  | 'verification_due'
  | 'password_reset'
  | 'password_changed'
  | 'chat_linked';

export interface EmailOrder {
  kind: EmailKind;
  /** Null if the email concerns a person and no tenant. */
  tenantId: string | null;
  to: string;
  /** The subject, of which each kind has one email. The content is looked up when the email is sent. */
  about: string;
  /** Network of an anonymous requester. The network is counted, and stored nowhere. */
  network?: string;
}

export interface EmailState {
  state: 'waiting' | 'sent' | 'refused' | 'limited';
  at: Date;
  /** Last status code of the mail server, if it did not accept the email; null without an answer. */
  status: number | null;
  /** The mail server's reply about the address, with marks in place of invisible characters. */
  words: string;
}

/** Queue for emails. Everything about the queue is bounded, because an addressee may be no member of any tenant. */
export interface EmailQueue {
  /** True if the service sends email. If false, callers use nothing else of the queue. */
  readonly isOpen: boolean;
  /** Counts an email. @returns null if the email may be sent; otherwise the earliest time of the next one. */
  admit(order: EmailOrder): Promise<Date | null>;
  /** Counts an anonymous request of a network. @returns the same as `admit`. */
  admitAsker(network: string): Promise<Date | null>;
  /** Queues an email within the transaction of its cause. `limited` only records that the email is not sent. */
  put(order: EmailOrder, state: 'waiting' | 'limited', within?: Transaction): Promise<void>;
  /** Queues an email. An email that was sent before is sent again, under a new id. */
  repeat(order: EmailOrder): Promise<void>;
  /** Wakes the sender. Call this once the email of `put` is committed. */
  wake(): void;
  states(tenantId: string, kind: EmailKind): Promise<ReadonlyMap<string, EmailState>>;
}

/** @throws {AppError} `rate_limited` if a queue has admitted nothing before `next`. */
export function assertAdmitted(next: Date | null, message: string): void {
  if (next === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - currentTime().getTime()) / 1000));
  throw new AppError('rate_limited', message, { retryAfterSeconds });
}
