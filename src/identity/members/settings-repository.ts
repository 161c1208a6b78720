import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { inTransaction, type Transaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { PeopleCollections, TenantSettingsDocument } from './schema.ts';

export type SettingsChange = Partial<Pick<TenantSettingsDocument, 'approver_seasoning' | 'time_zone'>> & {
  /** Null removes the field. */
  set_up_dismissed?: TenantSettingsDocument['set_up_dismissed'] | null;
};

export class SettingsRepository {
  readonly #store: PeopleCollections;
  readonly #tenantId: string;

  constructor(store: PeopleCollections, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  async find(): Promise<TenantSettingsDocument | null> {
    return withMongoErrors(this.#store.settings.findOne({ _id: this.#tenantId, tenant_id: this.#tenantId }));
  }

  /** Renames the tenant. Returns false if somebody else has changed the settings since they were read. */
  async rename(known: TenantSettingsDocument | null, name: string, event: OutboxEvent): Promise<boolean> {
    try {
      return await inTransaction(this.#store.connection, async (session) => {
        await this.#store.tenants.updateOne({ _id: this.#tenantId }, { $set: { name } }, { session });
        if (!(await this.#write(known, {}, event, session))) throw new Overtaken();
        return true;
      });
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
  }

  /** Returns false if somebody else has changed the settings since they were read. */
  async store(known: TenantSettingsDocument | null, change: SettingsChange, event: OutboxEvent): Promise<boolean> {
    return this.#write(known, change, event);
  }

  async #write(
    known: TenantSettingsDocument | null,
    change: SettingsChange,
    event: OutboxEvent,
    session?: Transaction,
  ): Promise<boolean> {
    const place = { _id: this.#tenantId, tenant_id: this.#tenantId };
    const { set_up_dismissed, ...others } = change;
    const within = session && { session };
    const set = set_up_dismissed ? { ...others, set_up_dismissed } : others;
    if (known !== null) {
      const update = {
        ...(Object.keys(set).length > 0 && { $set: set }),
        ...(set_up_dismissed === null && { $unset: { set_up_dismissed: '' as const } }),
        $inc: { version: 1 },
        $push: { outbox: event },
      };
      const filter = { ...place, version: known.version };
      return (await withMongoErrors(this.#store.settings.updateOne(filter, update, within))).matchedCount === 1;
    }
    const first = { ...place, approver_seasoning: [], ...set, version: 1, outbox: [event] };
    return unlessDuplicate(this.#store.settings.insertOne(first, within));
  }
}

/** Aborts the transaction of `rename`. */
class Overtaken extends Error {}
