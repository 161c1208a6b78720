import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { ChatCardProblem, LinkEnd } from './model.ts';

export interface ChatLinkDocument {
  /** `chl_…` */
  _id: string;
  tenant_id: string;
  integration_id: string;
  user_id: string;
  person_id: string;
  /** Recognizes a repeated command, which gets the same response as the first. */
  code_hash: string;
  linked_at: Date;
  /** Ending all sessions that the member began up to this time ends the link. */
  session_begun_at: Date;
  /** Password changes before the code was created, 0 if absent. One more password change ends the link. */
  generation?: number;
  /** Absent for an ended link. */
  active?: true;
  ended_at?: Date;
  ended_reason?: LinkEnd;
  /** Present from a failed card until the next delivered one. */
  undelivered?: UndeliveredField;
  version: number;
  outbox: OutboxEvent[];
}

export interface UndeliveredField {
  problem: ChatCardProblem;
  since: Date;
  tries: number;
  next_at: Date;
}

/** Marks that an account, or a member in a workspace, has a link. Deleted when the link ends. */
export interface LinkPlaceDocument {
  /** `<integration>/<account>` or `<integration>/<person>` */
  _id: string;
  tenant_id: string;
  link_id: string;
}

export interface LinkCodeDocument {
  /** `<tenant>/<person>`: a new code replaces the previous one. */
  _id: string;
  tenant_id: string;
  person_id: string;
  code_hash: string;
  /** The code ends with this session. */
  session_id: string;
  /** Copied to the link that the code creates. */
  session_begun_at: Date;
  generation: number;
  expires_at: Date;
}

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

export function defineChatLinkModels(connection: Connection) {
  const define = <Document>(name: string, options: { collection: string }) =>
    connection.model(name, new Schema<Document>({ _id: String }, { ...options, strict: false }));
  return {
    links: define<ChatLinkDocument>('ChatLink', { collection: 'chat_links' }),
    places: define<LinkPlaceDocument>('ChatLinkPlace', { collection: 'chat_link_places' }),
    codes: define<LinkCodeDocument>('ChatLinkCode', { collection: 'chat_link_codes' }),
    guesses: define<LinkGuessesDocument>('ChatLinkGuesses', { collection: 'chat_link_guesses' }),
  };
}
