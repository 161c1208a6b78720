import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { DelegationDocument, DelegationModel } from './schema.ts';

/** At most so many are listed; with a life of a day each, nobody needs more. */
const MAX_LISTED = 1_000;

/** The delegations of one tenant. */
export class DelegationRepository {
  readonly #delegations: mongo.Collection<DelegationDocument>;
  readonly #tenantId: string;

  constructor(model: DelegationModel, tenantId: string) {
    this.#delegations = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  async insert(delegation: Omit<DelegationDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#delegations.insertOne({ ...delegation, tenant_id: this.#tenantId }));
  }

  async find(delegationId: string): Promise<DelegationDocument | null> {
    return withMongoErrors(this.#delegations.findOne({ _id: delegationId, tenant_id: this.#tenantId }));
  }

  /** Newest first; those of one person if it is given. */
  async list(personId: string | undefined): Promise<DelegationDocument[]> {
    const filter = { tenant_id: this.#tenantId, ...(personId === undefined ? {} : { person_id: personId }) };
    return withMongoErrors(this.#delegations.find(filter).sort({ created_at: -1 }).limit(MAX_LISTED).toArray());
  }

  /** Revokes the delegation if it is not revoked yet; null if there was nothing to revoke. */
  async revoke(delegationId: string, at: Date, event: OutboxEvent): Promise<DelegationDocument | null> {
    return withMongoErrors(
      this.#delegations.findOneAndUpdate(
        { _id: delegationId, tenant_id: this.#tenantId, revoked_at: null },
        { $set: { revoked_at: at }, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }
}
