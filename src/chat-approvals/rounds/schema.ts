import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Marked } from '../../platform/work/marked-units.ts';

/** That it is to be seen in a tenant which proposals stand in which channels. Its id is the tenant's. */
export type CardRoundDocument = Marked;

/** Name of the index by which tenants are found that something has happened in. */
export const CARD_ROUNDS_DUE = 'due';

export const CARD_ROUND_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'chat_card_rounds',
    owner: 'chat-approvals/rounds',
    holds: 'tenants',
    indexes: [{ name: CARD_ROUNDS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } }],
    growth: 'one for each tenant that has had approvals in a channel',
    end: 'kept',
  },
];

export type CardRoundModel = ReturnType<typeof defineCardRoundModel>;

/** Documents are written through the native driver. */
export function defineCardRoundModel(connection: Connection) {
  const schema = new Schema<CardRoundDocument>({ _id: String }, { collection: 'chat_card_rounds', strict: false });
  return connection.model('ChatCardRound', schema);
}
