import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** The credential is encrypted under its own data key, and the data key under a master key. */
export interface SecretDocument {
  /** `<ref>/<version>` */
  _id: string;
  tenant_id: string;
  /** Id of the integration. */
  ref: string;
  /** From 1. A replacement gets the next number. */
  version: number;
  /** Data key, sealed by `KeyRing.seal`. */
  sealed_key: string;
  sealed_value: string;
  created_at: Date;
}

export const SECRET_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'integration_secrets',
    owner: 'integrations/secrets',
    holds: 'tenants',
    indexes: [{ name: 'tenant_ref_version', key: { tenant_id: 1, ref: 1, version: 1 } }],
    growth: 'one for each credential of an integration',
    end: 'when it is replaced, or its integration is disconnected',
    retiredIndexes: ['tenant'],
  },
];

export type SecretModel = ReturnType<typeof defineSecretModel>;

export function defineSecretModel(connection: Connection) {
  const schema = new Schema<SecretDocument>({ _id: String }, { collection: 'integration_secrets', strict: false });
  return connection.model('IntegrationSecret', schema);
}
