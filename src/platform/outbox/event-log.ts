import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { withMongoErrors } from '../mongo/errors.ts';
import type { LogEntry } from './log-entry.ts';
import type { RelayState } from './schema.ts';

const MAJORITY = { readConcern: { level: 'majority' } } as const;

export type EntryHead = Omit<LogEntry, 'data' | 'data_hash' | 'hash'>;
const WITHOUT_DATA = { data: 0, data_hash: 0, hash: 0 } as const;

type Projection = Readonly<Record<string, 0 | 1>>;

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
    const found = this.#find({ work_item_id: workItemId, sequence: { $gt: afterSequence } });
    return withMongoErrors(found.sort({ sequence: 1 }).limit(limit).toArray());
  }

  /** In order and without gaps. A missing entry is an error: a reader who went on would never learn of the entry. */
  async listBehind(afterSequence: number, limit: number): Promise<EntryHead[]> {
    return this.#listGapless(afterSequence, limit, WITHOUT_DATA);
  }

  /** With data and hashes. */
  async listWholeBehind(afterSequence: number, limit: number): Promise<LogEntry[]> {
    return this.#listGapless(afterSequence, limit);
  }

  /** In order and without gaps. No hash can be rolled back, because signatures are made over them. */
  async listLeafHashes(afterSequence: number, limit: number): Promise<Buffer[]> {
    const entries = await this.#listGapless(afterSequence, limit, { sequence: 1, hash: 1 });
    return entries.map(({ hash }) => Buffer.from(hash, 'hex'));
  }

  /** Latest first. */
  async listOfWorkItemBefore(workItemId: string, beforeSequence: number, limit: number): Promise<EntryHead[]> {
    const found = this.#find({ work_item_id: workItemId, sequence: { $lt: beforeSequence } }, WITHOUT_DATA);
    return withMongoErrors(found.sort({ sequence: -1 }).limit(limit).toArray());
  }

  /** With data and hashes. */
  async listWholeOfWorkItemBefore(workItemId: string, beforeSequence: number, limit: number): Promise<LogEntry[]> {
    const found = this.#find({ work_item_id: workItemId, sequence: { $lt: beforeSequence } });
    return withMongoErrors(found.sort({ sequence: -1 }).limit(limit).toArray());
  }

  async at(sequence: number): Promise<LogEntry | null> {
    return this.#findOne({ sequence });
  }

  async find(entryId: string): Promise<EntryHead | null> {
    return this.#findOne({ _id: entryId }, WITHOUT_DATA);
  }

  /** By sequence. */
  async dataOf(sequences: readonly number[]): Promise<Map<number, LogEntry['data']>> {
    const found = this.#find({ sequence: { $in: [...sequences] } }, { sequence: 1, data: 1 });
    const entries = await withMongoErrors(found.toArray());
    return new Map(entries.map(({ sequence, data }) => [sequence, data]));
  }

  /** Starts at the head that the relay has stored, so it goes through few entries. 0 if the log is empty. */
  async head(): Promise<number> {
    const state = await withMongoErrors(this.#relayStates.findOne({ _id: this.#tenantId }, MAJORITY));
    const known = state?.head ?? 0;
    const found = this.#find({ sequence: { $gt: known } }, { sequence: 1 });
    const [last] = await withMongoErrors(found.sort({ sequence: -1 }).limit(1).toArray());
    return last?.sequence ?? known;
  }

  /** True if all are in the log, and stay there whichever node of the database fails. */
  async holds(entryIds: string[]): Promise<boolean> {
    const found = await Promise.all(entryIds.map((_id) => this.#findOne({ _id }, { _id: 1 })));
    return found.every((entry) => entry !== null);
  }

  async reaches(sequence: number): Promise<boolean> {
    return (await this.#findOne({ sequence }, { _id: 1 })) !== null;
  }

  async #listGapless(afterSequence: number, limit: number, projection?: Projection): Promise<LogEntry[]> {
    // Bounded on both sides, because some engines fetch all matches before they limit.
    const found = this.#find({ sequence: { $gt: afterSequence, $lte: afterSequence + limit } }, projection);
    const entries = await withMongoErrors(found.sort({ sequence: 1 }).toArray());
    for (const [index, { sequence }] of entries.entries()) {
      const expected = afterSequence + index + 1;
      if (sequence !== expected) throw lacks(this.#tenantId, expected);
    }
    return entries;
  }

  /** With a projection, only the projected fields of the entries may be used. */
  #find(filter: mongo.Filter<LogEntry>, projection?: Projection): mongo.FindCursor<LogEntry> {
    const options = { ...(projection && { projection }), ...MAJORITY };
    return this.#log.find({ tenant_id: this.#tenantId, ...filter }, options) as mongo.FindCursor<LogEntry>;
  }

  #findOne(filter: mongo.Filter<LogEntry>, projection?: Projection): Promise<LogEntry | null> {
    const options = { ...(projection && { projection }), ...MAJORITY };
    return withMongoErrors(this.#log.findOne({ tenant_id: this.#tenantId, ...filter }, options));
  }
}

function lacks(tenantId: string, sequence: number): AppError {
  const message = `The log of ${tenantId} lacks the entry ${sequence}, which was removed. The operator has to restore it.`;
  return new AppError('log_inconsistent', message);
}
