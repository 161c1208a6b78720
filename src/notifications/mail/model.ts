import type { PostProblem } from '../../platform/mail/mailer.ts';

/** Reason why the mail server did not accept an email. */
export interface MailTrouble {
  problem: PostProblem;
  /** Time of the first failure in a row; `at` is the time of the last attempt. */
  since: Date;
  at: Date;
  /** SMTP status of the response; null if there was none. */
  status: number | null;
  /**
   * Message of the server about the address. Invisible characters are marked. Empty for problems of the service itself.
   */
  words: string;
  /** Number of failures in a row. */
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
  /** Time of the next attempt, if something waits for the person then. */
  nextAttemptAt: Date;
}

/** State of email delivery, as members of a tenant see it. */
export interface MailHealth {
  /** Sender address; null if the service sends no mail. */
  from: string | null;
  lastSentAt: Date | null;
  /**
   * Number of people whose email is delayed. `trouble` is the problem of the latest attempt; null if nobody's email is
   * delayed.
   */
  waiting: number;
  trouble: Pick<MailTrouble, 'problem' | 'since' | 'at'> | null;
  /** Filled only for people who manage members. */
  refused: RefusedAddress[];
}
