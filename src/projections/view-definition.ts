import type { Adapter } from './adapter.ts';
import type { GroupPart, MergedGroup } from './merged.ts';
import type { Capability, EntityType, Group } from './model.ts';
import type { EventSummary } from './schema.ts';

/** Deprecated name of a view. Responses announce its deprecation and its sunset. */
export interface Alias {
  deprecatedAt: Date;
  sunsetAt: Date;
}

/** Definition of a view: a folder `views/<view>/` and an entry in `views/registry.ts`. All functions are pure. */
export interface ViewDefinition {
  viewKey: string;
  aliases: ReadonlyMap<string, Alias>;
  /** The first number changes with every change that breaks readers. */
  schemaVersion: string;
  entityTypes: readonly EntityType[];
  /** No two views share an adapter key. */
  adapters: ReadonlyMap<string, Adapter>;
  /** Returns the group of a canonical id. For any other text, returns an id that no group has. */
  groupIdOf: (canonicalId: string) => string;
  /** Returns the optional data that the groups of one source contain, except `calendar`. */
  capabilitiesOf: (groups: readonly Group[]) => Capability[];
  /** Parts are given by precedence. */
  mergeGroup: (parts: readonly GroupPart[]) => MergedGroup;
  /** Merges summaries to the same result as `mergeGroup`, for filters and sorting. Parts are given by precedence. */
  mergeSummaries: (parts: readonly (readonly EventSummary[])[]) => EventSummary[];
}
