import type { Logger } from '../../platform/logger.ts';
import type { Refresher } from './refresher.ts';
import type { SourceRepository } from './repository.ts';

export interface RefreshWorkerOptions {
  repository: (tenantId: string) => SourceRepository;
  refresher: Refresher;
  listTenantIds: () => Promise<string[]>;
  logger: Logger;
}

const SWEEP_INTERVAL_MS = 5_000;
/** Tenants are visited at this pace at most, so that many of them are no load. */
const MIN_PAUSE_MS = 5;
/** Tenants whose sources are refreshed at the same time, one source of each: the documents of a load are in memory. */
const MAX_RUNNING = 4;
const BATCH_SIZE = 20;

/**
 * Refreshes the sources that are due. Every process has one; which of them refreshes a source, the lease of the source
 * decides. A slow source keeps others of its tenant waiting, and those of other tenants only if there are several.
 */
export class RefreshWorker {
  readonly #options: RefreshWorkerOptions;
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(options: RefreshWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.#sweep().finally(() => {
        if (!this.#stopping.signal.aborted) this.start();
      });
    }, SWEEP_INTERVAL_MS);
  }

  /** Says that a source of the tenant is due. It is refreshed soon, if this process is not busy; if it is, by the sweep. */
  notify(tenantId: string): void {
    // Without a sweep nobody wants refreshes from this process: it is a command line.
    if (this.#timer !== undefined && this.#running.size < MAX_RUNNING) this.#run(tenantId);
  }

  /** Breaks off what is running, which the next process does again, and starts nothing new. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#sweeping;
    await Promise.all(this.#running.values());
  }

  async #sweep(): Promise<void> {
    try {
      for (const tenantId of await this.#options.listTenantIds()) {
        while (this.#running.size >= MAX_RUNNING) await Promise.race(this.#running.values());
        if (this.#stopping.signal.aborted) return;
        this.#run(tenantId);
        await new Promise((resolve) => setTimeout(resolve, MIN_PAUSE_MS));
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the sweep of data sources failed; the next one will do');
    }
  }

  #run(tenantId: string): void {
    if (this.#stopping.signal.aborted || this.#running.has(tenantId)) return;
    const run = this.#refreshDue(tenantId)
      .catch((error: unknown) => {
        const about = { err: error, tenant_id: tenantId };
        this.#options.logger.warn(about, 'data sources were not refreshed; they will be tried again');
      })
      .finally(() => this.#running.delete(tenantId));
    this.#running.set(tenantId, run);
  }

  async #refreshDue(tenantId: string): Promise<void> {
    const { repository, refresher } = this.#options;
    for (const sourceId of await repository(tenantId).listDue(new Date(), BATCH_SIZE)) {
      if (this.#stopping.signal.aborted) return;
      await refresher.refresh(tenantId, sourceId, this.#stopping.signal);
    }
  }
}
