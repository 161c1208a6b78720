import type { Transaction } from '../platform/mongo/transaction.ts';

/** Kinds of email that are sent because of an account, or so that an account can be made. */
export type LetterKind =
  | 'invitation'
  | 'verification'
  | 'verification_due'
  | 'password_reset'
  | 'password_changed'
  | 'chat_linked';

export interface LetterOrder {
  kind: LetterKind;
  /** Tenant that the email concerns; null if it concerns a person and no tenant. */
  tenantId: string | null;
  to: string;
  /**
   * Identifies the subject. There is one email of each kind about a subject. The content is looked up when the email is
   * sent.
   */
  about: string;
  /** Network of the requester, where anybody can request the email. It is counted, and stored nowhere. */
  network?: string;
}

/** Delivery state of an email. */
export interface LetterState {
  state: 'waiting' | 'sent' | 'refused' | 'limited';
  at: Date;
  /** Last status code of the mail server, if it did not accept the email; null if it did not answer. */
  status: number | null;
  /** Reply of the mail server about the address, with marks in place of invisible characters. */
  words: string;
}

/** Queue for emails. The addressee may be no member of any tenant, so that everything about the queue is bounded. */
export interface LetterOffice {
  /** True if the service sends email. If false, nothing else of the queue is called. */
  readonly isOpen: boolean;
  /** Counts an email. @returns null if the email may be sent; otherwise the time from which the next one may be. */
  admit(order: LetterOrder): Promise<Date | null>;
  /** Counts an anonymous request, by the requester's network. @returns the same as `admit`. */
  admitAsker(network: string): Promise<Date | null>;
  /**
   * Queues an email, which is sent once it is stored, with the transaction that it is part of. With `limited`, it is
   * only recorded that the email is not sent.
   */
  put(order: LetterOrder, state: 'waiting' | 'limited', within?: Transaction): Promise<void>;
  /** Queues an email. If it was sent before, it is sent again, under an id of its own. */
  repeat(order: LetterOrder): Promise<void>;
  /** Wakes the sender, once an email that was put is stored. */
  wake(): void;
  /** Returns the states of all emails of a kind, by their subject (`about`). */
  states(tenantId: string, kind: LetterKind): Promise<ReadonlyMap<string, LetterState>>;
}
