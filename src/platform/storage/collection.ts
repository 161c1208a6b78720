/** What a domain declares of a collection: the one place that migrations, the relay and the tests read it from. */

/** An index, as MongoDB names its parts. Its name is how the next release knows it, so it says what it is for. */
export interface IndexDeclaration {
  name: string;
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  partialFilterExpression?: Readonly<Record<string, unknown>>;
  /** Documents go this long after the time in the field that is indexed. */
  expireAfterSeconds?: number;
}

export interface CollectionDeclaration {
  name: string;
  /** The folder below src/ whose repositories read and write it; nobody else does. */
  owner: string;
  /**
   * Whose documents it holds: each of one tenant, which every index then starts with, or the service's own. Three names
   * are exceptions, of which no request makes use: `expiry`, `person`, and `due`, of background work for all tenants.
   */
  holds: 'tenants' | 'service';
  indexes: readonly IndexDeclaration[];
  /** Whether its documents carry an outbox: the relay then moves their events, by an index that is added here. */
  outbox?: true;
  /** What makes it grow. */
  growth: string;
  /** When its documents go. */
  end: string;
  /**
   * Names of indexes that earlier releases had and this one does not need. They are dropped when no earlier release runs
   * any more. An index that nobody has declared, an operator's own, is left alone.
   */
  retiredIndexes?: readonly string[];
}

/** Pending events of any collection with an outbox; holds only documents that have some. */
export const OUTBOX_INDEX: IndexDeclaration = {
  name: 'tenant_outbox',
  key: { tenant_id: 1, 'outbox.id': 1 },
  partialFilterExpression: { 'outbox.id': { $exists: true } },
};

/** Refuses a second document of an `Idempotency-Key`; for collections whose documents carry `idem`. */
export const IDEMPOTENCY_INDEX: IndexDeclaration = {
  name: 'tenant_idempotency',
  key: { tenant_id: 1, 'idem.principal': 1, 'idem.operation': 1, 'idem.key': 1 },
  unique: true,
  partialFilterExpression: { 'idem.key': { $exists: true } },
};

/** All indexes of a collection but the one of `_id`, which every collection has. */
export function indexesOf({ indexes, outbox }: CollectionDeclaration): readonly IndexDeclaration[] {
  return outbox === true ? [...indexes, OUTBOX_INDEX] : indexes;
}
