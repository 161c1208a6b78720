import type { Group, SourceProblem } from './model.ts';

/** Problems of a load that are stored. */
export const MAX_KEPT_PROBLEMS = 50;

export interface RefreshLease {
  /** Id of the refreshed source. A new source may have its key by now. */
  sourceId: string;
  owner: string;
  signal: AbortSignal;
}

export interface NewRevision {
  sourceKey: string;
  adapterKey: string;
  fetchedAt: Date;
  /** A refresh that has lost its lease publishes nothing, because the source may have changed. */
  refresh?: RefreshLease;
  groups: readonly Group[];
  /** First problems of the load. */
  problems: readonly SourceProblem[];
  problemCount: number;
}

export interface RevisionPublisher {
  publish(tenantId: string, revision: NewRevision): Promise<string>;
}
