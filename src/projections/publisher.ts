import type { Group, SourceProblem } from './model.ts';

/** How many problems of a load are kept. */
export const MAX_KEPT_PROBLEMS = 50;

/** The refresh that a load was made by. */
export interface RefreshLease {
  /** The source that it is of, whatever is called so by now. */
  sourceId: string;
  /** As `lease.owner` of the source names it. */
  owner: string;
  /** Ends it. */
  signal: AbortSignal;
}

/** A load of a source that succeeded, to become its next revision. */
export interface NewRevision {
  sourceKey: string;
  adapterKey: string;
  fetchedAt: Date;
  /** The refresh that has made it, without which nothing is published: its source may have been changed or removed. */
  refresh?: RefreshLease;
  groups: readonly Group[];
  /** The first of them; `MAX_KEPT_PROBLEMS` are kept. */
  problems: readonly SourceProblem[];
  /** How many there were. */
  problemCount: number;
}

/**
 * Publishes revisions of the sources of one tenant: everything is written under the new revision first, then one write
 * switches the source to it. The last three are kept, older ones are removed.
 */
export interface RevisionPublisher {
  /** @returns the id of the revision that the source serves from now on. */
  publish(tenantId: string, revision: NewRevision): Promise<string>;
}
