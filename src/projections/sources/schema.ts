import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Capability, SourceProblem } from '../model.ts';

/** A load of a source that is kept. */
export interface RevisionRecord {
  /** Names the documents of `projection_groups` and `projection_indexes` that belong to it. */
  id: string;
  fetched_at: Date;
  /** First and last local date of its groups, YYYY-MM-DD; absent without groups. */
  coverage_from?: string;
  coverage_to?: string;
  group_count: number;
  capabilities: Capability[];
  /** At most `MAX_KEPT_PROBLEMS` of them. */
  problems: SourceProblem[];
  /** How many there were. */
  problem_count: number;
}

/** What a location said of the version that it gave, to be asked for newer ones only. */
export interface Validators {
  etag?: string;
  last_modified?: string;
}

/** How long a refresh may take. */
export const REFRESH_LEASE_MS = 300_000;

/** A feed that a tenant has registered. */
export interface SourceDocument {
  /** `src_…` */
  _id: string;
  tenant_id: string;
  /** Unique in its tenant, and never changed. */
  source_key: string;
  /** The canonical key of the view that it feeds, never an alias. */
  view_key: string;
  /** Key of its adapter. */
  adapter: string;
  /** `https:` addresses and `file:` paths, of which all together are one load. */
  locations: string[];
  /** IANA zone that counts where the documents do not say their own. */
  timezone: string;
  refresh_interval_ms: number;
  /** One that is not enabled is neither refreshed nor served. */
  enabled: boolean;
  /** Id of the revision that is served; absent until the first load succeeded. */
  current_revision?: string;
  /** The last loads, newest first; the first is the one that is served. */
  revisions: RevisionRecord[];
  /** When the data that is served was last known to be what the provider has: loaded, or found unchanged. */
  confirmed_at?: Date;
  /** The last refresh; `error` says, in words that the tenant may read, why it failed. */
  last_attempt?: { at: Date; ok: boolean; error?: string };
  /** What `revision` was made of. It counts only while that is the current one. */
  loaded?: {
    revision: string;
    /** Over all documents. */
    sha256: string;
    /** Of each location, in their order. */
    validators: Validators[];
  };
  /** Refreshes that have failed since the last one that did not. */
  failure_count?: number;
  next_refresh_at: Date;
  /** The refresh that is under way, by an id of its own: who does not hold it any more publishes nothing. */
  lease?: { owner: string; until: Date } | null;
  /** When a change last took the lease of whatever refresh was under way, which may not have noticed yet. */
  lease_dropped_at?: Date;
  created_at: Date;
  /** Raised with every change by people; not by refreshes. */
  version: number;
  outbox: OutboxEvent[];
}

/** A source that was removed, until everything that it had brought is gone, and the log has what it had to tell. */
export interface SourceRemovalDocument {
  /** That of the source. */
  _id: string;
  tenant_id: string;
  source_key: string;
  removed_at: Date;
  /** A refresh that was under way may write until then. */
  refreshed_until: Date;
  next_sweep_at: Date;
  /** What the source had in its own, and that it was removed. */
  outbox: OutboxEvent[];
}

/** Name of the unique index that a second source of the same key runs into. */
export const SOURCE_KEY_INDEX = 'tenant_source_key';

/** Name of the index by which the sources that are due are found, of all tenants. */
export const SOURCES_DUE = 'due';

/** Name of the index by which the removals are found that something is left of, of all tenants. */
export const REMOVALS_DUE = 'due';

export const SOURCE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'data_sources',
    owner: 'projections/sources',
    holds: 'tenants',
    indexes: [
      { name: SOURCE_KEY_INDEX, key: { tenant_id: 1, source_key: 1 }, unique: true },
      { name: 'tenant_view', key: { tenant_id: 1, view_key: 1, source_key: 1 } },
      { name: SOURCES_DUE, key: { next_refresh_at: 1 }, partialFilterExpression: { enabled: true } },
    ],
    retiredIndexes: ['tenant_refresh'],
    outbox: true,
    growth: 'one for each feed of a tenant, 50 at most',
    end: 'removed by people',
  },
  {
    name: 'source_removals',
    owner: 'projections/sources',
    holds: 'tenants',
    indexes: [{ name: REMOVALS_DUE, key: { next_sweep_at: 1 } }],
    outbox: true,
    growth: 'one for each feed that is removed',
    end: 'when everything of the feed is gone',
  },
];

export type SourceModels = ReturnType<typeof defineSourceModels>;

/** Documents are written through the native driver. */
export function defineSourceModels(connection: Connection) {
  const sources = new Schema<SourceDocument>({ _id: String }, { collection: 'data_sources', strict: false });
  const removals = new Schema<SourceRemovalDocument>({ _id: String }, { collection: 'source_removals', strict: false });
  return {
    sources: connection.model('DataSource', sources),
    removals: connection.model('SourceRemoval', removals),
  };
}
