import type { mongo } from 'mongoose';
import { withMongoErrors } from './errors.ts';

interface Waiter<T> {
  resolve: (document: T | null) => void;
  reject: (error: unknown) => void;
}

/** The ids of one tenant that are read with the next query, and who waits for each. */
type Pending<T> = Map<string, Waiter<T>[]>;

interface TenantDocument extends mongo.Document {
  _id: string;
  tenant_id: string;
}

/** As many of the largest documents stay well below what the database puts in one answer (16 MiB). */
const MAX_IDS = 16;

/**
 * Documents by their ids, whole. Those that are asked for in one turn of the event loop are read by one query: under load
 * most of what a read costs is the round trip, here and in the database. A read never sees less than it would by itself,
 * as the query is sent after it was asked for.
 */
export class JoinedReads<T extends TenantDocument> {
  readonly #collection: () => mongo.Collection<T>;
  readonly #pending = new Map<string, Pending<T>>();

  constructor(collection: () => mongo.Collection<T>) {
    this.#collection = collection;
  }

  /** @returns the document, which callers share and do not change; null if the tenant has none of this id. */
  find(tenantId: string, id: string): Promise<T | null> {
    return new Promise((resolve, reject) => {
      let pending = this.#pending.get(tenantId);
      if (pending === undefined || pending.size >= MAX_IDS) pending = this.#begin(tenantId);
      const waiters = pending.get(id);
      if (waiters === undefined) pending.set(id, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
    });
  }

  /** Begins to collect; a query that was full before is sent all the same. */
  #begin(tenantId: string): Pending<T> {
    const pending: Pending<T> = new Map();
    this.#pending.set(tenantId, pending);
    setImmediate(() => {
      if (this.#pending.get(tenantId) === pending) this.#pending.delete(tenantId);
      void this.#read(tenantId, pending);
    });
    return pending;
  }

  async #read(tenantId: string, pending: Pending<T>): Promise<void> {
    try {
      const found = new Map((await this.#fetch(tenantId, [...pending.keys()])).map((each) => [each._id, each]));
      for (const [id, waiters] of pending) for (const { resolve } of waiters) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const waiters of pending.values()) for (const { reject } of waiters) reject(error);
    }
  }

  async #fetch(tenantId: string, ids: string[]): Promise<T[]> {
    const _id = ids.length === 1 ? ids[0] : { $in: ids };
    const cursor = this.#collection().find({ _id } as mongo.Filter<T>, { limit: ids.length, singleBatch: true });
    const found = (await withMongoErrors(cursor.toArray())) as T[];
    // Not by the query: with a second field in it, planners leave the index of the ids for one that holds the tenant.
    return found.filter((document) => document.tenant_id === tenantId);
  }
}
