import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { findOutcomes, mayHaveEffect } from '../outcomes.ts';
import type { ProposalDocument, ProposalModels, TwinDocument, TwinsDocument } from '../schema.ts';
import { twinsOf } from './twin.ts';

type Entry = TwinsDocument['entries'][number];

const MAX_ATTEMPTS = 5;

export class TwinsRepository {
  readonly #twins: mongo.Collection<TwinsDocument>;
  readonly #tenantId: string;

  constructor(models: ProposalModels, tenantId: string) {
    this.#twins = nativeCollection(models.twins);
    this.#tenantId = tenantId;
  }

  /**
   * Adds the entry in one command, so that of simultaneous proposals each but the first sees another.
   * @returns the earlier entries
   */
  async reserve(key: string, entry: Entry, expiresAt: Date): Promise<Entry[]> {
    const change = { $push: { entries: entry }, $max: { expires_at: expiresAt } };
    // Most often, nobody has proposed the same. The document may also expire between the two commands.
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (await this.#insert({ ...this.#filter(key), entries: [entry], expires_at: expiresAt })) return [];
      const adding = this.#twins.findOneAndUpdate(this.#filter(key), change, { returnDocument: 'after' });
      const added = await withMongoErrors(adding);
      if (added !== null) return added.entries.filter(({ proposal_id }) => proposal_id !== entry.proposal_id);
    }
    throw new AppError('conflict', 'Too many equal proposals at once. Repeat the request.');
  }

  /** @returns false if the document exists */
  async #insert(document: TwinsDocument): Promise<boolean> {
    return unlessDuplicate(this.#twins.insertOne(document));
  }

  async remove(key: string, proposalIds: readonly string[]): Promise<void> {
    const change = { $pull: { entries: { proposal_id: { $in: [...proposalIds] } } } };
    await withMongoErrors(this.#twins.updateOne(this.#filter(key), change));
  }

  #filter(key: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${key}`, tenant_id: this.#tenantId };
  }
}

/** Keeps the twins that still count, with their present status. Asks nothing if no row has twins, as most have none. */
export async function withPresentTwins(
  models: ProposalModels,
  tenantId: string,
  rows: ProposalDocument[],
): Promise<ProposalDocument[]> {
  const ids = new Set(rows.flatMap((row) => twinsOf(row).map(({ proposal_id }) => proposal_id)));
  if (ids.size === 0) return rows;
  const outcomes = await findOutcomes(models, tenantId, [...ids]);
  const present = (twins: readonly TwinDocument[]) =>
    twins.flatMap((twin) => {
      const outcome = outcomes.get(twin.proposal_id);
      return outcome !== undefined && mayHaveEffect(outcome) ? [{ ...twin, status: outcome.status }] : [];
    });
  return rows.map(({ twins, later_twins, ...row }) => ({
    ...row,
    ...(twins && { twins: present(twins) }),
    ...(later_twins && { later_twins: present(later_twins) }),
  }));
}
