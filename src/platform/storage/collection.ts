/**
 * Declarations of collections by their domains. Migrations, the relay and the tests read them from here and nowhere
 * else.
 */

/**
 * An index, with its parts named as in MongoDB. The next release knows an index by its name, so the name says its
 * purpose.
 */
export interface IndexDeclaration {
  name: string;
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  partialFilterExpression?: Readonly<Record<string, unknown>>;
  /** Seconds after the time in the indexed field at which a document is deleted. */
  expireAfterSeconds?: number;
}

export interface CollectionDeclaration {
  name: string;
  /** Folder below src/ whose repositories read and write the collection. Nothing else does. */
  owner: string;
  /**
   * Owner of the documents. `tenants`: each document belongs to one tenant. Every index starts with the tenant, except
   * those named `expiry`, `person` and `due`: background work across tenants uses them, requests never do. `service`:
   * the documents belong to the service itself.
   */
  holds: 'tenants' | 'service';
  indexes: readonly IndexDeclaration[];
  /** True if the documents have an outbox. The relay then moves their events, by an index that is added here. */
  outbox?: true;
  /** Cause of the collection's growth. */
  growth: string;
  /** Time at which documents are deleted. */
  end: string;
  /**
   * Names of indexes that earlier releases had and this release does not need. They are dropped when no earlier release
   * runs any more. An index that nobody has declared, such as an operator's own, is left alone.
   */
  retiredIndexes?: readonly string[];
}

/** Index of pending events, for collections with an outbox. It holds only documents that have pending events. */
export const OUTBOX_INDEX: IndexDeclaration = {
  name: 'tenant_outbox',
  key: { tenant_id: 1, 'outbox.id': 1 },
  partialFilterExpression: { 'outbox.id': { $exists: true } },
};

/** Index that refuses a second document for an `Idempotency-Key`. For collections whose documents have `idem`. */
export const IDEMPOTENCY_INDEX: IndexDeclaration = {
  name: 'tenant_idempotency',
  key: { tenant_id: 1, 'idem.principal': 1, 'idem.operation': 1, 'idem.key': 1 },
  unique: true,
  partialFilterExpression: { 'idem.key': { $exists: true } },
};

/** Returns all indexes of a collection except the one on `_id`, which every collection has. */
export function indexesOf({ indexes, outbox }: CollectionDeclaration): readonly IndexDeclaration[] {
  return outbox === true ? [...indexes, OUTBOX_INDEX] : indexes;
}
