import type { Posted } from '../../platform/mail/mailer.ts';
import type { MailTrouble } from './model.ts';

/** @param before Record of the previous attempt, if it failed as well. */
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
