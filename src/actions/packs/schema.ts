import { type Connection, Schema } from 'mongoose';
import type { ConfirmationRow, LooseningRow } from '../../identity/members/loosening.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { OperationTypes } from '../policy-language/payload-types.ts';
import type { PersonDocument } from '../schema.ts';

/** One version of a pack that a tenant has written. What it is never changes. */
export interface PackVersionDocument {
  /** `<tenant>:<pack>:<version>` */
  _id: string;
  tenant_id: string;
  pack_key: string;
  version: number;
  /** The texts, as they were written. */
  pack_yaml: string;
  policy_cedar: string;
  /** The operations that its policies name, as they are told of them; absent where an earlier release has written it. */
  types?: OperationTypes;
  /** Over both (`canonicalHash`). */
  text_hash: string;
  written_by: PersonDocument;
  created_at: Date;
  outbox: OutboxEvent[];
}

/** What of a pack counted before an activation that may admit more. */
export interface EarlierPackDocument extends LooseningRow {
  /** Its version then: 0 as it is shipped, null where it was not there. `version` of the row is a revision. */
  before: number | null;
}

/** A pack that a tenant has activated a version of. */
export interface ActivePackDocument {
  pack_key: string;
  /** 0 for the pack as it is shipped. */
  version: number;
  /** The version before; null where it was not there. */
  previous: number | null;
  /** Counts the activations of the pack. */
  revision: number;
  reason: string;
  /** The backtest that was named for it. */
  backtest_hash?: string;
  activated_by: PersonDocument;
  activated_at: Date;
  /** What it was before the activations that wait for somebody, the oldest first. */
  earlier: EarlierPackDocument[];
  /** Revisions that were confirmed. */
  confirmations: ConfirmationRow[];
}

/** Which versions of its packs count for a tenant. One document per tenant that has activated one. */
export interface TenantPacksDocument {
  _id: string;
  tenant_id: string;
  packs: ActivePackDocument[];
  /** The pack that takes what none is made for. */
  default_pack: string;
  version: number;
  outbox: OutboxEvent[];
}

/** What was executed of an operation under a pack within the last hour. */
export interface ExecutionRateDocument {
  /** `<tenant>:<pack>:<operation>` */
  _id: string;
  tenant_id: string;
  version: number;
  entries: { proposal_id: string; at: Date }[];
  expires_at: Date;
}

export const PACK_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'pack_versions',
    owner: 'actions',
    holds: 'tenants',
    indexes: [{ name: 'tenant_pack_version', key: { tenant_id: 1, pack_key: 1, version: -1 } }],
    outbox: true,
    growth: 'one for each version of a pack that a tenant writes; 200 of each of 20 at most',
    end: 'kept',
  },
  {
    name: 'tenant_packs',
    owner: 'actions',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each tenant that has activated a pack of its own',
    end: 'kept',
  },
  {
    name: 'execution_rates',
    owner: 'actions',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each operation that a pack limits by the hour, and that was executed in the last one',
    end: 'when its last execution is an hour old',
  },
];

export type PackModels = ReturnType<typeof definePackModels>;

export function definePackModels(connection: Connection) {
  const packVersions = new Schema<PackVersionDocument>({ _id: String }, { collection: 'pack_versions', strict: false });
  const tenantPacks = new Schema<TenantPacksDocument>({ _id: String }, { collection: 'tenant_packs', strict: false });
  const rates = new Schema<ExecutionRateDocument>({ _id: String }, { collection: 'execution_rates', strict: false });
  return {
    packVersions: connection.model('PackVersion', packVersions),
    tenantPacks: connection.model('TenantPacks', tenantPacks),
    rates: connection.model('ExecutionRate', rates),
  };
}
