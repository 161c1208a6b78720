import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';

/** Its id is that of the tenant. */
export type CardRoundDocument = Marked;

export const CARD_ROUNDS_DUE = 'due';

export const CARD_ROUND_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'chat_card_rounds',
    owner: 'notifications/chat-cards/rounds',
    holds: 'tenants',
    indexes: [{ name: CARD_ROUNDS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } }],
    growth: 'one for each tenant that has had approvals in a channel',
    end: 'kept',
  },
];

export function defineCardRoundModel(connection: Connection) {
  const schema = new Schema<CardRoundDocument>({ _id: String }, { collection: 'chat_card_rounds', strict: false });
  return connection.model('ChatCardRound', schema);
}
