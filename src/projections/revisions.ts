import { AppError } from '../errors/app-error.ts';
import { newId } from '../platform/ids.ts';
import { MAX_KEPT_PROBLEMS, type NewRevision, type RevisionPublisher } from './publisher.ts';
import type { ProjectionRepository, ServedSource } from './repository.ts';
import type { RevisionRecord } from './sources/schema.ts';
import type { ViewDefinition } from './view-definition.ts';
import type { Views } from './views.ts';

/** Revisions of a source that are kept, so that a new revision does not interrupt a reader between pages. */
export const KEPT_REVISIONS = 3;

/**
 * Publishes in three steps, none of which readers can see half done: writes everything under an id that nothing refers
 * to, switches the source in one write, and removes old revisions. If the process dies in between, documents remain
 * that nobody reads. The next publication, or the removal of the source, deletes them.
 *
 * Refreshes happen every minute and change no decision of a person, so they do not appear in the event log.
 */
export class Revisions implements RevisionPublisher {
  readonly #repository: (tenantId: string) => ProjectionRepository;
  readonly #views: Views;

  constructor(repository: (tenantId: string) => ProjectionRepository, views: Views) {
    this.#repository = repository;
    this.#views = views;
  }

  /**
   * Publishes a revision.
   * @throws {AppError} `not_found` if the tenant has no such source; `conflict` if another process published a revision
   * of it meanwhile, or if the refresh has lost its lease.
   */
  async publish(tenantId: string, revision: NewRevision): Promise<string> {
    const repository = this.#repository(tenantId);
    const source = await sourceOf(repository, revision);
    const id = newId('rev');
    const groups = uniqueGroups(revision);
    // List the revisions before the switch. A successful switch proves that no other process had begun to write by
    // then. Afterwards, the next holder of the lease may already write while this process still removes.
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

/** Returns the source of a load. It must be the refreshed source itself, not a new one with the same key. */
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

/** Keeps one group per id. Adapters make each group once, but an adapter that does not must not block the source. */
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
