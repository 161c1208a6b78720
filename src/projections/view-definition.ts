import type { Adapter } from './adapter.ts';
import type { GroupPart, MergedGroup } from './merged.ts';
import type { Capability, EntityType, Group } from './model.ts';
import type { EventSummary } from './schema.ts';

/** Deprecated name of a view. It still works, and responses announce its deprecation and its sunset. */
export interface Alias {
  deprecatedAt: Date;
  sunsetAt: Date;
}

/**
 * Definition of a view. Sources, revisions, pages, cursors and health work the same for all views. Each view has a
 * folder, `views/<view>/`, and an entry in `views/registry.ts`. All functions of a definition are pure.
 */
export interface ViewDefinition {
  /** Canonical key, such as `racing_catalog`. */
  viewKey: string;
  /** Deprecated names of the view. */
  aliases: ReadonlyMap<string, Alias>;
  /** Version of the shape. The first number changes with every change that breaks readers. */
  schemaVersion: string;
  /** Kinds of entities that can be requested by id. */
  entityTypes: readonly EntityType[];
  /** Formats of its sources, by adapter key. No two views share an adapter key. */
  adapters: ReadonlyMap<string, Adapter>;
  /**
   * Returns the id of the group that a canonical id belongs to. For any other text, returns an id that no group has.
   */
  groupIdOf: (canonicalId: string) => string;
  /**
   * Returns the optional data that the groups of one source actually contain, except `calendar`, which is determined
   * elsewhere.
   */
  capabilitiesOf: (groups: readonly Group[]) => Capability[];
  /** Merges the versions of a group from one or more sources, given by precedence. */
  mergeGroup: (parts: readonly GroupPart[]) => MergedGroup;
  /**
   * Merges event summaries to the same result as `mergeGroup`, for filters and sorting. Parts are given by precedence.
   */
  mergeSummaries: (parts: readonly (readonly EventSummary[])[]) => EventSummary[];
}
