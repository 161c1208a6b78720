import type { Logger } from '../logger.ts';

export interface LogGrowthOptions {
  /** What follows the logs, for the lines that say that it could not: `trees`. */
  what: string;
  /** Does one bounded step for a tenant. @returns whether there is more to do. */
  step: (tenantId: string) => Promise<boolean>;
  /** Whether what a tenant has is so far behind its log that a step is worth it. */
  isBehind: (tenantId: string) => Promise<boolean>;
  /** The tenants whose can be behind at all. */
  listCandidates: () => Promise<string[]>;
  logger: Logger;
}

/** The sweep at the start asks for one candidate after the other, spread over so long that it is no load. */
const SWEEP_MS = 60_000;
const MAX_SWEEP_PAUSE_MS = 50;

/**
 * Keeps what follows from the tenants' logs as they grow, behind the backs of requests: one step at a time in a process,
 * tenants taking turns, so that a long log keeps nobody waiting. Every process may do it at once, without a lease: they write the same. What a process leaves
 * when it is killed, the sweep of the next one finds.
 */
export class LogGrowth {
  readonly #options: LogGrowthOptions;
  /** In the order in which they take their turns. */
  readonly #waiting = new Set<string>();
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  #sweeping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: LogGrowthOptions) {
    this.#options = options;
  }

  /** Looks once for what was left behind. */
  start(): void {
    this.#sweeping = this.#sweep();
  }

  /** Says that the tenant's is to grow until it has caught up with the log. */
  want(tenantId: string): void {
    if (this.#stopped) return;
    this.#waiting.add(tenantId);
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#working = this.#work();
  }

  /** Resolves once nothing is left to be grown. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Finishes the step that is being done, and starts no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#sweeping;
    await this.#working;
  }

  async #work(): Promise<void> {
    for (const tenantId of this.#waiting) {
      if (this.#stopped) break;
      // What is added again stands behind the others, and this loop comes to it.
      this.#waiting.delete(tenantId);
      try {
        if (await this.#options.step(tenantId)) this.#waiting.add(tenantId);
      } catch (error) {
        const about = { err: error, tenant_id: tenantId };
        const { logger, what } = this.#options;
        logger.warn(about, `one of the ${what} was not grown; who needs it next, or the next entries, try again`);
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
      logger.warn({ err: error }, `the sweep of ${what} failed; who needs them and new entries make up for it`);
    }
  }
}
