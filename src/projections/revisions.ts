import { AppError } from '../errors/app-error.ts';
import { newId } from '../platform/ids.ts';
import { MAX_KEPT_PROBLEMS, type NewRevision, type RevisionPublisher } from './publisher.ts';
import type { ProjectionRepository, ServedSource } from './repository.ts';
import type { RevisionRecord } from './sources/schema.ts';
import type { ViewDefinition } from './view-definition.ts';
import type { Views } from './views.ts';

/** How many revisions of a source are kept, so that who pages through one is not interrupted by the next. */
export const KEPT_REVISIONS = 3;

/**
 * Publishes in three steps, none of which a reader can see half of: write all under an id that nothing refers to,
 * switch the source to it in one write, remove what is not kept any more. A process that dies on the way leaves
 * documents behind that nobody reads; the next publication removes them, or the removal of the source.
 *
 * Refreshes come by the minute and change nothing that a person has decided, so they leave no entry in the event log.
 */
export class Revisions implements RevisionPublisher {
  readonly #repository: (tenantId: string) => ProjectionRepository;
  readonly #views: Views;

  constructor(repository: (tenantId: string) => ProjectionRepository, views: Views) {
    this.#repository = repository;
    this.#views = views;
  }

  /**
   * @throws {AppError} `not_found` if the tenant has no such source, `conflict` if another process published a
   * revision of it meanwhile, or its refresh is not under way any more.
   */
  async publish(tenantId: string, revision: NewRevision): Promise<string> {
    const repository = this.#repository(tenantId);
    const source = await sourceOf(repository, revision);
    const id = newId('rev');
    const groups = uniqueGroups(revision);
    // Before the switch, which tells that nobody else has begun to write until then: who has the lease next may be at it
    // while this is still removing.
    const present = await repository.listRevisions(source._id);
    // If that fails too, the next publication does it, or the removal of the source.
    const takeBack = () => repository.removeRevision(source._id, id).catch(() => undefined);
    try {
      await repository.insertRevision(source._id, id, groups, revision.refresh?.signal);
    } catch (error) {
      await takeBack();
      throw error;
    }
    const record = recordOf(id, { ...revision, groups }, this.#views.ofSource(source));
    const revisions = [record, ...source.revisions].slice(0, KEPT_REVISIONS);
    // Where the answer is lost, nothing is taken back: it may be served.
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

/** The source that a load is of: the very one that was refreshed, not another that has its key by now. */
async function sourceOf(repository: ProjectionRepository, revision: NewRevision): Promise<ServedSource> {
  const { sourceKey, refresh } = revision;
  const source = await repository.findSource(sourceKey);
  if (refresh !== undefined && source?._id !== refresh.sourceId) throw overtaken(revision);
  if (source === null) throw new AppError('not_found', `There is no source ${sourceKey}.`);
  return source;
}

function overtaken({ sourceKey }: NewRevision): AppError {
  const problem = `Somebody published a revision of ${sourceKey}, or changed or removed it, meanwhile.`;
  return new AppError('conflict', problem);
}

/** Adapters make each group once; one that does not must not stop the source. */
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
