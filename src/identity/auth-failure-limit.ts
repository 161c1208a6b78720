import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import { MINUTE_MS } from '../platform/durations.ts';

/** Milliseconds from a source's first failure, within which its failures are counted together. */
export const FAILURE_WINDOW_MS = MINUTE_MS;
const MAX_SOURCES = 10_000;

export type FailureSource = 'address' | 'address_at_account' | 'account';

/** An address at one account has half of the account's limit, so that one address cannot lock the owner out. */
export function failureLimits(perMinute: number): Record<FailureSource, number> {
  return { address: perMinute, address_at_account: Math.ceil(perMinute / 2), account: perMinute };
}

/** The account comes last, so that a refused address does not count against the account. */
export function sourcesOf({ account, address }: { account: string; address?: string }): [FailureSource, string][] {
  if (address === undefined) return [['account', account]];
  return [
    ['address', address],
    ['address_at_account', `${subscriberOf(address)} ${account}`],
    ['account', account],
  ];
}

/** Limits failed authentications per source and process, so that guessing costs the database nothing. */
export class AuthFailureLimit {
  readonly #limit: number;
  readonly #source: FailureSource;
  readonly #windows = new LRUCache<string, { failures: number; endsAt: number }>({ max: MAX_SOURCES });

  constructor(limitPerMinute: number, source: FailureSource = 'address') {
    this.#limit = limitPerMinute;
    this.#source = source;
  }

  /** @throws {AppError} `rate_limited` after too many failures of the source within the minute. */
  check(source: string): void {
    const window = this.#windows.get(subscriberOf(source));
    const now = performance.now();
    if (window === undefined || window.endsAt <= now || window.failures < this.#limit) return;
    throw tooManyFailures(this.#source, window.endsAt - now);
  }

  /** Counts an attempt as failed until the returned function is called, so that parallel ones stay within the limit. */
  begin(source: string): () => void {
    this.check(source);
    this.record(source);
    const window = this.#windows.get(subscriberOf(source));
    return () => {
      if (window !== undefined && window.failures > 0) window.failures -= 1;
    };
  }

  record(source: string): void {
    const network = subscriberOf(source);
    const now = performance.now();
    const window = this.#windows.get(network);
    if (window !== undefined && window.endsAt > now) {
      window.failures += 1;
      return;
    }
    this.#windows.set(network, { failures: 1, endsAt: now + FAILURE_WINDOW_MS });
  }
}

export function tooManyFailures(source: FailureSource, remainingMs: number): AppError {
  const retryAfterSeconds = Math.ceil(Math.min(Math.max(remainingMs, 1), FAILURE_WINDOW_MS) / 1000);
  return new AppError(
    'rate_limited',
    `Too many failed authentications ${source === 'account' ? 'for this account' : 'from this address'}. ` +
      `Retry in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

const GROUPS_OF_64_BITS = 4;

/**
 * Returns the /64 network of an IPv6 address, which one subscriber holds (RFC 4291, 2.2); other addresses unchanged.
 */
export function subscriberOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  const network = [...groups, ...Array<string>(zeros).fill('0'), ...tail.split(':')].slice(0, GROUPS_OF_64_BITS);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
