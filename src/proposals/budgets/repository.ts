import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { BudgetDocument, ProposalModels } from '../schema.ts';
import { type NextBudget, type Reservation, taking } from './reservation.ts';

const MAX_ATTEMPTS = 20;

/** Budgets for approvals of one tenant. Splitting an amount does not evade them. */
export class BudgetRepository {
  readonly #budgets: mongo.Collection<BudgetDocument>;
  readonly #tenantId: string;

  constructor(models: ProposalModels, tenantId: string) {
    this.#budgets = nativeCollection(models.budgets);
    this.#tenantId = tenantId;
  }

  async read(holders: readonly string[], currency: string): Promise<Map<string, BudgetDocument>> {
    const byId = new Map(holders.map((holder) => [this.#filter(holder, currency)._id, holder]));
    const filter = { _id: { $in: [...byId.keys()] }, tenant_id: this.#tenantId };
    const rows = await withMongoErrors(this.#budgets.find(filter).toArray());
    return new Map(rows.map((row) => [byId.get(row._id) ?? '', row]));
  }

  /**
   * @param known The budget as read a moment ago. If it has changed, it is read again.
   * @throws {AppError} `conflict`
   */
  async reserve(
    proposalId: string,
    reservation: Reservation,
    now: Date,
    known?: BudgetDocument | null,
  ): Promise<boolean> {
    const filter = this.#filter(reservation.holder, reservation.currency);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present =
        attempt === 0 && known !== undefined ? known : await withMongoErrors(this.#budgets.findOne(filter));
      const next = taking(proposalId, reservation, present, now);
      if (typeof next === 'boolean') return next;
      if (await this.#replace(filter, present, next)) return true;
    }
    throw new AppError('conflict', 'Too many proposals use the same budget at once. Repeat the request.');
  }

  /** Reserves all in one command; undefined if a budget has changed, and then some amounts may be reserved. */
  async reserveAll(
    proposalId: string,
    reservations: readonly Reservation[],
    now: Date,
    known: ReadonlyMap<string, BudgetDocument>,
  ): Promise<boolean | undefined> {
    const writes: mongo.AnyBulkWriteOperation<BudgetDocument>[] = [];
    for (const reservation of reservations) {
      const present = known.get(reservation.holder) ?? null;
      const next = taking(proposalId, reservation, present, now);
      if (next === false) return false;
      if (next !== true) writes.push(this.#writing(reservation, present, next));
    }
    if (writes.length === 0) return true;
    try {
      const done = await withMongoErrors(this.#budgets.bulkWrite(writes, { ordered: false }));
      return done.modifiedCount + done.upsertedCount === writes.length || undefined;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /** The write applies only if the budget is still as it was read. */
  #writing(
    { holder, currency }: Reservation,
    present: BudgetDocument | null,
    next: NextBudget,
  ): mongo.AnyBulkWriteOperation<BudgetDocument> {
    const filter = this.#filter(holder, currency);
    if (present !== null) {
      const { version, expires_at } = present;
      return { updateOne: { filter: { ...filter, version, expires_at }, update: { $set: next } } };
    }
    // The filter matches nothing, so the budget is inserted. If somebody else has inserted it first, the write fails.
    return { updateOne: { filter: { ...filter, version: 0 }, update: { $set: next }, upsert: true } };
  }

  /** For a proposal that was never stored. An approved one may have been executed, so its reservation stays. */
  async release(proposalId: string, holder: string, currency: string): Promise<void> {
    const change = { $pull: { entries: { proposal_id: proposalId } }, $inc: { version: 1 } };
    await withMongoErrors(this.#budgets.updateOne(this.#filter(holder, currency), change));
  }

  #filter(holder: string, currency: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${holder}:${currency}`, tenant_id: this.#tenantId };
  }

  async #replace(
    filter: { _id: string; tenant_id: string },
    present: BudgetDocument | null,
    next: NextBudget,
  ): Promise<boolean> {
    if (present === null) return unlessDuplicate(this.#budgets.insertOne({ ...filter, ...next }));
    // An expired row is deleted, and the next row counts from version 1 again. `expires_at` tells the two rows apart.
    const { version, expires_at } = present;
    const result = await withMongoErrors(this.#budgets.updateOne({ ...filter, version, expires_at }, { $set: next }));
    return result.modifiedCount === 1;
  }
}
