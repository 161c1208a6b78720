import { type Connection, Schema } from 'mongoose';
import type { ConfirmationRow, LooseningRow } from '../identity/index.ts';
import type { OperationTypes } from '../operations/index.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { PrincipalRow } from '../platform/principal-row.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { ConfirmedChange } from './confirmed-change.ts';
import { BACKTEST_COLLECTIONS, defineBacktestModels } from './finished-backtests/schema.ts';
import { definePackModels, PACK_COLLECTIONS } from './packs/schema.ts';

export interface EarlierPoliciesDocument extends LooseningRow {
  before: { version: number; text: string; types?: OperationTypes };
}

/** A tenant's own policies. One document per tenant. */
export interface TenantPolicyDocument {
  _id: string;
  tenant_id: string;
  text: string;
  /**
   * With another text's hash, an earlier release wrote the text. Without `types`, the text keeps the facts of that
   * release.
   */
  tried?: { text_hash: string; packs: string[]; types?: OperationTypes };
  earlier?: EarlierPoliciesDocument[];
  confirmations?: ConfirmationRow[];
  /** Latest confirmed changes before the ones in `earlier`; absent in documents of earlier releases. */
  confirmed?: ConfirmedChange[];
  version: number;
  updated_by: PrincipalRow;
  updated_at: Date;
  outbox: OutboxEvent[];
}

export const POLICY_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'tenant_policies',
    owner: 'policy',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each tenant that has policies of its own',
    end: 'kept',
  },
  ...PACK_COLLECTIONS,
  ...BACKTEST_COLLECTIONS,
];

export type PolicyModels = ReturnType<typeof definePolicyModels>;

export function definePolicyModels(connection: Connection) {
  const policies = new Schema<TenantPolicyDocument>({ _id: String }, { collection: 'tenant_policies', strict: false });
  return {
    ...definePackModels(connection),
    ...defineBacktestModels(connection),
    policies: connection.model('TenantPolicy', policies),
  };
}
