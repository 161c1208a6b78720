import type { Connection, mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { type ApiKeyDocument, type KeyOffer, SUCCESSOR_INDEX } from './schema.ts';

export class ApiKeyRepository {
  readonly #keys: mongo.Collection<ApiKeyDocument>;
  readonly #tenantId: string;

  constructor(connection: Connection, tenantId: string) {
    this.#keys = keysIn(connection);
    this.#tenantId = tenantId;
  }

  async insert(key: Omit<ApiKeyDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#keys.insertOne({ ...key, tenant_id: this.#tenantId }));
  }

  async list(): Promise<ApiKeyDocument[]> {
    return withMongoErrors(this.#keys.find({ tenant_id: this.#tenantId }).sort({ created_at: -1 }).toArray());
  }

  async find(keyId: string): Promise<ApiKeyDocument | null> {
    return withMongoErrors(this.#keys.findOne({ tenant_id: this.#tenantId, _id: keyId }));
  }

  /** Returns true for a key that is neither revoked nor expired. The newest keys are examined first. */
  async hasLive(now: Date): Promise<boolean> {
    const filter = {
      tenant_id: this.#tenantId,
      revoked_at: null,
      $or: [{ expires_at: null }, { expires_at: { $gt: now } }],
    };
    const found = this.#keys
      .find(filter, { projection: { _id: 1 } })
      .sort({ created_at: -1 })
      .limit(1);
    return (await withMongoErrors(found.toArray())).length > 0;
  }

  async namesOf(keyIds: readonly string[]): Promise<Pick<ApiKeyDocument, '_id' | 'name'>[]> {
    return findByIds(this.#keys, this.#tenantId, keyIds, { projection: { name: 1 } });
  }

  /** Returns null if the key does not exist or is revoked already. */
  async revoke(keyId: string, at: Date, event: OutboxEvent): Promise<ApiKeyDocument | null> {
    return withMongoErrors(
      this.#keys.findOneAndUpdate(
        { tenant_id: this.#tenantId, _id: keyId, revoked_at: null },
        { $set: { revoked_at: at }, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Returns null if the key has changed since it was read. */
  async change(
    { _id, version }: Pick<ApiKeyDocument, '_id' | 'version'>,
    fields: Partial<Pick<ApiKeyDocument, 'owner_id' | 'stopped' | 'shown_to'>> & { offer?: KeyOffer | undefined },
    event: OutboxEvent,
  ): Promise<ApiKeyDocument | null> {
    const { offer, ...others } = fields;
    const set = offer === undefined ? others : { ...others, offer };
    return withMongoErrors(
      this.#keys.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version },
        {
          ...(Object.keys(set).length === 0 ? {} : { $set: set }),
          ...(offer === undefined ? { $unset: { offer: '' as const } } : {}),
          $inc: { version: 1 },
          $push: { outbox: event },
        },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Returns false if the key has a successor already: the index allows only one. */
  async insertSuccessor(successor: Omit<ApiKeyDocument, 'tenant_id'>): Promise<boolean> {
    return unlessDuplicate(this.insert(successor), SUCCESSOR_INDEX);
  }

  async findSuccessor(keyId: string): Promise<ApiKeyDocument | null> {
    return withMongoErrors(this.#keys.findOne({ tenant_id: this.#tenantId, predecessor_id: keyId }));
  }

  /** Returns null if the key was ended before. */
  async endRotated(
    keyId: string,
    successorId: string,
    endsAt: Date,
    event: OutboxEvent,
  ): Promise<ApiKeyDocument | null> {
    return withMongoErrors(
      this.#keys.findOneAndUpdate(
        { _id: keyId, tenant_id: this.#tenantId, successor_id: { $exists: false } },
        {
          $set: { successor_id: successorId, expires_at: endsAt },
          $unset: { offer: '' as const },
          $inc: { version: 1 },
          $push: { outbox: event },
        },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Records a use, unless a use after `notBefore` is recorded already. */
  async recordUse(keyId: string, at: Date, notBefore: Date): Promise<void> {
    const filter = { tenant_id: this.#tenantId, _id: keyId, last_used_at: { $not: { $gte: notBefore } } };
    await withMongoErrors(this.#keys.updateOne(filter, { $set: { last_used_at: at } }));
  }
}

/** Looks keys up across tenants, because only the presented key determines the tenant. */
export class ApiKeyDirectory {
  readonly #keys: mongo.Collection<ApiKeyDocument>;

  constructor(connection: Connection) {
    this.#keys = keysIn(connection);
  }

  async find(keyId: string): Promise<ApiKeyDocument | null> {
    return withMongoErrors(this.#keys.findOne({ _id: keyId }));
  }
}

function keysIn(connection: Connection): mongo.Collection<ApiKeyDocument> {
  return connection.collection<ApiKeyDocument>('api_keys');
}
