import type { Connection } from 'mongoose';
import { DAY_SECONDS } from '../../platform/durations.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { AccountDocument, SessionDocument } from '../sessions/schema.ts';
import type { TenantDocument } from '../tenants/schema.ts';

/** A person's place in a tenant, in the form that better-auth reads. */
export interface MemberDocument {
  _id: string;
  tenant_id: string;
  person_id: string;
  role: string;
  created_at: Date;
  /** Sessions that were begun by this time do not act for the tenant. */
  signed_out_at?: Date;
}

export interface PersonDocument {
  _id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** True once email to the address is known to reach the person. */
  email_verified?: boolean;
}

export interface InvitationDocument {
  /** `ivh_` and the hash of the secret. In release 0.4.0, the secret itself until migrated. */
  _id: string;
  /** Sealed with the master key, while the invitation is pending. */
  sealed_secret?: string;
  tenant_id: string;
  email: string;
  role: string;
  /** Name of the invitation in the log, and for everybody but its maker. Absent for invitations of release 0.3.0. */
  ref?: string;
  /** Salt for commitments to personal data. */
  salt?: string;
  inviter_id: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expires_at: Date;
  created_at: Date;
}

export interface OriginRow {
  person_id: string;
  at: Date;
  /** True if the grant matures only by a vouch; absent for false, as in all grants of release 0.4.0. */
  awaits_confirmation?: true;
  /** Time at which the grant matures at the latest, by the waiting days of then; absent in release 0.4.0. */
  matures_at?: Date;
}

export interface GrantRow {
  role: string;
  at: Date;
  /** Null is the operator. */
  by: string | null;
  /** The granter, and the people from whom the granter's own role derived at that time. */
  derives_from: OriginRow[];
}

export interface VouchRow {
  by: string | null;
  at: Date;
  /** The role that its author vouched for. In release 0.4.0 absent: every role that was given before. */
  role?: string;
  /** Time since which its author had their role, and the people from whom that role derived. */
  since: Date | null;
  derives_from: OriginRow[];
}

/**
 * Grants and vouches of a person in a tenant, and the outbox of members and invitations. Kept when the person leaves. A
 * member of release 0.3.0 has none, or one without grants.
 */
export interface StandingDocument {
  _id: string;
  tenant_id: string;
  person_id: string;
  /** Grants since the person joined, oldest first; empty once the person has left. */
  grants: GrantRow[];
  vouches: VouchRow[];
  /** Grants and vouches of the last ended membership in which the person could propose. */
  ended?: { grants: GrantRow[]; vouches: VouchRow[] };
  /** The same of all ended memberships of an approver, for as long as roles can wait; the oldest first. */
  ended_approving?: { grants: GrantRow[]; vouches: VouchRow[]; until: Date }[];
  /** Time at which the person last lost the role of an administrator. */
  administered_until?: Date;
  /** Time at which the person last lost the right to approve. */
  approved_until?: Date;
  /** `signed_out_at` of the ended membership. The next membership takes it over, so that ended sessions stay ended. */
  signed_out_at?: Date;
  version: number;
  outbox: OutboxEvent[];
}

/**
 * Wish for the number of days until a role matures; of nobody if it counts. `derives_from` are the people for whom its
 * author spoke.
 */
export interface WaitingDaysRow extends VouchRow {
  days: number;
  /** Set if fewer days count only once somebody independent wants them. Otherwise they count by themselves later. */
  awaits_confirmation?: true;
}

/** Settings that a tenant has made for itself. */
export interface TenantSettingsDocument {
  _id: string;
  tenant_id: string;
  /** Oldest first. */
  approver_seasoning: WaitingDaysRow[];
  /** IANA name of the zone of the tenant's days; absent or empty for the viewer's zone. */
  time_zone?: string;
  /** Person who has dismissed the rest of the set-up. */
  set_up_dismissed?: { by: string | null; at: Date };
  version: number;
  outbox: OutboxEvent[];
}

const MONTH_SECONDS = 30 * DAY_SECONDS;

export const MEMBER_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'members',
    owner: 'identity/members',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_person', key: { tenant_id: 1, person_id: 1 }, unique: true },
      // The only index here without the tenant: sign-in finds the tenants that the person can choose from.
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

export type PeopleCollections = ReturnType<typeof peopleCollections>;

export function peopleCollections(connection: Connection) {
  return {
    connection,
    members: connection.collection<MemberDocument>('members'),
    invitations: connection.collection<InvitationDocument>('invitations'),
    standings: connection.collection<StandingDocument>('standings'),
    settings: connection.collection<TenantSettingsDocument>('tenant_settings'),
    people: connection.collection<PersonDocument>('people'),
    accounts: connection.collection<AccountDocument>('person_accounts'),
    sessions: connection.collection<SessionDocument>('sessions'),
    tenants: connection.collection<TenantDocument>('tenants'),
  };
}
