import { type Connection, Schema } from 'mongoose';
import type { ConfirmationRow, LooseningRow } from '../../identity/index.ts';
import type { OperationTypes } from '../../operations/index.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { PrincipalRow } from '../../platform/principal-row.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { ConfirmedChange } from '../confirmed-change.ts';

/** Never changes. */
export interface PackVersionDocument {
  /** `<tenant>:<pack>:<version>` */
  _id: string;
  tenant_id: string;
  pack_key: string;
  version: number;
  /** The texts, exactly as written. */
  pack_yaml: string;
  policy_cedar: string;
  /** Operations that the policies name, with the types that they see; absent in versions of earlier releases. */
  types?: OperationTypes;
  /** `canonicalHash` of both texts. */
  text_hash: string;
  written_by: PrincipalRow;
  created_at: Date;
  outbox: OutboxEvent[];
}

export interface EarlierPackDocument extends LooseningRow {
  /** Pack version before the change: 0 for shipped, null for none. `version` is a revision. */
  before: number | null;
  /** Default pack that counts until this change does; absent if the change makes no pack the default. */
  default_before?: string;
}

export interface ActivePackDocument {
  pack_key: string;
  /** 0 for the shipped version. */
  version: number;
  /** Null if there was none, or if this activation is a rollback. */
  previous: number | null;
  revision: number;
  reason: string;
  backtest_hash?: string;
  activated_by: PrincipalRow;
  activated_at: Date;
  earlier: EarlierPackDocument[];
  confirmations: ConfirmationRow[];
  /** Latest confirmed changes before the ones in `earlier`; absent in documents of earlier releases. */
  confirmed?: ConfirmedChange[];
}

export interface TenantPacksDocument {
  _id: string;
  tenant_id: string;
  packs: ActivePackDocument[];
  default_pack: string;
  version: number;
  outbox: OutboxEvent[];
}

export const PACK_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'pack_versions',
    owner: 'policy/packs',
    holds: 'tenants',
    indexes: [{ name: 'tenant_pack_version', key: { tenant_id: 1, pack_key: 1, version: -1 } }],
    outbox: true,
    growth: 'one for each version of a pack that a tenant writes; 200 of each of 20 at most',
    end: 'kept',
  },
  {
    name: 'tenant_packs',
    owner: 'policy/packs',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each tenant that has activated a pack of its own',
    end: 'kept',
  },
];

export type PackModels = ReturnType<typeof definePackModels>;

export function definePackModels(connection: Connection) {
  const packVersions = new Schema<PackVersionDocument>({ _id: String }, { collection: 'pack_versions', strict: false });
  const tenantPacks = new Schema<TenantPacksDocument>({ _id: String }, { collection: 'tenant_packs', strict: false });
  return {
    packVersions: connection.model('PackVersion', packVersions),
    tenantPacks: connection.model('TenantPacks', tenantPacks),
  };
}
