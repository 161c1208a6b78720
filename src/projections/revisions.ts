import { AppError } from '../errors/app-error.ts';
import { newId } from '../platform/ids.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { NewRevision, RevisionPublisher } from './publisher.ts';
import type { ProjectionRepository } from './repository.ts';
import type { RevisionRecord } from './sources/schema.ts';

/** How many revisions of a source are kept, so that who pages through one is not interrupted by the next. */
export const KEPT_REVISIONS = 3;
/** How many problems of a load are kept. */
export const MAX_KEPT_PROBLEMS = 50;

/**
 * Publishes in three steps, none of which a reader can see half of: write all under an id that nothing refers to,
 * switch the source to it in one write, remove what is not kept any more. A process that dies on the way leaves
 * documents behind that nobody reads; the next publication removes them.
 *
 * Refreshes come by the minute and change nothing that a person has decided, so they leave no entry in the event log.
 */
export class Revisions implements RevisionPublisher {
  readonly #repository: (tenantId: string) => ProjectionRepository;

  constructor(repository: (tenantId: string) => ProjectionRepository) {
    this.#repository = repository;
  }

  /**
   * @throws {AppError} `not_found` if the tenant has no such source, `conflict` if another process published a
   * revision of it meanwhile, or has taken over its refresh.
   */
  async publish(tenantId: string, revision: NewRevision): Promise<string> {
    const repository = this.#repository(tenantId);
    const source = await repository.findSource(revision.sourceKey);
    if (source === null) throw new AppError('not_found', `There is no source ${revision.sourceKey}.`);
    const id = newId('rev');
    const groups = uniqueGroups(revision);
    await repository.insertRevision(source._id, id, groups);
    const revisions = [recordOf(id, { ...revision, groups }), ...source.revisions].slice(0, KEPT_REVISIONS);
    const switched = await repository.switchRevision(source._id, source.current_revision, {
      revisions,
      confirmedAt: revision.fetchedAt,
      lease: revision.lease,
    });
    if (!switched) {
      await repository.removeRevision(source._id, id);
      throw new AppError('conflict', `Another process published a revision of ${revision.sourceKey} meanwhile.`);
    }
    // Another process may be writing a revision right now that this removes; its switch then fails, as it should.
    await repository.removeOtherRevisions(
      source._id,
      revisions.map((kept) => kept.id),
    );
    return id;
  }
}

/** Adapters make each group once; one that does not must not stop the source. */
function uniqueGroups(revision: NewRevision) {
  return [...new Map(revision.groups.map((group) => [group.groupId, group])).values()];
}

function recordOf(id: string, { groups, problems, fetchedAt }: NewRevision): RevisionRecord {
  const dates = groups.map((group) => group.date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  const ofGroups = capabilitiesOf(groups);
  return {
    id,
    fetched_at: fetchedAt,
    ...(from === undefined || to === undefined ? {} : { coverage_from: from, coverage_to: to }),
    group_count: groups.length,
    capabilities: from === to ? ofGroups : [...ofGroups, 'calendar'],
    problems: problems.slice(0, MAX_KEPT_PROBLEMS),
    problem_count: problems.length,
  };
}
