import type { Group, SourceProblem } from './model.ts';

/** Problems of a load that are stored. */
export const MAX_KEPT_PROBLEMS = 50;

/** Lease of the refresh that loaded the data. */
export interface RefreshLease {
  /** Id of the refreshed source. A new source may have its key by now. */
  sourceId: string;
  /** Owner, as in `lease.owner` of the source. */
  owner: string;
  /** Aborts the refresh. */
  signal: AbortSignal;
}

/** A successful load of a source, which becomes its next revision. */
export interface NewRevision {
  sourceKey: string;
  adapterKey: string;
  fetchedAt: Date;
  /**
   * Refresh that made the load. The publisher publishes nothing if that refresh has lost its lease, because the source
   * may have been changed or removed.
   */
  refresh?: RefreshLease;
  groups: readonly Group[];
  /** First problems of the load. At most `MAX_KEPT_PROBLEMS` are stored. */
  problems: readonly SourceProblem[];
  problemCount: number;
}

/**
 * Publishes revisions of the sources of one tenant. Writes everything under the new revision first, and then switches
 * the source to it in one write. Keeps the last three revisions, and removes older ones.
 */
export interface RevisionPublisher {
  /** @returns the id of the revision that the source now serves. */
  publish(tenantId: string, revision: NewRevision): Promise<string>;
}
