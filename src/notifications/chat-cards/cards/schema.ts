import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';

/** Card of a proposal in a channel, or in the direct messages of an account. */
export interface CardDocument extends Marked {
  /** `crd_…` */
  _id: string;
  proposal_id: string;
  /** Id of the channel's mapping, or of the account's link. */
  mapping_id: string;
  integration_id: string;
  /**
   * Channel id of the platform. For direct messages, it is the account id until the channel of the conversation is
   * known.
   */
  page_id: string;
  /** Person and account of a direct card. */
  direct?: { person_id: string; user_id: string };
  /** Ids of the posted messages. There are several if an attempt was thought lost but was not. */
  message_ids: string[];
  /** Attempts to post the card; each is recorded before it is made. */
  attempts: number;
  /** Attempts that may have posted a message whose id is unknown. */
  lost: number;
  /** SHA-256 of the card's content and its message ids; absent until the card is posted. */
  shown?: string;
  /** Name of whoever withdrew the proposal, if an event has said so. */
  withdrawn_by?: string;
  /** Time before which nothing is sent. */
  not_before?: Date;
  /** Attempts since the platform last accepted one. */
  tries: number;
  /**
   * Set on a direct card while its reader may not approve the proposal. The card does not show what becomes of the
   * proposal meanwhile.
   */
  withheld?: true;
  /** Set while the card is kept up to date. */
  live?: true;
  expires_at: Date;
}

/** Milliseconds that a card is stored after it was last written. */
export const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Name of the unique index that allows a proposal one card per channel and per linked account. */
export const CARD_INDEX = 'tenant_proposal_mapping';

/** Name of the index by which due cards of all tenants are found. */
export const CARDS_DUE = 'due';

export const CARD_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'chat_cards',
    owner: 'notifications/chat-cards/cards',
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

/** Defines the model. Documents are written with the native driver. */
export function defineCardModel(connection: Connection) {
  const schema = new Schema<CardDocument>({ _id: String }, { collection: 'chat_cards', strict: false });
  return connection.model('ChatCard', schema);
}
