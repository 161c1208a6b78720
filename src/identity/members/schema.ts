import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** A person's place in a tenant. Written by better-auth, read by us. */
export interface MemberDocument {
  _id: string;
  tenant_id: string;
  person_id: string;
  role: string;
  created_at: Date;
}

export interface PersonDocument {
  _id: string;
  name: string;
  /** In lower case. */
  email: string;
}

export interface InvitationDocument {
  /** The secret of the invitation's link. */
  _id: string;
  tenant_id: string;
  email: string;
  role: string;
  inviter_id: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expires_at: Date;
  created_at: Date;
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
];

export type MemberModels = ReturnType<typeof defineMemberModels>;

export function defineMemberModels(connection: Connection) {
  const members = new Schema<MemberDocument>({ _id: String }, { collection: 'members', strict: false });
  const invitations = new Schema<InvitationDocument>({ _id: String }, { collection: 'invitations', strict: false });
  return { members: connection.model('Member', members), invitations: connection.model('Invitation', invitations) };
}
