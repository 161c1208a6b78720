import { DAY_SECONDS } from '../../platform/durations.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** Collections that better-auth writes. They carry no tenant, because a person is the same in every tenant. */
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

/** A session as better-auth writes it, with additions by the service. Only better-auth reads the token. */
export interface SessionDocument {
  _id: string;
  person_id: string;
  active_tenant_id?: string | null;
  user_agent?: string | null;
  ip_address?: string | null;
  created_at: Date;
  expires_at: Date;
  /** Accurate to the minute; absent before the first use. */
  last_seen_at?: Date;
  /** True once the password was changed in the session, which then ends as soon as its successor has begun. */
  superseded?: true;
}

export interface AccountDocument {
  _id: string;
  person_id: string;
  provider_id: string;
  /** Hash; absent for other ways to sign in. */
  password?: string;
  sign_ins?: number;
  replacements?: number;
  updated_at: Date;
}
