import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { LogEntry } from './log-entry.ts';
import type { RelayState } from './schema.ts';

const MAJORITY = { readConcern: { level: 'majority' } } as const;

/** What an entry says without its data and their hashes. */
export type EntryHead = Omit<LogEntry, 'data' | 'data_hash' | 'hash'>;
const WITHOUT_DATA = { data: 0, data_hash: 0, hash: 0 } as const;

/** The event log of one tenant, for reading; the relay alone writes it. */
export class EventLog {
  readonly #log: mongo.Collection<LogEntry>;
  readonly #relayStates: mongo.Collection<RelayState>;
  readonly #tenantId: string;

  constructor(log: mongo.Collection<LogEntry>, relayStates: mongo.Collection<RelayState>, tenantId: string) {
    this.#log = log;
    this.#relayStates = relayStates;
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

  /**
   * The entries of the tenant behind a sequence, in order and without gaps, at most `limit`, which no failure can take
   * back. One that is missing is an error and never skipped: who reads on would never learn of it.
   */
  async listBehind(afterSequence: number, limit: number): Promise<EntryHead[]> {
    // Bounded on both sides: engines that fetch what matches before they limit it fetch no more than this.
    const range = { $gt: afterSequence, $lte: afterSequence + limit };
    const found = this.#log
      .find({ tenant_id: this.#tenantId, sequence: range }, { projection: WITHOUT_DATA, ...MAJORITY })
      .sort({ sequence: 1 });
    const entries: EntryHead[] = await withMongoErrors(found.toArray());
    for (const [index, { sequence }] of entries.entries()) this.#assertNext(sequence, afterSequence + index + 1);
    return entries;
  }

  /** The same with all that the entries say. */
  async listWholeBehind(afterSequence: number, limit: number): Promise<LogEntry[]> {
    const range = { $gt: afterSequence, $lte: afterSequence + limit };
    const found = this.#log.find({ tenant_id: this.#tenantId, sequence: range }, MAJORITY).sort({ sequence: 1 });
    const entries = await withMongoErrors(found.toArray());
    for (const [index, { sequence }] of entries.entries()) this.#assertNext(sequence, afterSequence + index + 1);
    return entries;
  }

  /** The entries of a WorkItem before a sequence, the latest first, at most `limit`, which no failure can take back. */
  async listOfWorkItemBefore(workItemId: string, beforeSequence: number, limit: number): Promise<EntryHead[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $lt: beforeSequence } };
    const found = this.#log.find(filter, { projection: WITHOUT_DATA, ...MAJORITY }).sort({ sequence: -1 });
    return withMongoErrors(found.limit(limit).toArray());
  }

  /** The same with all that the entries say. */
  async listWholeOfWorkItemBefore(workItemId: string, beforeSequence: number, limit: number): Promise<LogEntry[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $lt: beforeSequence } };
    return withMongoErrors(this.#log.find(filter, MAJORITY).sort({ sequence: -1 }).limit(limit).toArray());
  }

  /** The entry with this sequence, which no failure can take back; null if there is none. */
  async at(sequence: number): Promise<LogEntry | null> {
    return withMongoErrors(this.#log.findOne({ tenant_id: this.#tenantId, sequence }, MAJORITY));
  }

  /** The entry of this id, which no failure can take back; null if there is none. */
  async find(entryId: string): Promise<EntryHead | null> {
    const filter = { _id: entryId, tenant_id: this.#tenantId };
    return withMongoErrors(this.#log.findOne(filter, { projection: WITHOUT_DATA, ...MAJORITY }));
  }

  /** What these entries say, by their sequences. */
  async dataOf(sequences: readonly number[]): Promise<Map<number, LogEntry['data']>> {
    const found = this.#log.find(
      { tenant_id: this.#tenantId, sequence: { $in: [...sequences] } },
      { projection: { sequence: 1, data: 1 }, ...MAJORITY },
    );
    const entries = await withMongoErrors(found.toArray());
    return new Map(entries.map(({ sequence, data }) => [sequence, data]));
  }

  /** The last sequence that no failure can take back; 0 while there is none. Few entries are gone through for it. */
  async head(): Promise<number> {
    const state = await withMongoErrors(this.#relayStates.findOne({ _id: this.#tenantId }, MAJORITY));
    const known = state?.head ?? 0;
    const [last] = await withMongoErrors(
      this.#log
        .find({ tenant_id: this.#tenantId, sequence: { $gt: known } }, { projection: { sequence: 1 }, ...MAJORITY })
        .sort({ sequence: -1 })
        .limit(1)
        .toArray(),
    );
    return last?.sequence ?? known;
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
      this.#assertNext(sequence, afterSequence + index + 1);
      return Buffer.from(hash, 'hex');
    });
  }

  #assertNext(sequence: number, expected: number): void {
    if (sequence !== expected) throw new Error(`The event log of ${this.#tenantId} lacks the entry ${expected}`);
  }
}
