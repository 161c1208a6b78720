import { newId } from '../../platform/ids.ts';
import { emailKey } from '../../platform/mail/address.ts';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { inTransaction, type Transaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { Role } from '../roles.ts';
import { idsOf } from './invitation-secrets.ts';
import type {
  InvitationDocument,
  MemberDocument,
  PeopleCollections,
  PersonDocument,
  StandingDocument,
} from './schema.ts';

/** Members and invitations of one tenant, in the form that better-auth reads. */
export class MemberRepository {
  readonly #store: PeopleCollections;
  readonly #tenantId: string;

  constructor(store: PeopleCollections, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  async find(personId: string): Promise<MemberDocument | null> {
    return withMongoErrors(this.#store.members.findOne({ tenant_id: this.#tenantId, person_id: personId }));
  }

  async findAll(personIds: readonly string[]): Promise<MemberDocument[]> {
    const filter = { tenant_id: this.#tenantId, person_id: { $in: [...personIds] } };
    return withMongoErrors(this.#store.members.find(filter).toArray());
  }

  async list(): Promise<MemberDocument[]> {
    return withMongoErrors(this.#store.members.find({ tenant_id: this.#tenantId }).toArray());
  }

  async listStandings(personIds: readonly string[]): Promise<StandingDocument[]> {
    const filter = { tenant_id: this.#tenantId, person_id: { $in: [...personIds] } };
    return withMongoErrors(this.#store.standings.find(filter, { projection: { outbox: 0 } }).toArray());
  }

  /** Includes people who are administrators again. */
  async listFormerAdministrators(since: Date): Promise<string[]> {
    const filter = { tenant_id: this.#tenantId, administered_until: { $gt: since } };
    const found = await withMongoErrors(this.#store.standings.find(filter, { projection: { person_id: 1 } }).toArray());
    return found.map(({ person_id }) => person_id);
  }

  /** Lists the standings of people who lost the right to approve after this moment, even if they have it again. */
  async listFormerApprovers(since: Date): Promise<StandingDocument[]> {
    const filter = { tenant_id: this.#tenantId, approved_until: { $gt: since } };
    return withMongoErrors(this.#store.standings.find(filter, { projection: { outbox: 0 } }).toArray());
  }

  /** Returns the newest invitation that an address has accepted. */
  async findAccepted(email: string): Promise<InvitationDocument | null> {
    const rows = await withMongoErrors(this.#store.invitations.find({ tenant_id: this.#tenantId, email }).toArray());
    const accepted = rows.filter(({ status }) => status === 'accepted');
    return accepted.sort((a, b) => b.created_at.getTime() - a.created_at.getTime())[0] ?? null;
  }

  /**
   * Changes members and invitations, with their events, in one transaction. Concurrent changes collide on the tenant,
   * so that each sees the present state.
   */
  async change<T>(act: (present: MembershipChange) => Promise<T>): Promise<T> {
    return inTransaction(this.#store.connection, async (session) => {
      await this.#store.tenants.updateOne({ _id: this.#tenantId }, { $inc: { member_changes: 1 } }, { session });
      const change = new MembershipChange(this.#store, this.#tenantId, session);
      const result = await act(change);
      await change.store();
      return result;
    });
  }

  async listPendingInvitations(): Promise<InvitationDocument[]> {
    const query = { tenant_id: this.#tenantId, status: 'pending' as const };
    return withMongoErrors(this.#store.invitations.find(query).sort({ created_at: -1 }).toArray());
  }

  /** Does nothing if somebody else has sealed or ended the invitation meanwhile. */
  async resealInvitation({ _id, sealed_secret = '' }: InvitationDocument, sealed: string): Promise<void> {
    const filter = { _id, tenant_id: this.#tenantId, sealed_secret };
    await withMongoErrors(this.#store.invitations.updateOne(filter, { $set: { sealed_secret: sealed } }));
  }
}

/**
 * A change of members within its transaction. The standing is written last, and once: the relay writes to that
 * collection too, and the embedded engine would hang if the transaction touched the collection again.
 */
export class MembershipChange {
  readonly #store: PeopleCollections;
  readonly #tenantId: string;
  readonly transaction: Transaction;
  #standing: { row: StandingDocument; isNew: boolean } | undefined;

  constructor(store: PeopleCollections, tenantId: string, transaction: Transaction) {
    this.#store = store;
    this.#tenantId = tenantId;
    this.transaction = transaction;
  }

  listMembers(): Promise<MemberDocument[]> {
    return this.#store.members.find({ tenant_id: this.#tenantId }, { session: this.transaction }).toArray();
  }

  async addMember(personId: string, role: Role, at: Date): Promise<void> {
    const place = { tenant_id: this.#tenantId, person_id: personId };
    const before = await this.#store.standings.findOne(place, {
      session: this.transaction,
      projection: { signed_out_at: 1 },
    });
    const signedOut = before?.signed_out_at === undefined ? {} : { signed_out_at: before.signed_out_at };
    const member = { _id: newId('mem'), ...place, role, created_at: at, ...signedOut };
    await this.#store.members.insertOne(member, { session: this.transaction });
  }

  async setRole(personId: string, role: Role): Promise<void> {
    const filter = { tenant_id: this.#tenantId, person_id: personId };
    await this.#store.members.updateOne(filter, { $set: { role } }, { session: this.transaction });
  }

  /** Keeps sessions that were begun by this time from acting for the tenant. */
  async setSignedOut(personId: string, at: Date): Promise<void> {
    const filter = { tenant_id: this.#tenantId, person_id: personId };
    await this.#store.members.updateOne(filter, { $set: { signed_out_at: at } }, { session: this.transaction });
  }

  /** Ends a person's sessions for the tenant: the one of this id, or all. @returns the number of sessions ended. */
  async endSessions(personId: string, sessionId: string | null): Promise<number> {
    const named = sessionId === null ? {} : { _id: sessionId };
    const filter = { person_id: personId, active_tenant_id: this.#tenantId, ...named };
    return (await this.#store.sessions.deleteMany(filter, { session: this.transaction })).deletedCount;
  }

  async removeMember(personId: string): Promise<void> {
    await this.#store.members.deleteOne(
      { tenant_id: this.#tenantId, person_id: personId },
      { session: this.transaction },
    );
  }

  listPendingInvitations(): Promise<InvitationDocument[]> {
    const filter = { tenant_id: this.#tenantId, status: 'pending' as const };
    return this.#store.invitations.find(filter, { session: this.transaction }).toArray();
  }

  async addInvitation(invitation: Omit<InvitationDocument, 'tenant_id'>): Promise<void> {
    await this.#store.invitations.insertOne(
      { ...invitation, tenant_id: this.#tenantId },
      { session: this.transaction },
    );
  }

  async endInvitation(invitationId: string, status: 'accepted' | 'canceled'): Promise<void> {
    const filter = { _id: invitationId, tenant_id: this.#tenantId };
    const change = { $set: { status }, $unset: { sealed_secret: '' as const } };
    await this.#store.invitations.updateOne(filter, change, { session: this.transaction });
  }

  /** Returns the standing to change, and to add events to. A change has only one. */
  async standing(personId: string): Promise<StandingDocument> {
    if (this.#standing !== undefined) throw new Error('A change of members writes one standing');
    const place = { tenant_id: this.#tenantId, person_id: personId };
    const known = await this.#store.standings.findOne(place, { session: this.transaction });
    const row = known ?? newStanding(this.#tenantId, personId);
    // Only new events are written. Events that wait for the relay stay where they are.
    this.#standing = { row: { ...row, outbox: [] }, isNew: known === null };
    return this.#standing.row;
  }

  async store(): Promise<void> {
    if (this.#standing === undefined) return;
    const { row, isNew } = this.#standing;
    const { _id, tenant_id, grants, vouches, outbox } = row;
    const { ended, ended_approving, administered_until, approved_until, signed_out_at } = row;
    if (isNew) await this.#store.standings.insertOne({ ...row, version: 1 }, { session: this.transaction });
    else {
      const dated = { ended, ended_approving, administered_until, approved_until, signed_out_at };
      const kept = Object.entries(dated).filter(([, value]) => value !== undefined);
      const set = { grants, vouches, ...Object.fromEntries(kept) };
      const change = { $set: set, $inc: { version: 1 }, $push: { outbox: { $each: outbox } } };
      await this.#store.standings.updateOne({ _id, tenant_id }, change, { session: this.transaction });
    }
  }
}

export class MemberDirectory {
  readonly #store: PeopleCollections;

  constructor(store: PeopleCollections) {
    this.#store = store;
  }

  /** Oldest first. */
  async listOfPerson(personId: string): Promise<MemberDocument[]> {
    return withMongoErrors(this.#store.members.find({ person_id: personId }).sort({ created_at: 1 }).toArray());
  }

  /** Writes all standings in one command, last in the transaction, for the same reason as in `MembershipChange`. */
  async notePasswordReset(
    personId: string,
    eventOf: (standing: StandingDocument) => OutboxEvent,
    session: Transaction,
  ): Promise<string[]> {
    const memberships = await this.#store.members.find({ person_id: personId }, { session }).toArray();
    const tenantIds = memberships.map(({ tenant_id }) => tenant_id);
    if (tenantIds.length === 0) return [];
    const filter = { tenant_id: { $in: tenantIds }, person_id: personId };
    const known = await this.#store.standings.find(filter, { session }).toArray();
    const updates = tenantIds.map((tenant_id) => {
      const begun = newStanding(tenant_id, personId);
      const event = eventOf(known.find((standing) => standing.tenant_id === tenant_id) ?? begun);
      const $setOnInsert = { _id: begun._id, grants: [], vouches: [] };
      const update = { $inc: { version: 1 }, $push: { outbox: event }, $setOnInsert };
      return { updateOne: { filter: { tenant_id, person_id: personId }, update, upsert: true } };
    });
    await this.#store.standings.bulkWrite(updates, { session });
    return tenantIds;
  }

  async findInvitation(secret: string): Promise<InvitationDocument | null> {
    return withMongoErrors(this.#store.invitations.findOne({ _id: { $in: idsOf(secret) } }));
  }

  async findPeople(personIds: string[]): Promise<PersonDocument[]> {
    return withMongoErrors(this.#store.people.find({ _id: { $in: personIds } }).toArray());
  }

  async findPersonByEmail(email: string): Promise<PersonDocument | null> {
    return withMongoErrors(this.#store.people.findOne({ email: emailKey(email) }));
  }
}

function newStanding(tenantId: string, personId: string): StandingDocument {
  const place = { _id: newId('std'), tenant_id: tenantId, person_id: personId };
  return { ...place, grants: [], vouches: [], version: 0, outbox: [] };
}
