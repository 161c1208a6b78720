import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Capability, SourceProblem } from '../model.ts';

export interface RevisionRecord {
  /** Id in `projection_groups` and `projection_indexes`. */
  id: string;
  fetched_at: Date;
  /** First and last local date of the groups, YYYY-MM-DD; absent without groups. */
  coverage_from?: string;
  coverage_to?: string;
  group_count: number;
  capabilities: Capability[];
  /** At most `MAX_KEPT_PROBLEMS`. */
  problems: SourceProblem[];
  problem_count: number;
}

export interface Validators {
  etag?: string;
  last_modified?: string;
}

/** Milliseconds. */
export const REFRESH_LEASE_MS = 300_000;

export interface SourceDocument {
  /** `src_…` */
  _id: string;
  tenant_id: string;
  /** Unique in the tenant. Never changes. */
  source_key: string;
  /** Never a deprecated name. */
  view_key: string;
  adapter: string;
  /** `https:` addresses and `file:` paths. All together are one load. */
  locations: string[];
  /** IANA zone for documents that do not name their own. */
  timezone: string;
  refresh_interval_ms: number;
  /** False if the source is neither refreshed nor served. */
  enabled: boolean;
  /** Absent until the first load succeeds. */
  current_revision?: string;
  /** Newest first. The first one is served. */
  revisions: RevisionRecord[];
  /** Time when the served data last matched the provider: loaded or found unchanged. */
  confirmed_at?: Date;
  /** `error` is worded for the tenant. */
  last_attempt?: { at: Date; ok: boolean; error?: string };
  /** Input of the load that became `revision`. Valid only while that revision is current. */
  loaded?: {
    revision: string;
    sha256: string;
    /** In the order of the locations. */
    validators: Validators[];
  };
  failure_count?: number;
  next_refresh_at: Date;
  /** Running refresh; `owner` is its own id. A refresh that no longer holds the lease publishes nothing. */
  lease?: { owner: string; until: Date } | null;
  /** Time when a change took the lease from a running refresh, which may not have noticed yet. */
  lease_dropped_at?: Date;
  created_at: Date;
  /** Increases with every change by a person, not with refreshes. */
  version: number;
  outbox: OutboxEvent[];
}

/** Kept until all data of the source is deleted and all of its events are in the log. */
export interface SourceRemovalDocument {
  _id: string;
  tenant_id: string;
  source_key: string;
  removed_at: Date;
  /** Time until which a refresh that ran at the removal may still write. */
  refreshed_until: Date;
  next_sweep_at: Date;
  /** Events of the source, and of its removal. */
  outbox: OutboxEvent[];
}

export const SOURCE_KEY_INDEX = 'tenant_source_key';

export const SOURCES_DUE = 'due';

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

export function defineSourceModels(connection: Connection) {
  const sources = new Schema<SourceDocument>({ _id: String }, { collection: 'data_sources', strict: false });
  const removals = new Schema<SourceRemovalDocument>({ _id: String }, { collection: 'source_removals', strict: false });
  return {
    sources: connection.model('DataSource', sources),
    removals: connection.model('SourceRemoval', removals),
  };
}
