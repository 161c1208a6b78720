import type { Connection, mongo } from 'mongoose';
import type { CallContext } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { ApiKeyDocument } from '../api-keys/schema.ts';
import type { DelegationDocument } from '../delegations/schema.ts';

type EndingCall = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

/** API keys and delegations of a person: programs go on with them, whatever becomes of the person's sessions. */
export class ProgramCredentialsRepository {
  readonly #keys: mongo.Collection<ApiKeyDocument>;
  readonly #delegations: mongo.Collection<DelegationDocument>;

  constructor(connection: Connection) {
    this.#keys = connection.collection<ApiKeyDocument>('api_keys');
    this.#delegations = connection.collection<DelegationDocument>('delegations');
  }

  /**
   * Stops the keys until somebody claims them, and revokes the delegations. Called before a person joins a tenant again,
   * and when an account goes to the person whose address it has.
   */
  async end(call: EndingCall, personId: string, transaction: Transaction): Promise<void> {
    const [{ tenantId }, session] = [call, transaction];
    const owned = { tenant_id: tenantId, owner_id: personId, revoked_at: null };
    await this.#keys.updateMany(owned, { $set: { stopped: true } }, { session });
    const at = currentTime();
    const live = { tenant_id: tenantId, person_id: personId, revoked_at: null, expires_at: { $gt: at } };
    const rows = await this.#delegations.find(live, { session, projection: { version: 1 } }).toArray();
    if (rows.length === 0) return;
    const updates = rows.map(({ _id, version }) => {
      const subject = { type: 'delegation', id: _id };
      const about = { subject, subject_version: version + 1, work_item_id: null, at, data: {} };
      const event = outboxEvent(call, { type: 'delegation.revoked', ...about });
      const update = { $set: { revoked_at: at }, $inc: { version: 1 }, $push: { outbox: event } };
      return { updateOne: { filter: { _id, tenant_id: tenantId, version }, update } };
    });
    await this.#delegations.bulkWrite(updates, { session });
  }
}
