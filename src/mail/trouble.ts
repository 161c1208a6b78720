import type { Posted } from '../platform/mail/mailer.ts';
import type { MailTrouble } from './model.ts';

/** What is noted of an attempt that did not succeed. @param before What was noted of the one before it. */
export function troubleOf(
  before: MailTrouble | undefined,
  { outcome, problem, status, words }: Exclude<Posted, { outcome: 'taken' }>,
  at: Date,
): MailTrouble {
  const isRefused = outcome === 'refused';
  const goesOn = before !== undefined && (before.problem === 'refused') === isRefused;
  const shown = outcome === 'away' ? '' : words;
  return {
    problem,
    since: goesOn ? before.since : at,
    at,
    status,
    words: shown,
    times: goesOn ? before.times + 1 : 1,
  };
}
