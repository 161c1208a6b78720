import type { Group, SourceProblem } from './model.ts';

/** A load of a source that succeeded, to become its next revision. */
export interface NewRevision {
  sourceKey: string;
  adapterKey: string;
  fetchedAt: Date;
  /** The refresh that has made it, as `lease.owner` of the source names it; nothing is published without that lease. */
  lease?: string;
  groups: readonly Group[];
  problems: readonly SourceProblem[];
}

/**
 * Publishes revisions of the sources of one tenant: everything is written under the new revision first, then one write
 * switches the source to it. The last three are kept, older ones are removed.
 */
export interface RevisionPublisher {
  /** @returns the id of the revision that the source serves from now on. */
  publish(tenantId: string, revision: NewRevision): Promise<string>;
}
