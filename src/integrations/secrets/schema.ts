import { type Connection, Schema } from 'mongoose';

/** A credential of an integration in an envelope: encrypted under a key of its own, which is sealed by a master key. */
export interface SecretDocument {
  /** `<ref>/<version>`; the reference itself where there is no version. */
  _id: string;
  tenant_id: string;
  /** What the secret is known by: the integration. Absent, like the version, on what was stored before there were versions. */
  ref?: string;
  /** From 1 on; a replacement has the next. */
  version?: number;
  /** The data key, sealed by `KeyRing.seal`. */
  sealed_key: string;
  /** The credential, encrypted under the data key. */
  sealed_value: string;
  created_at: Date;
}

export type SecretModel = ReturnType<typeof defineSecretModel>;

export function defineSecretModel(connection: Connection) {
  const schema = new Schema<SecretDocument>({ _id: String }, { collection: 'integration_secrets', strict: false });
  schema.index({ tenant_id: 1, ref: 1, version: 1 }, { name: 'tenant_ref_version' });
  return connection.model('IntegrationSecret', schema);
}
