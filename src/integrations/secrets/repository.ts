import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { SecretDocument, SecretModel } from './schema.ts';

/** The sealed credentials of one tenant. */
export class SecretRepository {
  readonly #secrets: mongo.Collection<SecretDocument>;
  readonly #tenantId: string;

  constructor(model: SecretModel, tenantId: string) {
    this.#secrets = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  async insert(secret: Omit<SecretDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#secrets.insertOne({ ...secret, tenant_id: this.#tenantId }));
  }

  async find(integrationId: string): Promise<SecretDocument | null> {
    return withMongoErrors(this.#secrets.findOne({ _id: integrationId, tenant_id: this.#tenantId }));
  }

  async list(): Promise<SecretDocument[]> {
    return withMongoErrors(this.#secrets.find({ tenant_id: this.#tenantId }).toArray());
  }

  async reseal(integrationId: string, sealedKey: string): Promise<void> {
    const filter = { _id: integrationId, tenant_id: this.#tenantId };
    await withMongoErrors(this.#secrets.updateOne(filter, { $set: { sealed_key: sealedKey } }));
  }
}
