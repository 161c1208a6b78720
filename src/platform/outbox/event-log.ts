import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { LogEntry } from './log-entry.ts';

const MAJORITY = { readConcern: { level: 'majority' } } as const;

/** The event log of one tenant, for reading; the relay alone writes it. */
export class EventLog {
  readonly #log: mongo.Collection<LogEntry>;
  readonly #tenantId: string;

  constructor(log: mongo.Collection<LogEntry>, tenantId: string) {
    this.#log = log;
    this.#tenantId = tenantId;
  }

  /** The entries of a WorkItem behind a sequence, in order, at most `limit`, which no failure can take back. */
  async listOfWorkItem(workItemId: string, afterSequence: number, limit: number): Promise<LogEntry[]> {
    return withMongoErrors(
      this.#log
        .find({ tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $gt: afterSequence } }, MAJORITY)
        .sort({ sequence: 1 })
        .limit(limit)
        .toArray(),
    );
  }

  /** Whether all of these events are in the log, and stay there whichever node of the database fails. */
  async holds(entryIds: string[]): Promise<boolean> {
    const find = (id: string) =>
      this.#log.findOne({ _id: id, tenant_id: this.#tenantId }, { projection: { _id: 1 }, ...MAJORITY });
    const found = await Promise.all(entryIds.map((id) => withMongoErrors(find(id))));
    return found.every((entry) => entry !== null);
  }

  /** Whether the log has an entry with this sequence, which no failure can take back. */
  async reaches(sequence: number): Promise<boolean> {
    const options = { projection: { _id: 1 }, ...MAJORITY };
    return (await withMongoErrors(this.#log.findOne({ tenant_id: this.#tenantId, sequence }, options))) !== null;
  }

  /**
   * The leaf hashes behind a sequence, in order and without gaps, at most `limit`. Only what no failure can take back
   * is listed: signatures will be made over it.
   */
  async listLeafHashes(afterSequence: number, limit: number): Promise<Buffer[]> {
    const range = { $gt: afterSequence, $lte: afterSequence + limit };
    const entries = await withMongoErrors(
      this.#log
        .find({ tenant_id: this.#tenantId, sequence: range }, { projection: { sequence: 1, hash: 1 }, ...MAJORITY })
        .sort({ sequence: 1 })
        .toArray(),
    );
    return entries.map(({ sequence, hash }, index) => {
      const expected = afterSequence + index + 1;
      if (sequence !== expected) throw new Error(`The event log of ${this.#tenantId} lacks the entry ${expected}`);
      return Buffer.from(hash, 'hex');
    });
  }
}
