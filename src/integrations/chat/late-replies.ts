import { setTimeout as delay } from 'node:timers/promises';
import { currentTimeMs } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { isLoopback } from '../../platform/networks.ts';
import { addressProblem, networkProblemOf, sendOnce } from '../../platform/outbound.ts';

export interface LateRepliesOptions {
  /** The platform's own hosts. */
  hosts: readonly string[];
  /** Where the methods of the platform are, if the operator has said so: a stand-in is told there, too. */
  standIn: URL | null;
  logger: Logger;
}

const MINUTE_MS = 60_000;
/** What the platform takes at one address. */
const MOST_REPLIES = 5;
const LIFETIME_MS = 30 * MINUTE_MS;
const TIMEOUT_MS = 5_000;
/** After attempts that did not get through. */
const PAUSES_MS = [1_000, 5_000] as const;

/** What is told after the answer: to whoever gave a command or clicked, at the address that the platform has sent with it. */
export class LateReplies {
  readonly #options: LateRepliesOptions;

  constructor(options: LateRepliesOptions) {
    this.#options = options;
  }

  /** The address, if it is one of the platform's own; null for none, and for every other. */
  at(address: string | undefined): ReplyAddress | null {
    const url = address === undefined ? null : URL.parse(address);
    if (url === null) return null;
    const { hosts, standIn, logger } = this.#options;
    const isStandIn = standIn !== null && url.origin === standIn.origin;
    if (!isStandIn && !hosts.includes(url.hostname)) return null;
    const allowLoopback = isStandIn && isLoopback(url.hostname.replace(/^\[|\]$/g, ''));
    return addressProblem(url.href, { allowLoopback }) === undefined
      ? new ReplyAddress(url, allowLoopback, logger)
      : null;
  }
}

/** Where somebody is told something for themselves alone: five times at most, within half an hour. */
export class ReplyAddress {
  readonly #url: URL;
  readonly #allowLoopback: boolean;
  readonly #logger: Logger;
  readonly #endsAtMs = currentTimeMs() + LIFETIME_MS;
  #left = MOST_REPLIES;

  constructor(url: URL, allowLoopback: boolean, logger: Logger) {
    this.#url = url;
    this.#allowLoopback = allowLoopback;
    this.#logger = logger;
  }

  /**
   * Tells something. Where that does not get through it is tried again twice; then it is told nowhere.
   * @returns whether the platform has taken it.
   */
  async tell(message: object): Promise<boolean> {
    for (const pauseMs of [...PAUSES_MS, null]) {
      if (this.#left === 0 || currentTimeMs() > this.#endsAtMs) return false;
      this.#left -= 1;
      const outcome = await this.#send(JSON.stringify(message));
      if (outcome === 'taken') return true;
      if (outcome === 'refused' || pauseMs === null) return false;
      await delay(pauseMs);
    }
    return false;
  }

  /** Nothing of the address is logged: whoever has it can write in the name of the app. */
  async #send(body: string): Promise<'taken' | 'refused' | 'away'> {
    try {
      const answer = await sendOnce(this.#url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        allowLoopback: this.#allowLoopback,
      });
      const status = answer?.statusCode ?? 0;
      answer?.destroy();
      if (status >= 200 && status < 300) return 'taken';
      return status === 429 || status >= 500 ? 'away' : 'refused';
    } catch (error) {
      this.#logger.warn({ problem: networkProblemOf(error) }, 'somebody in the chat could not be told of an outcome');
      return 'away';
    }
  }
}
