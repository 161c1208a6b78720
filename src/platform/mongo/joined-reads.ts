import type { mongo } from 'mongoose';
import { withMongoErrors } from './errors.ts';

interface Waiter<T> {
  resolve: (document: T | null) => void;
  reject: (error: unknown) => void;
}

type Pending<T> = Map<string, Waiter<T>[]>;

interface TenantDocument extends mongo.Document {
  _id: string;
  tenant_id: string;
}

/** So many of the largest documents stay well below 16 MiB, the database's limit of one answer. */
const MAX_IDS = 16;

/**
 * Reads of one turn of the event loop share a query, because the round trip is most of the cost of a read. The query is
 * sent after the call, so no read sees less than by itself.
 */
export class JoinedReads<T extends TenantDocument> {
  readonly #collection: () => mongo.Collection<T>;
  readonly #pending = new Map<string, Pending<T>>();

  constructor(collection: () => mongo.Collection<T>) {
    this.#collection = collection;
  }

  /** @returns the document, which callers share and must not change; null if the tenant has none with this id. */
  find(tenantId: string, id: string): Promise<T | null> {
    return new Promise((resolve, reject) => {
      let pending = this.#pending.get(tenantId);
      if (pending === undefined || pending.size >= MAX_IDS) pending = this.#begin(tenantId);
      const waiters = pending.get(id);
      if (waiters === undefined) pending.set(id, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
    });
  }

  /** An earlier query that is full is sent all the same. */
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
    // Checked here and not in the query, for the sake of the index (see `findByIds`).
    return found.filter((document) => document.tenant_id === tenantId);
  }
}
