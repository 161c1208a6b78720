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

export interface ViewInfo {
  definition: ViewDefinition;
  health: Health;
  /** Ordered by key; empty if the view has no source. */
  sourceHealth: SourceHealth[];
  /** First and last local date of the groups, YYYY-MM-DD. */
  coverage: { from: string; to: string } | null;
}

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
  /** The entity itself if it is a group; otherwise the group that contains it. */
  group: ServedGroup;
}

export interface SourceHealthReport {
  view: ResolvedView;
  health: SourceHealth & Required<Health>;
  revision: RevisionRecord;
  lastAttemptAt: Date | undefined;
  refreshIntervalMs: number;
}
