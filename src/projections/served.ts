import type { Entity } from './entities.ts';
import type { ViewFilter } from './filters.ts';
import type { Health, SourceHealth } from './health.ts';
import type { MergedGroup } from './merged.ts';
import type { Capability } from './model.ts';
import type { RevisionRecord } from './sources/schema.ts';
import type { ViewDefinition } from './view-definition.ts';
import type { ResolvedView, SchemaInfo } from './views.ts';

export const DEFAULT_LIMIT = 20;

export const MAX_LIMIT = 100;

export interface ViewQuery {
  limit?: number | undefined;
  filterKey?: ViewFilter['filterKey'] | undefined;
  date?: string | undefined;
  timezone?: string | undefined;
  cursor?: string | undefined;
}

/** A view, and how what a tenant has of it is. */
export interface ViewInfo {
  definition: ViewDefinition;
  health: Health;
  /** By key; none for a view that the tenant has no source for. */
  sourceHealth: SourceHealth[];
  /** First and last local date of its groups, YYYY-MM-DD; null without groups. */
  coverage: { from: string; to: string } | null;
}

/** What an answer says of the sources behind it. */
export interface Provenance {
  health: Health;
  sourceHealth: SourceHealth[];
  schema: SchemaInfo;
}

export type ServedGroup = MergedGroup & Provenance;

export interface ViewPage extends Provenance {
  view: ResolvedView;
  timezone: string;
  groups: ServedGroup[];
  capabilities: Capability[];
  nextCursor: string | null;
}

export interface ServedEntity extends Provenance {
  view: ResolvedView;
  entity: Entity;
  /** The group that it is, or belongs to. */
  group: ServedGroup;
}

export interface SourceHealthReport {
  view: ResolvedView;
  health: SourceHealth & Required<Health>;
  revision: RevisionRecord;
  lastAttemptAt: Date | undefined;
  refreshIntervalMs: number;
}
