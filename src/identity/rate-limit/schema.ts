import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** Documents of 0.3.0, which counted fixed minutes, have other ids and expire. */
export interface QuotaDocument {
  /** `<tenant>:<lineage>:<class>:bucket` */
  _id: string;
  tenant_id: string;
  /** Requests that are left, with fractions. Only whole requests are leased. */
  tokens: number;
  grant: number;
  /** Database's time of the last lease and refill, in milliseconds since 1970. */
  now: number;
  /** The bucket is then long full again. */
  expires_at: Date;
}

export const QUOTA_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'rate_limit_quotas',
    owner: 'identity/rate-limit',
    holds: 'tenants',
    // The only index without the tenant: MongoDB expires documents by single-field indexes only.
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each key, and each class of limits, in use',
    end: 'soon after it is full again',
  },
];

export type QuotaModel = ReturnType<typeof defineQuotaModel>;

export function defineQuotaModel(connection: Connection) {
  const schema = new Schema<QuotaDocument>({ _id: String }, { collection: 'rate_limit_quotas', strict: false });
  return connection.model('Quota', schema);
}
