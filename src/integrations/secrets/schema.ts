import { type Connection, Schema } from 'mongoose';

/** A credential of an integration in an envelope: encrypted under a key of its own, which is sealed by a master key. */
export interface SecretDocument {
  /** The integration. */
  _id: string;
  tenant_id: string;
  /** The data key, sealed by `KeyRing.seal`. */
  sealed_key: string;
  /** The credential, encrypted under the data key. */
  sealed_value: string;
  created_at: Date;
}

export type SecretModel = ReturnType<typeof defineSecretModel>;

export function defineSecretModel(connection: Connection) {
  const schema = new Schema<SecretDocument>({ _id: String }, { collection: 'integration_secrets', strict: false });
  schema.index({ tenant_id: 1 }, { name: 'tenant' });
  return connection.model('IntegrationSecret', schema);
}
