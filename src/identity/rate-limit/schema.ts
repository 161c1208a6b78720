import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** How much of a credential's quota the nodes have leased in the present window. */
export interface QuotaDocument {
  /** `<tenant>:<lineage>:<class>` */
  _id: string;
  tenant_id: string;
  /** Start of the window in milliseconds since 1970, on the clock of the database. */
  window: number;
  used: number;
  /** Size of the last lease. */
  grant: number;
  /** The database's time of the last lease, in milliseconds since 1970. */
  now: number;
  /** Forgotten after this time. */
  expires_at: Date;
}

export const QUOTA_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'rate_limit_quotas',
    owner: 'identity/rate-limit',
    holds: 'tenants',
    // The one index without the tenant: MongoDB expires documents by a single-field index only.
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each key, and each class of limits, in use',
    end: 'soon after its last window',
  },
];

export type QuotaModel = ReturnType<typeof defineQuotaModel>;

export function defineQuotaModel(connection: Connection) {
  const schema = new Schema<QuotaDocument>({ _id: String }, { collection: 'rate_limit_quotas', strict: false });
  return connection.model('Quota', schema);
}
