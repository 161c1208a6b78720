import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import type { ProposalDocument } from '../schema.ts';

/** So many wait at once for work of one tenant, in one process. */
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = 5;

type Offered = Pick<ProposalDocument, 'tenant_id' | 'integration_id' | 'operation'>;

/** Somebody who waits for work. */
export interface Waiter {
  /** Resolves when there may be some, at the latest after so long, or when nobody waits any more. */
  next: (ms: number, signal: AbortSignal) => Promise<void>;
  leave: () => void;
}

interface Entry {
  wants: (offered: Offered) => boolean;
  woken: AbortController;
}

/** Wakes those who wait for work in this process; those in others find it when they look. */
export class Waiting {
  readonly #entries = new Map<string, Set<Entry>>();

  /** @throws {AppError} `rate_limited` if too many wait already. */
  enter(tenantId: string, wants: Entry['wants']): Waiter {
    const entries = this.#entries.get(tenantId) ?? new Set();
    if (entries.size >= MAX_WAITING) {
      const message = `${MAX_WAITING} workers of the tenant wait here already. Wait a moment, or run fewer.`;
      throw new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const entry: Entry = { wants, woken: new AbortController() };
    entries.add(entry);
    this.#entries.set(tenantId, entries);
    return {
      async next(ms, signal) {
        await delay(ms, undefined, { signal: AbortSignal.any([signal, entry.woken.signal]) }).catch(() => undefined);
        entry.woken = new AbortController();
      },
      leave: () => {
        entries.delete(entry);
        if (entries.size === 0) this.#entries.delete(tenantId);
      },
    };
  }

  /** Tells the first who wants it that there is work; others look by themselves, should that one not take it. */
  wake(offered: Offered): void {
    const entries = [...(this.#entries.get(offered.tenant_id) ?? [])];
    entries.find(({ wants, woken }) => !woken.signal.aborted && wants(offered))?.woken.abort();
  }
}
