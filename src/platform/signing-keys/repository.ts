import type { mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../mongo/errors.ts';
import { nativeCollection } from '../mongo/native.ts';
import type { SigningPurpose } from './purposes.ts';
import { GENERATION_INDEX, type SigningKeyDocument, type SigningKeyModel } from './schema.ts';

export class SigningKeyRepository {
  readonly #keys: mongo.Collection<SigningKeyDocument>;

  constructor(model: SigningKeyModel) {
    this.#keys = nativeCollection(model);
  }

  async list(purpose: SigningPurpose): Promise<SigningKeyDocument[]> {
    return withMongoErrors(this.#keys.find({ purpose }).sort({ generation: 1 }).toArray());
  }

  /** Stores a key. Does nothing if another node has just stored a key of the same generation. */
  async insert(key: SigningKeyDocument): Promise<void> {
    await unlessDuplicate(this.#keys.insertOne(key), GENERATION_INDEX);
  }

  async reseal(keyId: string, sealed: string): Promise<void> {
    await withMongoErrors(this.#keys.updateOne({ _id: keyId }, { $set: { sealed_d: sealed } }));
  }
}
