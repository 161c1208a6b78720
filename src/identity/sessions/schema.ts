import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The collections that better-auth writes. People and their sessions stand beside the tenants, like those themselves: a
 * person is the same in every tenant, so their documents carry none.
 */
export const SESSION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'people',
    owner: 'identity/sessions',
    holds: 'service',
    indexes: [{ name: 'email', key: { email: 1 }, unique: true }],
    growth: 'one for each person who ever joined a tenant',
    end: 'kept',
  },
  {
    name: 'person_accounts',
    owner: 'identity/sessions',
    holds: 'service',
    indexes: [{ name: 'person_provider', key: { person_id: 1, provider_id: 1 }, unique: true }],
    growth: 'one for each way of a person to sign in',
    end: 'kept',
  },
  {
    name: 'sessions',
    owner: 'identity/sessions',
    holds: 'service',
    indexes: [
      { name: 'token', key: { token: 1 }, unique: true },
      { name: 'person', key: { person_id: 1 } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: DAY_SECONDS },
    ],
    growth: 'one for each sign-in',
    end: 'a day after it has expired',
  },
];

/** A session as better-auth writes it, and what is noted of it besides. Its token is read by better-auth alone. */
export interface SessionDocument {
  _id: string;
  person_id: string;
  active_tenant_id?: string | null;
  /** The browser, in words; empty where it says nothing of itself, or an earlier release has begun the session. */
  user_agent?: string | null;
  /** The network that it was begun from; empty as above. */
  ip_address?: string | null;
  created_at: Date;
  expires_at: Date;
  /** To the minute; absent before it was used. */
  last_seen_at?: Date;
  /** There once the password was changed in it: it goes on only until its successor has begun. */
  superseded?: true;
}

/** A way of a person to sign in as better-auth writes it. */
export interface AccountDocument {
  _id: string;
  person_id: string;
  provider_id: string;
  /** Hash of the password; absent for other ways. */
  password?: string;
  /** How often somebody has signed in by it; absent before that was counted. */
  sign_ins?: number;
  /** How often the password was replaced; absent before it was. */
  replacements?: number;
  updated_at: Date;
}

export type SessionModels = ReturnType<typeof defineSessionModels>;
export type SessionModel = SessionModels['sessions'];

/** The models of what better-auth writes. */
export function defineSessionModels(connection: Connection) {
  const people = new Schema({ _id: String }, { collection: 'people', strict: false });
  const accounts = new Schema({ _id: String }, { collection: 'person_accounts', strict: false });
  const sessions = new Schema<SessionDocument>({ _id: String }, { collection: 'sessions', strict: false });
  return {
    people: connection.model('Person', people),
    accounts: connection.model('PersonAccount', accounts),
    sessions: connection.model('Session', sessions),
  };
}
