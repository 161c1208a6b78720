import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Marked } from '../../platform/work/marked-units.ts';

export const ROUNDS_DUE = 'due';

/** Declares a collection of marks of tenants that need a round. The id of a mark is that of the tenant. */
export function roundCollection(name: string, owner: string, growth: string): CollectionDeclaration {
  return {
    name,
    owner,
    holds: 'tenants',
    indexes: [{ name: ROUNDS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } }],
    growth,
    end: 'kept',
  };
}

export function defineRoundModel(connection: Connection, name: string, collection: string) {
  return connection.model(name, new Schema<Marked>({ _id: String }, { collection, strict: false }));
}
