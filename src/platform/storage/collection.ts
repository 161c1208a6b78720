/** Parts are named as in MongoDB. The next release knows an index by its name. */
export interface IndexDeclaration {
  name: string;
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  partialFilterExpression?: Readonly<Record<string, unknown>>;
  expireAfterSeconds?: number;
}

export interface CollectionDeclaration {
  name: string;
  /** Folder below src/ whose repositories read and write the collection. Nothing else does. */
  owner: string;
  /**
   * `tenants`: every index starts with the tenant, except `expiry`, `person` and `due`, which serve background work
   * across tenants and no requests. `service`: documents of the service itself.
   */
  holds: 'tenants' | 'service';
  indexes: readonly IndexDeclaration[];
  /** True if the documents have an outbox. The relay then moves their events, by an index that is added here. */
  outbox?: true;
  growth: string;
  end: string;
  /** Indexes of earlier releases, dropped when none of them runs. Indexes that nobody has declared are left alone. */
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

export function indexesOf({ indexes, outbox }: CollectionDeclaration): readonly IndexDeclaration[] {
  return outbox === true ? [...indexes, OUTBOX_INDEX] : indexes;
}
