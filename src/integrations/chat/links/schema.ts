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
  /** The account, as the platform names it. */
  user_id: string;
  person_id: string;
  /** Of the code by which it came about: the same command again is answered as the first time. */
  code_hash: string;
  linked_at: Date;
  /** When the session was begun in which the code was made: whatever ends that session ends the link. */
  session_begun_at: Date;
  /** How often the password of the member was replaced before the code was made, 0 if absent: one more ends the link. */
  generation?: number;
  /** There as long as it has not ended. */
  active?: true;
  ended_at?: Date;
  ended_reason?: LinkEnd;
  /** There from when a card could not be delivered to the account until one was. */
  undelivered?: UndeliveredField;
  version: number;
  outbox: OutboxEvent[];
}

/** What came of cards that could not be delivered to an account. */
export interface UndeliveredField {
  problem: ChatCardProblem;
  since: Date;
  /** Attempts since then. */
  tries: number;
  /** No other one is made before. */
  next_at: Date;
}

/** That an account, or a member in a workspace, has a link: there as long as that has not ended. */
export interface LinkPlaceDocument {
  /** `<integration>/<account>` or `<integration>/<person>` */
  _id: string;
  tenant_id: string;
  link_id: string;
}

/** A code that somebody has made and not used. */
export interface LinkCodeDocument {
  /** `<tenant>/<person>`: a new one takes the place of the one before. */
  _id: string;
  tenant_id: string;
  person_id: string;
  code_hash: string;
  /** In which it was made, and with which it ends. */
  session_id: string;
  /** As of the link that it will be. */
  session_begun_at: Date;
  generation: number;
  expires_at: Date;
}

/** How often somebody, or a whole workspace, has tried codes in a span of time. */
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
