import type { PostProblem } from '../../platform/mail/mailer.ts';

export interface MailTrouble {
  problem: PostProblem;
  /** Time of the first failure in a row; `at` is the time of the last attempt. */
  since: Date;
  at: Date;
  status: number | null;
  /** Words of the server about the address, with invisible characters marked. Empty for other problems. */
  words: string;
  times: number;
}

interface RefusedAddress {
  personId: string;
  name: string;
  email: string;
  status: number | null;
  words: string;
  since: Date;
  nextAttemptAt: Date;
}

export interface MailHealth {
  /** Sender address; null if the service sends no mail. */
  from: string | null;
  lastSentAt: Date | null;
  /** People whose email is delayed. `trouble` is the problem of the latest attempt. */
  waiting: number;
  trouble: Pick<MailTrouble, 'problem' | 'since' | 'at'> | null;
  /** Filled only for people who manage members. */
  refused: RefusedAddress[];
}
