import mongoose, { type Connection } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { inTransaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { ApiKeyDocument, ApiKeyModel } from './schema.ts';

/** The API keys of one tenant. */
export class ApiKeyRepository {
  readonly #connection: Connection;
  readonly #model: ApiKeyModel;
  readonly #tenantId: string;

  constructor(connection: Connection, model: ApiKeyModel, tenantId: string) {
    this.#connection = connection;
    this.#model = model;
    this.#tenantId = tenantId;
  }

  async insert(key: Omit<ApiKeyDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#model.create({ ...key, tenant_id: this.#tenantId }));
  }

  async list(): Promise<ApiKeyDocument[]> {
    const query = this.#model.find({ tenant_id: this.#tenantId }).sort({ created_at: -1 });
    return withMongoErrors(query.lean<ApiKeyDocument[]>().exec());
  }

  async find(keyId: string): Promise<ApiKeyDocument | null> {
    const query = this.#model.findOne({ tenant_id: this.#tenantId, _id: keyId });
    return withMongoErrors(query.lean<ApiKeyDocument>().exec());
  }

  /** Revokes the key if it is not revoked yet; null if there was nothing to revoke. */
  async revoke(keyId: string, at: Date, event: OutboxEvent): Promise<ApiKeyDocument | null> {
    const query = this.#model.findOneAndUpdate(
      { tenant_id: this.#tenantId, _id: keyId, revoked_at: null },
      { $set: { revoked_at: at }, $inc: { version: 1 }, $push: { outbox: event } },
      { returnDocument: 'after' },
    );
    return withMongoErrors(query.lean<ApiKeyDocument>().exec());
  }

  /**
   * Stores the successor of a key and ends the key at `endsAt`, both or neither. Null if the key cannot be rotated any
   * more: it is revoked, or has a successor.
   */
  async rotate(
    keyId: string,
    successor: Omit<ApiKeyDocument, 'tenant_id'>,
    endsAt: Date,
    event: OutboxEvent,
  ): Promise<ApiKeyDocument | null> {
    const keys = nativeCollection<ApiKeyDocument>(this.#model);
    return inTransaction(this.#connection, async (session) => {
      const rotated = await keys.findOneAndUpdate(
        { _id: keyId, tenant_id: this.#tenantId, revoked_at: null, successor_id: { $exists: false } },
        {
          $set: { successor_id: successor._id, expires_at: endsAt },
          $inc: { version: 1 },
          $push: { outbox: event },
        },
        { session, returnDocument: 'after' },
      );
      if (rotated !== null) await keys.insertOne({ ...successor, tenant_id: this.#tenantId }, { session });
      return rotated;
    });
  }

  /** Records a use, unless one after `notBefore` is recorded already. */
  async recordUse(keyId: string, at: Date, notBefore: Date): Promise<void> {
    await withMongoErrors(
      this.#model
        .updateOne(
          { tenant_id: this.#tenantId, _id: keyId, last_used_at: mongoose.trusted({ $not: { $gte: notBefore } }) },
          { $set: { last_used_at: at } },
        )
        .exec(),
    );
  }
}

/** The one look-up across tenants: a presented key says who the tenant is, so it cannot be scoped by one. */
export class ApiKeyDirectory {
  readonly #model: ApiKeyModel;

  constructor(model: ApiKeyModel) {
    this.#model = model;
  }

  async find(keyId: string): Promise<ApiKeyDocument | null> {
    return withMongoErrors(this.#model.findOne({ _id: keyId }).lean<ApiKeyDocument>().exec());
  }
}
