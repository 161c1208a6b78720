import type { mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { SecretDocument, SecretModel } from './schema.ts';

export class SecretRepository {
  readonly #secrets: mongo.Collection<SecretDocument>;
  readonly #tenantId: string;

  constructor(model: SecretModel, tenantId: string) {
    this.#secrets = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  /** False if the id exists already. */
  async insert(secret: Omit<SecretDocument, 'tenant_id'>): Promise<boolean> {
    return unlessDuplicate(this.#secrets.insertOne({ ...secret, tenant_id: this.#tenantId }));
  }

  async find(secretId: string): Promise<SecretDocument | null> {
    return withMongoErrors(this.#secrets.findOne({ _id: secretId, tenant_id: this.#tenantId }));
  }

  async findNewest(ref: string): Promise<SecretDocument | null> {
    return withMongoErrors(this.#secrets.findOne({ tenant_id: this.#tenantId, ref }, { sort: { version: -1 } }));
  }

  async remove(secretId: string): Promise<void> {
    await withMongoErrors(this.#secrets.deleteOne({ _id: secretId, tenant_id: this.#tenantId }));
  }

  async removeUpTo(ref: string, version: number): Promise<void> {
    const filter = { tenant_id: this.#tenantId, ref, version: { $lte: version } };
    await withMongoErrors(this.#secrets.deleteMany(filter));
  }

  async list(): Promise<SecretDocument[]> {
    // Secrets of release 0.3.0 have no version. They stay beside their successors until the migration removes them.
    const filter = { tenant_id: this.#tenantId, version: { $exists: true } };
    return withMongoErrors(this.#secrets.find(filter).toArray());
  }

  /** Does nothing if the record has another sealed key by now. */
  async reseal({ _id, sealed_key }: Pick<SecretDocument, '_id' | 'sealed_key'>, sealedKey: string): Promise<void> {
    const filter = { _id, tenant_id: this.#tenantId, sealed_key };
    await withMongoErrors(this.#secrets.updateOne(filter, { $set: { sealed_key: sealedKey } }));
  }
}
