import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { PersonDocument } from '../schema.ts';

/** A backtest that was finished: what was compared, and what came of it. */
export interface FinishedBacktestRow {
  hash: string;
  pack_key: string;
  /** Names the texts of the pack that was active then, and of the one that was tried. */
  present_pack: string;
  candidate_pack: string;
  /** Names the tenant's own policies, which both were under; empty for none. */
  policies: string;
  /** The version that was tried; null for the one that was active. */
  pack_version: number | null;
  /** Whether policies of the tenant were tried as well, which come with no pack. */
  with_text: boolean;
  made_by: PersonDocument;
  made_at: Date;
  replayed: number;
  /** Decisions of the pack that could not be made again. */
  not_replayable: number;
  /** Whether there were older decisions than those that were looked at. */
  has_older: boolean;
  /** How many decisions change in which way. */
  counts: Record<string, number>;
}

/** The newest backtests of a tenant, the oldest first. One document per tenant that has made one. */
export interface FinishedBacktestsDocument {
  _id: string;
  tenant_id: string;
  entries: FinishedBacktestRow[];
  expires_at: Date;
}

export const BACKTEST_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'finished_backtests',
    owner: 'actions',
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
