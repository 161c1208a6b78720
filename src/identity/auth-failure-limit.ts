import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';

const WINDOW_MS = 60_000;
/** Sources remembered at most; beyond that the oldest is forgotten. */
const MAX_SOURCES = 10_000;

/** Limits failed authentications per source and process, so that guessing costs the database nothing. */
export class AuthFailureLimit {
  readonly #limit: number;
  readonly #source: 'address' | 'account';
  readonly #windows = new LRUCache<string, { failures: number; endsAt: number }>({ max: MAX_SOURCES });

  constructor(limitPerMinute: number, source: 'address' | 'account' = 'address') {
    this.#limit = limitPerMinute;
    this.#source = source;
  }

  /** @throws {AppError} `rate_limited` if the address or account has failed too often within the minute. */
  check(source: string): void {
    const window = this.#windows.get(networkOf(source));
    const now = performance.now();
    if (window === undefined || window.endsAt <= now || window.failures < this.#limit) return;
    const retryAfterSeconds = Math.ceil((window.endsAt - now) / 1000);
    throw new AppError(
      'rate_limited',
      `Too many failed authentications ${this.#source === 'address' ? 'from this address' : 'for this account'}. ` +
        `Retry in ${retryAfterSeconds} seconds.`,
      { retryAfterSeconds },
    );
  }

  /**
   * Counts an attempt as failed until it has succeeded, so that many at once are no way around the limit.
   * @returns what to call when it has succeeded, or was not decided.
   * @throws {AppError} `rate_limited`
   */
  begin(source: string): () => void {
    this.check(source);
    this.record(source);
    const window = this.#windows.get(networkOf(source));
    return () => {
      if (window !== undefined && window.failures > 0) window.failures -= 1;
    };
  }

  record(source: string): void {
    const network = networkOf(source);
    const now = performance.now();
    const window = this.#windows.get(network);
    if (window !== undefined && window.endsAt > now) {
      window.failures += 1;
      return;
    }
    this.#windows.set(network, { failures: 1, endsAt: now + WINDOW_MS });
  }
}

const GROUPS_OF_64_BITS = 4;

/** An IPv6 subscriber holds a whole /64, so all of it counts as one address, however it is written (RFC 4291, 2.2). */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  const network = [...groups, ...Array<string>(zeros).fill('0'), ...tail.split(':')].slice(0, GROUPS_OF_64_BITS);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
