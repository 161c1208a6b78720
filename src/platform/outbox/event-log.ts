import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { LogEntry } from './log-entry.ts';

/** The event log of one tenant, for reading; the relay alone writes it. */
export class EventLog {
  readonly #log: mongo.Collection<LogEntry>;
  readonly #tenantId: string;

  constructor(log: mongo.Collection<LogEntry>, tenantId: string) {
    this.#log = log;
    this.#tenantId = tenantId;
  }

  /** The entries of a WorkItem behind a sequence, in order, at most `limit`. */
  async listOfWorkItem(workItemId: string, afterSequence: number, limit: number): Promise<LogEntry[]> {
    return withMongoErrors(
      this.#log
        .find({ tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $gt: afterSequence } })
        .sort({ sequence: 1 })
        .limit(limit)
        .toArray(),
    );
  }
}
