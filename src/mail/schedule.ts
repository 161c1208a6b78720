import { jittered } from '../platform/jitter.ts';
import { inZone } from '../platform/zoned-time.ts';
import type { MailTrouble } from './model.ts';
import type { News } from './news.ts';
import type { MailPace } from './preferences/model.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** So long nothing more is sent to who was sent something: what comes meanwhile is told by one mail. */
export const BETWEEN_MAILS_MS = 5 * MINUTE_MS;

/** So long nothing is judged anew for whom nothing waited. */
export const BETWEEN_LOOKS_MS = 10 * SECOND_MS;

/** What became of things is told by the next mail, or by one of its own after so long. */
const ENDINGS_GATHERED_MS = 60 * MINUTE_MS;

/** When who wants one mail a day is sent it, by the clock of the tenant. */
const DAILY_HOUR = 8;

/** How long after an attempt that was put off the next one is made; the last one from then on, as long as something waits. */
const PAUSES_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS] as const;

/** An address that was refused is tried again after a day, twice as long each time, up to a week. */
const LONGEST_REFUSAL_MS = 7 * DAY_MS;

/** How long to leave an address alone after an attempt that did not succeed. */
export function pauseAfter(
  { problem, times }: Pick<MailTrouble, 'problem' | 'times'>,
  random: () => number = Math.random,
): number {
  const pauseMs =
    problem === 'refused'
      ? Math.min(DAY_MS * 2 ** (times - 1), LONGEST_REFUSAL_MS)
      : (PAUSES_MS[times - 1] ?? PAUSES_MS[PAUSES_MS.length - 1] ?? MINUTE_MS);
  return jittered(pauseMs, random);
}

/** Whether something of the news is not to wait for the next digest. */
export function isPressing({ outlines }: Pick<News, 'outlines'>, pace: MailPace): boolean {
  return pace === 'each' ? outlines.length > 0 : outlines.some(({ stage }) => stage === 'escalated');
}

/**
 * When what is not pressing is told.
 * @param timeZone IANA name; UTC where it is empty, or not known to this process.
 */
export function digestAfter(now: Date, pace: MailPace, timeZone: string): Date {
  if (pace === 'each') return new Date(now.getTime() + ENDINGS_GATHERED_MS);
  const local = inZone(now, timeZone);
  const morning = local.startOf('day').set({ hour: DAILY_HOUR });
  return (morning > local ? morning : local.plus({ days: 1 }).startOf('day').set({ hour: DAILY_HOUR })).toJSDate();
}
