import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import type { ProposalDocument } from '../../proposals/index.ts';

/** Counted for one tenant in one process. */
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = 5;

type Offered = Pick<ProposalDocument, 'tenant_id' | 'integration_id' | 'operation'>;

export interface Waiter {
  /** Resolves when there may be an execution, after `ms` at the latest, or when `signal` aborts. */
  next: (ms: number, signal: AbortSignal) => Promise<void>;
  leave: () => void;
}

interface Entry {
  wants: (offered: Offered) => boolean;
  woken: AbortController;
}

/** Wakes workers that wait in this process. Those in other processes find an execution when they look. */
export class Waiting {
  readonly #entries = new Map<string, Set<Entry>>();

  /** @throws {AppError} `rate_limited` if too many wait already. */
  enter(tenantId: string, wants: Entry['wants']): Waiter {
    const entries = this.#entries.get(tenantId) ?? new Set();
    if (entries.size >= MAX_WAITING) {
      const message = `${MAX_WAITING} workers of the tenant are waiting here already. Try again in a moment, or run fewer workers.`;
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

  /** If the woken worker does not take the execution, others find it when they look. */
  wake(offered: Offered): void {
    const entries = [...(this.#entries.get(offered.tenant_id) ?? [])];
    entries.find(({ wants, woken }) => !woken.signal.aborted && wants(offered))?.woken.abort();
  }
}
