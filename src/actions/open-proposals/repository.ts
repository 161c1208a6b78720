import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ActionModels, OpenProposalsDocument } from '../schema.ts';

/** A place that a proposal takes, or has taken. */
export type Place = OpenProposalsDocument['entries'][number];

/** The places of open proposals of one tenant: of the tenant itself, and of each person who is accountable for some. */
export class OpenProposalsRepository {
  readonly #places: mongo.Collection<OpenProposalsDocument>;
  readonly #tenantId: string;

  constructor(models: ActionModels, tenantId: string) {
    this.#places = nativeCollection(models.openProposals);
    this.#tenantId = tenantId;
  }

  /** Takes a place if fewer than `limit` are taken, in one atomic write. @returns whether it did */
  async take(holder: string, place: Place, limit: number): Promise<boolean> {
    const filter = this.#filter(holder);
    const taking = { $push: { entries: place }, $inc: { count: 1 } };
    const hasRoom = { ...filter, count: { $lt: limit } };
    if ((await withMongoErrors(this.#places.updateOne(hasRoom, taking))).modifiedCount === 1) return true;
    if (limit < 1 || (await withMongoErrors(this.#places.findOne(filter, { projection: { _id: 1 } }))) !== null) {
      return false;
    }
    try {
      await withMongoErrors(this.#places.insertOne({ ...filter, count: 1, prunings: 0, entries: [place] }));
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await withMongoErrors(this.#places.updateOne(hasRoom, taking))).modifiedCount === 1;
    }
  }

  async read(holder: string): Promise<OpenProposalsDocument | null> {
    return withMongoErrors(this.#places.findOne(this.#filter(holder)));
  }

  /** Gives back places that were read with `prunings`, unless somebody has given some back since: then none. */
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
