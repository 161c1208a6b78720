import type { Connection } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { inTransaction } from '../../platform/mongo/transaction.ts';
import type { Role } from '../roles.ts';
import type { TenantDocument, TenantModel } from '../tenants/schema.ts';
import type { InvitationDocument, MemberDocument, MemberModels, PersonDocument } from './schema.ts';

export interface MemberStore extends MemberModels {
  connection: Connection;
  people: { collection: unknown };
  tenants: TenantModel;
}

/** The members and invitations of one tenant. Better-auth makes them. */
export class MemberRepository {
  readonly #store: MemberStore;
  readonly #tenantId: string;

  constructor(store: MemberStore, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  async find(personId: string): Promise<MemberDocument | null> {
    const members = nativeCollection<MemberDocument>(this.#store.members);
    return withMongoErrors(members.findOne({ tenant_id: this.#tenantId, person_id: personId }));
  }

  async findAll(personIds: readonly string[]): Promise<MemberDocument[]> {
    const members = nativeCollection<MemberDocument>(this.#store.members);
    const filter = { tenant_id: this.#tenantId, person_id: { $in: [...personIds] } };
    return withMongoErrors(members.find(filter).toArray());
  }

  async list(): Promise<MemberDocument[]> {
    const members = nativeCollection<MemberDocument>(this.#store.members);
    return withMongoErrors(members.find({ tenant_id: this.#tenantId }).toArray());
  }

  /**
   * Gives a member another role, or removes them, unless `refuse` says why not. It sees the owners as they are at that
   * moment: two changes at once collide on the tenant and come one after the other.
   */
  async change(
    personId: string,
    to: { role: Role } | 'removed',
    refuse: (present: { member: MemberDocument; owners: number }) => AppError | null,
  ): Promise<void> {
    const members = nativeCollection<MemberDocument>(this.#store.members);
    const tenants = nativeCollection<TenantDocument>(this.#store.tenants);
    await inTransaction(this.#store.connection, async (session) => {
      await tenants.updateOne({ _id: this.#tenantId }, { $inc: { member_changes: 1 } }, { session });
      const rows = await members.find({ tenant_id: this.#tenantId }, { session }).toArray();
      const member = rows.find((row) => row.person_id === personId);
      if (member === undefined) throw new AppError('not_found', `There is no member ${personId}.`);
      const refusal = refuse({ member, owners: rows.filter((row) => row.role === 'owner').length });
      if (refusal !== null) throw refusal;
      const filter = { _id: member._id, tenant_id: this.#tenantId };
      if (to === 'removed') await members.deleteOne(filter, { session });
      else await members.updateOne(filter, { $set: { role: to.role } }, { session });
    });
  }

  async listPendingInvitations(): Promise<InvitationDocument[]> {
    const invitations = nativeCollection<InvitationDocument>(this.#store.invitations);
    const query = { tenant_id: this.#tenantId, status: 'pending' as const };
    return withMongoErrors(invitations.find(query).sort({ created_at: -1 }).toArray());
  }

  async findPendingInvitation(invitationId: string): Promise<InvitationDocument | null> {
    const invitations = nativeCollection<InvitationDocument>(this.#store.invitations);
    return withMongoErrors(
      invitations.findOne({ _id: invitationId, tenant_id: this.#tenantId, status: 'pending' as const }),
    );
  }
}

/** Look-ups across tenants: a person says which tenants they belong to, an invitation's secret which it invites to. */
export class MemberDirectory {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  /** The person's memberships, the oldest first. */
  async listOfPerson(personId: string): Promise<MemberDocument[]> {
    const members = nativeCollection<MemberDocument>(this.#store.members);
    return withMongoErrors(members.find({ person_id: personId }).sort({ created_at: 1 }).toArray());
  }

  async findInvitation(invitationId: string): Promise<InvitationDocument | null> {
    return withMongoErrors(
      nativeCollection<InvitationDocument>(this.#store.invitations).findOne({ _id: invitationId }),
    );
  }

  async findPeople(personIds: string[]): Promise<PersonDocument[]> {
    const people = nativeCollection<PersonDocument>(this.#store.people);
    return withMongoErrors(people.find({ _id: { $in: personIds } }).toArray());
  }

  async findPersonByEmail(email: string): Promise<PersonDocument | null> {
    return withMongoErrors(
      nativeCollection<PersonDocument>(this.#store.people).findOne({ email: email.toLowerCase() }),
    );
  }
}
