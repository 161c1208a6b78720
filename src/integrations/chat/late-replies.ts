import { setTimeout as delay } from 'node:timers/promises';
import { currentTimeMs } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import { isLoopback } from '../../platform/networks.ts';
import { addressProblem, networkProblemOf, sendOnce } from '../../platform/outbound.ts';

export interface LateRepliesOptions {
  hosts: readonly string[];
  /** Changed base URL of the API, a stand-in of the platform that may get replies too. */
  standIn: URL | null;
  logger: Logger;
}

/** The platform accepts no more at one address. */
const MOST_REPLIES = 5;
const LIFETIME_MS = 30 * MINUTE_MS;
const TIMEOUT_MS = 5_000;
const PAUSES_MS = [1_000, 5_000] as const;

export class LateReplies {
  readonly #options: LateRepliesOptions;

  constructor(options: LateRepliesOptions) {
    this.#options = options;
  }

  /** Null for a missing address, and for a host that is not the platform's. */
  at(address: string | undefined): ReplyAddress | null {
    const url = address === undefined ? null : URL.parse(address);
    if (url === null) return null;
    const { hosts, standIn, logger } = this.#options;
    const isStandIn = standIn !== null && url.origin === standIn.origin;
    if (!isStandIn && !hosts.includes(url.hostname)) return null;
    const allowLoopback = isStandIn && isLoopback(url.hostname.replace(/^\[|\]$/g, ''));
    return addressProblem(url.href, { allowLoopback }) === undefined ? replyAddress(url, allowLoopback, logger) : null;
  }
}

export type ReplyAddress = ReturnType<typeof replyAddress>;

/** Shows messages to one person: at most five, within half an hour. */
function replyAddress(url: URL, allowLoopback: boolean, logger: Logger) {
  const endsAtMs = currentTimeMs() + LIFETIME_MS;
  let left = MOST_REPLIES;
  return {
    /** Tries again twice, unless the platform refuses the message. Returns true if the platform accepted it. */
    async tell(message: object): Promise<boolean> {
      for (const pauseMs of [...PAUSES_MS, null]) {
        if (left === 0 || currentTimeMs() > endsAtMs) return false;
        left -= 1;
        const outcome = await send(url, allowLoopback, logger, JSON.stringify(message));
        if (outcome === 'taken') return true;
        if (outcome === 'refused' || pauseMs === null) return false;
        await delay(pauseMs);
      }
      return false;
    },
  };
}

/** Never logs the address: whoever has it can write in the name of the app. */
async function send(
  url: URL,
  allowLoopback: boolean,
  logger: Logger,
  body: string,
): Promise<'taken' | 'refused' | 'away'> {
  try {
    const answer = await sendOnce(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      allowLoopback,
    });
    const status = answer?.statusCode ?? 0;
    answer?.destroy();
    if (status >= 200 && status < 300) return 'taken';
    return status === 429 || status >= 500 ? 'away' : 'refused';
  } catch (error) {
    logger.warn({ problem: networkProblemOf(error) }, 'the outcome of a command could not be sent to the chat');
    return 'away';
  }
}
