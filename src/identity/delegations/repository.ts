import type { Connection, mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { DelegationDocument } from './schema.ts';

/** Nobody needs more, because a delegation lives for a day at most. */
const MAX_LISTED = 1_000;

export class DelegationRepository {
  readonly #delegations: mongo.Collection<DelegationDocument>;
  readonly #tenantId: string;

  constructor(connection: Connection, tenantId: string) {
    this.#delegations = connection.collection<DelegationDocument>('delegations');
    this.#tenantId = tenantId;
  }

  async insert(delegation: Omit<DelegationDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#delegations.insertOne({ ...delegation, tenant_id: this.#tenantId }));
  }

  async find(delegationId: string, transaction?: Transaction): Promise<DelegationDocument | null> {
    const filter = { _id: delegationId, tenant_id: this.#tenantId };
    return withMongoErrors(this.#delegations.findOne(filter, transaction && { session: transaction }));
  }

  async agentsOf(delegationIds: readonly string[]): Promise<Pick<DelegationDocument, '_id' | 'agent'>[]> {
    return findByIds(this.#delegations, this.#tenantId, delegationIds, { projection: { agent: 1 } });
  }

  /** Lists delegations, newest first: of one person, or all if `personId` is undefined. */
  async list(personId: string | undefined): Promise<DelegationDocument[]> {
    const filter = { tenant_id: this.#tenantId, ...(personId === undefined ? {} : { person_id: personId }) };
    return withMongoErrors(this.#delegations.find(filter).sort({ created_at: -1 }).limit(MAX_LISTED).toArray());
  }

  /** Lists delegations that are neither revoked nor expired. None of them was issued before `issuedAfter`. */
  async listLive(personId: string | undefined, now: Date, issuedAfter: Date): Promise<DelegationDocument[]> {
    const filter = {
      tenant_id: this.#tenantId,
      ...(personId === undefined ? {} : { person_id: personId }),
      created_at: { $gt: issuedAfter },
      expires_at: { $gt: now },
      revoked_at: null,
    };
    return withMongoErrors(this.#delegations.find(filter).sort({ created_at: -1 }).limit(MAX_LISTED).toArray());
  }

  /** Records a use, unless a use after `notBefore` is recorded already. */
  async recordUse(delegationId: string, at: Date, notBefore: Date): Promise<void> {
    const filter = { _id: delegationId, tenant_id: this.#tenantId, last_used_at: { $not: { $gte: notBefore } } };
    await withMongoErrors(this.#delegations.updateOne(filter, { $set: { last_used_at: at } }));
  }

  /** Returns null if the delegation was changed meanwhile. */
  async revoke(
    { _id, version }: Pick<DelegationDocument, '_id' | 'version'>,
    at: Date,
    event: OutboxEvent,
  ): Promise<DelegationDocument | null> {
    return withMongoErrors(
      this.#delegations.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version, revoked_at: null },
        { $set: { revoked_at: at }, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Returns false if the delegation was used, revoked or changed meanwhile. */
  async spendApproval(
    { _id, version }: Pick<DelegationDocument, '_id' | 'version'>,
    at: Date,
    event: OutboxEvent,
    transaction: Transaction,
  ): Promise<boolean> {
    const { modifiedCount } = await withMongoErrors(
      this.#delegations.updateOne(
        { _id, tenant_id: this.#tenantId, version, revoked_at: null, 'approval.used_at': null },
        { $set: { 'approval.used_at': at }, $inc: { version: 1 }, $push: { outbox: event } },
        { session: transaction },
      ),
    );
    return modifiedCount === 1;
  }
}
