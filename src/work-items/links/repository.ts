import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { ID_INDEX } from '../repository.ts';
import type { LinkDocument, LinkModel } from './schema.ts';

/** Maximum links to read: more than two WorkItems have, even if links are made at the same time. */
const MOST_READ = 500;
const WITHOUT_OUTBOX = { projection: { outbox: 0 } } as const;

/** A link without the field that only the write path needs. */
export type StoredLink = Omit<LinkDocument, 'outbox'>;

/** Reads and writes the links of one tenant. */
export class LinkRepository {
  readonly #links: mongo.Collection<LinkDocument>;
  readonly #tenantId: string;

  constructor(links: LinkModel, tenantId: string) {
    this.#links = nativeCollection(links);
    this.#tenantId = tenantId;
  }

  /** Inserts a link. False if the two WorkItems have one by now. */
  async insert(document: Omit<LinkDocument, 'tenant_id'>): Promise<boolean> {
    try {
      await withMongoErrors(this.#links.insertOne({ ...document, tenant_id: this.#tenantId }));
      return true;
    } catch (error) {
      // The driver repeats a write whose answer was lost, so the duplicate may be our own document.
      if (isDuplicateKey(error, ID_INDEX)) return true;
      if (isDuplicateKey(error, 'tenant_pair')) return (await this.find(document._id)) !== null;
      throw error;
    }
  }

  /** Finds a link, even if it is removed. */
  async find(linkId: string): Promise<StoredLink | null> {
    return withMongoErrors(this.#links.findOne({ _id: linkId, tenant_id: this.#tenantId }, WITHOUT_OUTBOX));
  }

  /** Finds the link of two WorkItems, even if it is removed. */
  async findOfPair(pair: string): Promise<StoredLink | null> {
    return withMongoErrors(this.#links.findOne({ tenant_id: this.#tenantId, pair }, WITHOUT_OUTBOX));
  }

  /** Returns the links of any of these WorkItems. */
  async listOf(workItemIds: readonly string[]): Promise<StoredLink[]> {
    const filter = { tenant_id: this.#tenantId, ends: { $in: [...workItemIds] } };
    return withMongoErrors(this.#links.find(filter, WITHOUT_OUTBOX).limit(MOST_READ).toArray());
  }

  /** Changes a link if it is still as it was read. False if somebody else was faster. */
  async change(
    { _id, version }: Pick<StoredLink, '_id' | 'version'>,
    set: Partial<StoredLink>,
    events: OutboxEvent[],
  ): Promise<boolean> {
    const filter = { _id, tenant_id: this.#tenantId, version };
    const update = { $set: set, $inc: { version: 1 }, $push: { outbox: { $each: events } } };
    const { modifiedCount } = await withMongoErrors(this.#links.updateOne(filter, update));
    return modifiedCount === 1;
  }
}
