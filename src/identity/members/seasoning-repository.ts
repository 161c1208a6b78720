import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { MemberModels, SeasoningChangeRow, TenantSettingsDocument } from './schema.ts';

/** The settings of one tenant. */
export class SeasoningRepository {
  readonly #model: MemberModels['settings'];
  readonly #tenantId: string;

  constructor(model: MemberModels['settings'], tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  get #settings() {
    return nativeCollection<TenantSettingsDocument>(this.#model);
  }

  async find(): Promise<TenantSettingsDocument | null> {
    return withMongoErrors(this.#settings.findOne({ _id: this.#tenantId, tenant_id: this.#tenantId }));
  }

  /** Stores the changes with the event of the last one; false if somebody else has stored some since. */
  async store(
    known: TenantSettingsDocument | null,
    approver_seasoning: SeasoningChangeRow[],
    event: OutboxEvent,
  ): Promise<boolean> {
    const place = { _id: this.#tenantId, tenant_id: this.#tenantId };
    if (known !== null) {
      const change = { $set: { approver_seasoning }, $inc: { version: 1 }, $push: { outbox: event } };
      const filter = { ...place, version: known.version };
      return (await withMongoErrors(this.#settings.updateOne(filter, change))).matchedCount === 1;
    }
    try {
      await withMongoErrors(this.#settings.insertOne({ ...place, approver_seasoning, version: 1, outbox: [event] }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
