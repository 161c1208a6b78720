import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { withUpsertRepeated } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ReadMark } from './model.ts';
import type { ReadMarkDocument, ReadMarkModel } from './schema.ts';

export class ReadMarkRepository {
  readonly #marks: mongo.Collection<ReadMarkDocument>;
  readonly #tenantId: string;

  constructor(model: ReadMarkModel, tenantId: string) {
    this.#marks = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  /** Accepts at most 200 ids. */
  async list(personId: string, workItemIds: readonly string[]): Promise<ReadMark[]> {
    const byId = new Map(workItemIds.map((workItemId) => [this.#idOf(personId, workItemId), workItemId]));
    const rows = await findByIds(this.#marks, this.#tenantId, [...byId.keys()]);
    return rows.map(({ _id, version }) => ({ workItemId: byId.get(_id) as string, version }));
  }

  /** Accepts at most 200 marks of different WorkItems. A mark goes back to an earlier version only for 0, "unread". */
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
