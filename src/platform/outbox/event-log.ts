import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { LogEntry } from './log-entry.ts';
import type { RelayState } from './schema.ts';

const MAJORITY = { readConcern: { level: 'majority' } } as const;

export type EntryHead = Omit<LogEntry, 'data' | 'data_hash' | 'hash'>;
const WITHOUT_DATA = { data: 0, data_hash: 0, hash: 0 } as const;

/** All reads are majority reads, so no failure can roll back what they return. */
export class EventLog {
  readonly #log: mongo.Collection<LogEntry>;
  readonly #relayStates: mongo.Collection<RelayState>;
  readonly #tenantId: string;

  constructor(log: mongo.Collection<LogEntry>, relayStates: mongo.Collection<RelayState>, tenantId: string) {
    this.#log = log;
    this.#relayStates = relayStates;
    this.#tenantId = tenantId;
  }

  async listOfWorkItem(workItemId: string, afterSequence: number, limit: number): Promise<LogEntry[]> {
    return withMongoErrors(
      this.#log
        .find({ tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $gt: afterSequence } }, MAJORITY)
        .sort({ sequence: 1 })
        .limit(limit)
        .toArray(),
    );
  }

  /** In order and without gaps. A missing entry is an error: a reader who went on would never learn of the entry. */
  async listBehind(afterSequence: number, limit: number): Promise<EntryHead[]> {
    // Bounded on both sides, because some engines fetch all matches before they limit.
    const range = { $gt: afterSequence, $lte: afterSequence + limit };
    const found = this.#log
      .find({ tenant_id: this.#tenantId, sequence: range }, { projection: WITHOUT_DATA, ...MAJORITY })
      .sort({ sequence: 1 });
    const entries: EntryHead[] = await withMongoErrors(found.toArray());
    for (const [index, { sequence }] of entries.entries()) this.#assertNext(sequence, afterSequence + index + 1);
    return entries;
  }

  /** With data and hashes. */
  async listWholeBehind(afterSequence: number, limit: number): Promise<LogEntry[]> {
    const range = { $gt: afterSequence, $lte: afterSequence + limit };
    const found = this.#log.find({ tenant_id: this.#tenantId, sequence: range }, MAJORITY).sort({ sequence: 1 });
    const entries = await withMongoErrors(found.toArray());
    for (const [index, { sequence }] of entries.entries()) this.#assertNext(sequence, afterSequence + index + 1);
    return entries;
  }

  /** Latest first. */
  async listOfWorkItemBefore(workItemId: string, beforeSequence: number, limit: number): Promise<EntryHead[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $lt: beforeSequence } };
    const found = this.#log.find(filter, { projection: WITHOUT_DATA, ...MAJORITY }).sort({ sequence: -1 });
    return withMongoErrors(found.limit(limit).toArray());
  }

  /** With data and hashes. */
  async listWholeOfWorkItemBefore(workItemId: string, beforeSequence: number, limit: number): Promise<LogEntry[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, sequence: { $lt: beforeSequence } };
    return withMongoErrors(this.#log.find(filter, MAJORITY).sort({ sequence: -1 }).limit(limit).toArray());
  }

  async at(sequence: number): Promise<LogEntry | null> {
    return withMongoErrors(this.#log.findOne({ tenant_id: this.#tenantId, sequence }, MAJORITY));
  }

  async find(entryId: string): Promise<EntryHead | null> {
    const filter = { _id: entryId, tenant_id: this.#tenantId };
    return withMongoErrors(this.#log.findOne(filter, { projection: WITHOUT_DATA, ...MAJORITY }));
  }

  /** By sequence. */
  async dataOf(sequences: readonly number[]): Promise<Map<number, LogEntry['data']>> {
    const found = this.#log.find(
      { tenant_id: this.#tenantId, sequence: { $in: [...sequences] } },
      { projection: { sequence: 1, data: 1 }, ...MAJORITY },
    );
    const entries = await withMongoErrors(found.toArray());
    return new Map(entries.map(({ sequence, data }) => [sequence, data]));
  }

  /** Starts at the head that the relay has stored, so it goes through few entries. 0 if the log is empty. */
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

  /** True if all are in the log, and stay there whichever node of the database fails. */
  async holds(entryIds: string[]): Promise<boolean> {
    const find = (id: string) =>
      this.#log.findOne({ _id: id, tenant_id: this.#tenantId }, { projection: { _id: 1 }, ...MAJORITY });
    const found = await Promise.all(entryIds.map((id) => withMongoErrors(find(id))));
    return found.every((entry) => entry !== null);
  }

  async reaches(sequence: number): Promise<boolean> {
    const options = { projection: { _id: 1 }, ...MAJORITY };
    return (await withMongoErrors(this.#log.findOne({ tenant_id: this.#tenantId, sequence }, options))) !== null;
  }

  /** In order and without gaps. No hash can be rolled back, because signatures are made over them. */
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
