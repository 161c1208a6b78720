import type { Logger } from '../logger.ts';
import { isStoreFault } from '../mongo/errors.ts';

export interface HealthCheck {
  name: string;
  status: 'ok' | 'failed';
  /** Reason of the failure, for people and without internal details. */
  reason?: string;
}

export interface CanaryProbes {
  read: (signal: AbortSignal) => Promise<void>;
  /** Writes, with acknowledgement by the majority. */
  write: (signal: AbortSignal) => Promise<void>;
}

const MAX_AGE_MS = 1_000;
/** Longer than a serving database takes. With the age, a fault is seen within two seconds. */
const PROBE_TIMEOUT_MS = 1_000;

/** One probe runs at a time, however many callers there are. The log has changes of the result only. */
export class Canary {
  readonly #probes: CanaryProbes;
  readonly #logger: Logger;
  #last: { startedAtMs: number; checks: Promise<HealthCheck[]> } | undefined;
  #isHealthy = true;

  constructor(probes: CanaryProbes, logger: Logger) {
    this.#probes = probes;
    this.#logger = logger;
  }

  /** At most a second old. Never rejects. */
  check(): Promise<HealthCheck[]> {
    const startedAtMs = performance.now();
    if (this.#last === undefined || startedAtMs - this.#last.startedAtMs >= MAX_AGE_MS) {
      this.#last = { startedAtMs, checks: this.#probe() };
    }
    return this.#last.checks;
  }

  async #probe(): Promise<HealthCheck[]> {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const outcomes = await Promise.allSettled([this.#probes.read(signal), this.#probes.write(signal)]);
    const checks = ['database_read', 'database_write'].map((name, index) => toCheck(name, outcomes[index]));
    const [firstFault] = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    this.#noteChange(checks, firstFault?.reason);
    return checks;
  }

  #noteChange(checks: HealthCheck[], firstFault: unknown): void {
    const isHealthy = checks.every(({ status }) => status === 'ok');
    if (isHealthy === this.#isHealthy) return;
    this.#isHealthy = isHealthy;
    const fault = 'the database does not work; this process is not ready until it does';
    if (isHealthy) this.#logger.info('the database works again');
    else this.#logger.error({ err: firstFault, checks }, fault);
  }
}

function toCheck(name: string, outcome: PromiseSettledResult<void> | undefined): HealthCheck {
  if (outcome?.status === 'fulfilled') return { name, status: 'ok' };
  const fault = outcome?.reason;
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault;
  const reason = isStoreFault(cause)
    ? 'The storage of the database is full, read-only or broken.'
    : 'The database does not answer in time.';
  return { name, status: 'failed', reason };
}
