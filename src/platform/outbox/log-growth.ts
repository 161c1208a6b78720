import { MINUTE_MS } from '../durations.ts';
import type { Logger } from '../logger.ts';

export interface LogGrowthOptions {
  /** Plural name of the derived data, such as `trees`, for log lines about failures. */
  what: string;
  step: (tenantId: string) => Promise<boolean>;
  isBehind: (tenantId: string) => Promise<boolean>;
  listCandidates: () => Promise<string[]>;
  logger: Logger;
}

/** Spreads the checks of the sweep at the start, to cause no load. */
const SWEEP_MS = MINUTE_MS;
const MAX_SWEEP_PAUSE_MS = 50;

/**
 * Extends data derived from the tenants' logs, outside of requests: one step at a time, tenants in turn. All processes
 * may work at once without a lease, because they write the same. After a kill, the sweep of the next process goes on.
 */
export class LogGrowth {
  readonly #options: LogGrowthOptions;
  /** Tenants in the order of their turns. */
  readonly #waiting = new Set<string>();
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  #sweeping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: LogGrowthOptions) {
    this.#options = options;
  }

  start(): void {
    this.#sweeping = this.#sweep();
  }

  /** Requests steps for the tenant until its data has caught up with the log. */
  want(tenantId: string): void {
    if (this.#stopped) return;
    this.#waiting.add(tenantId);
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#working = this.#work();
  }

  async settled(): Promise<void> {
    await this.#working;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#sweeping;
    await this.#working;
  }

  async #work(): Promise<void> {
    for (const tenantId of this.#waiting) {
      if (this.#stopped) break;
      // A tenant that is added again goes behind the others, and this loop reaches it.
      this.#waiting.delete(tenantId);
      try {
        if (await this.#options.step(tenantId)) this.#waiting.add(tenantId);
      } catch (error) {
        const { logger, what } = this.#options;
        const retry = 'it is tried again when it is needed, or with the next entries';
        logger.warn({ err: error, tenant_id: tenantId }, `one of the ${what} could not be extended; ${retry}`);
      }
    }
    this.#isWorking = false;
  }

  async #sweep(): Promise<void> {
    try {
      const tenantIds = await this.#options.listCandidates();
      const pauseMs = Math.min(MAX_SWEEP_PAUSE_MS, SWEEP_MS / tenantIds.length);
      for (const tenantId of tenantIds) {
        if (this.#stopped) return;
        if (await this.#options.isBehind(tenantId)) this.want(tenantId);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    } catch (error) {
      const { logger, what } = this.#options;
      const retry = 'they are extended when they are needed, or with new entries';
      logger.warn({ err: error }, `the sweep of ${what} failed; ${retry}`);
    }
  }
}
