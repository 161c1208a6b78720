import type { Connection, mongo } from 'mongoose';
import type { CallContext } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { ApiKeyDocument } from '../api-keys/schema.ts';
import type { DelegationDocument } from '../delegations/schema.ts';

type Ending = Pick<CallContext, 'principal' | 'correlationId'>;

/**
 * API keys and delegations of a person: programs go on with them, whatever becomes of the person's sessions. A
 * transaction calls one of these methods, once: each writes to both collections, which the relay writes to, too.
 */
export class ProgramCredentialsRepository {
  readonly #keys: mongo.Collection<ApiKeyDocument>;
  readonly #delegations: mongo.Collection<DelegationDocument>;

  constructor(connection: Connection) {
    this.#keys = connection.collection<ApiKeyDocument>('api_keys');
    this.#delegations = connection.collection<DelegationDocument>('delegations');
  }

  /** Stops the keys of a person who joins a tenant again until somebody claims them, and revokes the delegations. */
  async stop(call: Ending & { tenantId: string }, personId: string, transaction: Transaction): Promise<void> {
    const owned = { tenant_id: call.tenantId, owner_id: personId, revoked_at: null };
    await this.#keys.updateMany(owned, { $set: { stopped: true } }, { session: transaction });
    await this.#revokeDelegations(call, [call.tenantId], personId, transaction);
  }

  /** Revokes all of an account that goes to somebody else: whoever had it knows the secrets. */
  async revoke(call: Ending, tenantIds: readonly string[], personId: string, transaction: Transaction): Promise<void> {
    const owned = { tenant_id: { $in: [...tenantIds] }, owner_id: personId, revoked_at: null };
    const rows = await this.#keys.find(owned, { session: transaction, projection: SUBJECT }).toArray();
    const updates = rows.map((row) => revoking(call, 'api_key', row));
    if (updates.length > 0) await this.#keys.bulkWrite(updates, { session: transaction });
    await this.#revokeDelegations(call, tenantIds, personId, transaction);
  }

  async #revokeDelegations(
    call: Ending,
    tenantIds: readonly string[],
    personId: string,
    transaction: Transaction,
  ): Promise<void> {
    const live = { tenant_id: { $in: [...tenantIds] }, person_id: personId, revoked_at: null };
    const filter = { ...live, expires_at: { $gt: currentTime() } };
    const rows = await this.#delegations.find(filter, { session: transaction, projection: SUBJECT }).toArray();
    const updates = rows.map((row) => revoking(call, 'delegation', row));
    if (updates.length > 0) await this.#delegations.bulkWrite(updates, { session: transaction });
  }
}

const SUBJECT = { tenant_id: 1, version: 1 } as const;

function revoking(
  call: Ending,
  type: 'api_key' | 'delegation',
  { _id, tenant_id, version }: { _id: string; tenant_id: string; version: number },
) {
  const at = currentTime();
  const about = { subject: { type, id: _id }, subject_version: version + 1, work_item_id: null, at, data: {} };
  const event = outboxEvent(call, { type: `${type}.revoked`, ...about });
  const update = { $set: { revoked_at: at }, $inc: { version: 1 }, $push: { outbox: event } };
  return { updateOne: { filter: { _id, tenant_id, version }, update } };
}
