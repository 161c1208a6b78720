import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../storage/collection.ts';
import type { SigningPurpose } from './purposes.ts';

/** An Ed25519 key pair (RFC 8032). The private half is stored sealed under a master key. */
export interface SigningKeyDocument {
  /** The `kid` of everything that the key signs. */
  _id: string;
  purpose: SigningPurpose;
  /** The public key as `x` of its JWK (RFC 8037), in base64url. */
  public_x: string;
  /** The private key as `d` of its JWK, sealed by `KeyRing.seal`. */
  sealed_d: string;
  created_at: Date;
  /** From 1, within the purpose. The newest key signs; a key is retired when the next one is made. */
  generation: number;
}

export type SigningKeyModel = ReturnType<typeof defineSigningKeyModel>;

/** Name of the index that refuses the second key if two nodes make one at the same moment. */
export const GENERATION_INDEX = 'purpose_generation';

export const SIGNING_KEY_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'signing_keys',
    owner: 'platform/signing-keys',
    holds: 'service',
    indexes: [{ name: GENERATION_INDEX, key: { purpose: 1, generation: 1 }, unique: true }],
    growth: 'one for each rotation of each purpose',
    end: 'never: what they have signed is verified with them',
    retiredIndexes: ['purpose_created'],
  },
];

export function defineSigningKeyModel(connection: Connection) {
  const schema = new Schema<SigningKeyDocument>({ _id: String }, { collection: 'signing_keys', strict: false });
  return connection.model('SigningKey', schema);
}
