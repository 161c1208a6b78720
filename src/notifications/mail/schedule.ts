import { currentTime } from '../../platform/clock.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../platform/durations.ts';
import { jittered } from '../../platform/jitter.ts';
import type { Posted } from '../../platform/mail/mailer.ts';
import { inZone } from '../../platform/zoned-time.ts';
import type { MailPace } from '../preferences/model.ts';
import type { MailTrouble } from './model.ts';
import type { News } from './news.ts';

/** Milliseconds. News in between go into one email. */
export const BETWEEN_MAILS_MS = 5 * MINUTE_MS;

/** Milliseconds before another check for a person without news. */
export const BETWEEN_LOOKS_MS = 10 * SECOND_MS;

/** Milliseconds after which outcomes get an email of their own. */
const ENDINGS_GATHERED_MS = 60 * MINUTE_MS;

const DAILY_HOUR = 8;

const PAUSES_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS] as const;

/** After the server refused an address, pauses double from one day to this. */
const LONGEST_REFUSAL_MS = 7 * DAY_MS;

/** @param before Record of the previous attempt, if it failed as well. */
export function afterFailure(
  before: MailTrouble | undefined,
  { outcome, problem, status, words }: Exclude<Posted, { outcome: 'taken' }>,
): { trouble: MailTrouble; next: Date } {
  const at = currentTime();
  const isRefused = outcome === 'refused';
  const known = before !== undefined && (before.problem === 'refused') === isRefused ? before : { since: at, times: 0 };
  const shown = outcome === 'away' ? '' : words;
  const trouble = { problem, since: known.since, at, status, words: shown, times: known.times + 1 };
  return { trouble, next: new Date(at.getTime() + pauseAfter(trouble)) };
}

function pauseAfter({ problem, times }: MailTrouble): number {
  const pauseMs =
    problem === 'refused'
      ? Math.min(DAY_MS * 2 ** (times - 1), LONGEST_REFUSAL_MS)
      : (PAUSES_MS[times - 1] ?? PAUSES_MS[PAUSES_MS.length - 1] ?? MINUTE_MS);
  return jittered(pauseMs, Math.random);
}

export function isPressing({ outlines }: Pick<News, 'outlines'>, pace: MailPace): boolean {
  return pace === 'each' ? outlines.length > 0 : outlines.some(({ stage }) => stage === 'escalated');
}

/** Returns the time of the digest. @param timeZone IANA name. UTC if it is empty, or unknown to this process. */
export function digestAfter(now: Date, pace: MailPace, timeZone: string): Date {
  if (pace === 'each') return new Date(now.getTime() + ENDINGS_GATHERED_MS);
  const local = inZone(now, timeZone);
  const morning = local.startOf('day').set({ hour: DAILY_HOUR });
  return (morning > local ? morning : local.plus({ days: 1 }).startOf('day').set({ hour: DAILY_HOUR })).toJSDate();
}
