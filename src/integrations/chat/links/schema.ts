import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { ChatCardProblem, LinkEnd } from './model.ts';

/** An account of a workspace that is, or was, linked to a member. */
export interface ChatLinkDocument {
  /** `chl_…` */
  _id: string;
  tenant_id: string;
  integration_id: string;
  /** Id of the account at the platform. */
  user_id: string;
  person_id: string;
  /**
   * Hash of the code that created the link. Recognizes a repeated command, which gets the same response as the first.
   */
  code_hash: string;
  linked_at: Date;
  /**
   * Start of the session in which the code was created. Ending all sessions that the member began up to then ends the
   * link.
   */
  session_begun_at: Date;
  /**
   * Number of password changes of the member before the code was created, 0 if absent. One more password change ends
   * the link.
   */
  generation?: number;
  /** Present while the link has not ended. */
  active?: true;
  ended_at?: Date;
  ended_reason?: LinkEnd;
  /** Present after a card failed, until another card is delivered to the account. */
  undelivered?: UndeliveredField;
  version: number;
  outbox: OutboxEvent[];
}

/** Failed deliveries of cards to an account. */
export interface UndeliveredField {
  problem: ChatCardProblem;
  since: Date;
  /** Attempts since the first failure. */
  tries: number;
  /** Time before which no other attempt is made. */
  next_at: Date;
}

/** Marker that an account, or a member in a workspace, has a link. Deleted when the link ends. */
export interface LinkPlaceDocument {
  /** `<integration>/<account>` or `<integration>/<person>` */
  _id: string;
  tenant_id: string;
  link_id: string;
}

/** A code that was created and is not used yet. */
export interface LinkCodeDocument {
  /** `<tenant>/<person>`: a new code replaces the previous one. */
  _id: string;
  tenant_id: string;
  person_id: string;
  code_hash: string;
  /** Session in which the code was created. The code ends with the session. */
  session_id: string;
  /** Copied to the link that the code creates. */
  session_begun_at: Date;
  generation: number;
  expires_at: Date;
}

/** Number of codes that an account, or a whole workspace, has tried in a window of time. */
export interface LinkGuessesDocument {
  /** `<integration>/<span>` or `<integration>/<user>/<span>` */
  _id: string;
  tenant_id: string;
  count: number;
  expires_at: Date;
}

export const CHAT_LINK_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'chat_links',
    owner: 'integrations/chat/links',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_person', key: { tenant_id: 1, person_id: 1 } },
      { name: 'tenant_integration', key: { tenant_id: 1, integration_id: 1 } },
    ],
    outbox: true,
    growth: 'one for each time that a member has linked an account of a workspace',
    end: 'kept, also when it has ended: decisions name it',
  },
  {
    name: 'chat_link_places',
    owner: 'integrations/chat/links',
    holds: 'tenants',
    indexes: [{ name: 'tenant_link', key: { tenant_id: 1, link_id: 1 } }],
    growth: 'two for each link that has not ended',
    end: 'when the link ends',
  },
  {
    name: 'chat_link_codes',
    owner: 'integrations/chat/links',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_code', key: { tenant_id: 1, code_hash: 1 } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each member who is about to link an account',
    end: 'when it is used, or ten minutes after it was made',
  },
  {
    name: 'chat_link_guesses',
    owner: 'integrations/chat/links',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'two for each account that has tried a code within ten minutes',
    end: 'ten minutes after they began to count',
  },
];

export type ChatLinkModels = ReturnType<typeof defineChatLinkModels>;

/** Documents are written through the native driver. */
export function defineChatLinkModels(connection: Connection) {
  const links = new Schema<ChatLinkDocument>({ _id: String }, { collection: 'chat_links', strict: false });
  const places = new Schema<LinkPlaceDocument>({ _id: String }, { collection: 'chat_link_places', strict: false });
  const codes = new Schema<LinkCodeDocument>({ _id: String }, { collection: 'chat_link_codes', strict: false });
  const guesses = new Schema<LinkGuessesDocument>({ _id: String }, { collection: 'chat_link_guesses', strict: false });
  return {
    links: connection.model('ChatLink', links),
    places: connection.model('ChatLinkPlace', places),
    codes: connection.model('ChatLinkCode', codes),
    guesses: connection.model('ChatLinkGuesses', guesses),
  };
}
