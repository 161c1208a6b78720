import { isIPv6 } from 'node:net';
import { AppError } from '../../errors/app-error.ts';

const WINDOW_MS = 60_000;
/** Addresses remembered at most; beyond that the oldest is forgotten. */
const MAX_ADDRESSES = 10_000;

/** Limits failed authentications per address and process, so that guessing costs the database nothing. */
export class AuthFailureLimit {
  readonly #limit: number;
  readonly #windows = new Map<string, { failures: number; endsAt: number }>();

  constructor(limitPerMinute: number) {
    this.#limit = limitPerMinute;
  }

  /** @throws {AppError} `rate_limited` if the address has failed too often within the minute. */
  check(address: string): void {
    const window = this.#windows.get(networkOf(address));
    const now = Date.now();
    if (window === undefined || window.endsAt <= now || window.failures < this.#limit) return;
    const retryAfterSeconds = Math.ceil((window.endsAt - now) / 1000);
    throw new AppError(
      'rate_limited',
      `Too many failed authentications from this address. Retry in ${retryAfterSeconds} seconds.`,
      { retryAfterSeconds },
    );
  }

  record(address: string): void {
    const network = networkOf(address);
    const now = Date.now();
    const window = this.#windows.get(network);
    if (window !== undefined && window.endsAt > now) {
      window.failures += 1;
      return;
    }
    this.#windows.delete(network);
    this.#windows.set(network, { failures: 1, endsAt: now + WINDOW_MS });
    const oldest = this.#windows.keys().next();
    if (this.#windows.size > MAX_ADDRESSES && oldest.done !== true) this.#windows.delete(oldest.value);
  }
}

/** An IPv6 subscriber holds a whole /64, so all of it counts as one address. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':');
  return address.includes('::') && groups.length < 4 ? address : groups.slice(0, 4).join(':');
}
