import type { Logger } from '../../platform/logger.ts';

/** A session of which something goes on, such as a stream. */
export interface WatchedSession {
  sessionId: string;
  /** The tenant that what goes on is of; null for none. */
  tenantId: string | null;
}

export interface StandingWatchOptions {
  /** Which of these sessions there are, and the tenant that each acts for. */
  activeTenants: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  /** The authority epochs of these tenants. */
  epochs: (tenantIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  logger: Logger;
}

interface Watcher extends WatchedSession {
  onChange: () => Promise<void>;
  /** What was seen last; undefined before the first look. */
  seen: string | undefined;
}

/** Between two looks; with what a look takes, what ends is noticed within two seconds on every node. */
const INTERVAL_MS = 1_000;

/**
 * Notices that what somebody may do could be another than a moment ago: their session has ended or acts for another tenant,
 * or the authority of somebody in their tenant has changed. Two queries a second for all that goes on in the process.
 */
export class StandingWatch {
  readonly #options: StandingWatchOptions;
  readonly #watchers = new Set<Watcher>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: StandingWatchOptions) {
    this.#options = options;
  }

  /**
   * @param onChange Called after the first look, since something may have changed before it, and after each change; again
   * after the next look, if it throws.
   * @returns what ends the watch.
   */
  watch(session: WatchedSession, onChange: () => Promise<void>): () => void {
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
      this.#options.logger.warn({ err: error }, 'it could not be read whether sessions go on; it is tried again');
    } finally {
      this.#timer = undefined;
      this.#plan();
    }
  }
}
