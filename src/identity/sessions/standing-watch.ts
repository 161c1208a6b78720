import type { Logger } from '../../platform/logger.ts';

export interface StandingWatchOptions {
  /** Returns the tenant of each session. Sessions that have ended are absent. */
  activeTenants: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  epochs: (tenantIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  logger: Logger;
}

interface Watcher {
  sessionId: string;
  tenantId: string | null;
  onChange: () => Promise<void>;
  seen: string | undefined;
}

/** With the time that a look takes, every node notices a change within two seconds. */
const INTERVAL_MS = 1_000;

/** Notices ended or switched sessions, and changed authority, with two queries a second for the whole process. */
export class StandingWatch {
  readonly #options: StandingWatchOptions;
  readonly #watchers = new Set<Watcher>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: StandingWatchOptions) {
    this.#options = options;
  }

  /**
   * Calls `onChange` after the first look, because something may have changed before, and after each change. If
   * `onChange` throws, it is called again after the next look. The returned function ends the watch.
   */
  watch(session: Pick<Watcher, 'sessionId' | 'tenantId'>, onChange: () => Promise<void>): () => void {
    const watcher: Watcher = { ...session, onChange, seen: undefined };
    this.#watchers.add(watcher);
    this.#plan();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  #plan(): void {
    if (this.#timer !== undefined || this.#watchers.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), INTERVAL_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const watchers = [...this.#watchers];
    try {
      const tenantIds = watchers.flatMap(({ tenantId }) => tenantId ?? []);
      const [active, epochs] = await Promise.all([
        this.#options.activeTenants([...new Set(watchers.map(({ sessionId }) => sessionId))]),
        this.#options.epochs([...new Set(tenantIds)]),
      ]);
      for (const watcher of watchers) {
        const { sessionId, tenantId } = watcher;
        const epoch = tenantId === null ? 0 : (epochs.get(tenantId) ?? 0);
        const seen = `${active.has(sessionId)} ${active.get(sessionId)} ${epoch}`;
        if (seen === watcher.seen) continue;
        watcher.seen = seen;
        watcher.onChange().catch(() => {
          watcher.seen = undefined;
        });
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the state of sessions could not be read; it will be tried again');
    } finally {
      this.#timer = undefined;
      this.#plan();
    }
  }
}
