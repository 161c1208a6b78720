import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import { nativeCollection } from '../mongo/native.ts';
import { CURRENT_KEY_INDEX, type SigningKeyDocument, type SigningKeyModel, type SigningPurpose } from './schema.ts';

export class SigningKeyRepository {
  readonly #keys: mongo.Collection<SigningKeyDocument>;

  constructor(model: SigningKeyModel) {
    this.#keys = nativeCollection(model);
  }

  /** All keys of the purpose, the oldest first. */
  async list(purpose: SigningPurpose): Promise<SigningKeyDocument[]> {
    return withMongoErrors(this.#keys.find({ purpose }).sort({ created_at: 1 }).toArray());
  }

  /** Stores the key that is to sign; does nothing if another node has just stored one. */
  async insertCurrent(key: SigningKeyDocument): Promise<void> {
    try {
      await withMongoErrors(this.#keys.insertOne(key));
    } catch (error) {
      if (!isDuplicateKey(error, CURRENT_KEY_INDEX)) throw error;
    }
  }

  async retire(keyId: string, at: Date): Promise<void> {
    const update = { $set: { retired_at: at }, $unset: { current: true as const } };
    await withMongoErrors(this.#keys.updateOne({ _id: keyId, current: true }, update));
  }

  async reseal(keyId: string, sealed: string): Promise<void> {
    await withMongoErrors(this.#keys.updateOne({ _id: keyId }, { $set: { sealed_d: sealed } }));
  }
}
