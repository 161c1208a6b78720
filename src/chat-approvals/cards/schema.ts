import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Marked } from '../../platform/work/marked-units.ts';

/** A proposal in a channel, or in the direct messages of an account. */
export interface CardDocument extends Marked {
  /** `crd_…` */
  _id: string;
  proposal_id: string;
  /** The mapping of the channel, or the link of the account. */
  mapping_id: string;
  integration_id: string;
  /** The channel, as the platform names it; of direct messages the account, until it is known which channel these are. */
  page_id: string;
  /** Of direct messages: whose they are. */
  direct?: { person_id: string; user_id: string };
  /** Where it stands: more than one where an attempt was thought lost and was not. */
  message_ids: string[];
  /** Attempts to post it, each noted before it is made. */
  attempts: number;
  /** How many of these may have posted it without that anybody knows where. */
  lost: number;
  /** SHA-256 of what it says, and of where it stands; absent until it stands somewhere. */
  shown?: string;
  /** Who withdrew the proposal, as far as an event said that. */
  withdrawn_by?: string;
  /** Nothing is sent before. */
  not_before?: Date;
  /** Attempts since something was taken the last time. */
  tries: number;
  /**
   * Of direct messages: there from when its reader was not to approve its proposal any more, until they are again. Nothing
   * that becomes of the proposal meanwhile is told there.
   */
  withheld?: true;
  /** There as long as it is kept up to date. */
  live?: true;
  expires_at: Date;
}

/** For so long it is kept after it was written last. */
export const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Name of the unique index by which a proposal has one in a channel, and one for a linked account. */
export const CARD_INDEX = 'tenant_proposal_mapping';

/** Name of the index by which cards are found that are to be written, in all tenants. */
export const CARDS_DUE = 'due';

export const CARD_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'chat_cards',
    owner: 'chat-approvals/cards',
    holds: 'tenants',
    indexes: [
      { name: CARD_INDEX, key: { tenant_id: 1, proposal_id: 1, mapping_id: 1 }, unique: true },
      {
        name: 'tenant_integration',
        key: { tenant_id: 1, integration_id: 1 },
        partialFilterExpression: { live: { $exists: true } },
      },
      { name: CARDS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each proposal and channel, or linked account, in which it waited',
    end: 'half a year after it was written last',
  },
];

export type CardModel = ReturnType<typeof defineCardModel>;

/** Documents are written through the native driver. */
export function defineCardModel(connection: Connection) {
  const schema = new Schema<CardDocument>({ _id: String }, { collection: 'chat_cards', strict: false });
  return connection.model('ChatCard', schema);
}
