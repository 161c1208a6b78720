import { type Connection, Schema } from 'mongoose';
import { DAY_MS } from '../../../platform/durations.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';

export interface CardDocument extends Marked {
  /** `crd_…` */
  _id: string;
  proposal_id: string;
  /** Id of the channel's mapping, or of the account's link. */
  mapping_id: string;
  integration_id: string;
  /** Channel id of the platform. For direct messages, the account id until the channel is known. */
  page_id: string;
  direct?: { person_id: string; user_id: string };
  /** There are several if an attempt was thought lost but was not. */
  message_ids: string[];
  attempts: number;
  /** Attempts that may have posted a message whose id is unknown. */
  lost: number;
  /** SHA-256 of the content and the message ids; absent until the card is posted. */
  shown?: string;
  withdrawn_by?: string;
  not_before?: Date;
  tries: number;
  /** Set while the reader of a direct card may not approve. The card then hides what becomes of the proposal. */
  withheld?: true;
  /** Set while the card is kept up to date. */
  live?: true;
  expires_at: Date;
}

/** Milliseconds after the card was last written. */
export const KEPT_MS = 180 * DAY_MS;

/** Allows a proposal one card per channel and per linked account. */
export const CARD_INDEX = 'tenant_proposal_mapping';

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

export function defineCardModel(connection: Connection) {
  return connection.model(
    'ChatCard',
    new Schema<CardDocument>({ _id: String }, { collection: 'chat_cards', strict: false }),
  );
}
