import { AppError } from '../errors/app-error.ts';
import { newId } from '../platform/ids.ts';
import { type Group, MAX_KEPT_PROBLEMS, type SourceProblem } from './model.ts';
import type { ProjectionRepository, ServedSource } from './repository.ts';
import type { RevisionRecord } from './sources/schema.ts';
import type { ViewDefinition } from './view-definition.ts';
import type { Views } from './views.ts';

export interface NewRevision {
  sourceKey: string;
  adapterKey: string;
  fetchedAt: Date;
  /** A refresh that has lost its lease publishes nothing, because the source may have changed. */
  refresh?: {
    /** Id of the refreshed source. A new source may have its key by now. */
    sourceId: string;
    owner: string;
    signal: AbortSignal;
  };
  groups: readonly Group[];
  problems: readonly SourceProblem[];
  problemCount: number;
}

/** Kept so that a new revision does not interrupt a reader between pages. */
export const KEPT_REVISIONS = 3;

/**
 * Publishes in three steps that readers cannot see half done: writes everything under a new id, switches the source in
 * one write, and removes old revisions. The next publication deletes what a dead process left behind.
 * Refreshes change no decision of a person, so they do not appear in the event log.
 */
export class Revisions {
  readonly #repository: (tenantId: string) => ProjectionRepository;
  readonly #views: Views;

  constructor(repository: (tenantId: string) => ProjectionRepository, views: Views) {
    this.#repository = repository;
    this.#views = views;
  }

  /** @throws {AppError} `not_found` for the source; `conflict` if another process published, or the lease is lost. */
  async publish(tenantId: string, revision: NewRevision): Promise<string> {
    const repository = this.#repository(tenantId);
    const source = await sourceOf(repository, revision);
    const id = newId('rev');
    const groups = uniqueGroups(revision);
    // List before the switch, which proves that no other process had begun to write. Afterwards, the next holder of the
    // lease may already write while this process still removes.
    const present = await repository.listRevisions(source._id);
    // If this fails too, the next publication or the removal of the source cleans up.
    const takeBack = () => repository.removeRevision(source._id, id).catch(() => undefined);
    try {
      await repository.insertRevision(source._id, id, groups, revision.refresh?.signal);
    } catch (error) {
      await takeBack();
      throw error;
    }
    const record = recordOf(id, { ...revision, groups }, this.#views.ofSource(source));
    const revisions = [record, ...source.revisions].slice(0, KEPT_REVISIONS);
    // If the response is lost, keep the revision, because it may already be served.
    const switched = await repository.switchRevision(source._id, source.current_revision, {
      revisions,
      confirmedAt: revision.fetchedAt,
      lease: revision.refresh?.owner,
    });
    if (!switched) {
      await takeBack();
      throw overtaken(revision);
    }
    const kept = new Set(revisions.map((one) => one.id));
    for (const old of present.filter((one) => !kept.has(one))) await repository.removeRevision(source._id, old);
    return id;
  }
}

/** The source must be the refreshed one, not a new one with the same key. */
async function sourceOf(repository: ProjectionRepository, revision: NewRevision): Promise<ServedSource> {
  const { sourceKey, refresh } = revision;
  const source = await repository.findSource(sourceKey);
  if (refresh !== undefined && source?._id !== refresh.sourceId) throw overtaken(revision);
  if (source === null) throw new AppError('not_found', `There is no source ${sourceKey}.`);
  return source;
}

function overtaken({ sourceKey }: NewRevision): AppError {
  const problem = `Somebody published a revision of ${sourceKey}, changed it or removed it at the same time.`;
  return new AppError('conflict', problem);
}

/** An adapter that makes a group twice must not block the source. */
function uniqueGroups(revision: NewRevision) {
  return [...new Map(revision.groups.map((group) => [group.groupId, group])).values()];
}

function recordOf(
  id: string,
  { groups, problems, problemCount, fetchedAt }: NewRevision,
  view: ViewDefinition,
): RevisionRecord {
  const dates = groups.map((group) => group.date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  const ofGroups = view.capabilitiesOf(groups);
  return {
    id,
    fetched_at: fetchedAt,
    ...(from === undefined || to === undefined ? {} : { coverage_from: from, coverage_to: to }),
    group_count: groups.length,
    capabilities: from === to ? ofGroups : [...ofGroups, 'calendar'],
    problems: problems.slice(0, MAX_KEPT_PROBLEMS),
    problem_count: problemCount,
  };
}
