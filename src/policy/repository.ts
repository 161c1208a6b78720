import type { mongo } from 'mongoose';
import type { ConfirmationRow } from '../identity/index.ts';
import { unlessDuplicate, withMongoErrors } from '../platform/mongo/errors.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { TenantPacksDocument } from './packs/schema.ts';
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

  /** Returns null if the policies have another version (0 for none). */
  async write(
    version: number,
    change: Pick<TenantPolicyDocument, 'text' | 'tried' | 'earlier' | 'updated_by' | 'updated_at'>,
    event: OutboxEvent,
  ): Promise<TenantPolicyDocument | null> {
    return replaceVersion(this.#policies, this.#tenantId, version, change, event);
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

/** Writes the document of a tenant if it still has `version` (0 for none); otherwise returns null. */
export async function replaceVersion<Row extends TenantPolicyDocument | TenantPacksDocument>(
  collection: mongo.Collection<Row>,
  tenantId: string,
  version: number,
  change: Partial<Row>,
  event: OutboxEvent,
): Promise<Row | null> {
  const key = { _id: tenantId, tenant_id: tenantId };
  if (version === 0) return inserted(collection, { ...key, ...change, version: 1, outbox: [event] } as unknown as Row);
  const update = { $set: change, $inc: { version: 1 }, $push: { outbox: event } } as unknown as mongo.UpdateFilter<Row>;
  const filter = { ...key, version } as mongo.Filter<Row>;
  return withMongoErrors(
    collection.findOneAndUpdate(filter, update, { returnDocument: 'after' }),
  ) as Promise<Row | null>;
}

/** Returns null if there is a document with this id already. */
export async function inserted<Row extends mongo.Document>(
  collection: mongo.Collection<Row>,
  row: Row,
): Promise<Row | null> {
  const isNew = await unlessDuplicate(collection.insertOne(row as mongo.OptionalUnlessRequiredId<Row>));
  return isNew ? row : null;
}
