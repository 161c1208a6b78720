import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { ID_INDEX } from '../repository.ts';
import type { LinkDocument, LinkModel } from './schema.ts';

/** More than two WorkItems have, even if links are made at the same time. */
const MOST_READ = 500;
const WITHOUT_OUTBOX = { projection: { outbox: 0 } } as const;

export type StoredLink = Omit<LinkDocument, 'outbox'>;

export class LinkRepository {
  readonly #links: mongo.Collection<LinkDocument>;
  readonly #tenantId: string;

  constructor(links: LinkModel, tenantId: string) {
    this.#links = nativeCollection(links);
    this.#tenantId = tenantId;
  }

  /** False if the two WorkItems have a link by now. */
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

  /** Also finds a removed link. */
  async find(linkId: string): Promise<StoredLink | null> {
    return withMongoErrors(this.#links.findOne({ _id: linkId, tenant_id: this.#tenantId }, WITHOUT_OUTBOX));
  }

  /** Also finds a removed link. */
  async findOfPair(pair: string): Promise<StoredLink | null> {
    return withMongoErrors(this.#links.findOne({ tenant_id: this.#tenantId, pair }, WITHOUT_OUTBOX));
  }

  async listOf(workItemIds: readonly string[]): Promise<StoredLink[]> {
    const filter = { tenant_id: this.#tenantId, ends: { $in: [...workItemIds] } };
    return withMongoErrors(this.#links.find(filter, WITHOUT_OUTBOX).limit(MOST_READ).toArray());
  }

  /** Changes a link that still has this version. False if somebody else was faster. */
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
