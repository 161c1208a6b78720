import { type Connection, Schema } from 'mongoose';
import type { PrincipalRow } from '../../platform/principal-row.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

export interface FinishedBacktestRow {
  hash: string;
  pack_key: string;
  /** Versions of the pack that was active then, and of the pack that was tried. */
  present_pack: string;
  candidate_pack: string;
  /** Suffix that names the tenant's own policies, which applied on both sides; empty for none. */
  policies: string;
  /** Null if the active version was tried. */
  pack_version: number | null;
  /** True if a text of tenant policies was tried as well. */
  with_text: boolean;
  made_by: PrincipalRow;
  made_at: Date;
  replayed: number;
  not_replayable: number;
  has_older: boolean;
  counts: Record<string, number>;
}

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
