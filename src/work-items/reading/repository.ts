import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { withUpsertRepeated } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ReadMark } from './model.ts';
import type { ReadingModels, ReadMarkDocument } from './schema.ts';

/** How far the people of one tenant have read its WorkItems. */
export class ReadMarkRepository {
  readonly #models: ReadingModels;
  readonly #tenantId: string;

  constructor(models: ReadingModels, tenantId: string) {
    this.#models = models;
    this.#tenantId = tenantId;
  }

  get #marks(): mongo.Collection<ReadMarkDocument> {
    return nativeCollection(this.#models.readMarks);
  }

  /** At most 200 at a time. */
  async list(personId: string, workItemIds: readonly string[]): Promise<ReadMark[]> {
    const byId = new Map(workItemIds.map((workItemId) => [this.#idOf(personId, workItemId), workItemId]));
    const rows = await findByIds(this.#marks, this.#tenantId, [...byId.keys()]);
    return rows.map(({ _id, version }) => ({ workItemId: byId.get(_id) as string, version }));
  }

  /** At most 200 at a time, each of another WorkItem. What was read stays read, but for version 0, which takes it back. */
  async write(personId: string, marks: readonly ReadMark[], at: Date): Promise<void> {
    const writes = marks.map(({ workItemId, version }) => ({
      updateOne: {
        filter: { _id: this.#idOf(personId, workItemId), tenant_id: this.#tenantId },
        update: version === 0 ? { $set: { version, seen_at: at } } : { $max: { version }, $set: { seen_at: at } },
        upsert: true,
      },
    }));
    await withUpsertRepeated(() => this.#marks.bulkWrite(writes, { ordered: false }));
  }

  #idOf(personId: string, workItemId: string): string {
    return `${this.#tenantId}:${personId}:${workItemId}`;
  }
}
