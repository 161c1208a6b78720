import { type Connection, Schema } from 'mongoose';

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

export type MemberModels = ReturnType<typeof defineMemberModels>;

export function defineMemberModels(connection: Connection) {
  const members = new Schema<MemberDocument>({ _id: String }, { collection: 'members', strict: false });
  members.index({ tenant_id: 1, person_id: 1 }, { name: 'tenant_person', unique: true });
  // The one index of it without the tenant: at sign-in the person says which tenants there are to choose from.
  members.index({ person_id: 1, created_at: 1 }, { name: 'person' });
  const invitations = new Schema<InvitationDocument>({ _id: String }, { collection: 'invitations', strict: false });
  invitations.index({ tenant_id: 1, email: 1 }, { name: 'tenant_email' });
  invitations.index({ tenant_id: 1, status: 1, created_at: 1 }, { name: 'tenant_status_created' });
  invitations.index({ expires_at: 1 }, { name: 'expiry', expireAfterSeconds: MONTH_SECONDS });
  return { members: connection.model('Member', members), invitations: connection.model('Invitation', invitations) };
}
