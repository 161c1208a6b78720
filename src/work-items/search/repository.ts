import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { unlessDuplicate, withMongoErrors, withUpsertRepeated } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { FindPage, PageQuery } from '../../platform/mongo/page.ts';
import { findPageOfAny } from '../../platform/mongo/page-of-any.ts';
import type { SearchDocument, SearchModel } from './schema.ts';
import { proposedTerm } from './terms.ts';

export interface AddedTerms {
  workItemId: string;
  terms: readonly string[];
}

export type PresentTerms = Pick<SearchDocument, '_id' | 'terms' | 'revision'>;

export class SearchRepository {
  readonly #collection: mongo.Collection<SearchDocument>;
  readonly #findPage: FindPage;
  readonly #tenantId: string;

  constructor(store: { search: SearchModel; findPage: FindPage }, tenantId: string) {
    this.#collection = nativeCollection(store.search);
    this.#findPage = store.findPage;
    this.#tenantId = tenantId;
  }

  /** Also finds terms of proposals if `withProposed`. */
  async listWith(
    term: string,
    withProposed: boolean,
    page: Pick<PageQuery, 'order' | 'notBefore' | 'limit' | 'after'>,
  ) {
    const projection = { created_at: 1 } as const;
    const query = { ...page, filter: { tenant_id: this.#tenantId }, timeField: 'created_at', projection } as const;
    const values = withProposed ? [term, proposedTerm(term)] : [term];
    return findPageOfAny(this.#findPage, this.#collection, query, { field: 'terms', values });
  }

  /** Returns the ids, among these, with all of the terms, also in proposals if `withProposed`. */
  async filterWithAll(
    workItemIds: readonly string[],
    terms: readonly string[],
    withProposed: boolean,
  ): Promise<ReadonlySet<string>> {
    const filter = withProposed
      ? { $and: terms.map((term) => ({ terms: { $in: [term, proposedTerm(term)] } })) }
      : { terms: { $all: [...terms] } };
    const projection = { _id: 1 } as const;
    const found = await findByIds(this.#collection, this.#tenantId, workItemIds, { projection, filter });
    return new Set(found.map(({ _id }) => _id));
  }

  async findTerms(workItemIds: readonly string[]): Promise<PresentTerms[]> {
    const projection = { terms: 1, revision: 1 } as const;
    return findByIds(this.#collection, this.#tenantId, workItemIds, { projection });
  }

  /** Leaves existing documents as they are. Returns the ids of all these documents if some existed; none otherwise. */
  async insert(documents: readonly Omit<SearchDocument, 'tenant_id'>[]): Promise<ReadonlySet<string>> {
    if (documents.length === 0) return new Set();
    const whole = documents.map((document) => ({ ...document, tenant_id: this.#tenantId }));
    const areNew = await unlessDuplicate(this.#collection.insertMany(whole, { ordered: false }));
    // The driver repeats a write whose answer was lost. Adding the terms of all of them again does no harm.
    return new Set(areNew ? [] : whole.map(({ _id }) => _id));
  }

  async add(added: readonly AddedTerms[]): Promise<void> {
    const writes = added
      .filter(({ terms }) => terms.length > 0)
      .map(({ workItemId, terms }) => ({
        updateOne: {
          filter: { _id: workItemId, tenant_id: this.#tenantId },
          update: { $addToSet: { terms: { $each: [...terms] } }, $inc: { revision: 1 } },
        },
      }));
    if (writes.length > 0) await withMongoErrors(this.#collection.bulkWrite(writes, { ordered: false }));
  }

  /** Replaces the terms if they still have this revision; false otherwise. */
  async replace({ _id, terms }: Pick<SearchDocument, '_id' | 'terms'>, revision: number): Promise<boolean> {
    const update = { $set: { terms }, $unset: { due_at: '' as const }, $inc: { revision: 1 } };
    const filter = { _id, tenant_id: this.#tenantId, revision };
    return (await withMongoErrors(this.#collection.updateOne(filter, update))).matchedCount === 1;
  }

  /** Schedules a rebuild from `dueAt` on. */
  async makeDue(workItems: readonly Pick<SearchDocument, '_id' | 'created_at'>[], dueAt: Date): Promise<void> {
    const writes = workItems.map(({ _id, created_at }) => ({
      updateOne: {
        filter: { _id, tenant_id: this.#tenantId },
        update: { $set: { due_at: dueAt }, $inc: { revision: 1 }, $setOnInsert: { created_at, terms: [] } },
        upsert: true,
      },
    }));
    await withUpsertRepeated(() => this.#collection.bulkWrite(writes, { ordered: false }));
  }
}
