import type { mongo } from 'mongoose';
import { currentTime } from '../clock.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Logger } from '../logger.ts';
import { DueUnits } from './due-units.ts';
import type { WorkKind } from './kind.ts';
import { Worker, type WorkerOptions } from './worker.ts';

/** By then, the time of a due unit has certainly come in every process. */
const OVERDUE_AFTER_MS = MINUTE_MS;
const MAX_COUNTED = 10_000;

export interface SupervisorOptions {
  db: mongo.Db;
  kinds: readonly WorkKind[];
  onWorked: WorkerOptions['onWorked'];
  logger: Logger;
}

/** While nothing is due, each kind costs one query every few seconds, whatever the number of tenants. */
export class WorkSupervisor {
  readonly #workers = new Map<string, { worker: Worker; units: DueUnits }>();

  constructor({ db, kinds, onWorked, logger }: SupervisorOptions) {
    for (const kind of kinds) {
      const units = new DueUnits(db, kind.due);
      this.#workers.set(kind.name, { units, worker: new Worker({ kind, units, now: currentTime, onWorked, logger }) });
    }
  }

  start(): void {
    for (const { worker } of this.#workers.values()) worker.start();
  }

  /** Reports that something of this kind is due by now, so that it does not wait for the next look. */
  wake(kind: string): void {
    this.#get(kind).worker.wake();
  }

  async runDue(kind: string, tenantId: string): Promise<void> {
    await this.#get(kind).worker.runDue(tenantId);
  }

  /** True while the peer does not answer or is switched off. */
  isLeftAlone(kind: string, peer: string): boolean {
    return this.#get(kind).worker.isLeftAlone(peer);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#workers.values()].map(({ worker }) => worker.stop()));
  }

  async countOverdue(): Promise<Map<string, number>> {
    const before = new Date(currentTime().getTime() - OVERDUE_AFTER_MS);
    const counts = [...this.#workers].map(
      async ([name, { units }]) => [name, await units.countDue(before, MAX_COUNTED)] as const,
    );
    return new Map(await Promise.all(counts));
  }

  #get(kind: string) {
    const found = this.#workers.get(kind);
    if (found === undefined) throw new Error(`There is no kind of work ${kind}`);
    return found;
  }
}
