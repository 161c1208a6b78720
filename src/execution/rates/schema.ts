import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

export interface ExecutionRateDocument {
  /** `<tenant>:<pack>:<operation>`; `*` in place of a pack stands for all. */
  _id: string;
  tenant_id: string;
  version: number;
  entries: { proposal_id: string; at: Date }[];
  expires_at: Date;
}

export const RATE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'execution_rates',
    owner: 'execution/rates',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each operation that a pack limits by the hour, and that was executed in the last one',
    end: 'when its last execution is an hour old',
  },
];

export type RateModels = ReturnType<typeof defineRateModels>;

export function defineRateModels(connection: Connection) {
  const rates = new Schema<ExecutionRateDocument>({ _id: String }, { collection: 'execution_rates', strict: false });
  return { rates: connection.model('ExecutionRate', rates) };
}
