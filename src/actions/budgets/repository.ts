import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ActionModels, BudgetDocument } from '../schema.ts';

/** One share of a budget that an automatic approval takes up. Amounts in minor units. */
export interface Reservation {
  /** Whose budget: `resource:<integration>:<id>` or `principal:<person>`. */
  holder: string;
  currency: string;
  amount: number;
  /** What may be taken up in any 24 hours. */
  limit: number;
}

type Next = Omit<BudgetDocument, '_id' | 'tenant_id'>;

const WINDOW_MS = 24 * 60 * 60 * 1000;
/** Beyond so many automatic approvals within the window people have to look, however small the amounts are. */
const MAX_ENTRIES = 1_000;
const MAX_ATTEMPTS = 20;

/** What was approved without people, by one tenant's orders and principals: splitting an amount does not help. */
export class BudgetRepository {
  readonly #budgets: mongo.Collection<BudgetDocument>;
  readonly #tenantId: string;

  constructor(models: ActionModels, tenantId: string) {
    this.#budgets = nativeCollection(models.budgets);
    this.#tenantId = tenantId;
  }

  /** What is taken up of the budgets of these holders, by holder; none of those of which nothing ever was. */
  async read(holders: readonly string[], currency: string): Promise<Map<string, BudgetDocument>> {
    const byId = new Map(holders.map((holder) => [this.#filter(holder, currency)._id, holder]));
    const filter = { _id: { $in: [...byId.keys()] }, tenant_id: this.#tenantId };
    const rows = await withMongoErrors(this.#budgets.find(filter).toArray());
    return new Map(rows.map((row) => [byId.get(row._id) ?? '', row]));
  }

  /**
   * Takes up the amount if the window leaves so much.
   * @param known What was read of the budget a moment ago; it is read again if it has changed since.
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
    throw new AppError('conflict', 'Too many proposals for the same order at once. Repeat the request.');
  }

  /**
   * Takes up all of the amounts if their windows leave so much, in one command.
   * @param known What was read of the budgets a moment ago, by holder.
   * @returns whether they do; undefined if one of them has changed since: then some may be taken up, and others not.
   */
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
    try {
      const done = await withMongoErrors(this.#budgets.bulkWrite(writes, { ordered: false }));
      return done.modifiedCount + done.upsertedCount === writes.length || undefined;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /** The write of a budget that is as it was read. */
  #writing(
    { holder, currency }: Reservation,
    present: BudgetDocument | null,
    next: Next,
  ): mongo.AnyBulkWriteOperation<BudgetDocument> {
    const filter = this.#filter(holder, currency);
    if (present !== null) {
      const { version, expires_at } = present;
      return { updateOne: { filter: { ...filter, version, expires_at }, update: { $set: next } } };
    }
    // Matches nothing, so that it is made, or runs into the one that somebody else has made.
    return { updateOne: { filter: { ...filter, version: 0 }, update: { $set: next }, upsert: true } };
  }

  /** Gives back what a proposal took up that was never stored; what was approved may have been executed, and stays. */
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
    next: Next,
  ): Promise<boolean> {
    try {
      if (present === null) {
        await withMongoErrors(this.#budgets.insertOne({ ...filter, ...next }));
        return true;
      }
      // A row that has expired is gone, and the next one counts from 1 again: its end tells it from the one that was read.
      const { version, expires_at } = present;
      const result = await withMongoErrors(this.#budgets.updateOne({ ...filter, version, expires_at }, { $set: next }));
      return result.modifiedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/** What a budget is once the amount is taken up of it; true if it was already, false if it leaves too little. */
function taking(
  proposalId: string,
  { amount, limit }: Reservation,
  present: BudgetDocument | null,
  now: Date,
): Next | boolean {
  const since = now.getTime() - WINDOW_MS;
  const entries = (present?.entries ?? []).filter((entry) => entry.at.getTime() > since);
  if (entries.some((entry) => entry.proposal_id === proposalId)) return true;
  const taken = entries.reduce((sum, entry) => sum + entry.amount, 0);
  if (taken + amount > limit || entries.length >= MAX_ENTRIES) return false;
  return {
    version: (present?.version ?? 0) + 1,
    entries: [...entries, { proposal_id: proposalId, amount, at: now }],
    expires_at: new Date(now.getTime() + WINDOW_MS),
  };
}
