import { type Connection, Schema } from 'mongoose';
import type { PrincipalRow } from '../../platform/principal-row.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** A finished backtest: its comparison and its result. */
export interface FinishedBacktestRow {
  hash: string;
  pack_key: string;
  /** Versions of the pack that was active then, and of the pack that was tried. */
  present_pack: string;
  candidate_pack: string;
  /** Name of the tenant's own policies, which applied on both sides; empty if there were none. */
  policies: string;
  /** The version that was tried; null if it was the active one. */
  pack_version: number | null;
  /** True if policies of the tenant's own, which belong to no pack, were tried as well. */
  with_text: boolean;
  made_by: PrincipalRow;
  made_at: Date;
  replayed: number;
  /** Number of decisions of the pack that could not be replayed. */
  not_replayable: number;
  /** True if there were decisions older than those that were examined. */
  has_older: boolean;
  /** Number of changed decisions, by kind of change. */
  counts: Record<string, number>;
}

/** The newest backtests of a tenant, oldest first. One document for each tenant that has made a backtest. */
export interface FinishedBacktestsDocument {
  _id: string;
  tenant_id: string;
  entries: FinishedBacktestRow[];
  expires_at: Date;
}

export const BACKTEST_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'finished_backtests',
    owner: 'policy/finished-backtests',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each tenant that has made a backtest, with the newest 100 of them',
    end: '30 days after its last one',
  },
];

export function defineBacktestModels(connection: Connection) {
  const schema = new Schema<FinishedBacktestsDocument>(
    { _id: String },
    { collection: 'finished_backtests', strict: false },
  );
  return { backtests: connection.model('FinishedBacktests', schema) };
}

export type BacktestModels = ReturnType<typeof defineBacktestModels>;
