import type { Adapter } from './adapter.ts';
import type { GroupPart, MergedGroup } from './merged.ts';
import type { Capability, EntityType, Group } from './model.ts';
import type { EventSummary } from './schema.ts';

/** An old name of a view, which is answered until its sunset. */
export interface Alias {
  deprecatedAt: Date;
  sunsetAt: Date;
}

/**
 * All that one view is made of (architecture.md, "Ready to grow"): sources, revisions, pages, cursors and health are the
 * same for all of them. A view stands in a folder of its own, `views/<view>/`, and in `views/registry.ts`. All of it is
 * pure.
 */
export interface ViewDefinition {
  /** Its canonical key, such as `racing_catalog`. */
  viewKey: string;
  /** Its old names. */
  aliases: ReadonlyMap<string, Alias>;
  /** Version of its shape; the first number changes with what breaks readers. */
  schemaVersion: string;
  /** What of it can be asked for by an id. */
  entityTypes: readonly EntityType[];
  /** The formats that its sources have, by their keys, which no other view has. */
  adapters: ReadonlyMap<string, Adapter>;
  /** The id of the group that a canonical id belongs to; of what is no canonical id, any id that no group has. */
  groupIdOf: (canonicalId: string) => string;
  /** What the groups of one source really hold of optional data; that they are of several days is found out elsewhere. */
  capabilitiesOf: (groups: readonly Group[]) => Capability[];
  /** One group of what several sources say of it; by precedence, at least one. */
  mergeGroup: (parts: readonly GroupPart[]) => MergedGroup;
  /** What `mergeGroup` makes of the events of a group, as far as filters and order need it; by precedence. */
  mergeSummaries: (parts: readonly (readonly EventSummary[])[]) => EventSummary[];
}
