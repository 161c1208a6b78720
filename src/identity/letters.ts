import type { Transaction } from '../platform/mongo/transaction.ts';

/** What is written to an address because of an account, or so that there is one. */
export type LetterKind =
  | 'invitation'
  | 'verification'
  | 'verification_due'
  | 'password_reset'
  | 'password_changed'
  | 'chat_linked';

export interface LetterOrder {
  kind: LetterKind;
  /** The tenant whose matter it is; null for what is of a person, and of no tenant. */
  tenantId: string | null;
  to: string;
  /** Names what it is about: there is one letter of each kind about it. What it says is looked up when it is sent. */
  about: string;
  /** The network of whoever asks for it, where that can be anybody; it is counted, and kept nowhere. */
  network?: string;
}

/** What became of a letter. */
export interface LetterState {
  state: 'waiting' | 'sent' | 'refused' | 'limited';
  at: Date;
  /** What the mail server answered last, if it did not take it; null if it did not answer. */
  status: number | null;
  /** What it said of the address, with marks for what would not be seen. */
  words: string;
}

/** What takes letters to be sent. Who is written to may be nobody's member, so that all of it is bounded. */
export interface LetterOffice {
  /** Whether the service sends mail; if not, nothing else of this is asked. */
  readonly isOpen: boolean;
  /** Counts a letter. @returns null if it may be sent; else when the next one may be. */
  admit(order: LetterOrder): Promise<Date | null>;
  /** Counts what somebody asks for who need not be known, by their network. @returns as above. */
  admitAsker(network: string): Promise<Date | null>;
  /** Has a letter sent, once this, and the transaction that it is part of, is stored; `limited` only notes that it is not. */
  put(order: LetterOrder, state: 'waiting' | 'limited', within?: Transaction): Promise<void>;
  /** Has it sent, anew if it was sent before, under an id of its own. */
  repeat(order: LetterOrder): Promise<void>;
  /** Says that something was put that is stored by now. */
  wake(): void;
  /** What became of all of a kind, by what they are about. */
  states(tenantId: string, kind: LetterKind): Promise<ReadonlyMap<string, LetterState>>;
}
