import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Marked } from '../../platform/work/marked-units.ts';

/** That it is to be seen in a tenant who is to be told of something. Its id is the tenant's. */
export type RoundDocument = Marked;

/** Name of the index by which tenants are found that something has happened in. */
export const ROUNDS_DUE = 'due';

export const ROUND_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'mail_rounds',
    owner: 'mail/rounds',
    holds: 'tenants',
    indexes: [{ name: ROUNDS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } }],
    growth: 'one for each tenant in which something was proposed while the service could send mail',
    end: 'kept',
  },
];

export type RoundModel = ReturnType<typeof defineRoundModel>;

/** Documents are written through the native driver. */
export function defineRoundModel(connection: Connection) {
  const schema = new Schema<RoundDocument>({ _id: String }, { collection: 'mail_rounds', strict: false });
  return connection.model('MailRound', schema);
}
