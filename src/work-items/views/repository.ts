import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ViewModel, ViewRow, ViewsDocument } from './schema.ts';

export type StoredViews = Pick<ViewsDocument, 'views' | 'revision'>;

export class ViewRepository {
  readonly #views: mongo.Collection<ViewsDocument>;
  readonly #tenantId: string;

  constructor(model: ViewModel, tenantId: string) {
    this.#views = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  /** @param owner Id of a person, or `shared`. */
  async find(owner: string): Promise<StoredViews> {
    const filter = { _id: this.#idOf(owner), tenant_id: this.#tenantId };
    return (await withMongoErrors(this.#views.findOne(filter))) ?? { views: [], revision: 0 };
  }

  /** False if somebody else was faster. */
  async replace(owner: string, { revision }: StoredViews, views: ViewRow[]): Promise<boolean> {
    const _id = this.#idOf(owner);
    try {
      const { matchedCount, upsertedCount } = await withMongoErrors(
        this.#views.updateOne(
          { _id, tenant_id: this.#tenantId, revision },
          { $set: { views, revision: revision + 1 } },
          { upsert: revision === 0, ignoreUndefined: true },
        ),
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  #idOf(owner: string): string {
    return `${this.#tenantId}:${owner}`;
  }
}
