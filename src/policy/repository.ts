import type { mongo } from 'mongoose';
import type { ConfirmationRow } from '../identity/index.ts';
import { isDuplicateKey, withMongoErrors } from '../platform/mongo/errors.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { PolicyModels, TenantPolicyDocument } from './schema.ts';

export class PolicyRepository {
  readonly #policies: mongo.Collection<TenantPolicyDocument>;
  readonly #tenantId: string;

  constructor({ policies }: Pick<PolicyModels, 'policies'>, tenantId: string) {
    this.#policies = nativeCollection<TenantPolicyDocument>(policies);
    this.#tenantId = tenantId;
  }

  async find(): Promise<TenantPolicyDocument | null> {
    return withMongoErrors(this.#policies.findOne({ _id: this.#tenantId, tenant_id: this.#tenantId }));
  }

  /** Replaces the policies if they still have `version` (0 for none); otherwise returns null. */
  async write(
    version: number,
    change: Pick<TenantPolicyDocument, 'text' | 'tried' | 'earlier' | 'updated_by' | 'updated_at'>,
    event: OutboxEvent,
  ): Promise<TenantPolicyDocument | null> {
    if (version === 0) {
      const document = { _id: this.#tenantId, tenant_id: this.#tenantId, ...change, version: 1, outbox: [event] };
      try {
        await withMongoErrors(this.#policies.insertOne(document));
        return document;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    }
    return withMongoErrors(
      this.#policies.findOneAndUpdate(
        { _id: this.#tenantId, tenant_id: this.#tenantId, version },
        { $set: change, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Returns null if the policies have another version. */
  async confirm(confirmation: ConfirmationRow, event: OutboxEvent): Promise<TenantPolicyDocument | null> {
    const { version } = confirmation;
    return withMongoErrors(
      this.#policies.findOneAndUpdate(
        { _id: this.#tenantId, tenant_id: this.#tenantId, version },
        { $push: { confirmations: confirmation, outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }
}
