import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** A person's place in a tenant, in the form of better-auth, which reads it; written by the service alone. */
export interface MemberDocument {
  _id: string;
  tenant_id: string;
  person_id: string;
  role: string;
  created_at: Date;
  /** Sessions that were begun until then do not act for the tenant any more; absent where nobody has ended them. */
  signed_out_at?: Date;
}

export interface PersonDocument {
  _id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Whether the person has shown that mail to it reaches them. Absent for no. */
  email_verified?: boolean;
}

export interface InvitationDocument {
  /** The secret of the invitation's link. */
  _id: string;
  tenant_id: string;
  email: string;
  role: string;
  /** What the log calls it, which must not know its secret. Absent where 0.3.0 has made it. */
  ref?: string;
  /** For commitments to what is personal in it. */
  salt?: string;
  inviter_id: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expires_at: Date;
  created_at: Date;
}

export interface OriginRow {
  person_id: string;
  at: Date;
}

/** A role that somebody was given. */
export interface GrantRow {
  role: string;
  at: Date;
  /** Who gave it; null is the operator. */
  by: string | null;
  /** The same person and whom they had their own role from, at that time. */
  derives_from: OriginRow[];
}

export interface VouchRow {
  by: string | null;
  at: Date;
  since: Date | null;
  derives_from: OriginRow[];
}

/**
 * Whom a person has their place in a tenant from, and the events of whatever they do to members; it stays when they leave.
 * A member whom 0.3.0 has made has none, or one without grants.
 */
export interface StandingDocument {
  _id: string;
  tenant_id: string;
  person_id: string;
  /** Since they joined, oldest first; empty once they have left. */
  grants: GrantRow[];
  vouches: VouchRow[];
  /** When they lost the role of an administrator the last time; absent if they never have, or before this was noted. */
  administered_until?: Date;
  /** Of the membership that has ended, as members have it: what was ended does not come back with the next one. */
  signed_out_at?: Date;
  version: number;
  outbox: OutboxEvent[];
}

/** Somebody said how many days a role waits that derives from somebody accountable. */
export interface SeasoningChangeRow {
  days: number;
  at: Date;
  by: string | null;
  /** Since when whoever said it had their role, and from whom. */
  since: Date | null;
  derives_from: OriginRow[];
}

/** What a tenant has settled for itself. Its id is the tenant's. */
export interface TenantSettingsDocument {
  _id: string;
  tenant_id: string;
  /** Oldest first. */
  approver_seasoning: SeasoningChangeRow[];
  /** IANA name of the zone in which its days are counted; absent or empty for that of whoever looks. */
  time_zone?: string;
  /** Who has said that what is left of the set-up is not wanted; absent if nobody has, or somebody has taken it back. */
  set_up_dismissed?: { by: string | null; at: Date };
  version: number;
  outbox: OutboxEvent[];
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;

export const MEMBER_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'members',
    owner: 'identity/members',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_person', key: { tenant_id: 1, person_id: 1 }, unique: true },
      // The one index of it without the tenant: at sign-in the person says which tenants there are to choose from.
      { name: 'person', key: { person_id: 1, created_at: 1 } },
    ],
    growth: 'one for each person in each tenant',
    end: 'when the person leaves the tenant',
  },
  {
    name: 'invitations',
    owner: 'identity/members',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_email', key: { tenant_id: 1, email: 1 } },
      { name: 'tenant_status_created', key: { tenant_id: 1, status: 1, created_at: 1 } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: MONTH_SECONDS },
    ],
    growth: 'one for each invitation',
    end: 'a month after it has expired',
  },
  {
    name: 'standings',
    owner: 'identity/members',
    holds: 'tenants',
    indexes: [{ name: 'tenant_person', key: { tenant_id: 1, person_id: 1 }, unique: true }],
    outbox: true,
    growth: 'one for each person who was ever a member of a tenant',
    end: 'kept, also when the person leaves',
  },
  {
    name: 'tenant_settings',
    owner: 'identity/members',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each tenant that settles something',
    end: 'kept',
  },
];

export type MemberModels = ReturnType<typeof defineMemberModels>;

export function defineMemberModels(connection: Connection) {
  const members = new Schema<MemberDocument>({ _id: String }, { collection: 'members', strict: false });
  const invitations = new Schema<InvitationDocument>({ _id: String }, { collection: 'invitations', strict: false });
  const standings = new Schema<StandingDocument>({ _id: String }, { collection: 'standings', strict: false });
  const settings = new Schema<TenantSettingsDocument>(
    { _id: String },
    { collection: 'tenant_settings', strict: false },
  );
  return {
    settings: connection.model('TenantSettings', settings),
    members: connection.model('Member', members),
    invitations: connection.model('Invitation', invitations),
    standings: connection.model('Standing', standings),
  };
}
