import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';

/** Its id is the id of the tenant. */
export type RoundDocument = Marked;

export const ROUNDS_DUE = 'due';

export const ROUND_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'mail_rounds',
    owner: 'notifications/mail/rounds',
    holds: 'tenants',
    indexes: [{ name: ROUNDS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } }],
    growth: 'one for each tenant in which something was proposed while the service could send mail',
    end: 'kept',
  },
];

export function defineRoundModel(connection: Connection) {
  const schema = new Schema<RoundDocument>({ _id: String }, { collection: 'mail_rounds', strict: false });
  return connection.model('MailRound', schema);
}
