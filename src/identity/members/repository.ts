import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { InvitationDocument, MemberDocument, MemberModels, PersonDocument } from './schema.ts';

export interface MemberStore extends MemberModels {
  people: { collection: unknown };
}

/** The members and invitations of one tenant, for reading: better-auth writes them. */
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

  async list(): Promise<MemberDocument[]> {
    const members = nativeCollection<MemberDocument>(this.#store.members);
    return withMongoErrors(members.find({ tenant_id: this.#tenantId }).toArray());
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
