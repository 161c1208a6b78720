import type { mongo } from 'mongoose';
import { isDuplicateKey, unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OpenProposalsDocument, ProposalModels } from '../schema.ts';

export type Place = OpenProposalsDocument['entries'][number];

/** Places of open proposals in one tenant: those of the tenant itself, and those of each accountable person. */
export class OpenProposalsRepository {
  readonly #places: mongo.Collection<OpenProposalsDocument>;
  readonly #tenantId: string;

  constructor(models: ProposalModels, tenantId: string) {
    this.#places = nativeCollection(models.openProposals);
    this.#tenantId = tenantId;
  }

  /** Takes a place if fewer than `limit` are taken, in one atomic write. @returns false if there is no room. */
  async take(holder: string, place: Place, limit: number): Promise<boolean> {
    const filter = this.#filter(holder);
    const change = { $push: { entries: place }, $inc: { count: 1 } };
    for (;;) {
      const taking = this.#places.updateOne({ ...filter, count: { $lt: limit } }, change);
      if ((await withMongoErrors(taking)).modifiedCount === 1) return true;
      const present = await withMongoErrors(this.#places.findOne(filter, { projection: { count: 1 } }));
      if (present === null && (await this.#begin(filter, place))) return true;
      // Somebody else may have created the holder, or freed a place, in between.
      if (present !== null && present.count >= limit) return false;
    }
  }

  /** Takes places in this order, up to the first holder without room. @returns true if all had room. */
  async takeAll(holders: readonly { name: string; limit: number }[], place: Place): Promise<boolean> {
    const change = { $push: { entries: place }, $inc: { count: 1 }, $setOnInsert: { prunings: 0 } };
    // A holder without room does not match its filter. Inserting it a second time fails, and that ends the command.
    const takings = holders.map(({ name, limit }) => ({
      updateOne: { filter: { ...this.#filter(name), count: { $lt: limit } }, update: change, upsert: true },
    }));
    try {
      const { modifiedCount, upsertedCount } = await withMongoErrors(this.#places.bulkWrite(takings));
      return modifiedCount + upsertedCount === holders.length;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async listHolding(names: readonly string[], proposalId: string): Promise<string[]> {
    const byId = new Map(names.map((name) => [this.#filter(name)._id, name]));
    const filter = { _id: { $in: [...byId.keys()] }, tenant_id: this.#tenantId, 'entries.proposal_id': proposalId };
    const rows = await withMongoErrors(this.#places.find(filter, { projection: { _id: 1 } }).toArray());
    return rows.flatMap(({ _id }) => byId.get(_id) ?? []);
  }

  async leave(names: readonly string[], proposalId: string): Promise<void> {
    const change = { $pull: { entries: { proposal_id: proposalId } }, $inc: { count: -1, prunings: 1 } };
    const leaving = names.map((name) => ({
      updateOne: { filter: { ...this.#filter(name), 'entries.proposal_id': proposalId }, update: change },
    }));
    await withMongoErrors(this.#places.bulkWrite(leaving, { ordered: false }));
  }

  async #begin(filter: { _id: string; tenant_id: string }, place: Place): Promise<boolean> {
    return unlessDuplicate(this.#places.insertOne({ ...filter, count: 1, prunings: 0, entries: [place] }));
  }

  async read(holder: string): Promise<OpenProposalsDocument | null> {
    return withMongoErrors(this.#places.findOne(this.#filter(holder)));
  }

  /** If somebody has freed places since `prunings` was read, this frees none. */
  async giveBack(holder: string, prunings: number, proposalIds: string[]): Promise<void> {
    const filter = { ...this.#filter(holder), prunings };
    const change = {
      $pull: { entries: { proposal_id: { $in: proposalIds } } },
      $inc: { count: -proposalIds.length, prunings: 1 },
    };
    await withMongoErrors(this.#places.updateOne(filter, change));
  }

  #filter(holder: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${holder}`, tenant_id: this.#tenantId };
  }
}
