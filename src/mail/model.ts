import type { PostProblem } from '../platform/mail/mailer.ts';

/** Why a mail was not taken. */
export interface MailTrouble {
  problem: PostProblem;
  /** Since when, and when it was tried last. */
  since: Date;
  at: Date;
  /** Of the answer; null if none came. */
  status: number | null;
  /** What the server said of the address, as text with marks for what would not be seen; empty for what is about the service. */
  words: string;
  /** How often in a row. */
  times: number;
}

/** An address that the mail server refuses. */
export interface RefusedAddress {
  personId: string;
  name: string;
  email: string;
  status: number | null;
  words: string;
  since: Date;
  /** When it is tried again, if something waits for the person then. */
  nextAttemptAt: Date;
}

/** How mail is, as those see it who belong to a tenant. */
export interface MailHealth {
  /** Who mail is from; null if the service sends none. */
  from: string | null;
  lastSentAt: Date | null;
  /** People whose mail is put off, and why, as of the last attempt; null if nobody's is. */
  waiting: number;
  trouble: Pick<MailTrouble, 'problem' | 'since' | 'at'> | null;
  /** For who manages members. */
  refused: RefusedAddress[];
}
