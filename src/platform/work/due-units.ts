import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { DueQuery, DueUnit } from './kind.ts';

const SHORTEST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 900_000;
const WAIT_SHARE = 10;

export interface Except {
  tenantIds: readonly string[];
  peers: readonly string[];
}

type DueDocument = mongo.Document & { _id: string; tenant_id: string };

export class DueUnits {
  readonly #collection: mongo.Collection<DueDocument>;
  readonly #query: DueQuery;

  constructor(db: mongo.Db, query: DueQuery) {
    this.#collection = db.collection<DueDocument>(query.collection);
    this.#query = query;
  }

  /** Longest due first, by one query, which the index serves. */
  async find(now: Date, limit: number, except: Except, tenantId?: string): Promise<DueUnit[]> {
    const { dueField, peerField, where } = this.#query;
    const tenant = tenantId ?? (except.tenantIds.length > 0 ? { $nin: except.tenantIds } : undefined);
    const filter = {
      ...where,
      [dueField]: { $lte: now },
      ...(tenant !== undefined && { tenant_id: tenant }),
      ...(peerField !== undefined && except.peers.length > 0 && { [peerField]: { $nin: except.peers } }),
    };
    const projection = { tenant_id: 1, [dueField]: 1, ...(peerField !== undefined && { [peerField]: 1 }) };
    const found = this.#collection.find(filter as mongo.Filter<DueDocument>, { projection });
    const rows = await withMongoErrors(
      found
        .sort({ [dueField]: 1 })
        .limit(limit)
        .toArray(),
    );
    return rows.map((row) => ({
      id: row._id,
      tenantId: row.tenant_id,
      peer: peerField === undefined ? null : String(row[peerField]),
      dueAt: row[dueField] as Date,
    }));
  }

  async countDue(before: Date, limit: number): Promise<number> {
    const { dueField, where } = this.#query;
    return withMongoErrors(this.#collection.countDocuments({ ...where, [dueField]: { $lte: before } }, { limit }));
  }

  /** @returns the end of the lease; null if another process was faster, or the database says that it is not due. */
  async take(unit: DueUnit, leaseMs: number): Promise<Date | null> {
    const { dueField } = this.#query;
    const until = { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: leaseMs } };
    // The embedded engine knows no `$expr` in filters, so the update decides and the resulting time shows the decision.
    const row = await withMongoErrors(
      this.#collection.findOneAndUpdate(
        { _id: unit.id, tenant_id: unit.tenantId, [dueField]: unit.dueAt },
        [{ $set: { [dueField]: { $cond: [{ $lte: [`$${dueField}`, '$$NOW'] }, until, `$${dueField}`] } } }],
        { returnDocument: 'after', projection: { [dueField]: 1 } },
      ),
    );
    const heldUntil = row?.[dueField] as Date | undefined;
    return heldUntil === undefined || heldUntil.getTime() === unit.dueAt.getTime() ? null : heldUntil;
  }

  /** Adds up to half of the wait, so that units that failed together do not come back together. */
  async postpone(unit: DueUnit, heldUntil: Date, waitMs: number): Promise<void> {
    const { dueField } = this.#query;
    const amount = Math.ceil(waitMs * (1 + Math.random() / 2));
    await withMongoErrors(
      this.#collection.updateOne({ _id: unit.id, tenant_id: unit.tenantId, [dueField]: heldUntil }, [
        { $set: { [dueField]: { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount } } } },
      ]),
    );
  }
}

/** A tenth of the time for which the unit has been due, within limits. */
export function waitBefore(unit: DueUnit, now: Date): number {
  const share = (now.getTime() - unit.dueAt.getTime()) / WAIT_SHARE;
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, share));
}

export async function oldestDueAt<T extends mongo.Document & { due_at?: Date }>(
  collection: mongo.Collection<T>,
  filter: mongo.Filter<T>,
): Promise<Date | null> {
  const query = collection.find(filter, { projection: { due_at: 1 } });
  const [oldest] = await withMongoErrors(query.sort({ due_at: 1 }).limit(1).toArray());
  return oldest?.['due_at'] ?? null;
}
