import { LRUCache } from 'lru-cache';
import { currentTimeMs } from '../platform/clock.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import type { Logger } from '../platform/logger.ts';

const MAX_KNOWN = 10_000;
const INTERVAL_MS = MINUTE_MS;

/** Records uses of credentials, each credential at most once a minute. No caller waits for the write. */
export class LastUses {
  readonly #notedMs = new LRUCache<string, number>({ max: MAX_KNOWN });
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** @param record Stores a use, unless a use after `notBefore` is stored already. */
  note(id: string, record: (at: Date, notBefore: Date) => Promise<void>): void {
    const now = currentTimeMs();
    if (now - (this.#notedMs.get(id) ?? 0) < INTERVAL_MS) return;
    this.#notedMs.set(id, now);
    record(new Date(now), new Date(now - INTERVAL_MS)).catch((error: unknown) => {
      this.#logger.warn({ err: error, credential_id: id }, 'the use of a credential could not be recorded');
    });
  }
}
