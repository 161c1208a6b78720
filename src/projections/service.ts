import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import { cursorError, type Position, type ViewCursors } from './cursor.ts';
import { type EntityRef, entitiesNamed, findEntity } from './entities.ts';
import { predicateOf, requireTimezone, type ViewFilter } from './filters.ts';
import { aggregateHealth, type Health, healthOf, type SourceHealth } from './health.ts';
import { byPrecedence, type MergedGroup, type ServedRevision } from './merged.ts';
import { type EntityType, inOrder } from './model.ts';
import { groupKey, type ProjectionRepository, type ServedSource } from './repository.ts';
import {
  DEFAULT_LIMIT,
  MAX_LIMIT,
  type Provenance,
  type ServedEntity,
  type ServedGroup,
  type SourceHealthReport,
  type ViewInfo,
  type ViewPage,
  type ViewQuery,
} from './served.ts';
import type { RevisionRecord } from './sources/schema.ts';
import type { ViewDefinition } from './view-definition.ts';
import { compareEntries, type IndexEntry, RevisionGone, type ViewIndexes } from './view-index.ts';
import { schemaOf, type Views } from './views.ts';

const MAX_TRIES = 3;

const REPORTED_PROBLEMS = 50;

interface Snapshot {
  sources: ServedSource[];
  revisions: ServedRevision[];
  now: Date;
}

export interface DataServiceOptions {
  views: Views;
  repository: (tenantId: string) => ProjectionRepository;
  indexes: ViewIndexes;
  cursors: ViewCursors;
}

export class DataService {
  readonly #options: DataServiceOptions;

  constructor(options: DataServiceOptions) {
    this.#options = options;
  }

  async listViews({ tenantId }: Pick<CallContext, 'tenantId'>): Promise<ViewInfo[]> {
    const { views, repository } = this.#options;
    const now = currentTime();
    const infos = views.all.map(async (definition): Promise<ViewInfo> => {
      const sources = await repository(tenantId).listSources(definition.viewKey);
      const served = sources.map((source) => source.revisions.find(({ id }) => id === source.current_revision));
      const sourceHealth = sources.map((source, index) => healthOf(source, served[index], now));
      const from = served.flatMap((record) => record?.coverage_from ?? []).sort()[0];
      const to = served
        .flatMap((record) => record?.coverage_to ?? [])
        .sort()
        .at(-1);
      const coverage = from === undefined || to === undefined ? null : { from, to };
      return { definition, health: aggregateHealth(sourceHealth), sourceHealth, coverage };
    });
    return Promise.all(infos);
  }

  /**
   * Returns whole groups, ordered by earliest event and then by id. `limit` is 20 by default and at most 100.
   * @throws {AppError} `not_found` (view), `validation_error` (timezone, cursor), `projection_unavailable`
   */
  async getView(call: CallContext, key: string, query: ViewQuery): Promise<ViewPage> {
    const view = this.#options.views.resolve(key);
    const filter: ViewFilter = {
      filterKey: query.filterKey ?? 'all',
      date: query.date,
      timezone: requireTimezone(query.timezone ?? 'UTC'),
    };
    const binding = [call.tenantId, view.viewKey, filter.filterKey, filter.date ?? null, filter.timezone];
    const position = query.cursor === undefined ? undefined : this.#options.cursors.open(query.cursor, binding);
    const limit = Math.min(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT);
    try {
      return await this.#withSnapshot(call, view.definition, position, async (snapshot) => {
        const at = position?.at ?? snapshot.now;
        const entries = await this.#options.indexes.entries(call.tenantId, snapshot.revisions, view.definition);
        const selected = select(entries, predicateOf(filter, at), position, limit + 1);
        const groups = await this.#readGroups(call, view.definition, selected.slice(0, limit));
        const last = selected.length > limit ? selected[limit - 1] : undefined;
        const revisions = snapshot.revisions.map(({ revision }) => revision);
        return {
          view,
          timezone: filter.timezone,
          groups: groups.map((group) => this.#serve(view.definition, snapshot, group)),
          ...this.#provenance(view.definition, snapshot, snapshot.sources),
          capabilities: inOrder(snapshot.revisions.flatMap((revision) => recordOf(snapshot, revision).capabilities)),
          nextCursor: last === undefined ? null : this.#options.cursors.seal({ at, revisions, after: last }, binding),
        };
      });
    } catch (error) {
      if (error instanceof RevisionGone)
        throw cursorError(
          'has expired, because its data was replaced or its source was removed; start again without it',
        );
      throw error;
    }
  }

  /** @throws {AppError} `not_found`; `validation_error` (kind); `ambiguous_id`; `projection_unavailable` */
  async getEntity(call: CallContext, key: string, type: EntityType, id: string): Promise<ServedEntity> {
    const view = this.#options.views.resolve(key);
    const { entityTypes } = view.definition;
    if (!entityTypes.includes(type)) {
      throw validationError([{ field: 'entity_type', problem: `must be one of ${entityTypes.join(', ')}` }]);
    }
    return this.#withSnapshot(call, view.definition, undefined, async (snapshot) => {
      const { entity, group } = await this.#resolveEntity(call, view.definition, snapshot, type, id);
      const served = this.#serve(view.definition, snapshot, group);
      const { health, sourceHealth, schema } = served;
      return { view, entity, group: served, health, sourceHealth, schema };
    });
  }

  /** @throws {AppError} `not_found` (view, `date`); `projection_unavailable` without the source or its first load. */
  async getSourceHealth(call: CallContext, key: string, sourceKey: string, date?: string): Promise<SourceHealthReport> {
    const view = this.#options.views.resolve(key);
    const source = await this.#options.repository(call.tenantId).findSource(sourceKey);
    if (source === null || source.view_key !== view.viewKey || !source.enabled) {
      const problem = `${view.viewKey} has no source ${sourceKey}. Ask an administrator to register it or to switch it on.`;
      throw new AppError('projection_unavailable', problem, { retryable: false });
    }
    const revision = source.revisions.find((one) => one.id === source.current_revision);
    if (revision === undefined) {
      const { problems } = healthOf(source, undefined, currentTime());
      const why = source.last_attempt?.ok === false ? ` ${problems.join(' ')} It is tried again automatically.` : '';
      throw new AppError('projection_unavailable', `The source ${sourceKey} has not loaded yet.${why}`);
    }
    const { coverage_from: from, coverage_to: to } = revision;
    if (date !== undefined && (from === undefined || to === undefined || date < from || date > to)) {
      const covered = from === undefined ? 'nothing' : `${from} to ${to}`;
      throw new AppError('not_found', `${date} lies outside the coverage of ${sourceKey}, which is ${covered}.`);
    }
    const health = healthOf(source, revision, currentTime(), REPORTED_PROBLEMS) as SourceHealth & Required<Health>;
    const { last_attempt: last, refresh_interval_ms: refreshIntervalMs } = source;
    return { view, health, revision, lastAttemptAt: last?.at, refreshIntervalMs };
  }

  /** Starts over if present revisions are removed meanwhile. @throws {RevisionGone} if those of a position are gone. */
  async #withSnapshot<T>(
    call: CallContext,
    view: ViewDefinition,
    position: Position | undefined,
    answer: (snapshot: Snapshot) => Promise<T>,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await answer(await this.#takeSnapshot(call, view, position));
      } catch (error) {
        if (!(error instanceof RevisionGone) || position !== undefined) throw error;
        if (tries === MAX_TRIES) {
          const problem = 'The data changed too often while it was read. Retry the request.';
          throw new AppError('projection_unavailable', problem, { cause: error });
        }
      }
    }
  }

  async #takeSnapshot(
    call: CallContext,
    { viewKey }: ViewDefinition,
    position: Position | undefined,
  ): Promise<Snapshot> {
    const sources = await this.#options.repository(call.tenantId).listSources(viewKey);
    const kept = sources.flatMap((source) => source.revisions.map((record) => toServed(source, record)));
    const current = new Set(sources.map((source) => source.current_revision));
    if (!kept.some(({ revision }) => current.has(revision))) {
      if (sources.length === 0) {
        const problem = `${viewKey} has no source. An administrator has to register one.`;
        throw new AppError('projection_unavailable', problem, { retryable: false });
      }
      throw new AppError('projection_unavailable', `No source of ${viewKey} has loaded yet.`);
    }
    const wanted = position === undefined ? current : new Set(position.revisions);
    const revisions = kept.filter(({ revision }) => wanted.has(revision)).sort(byPrecedence);
    if (position !== undefined && revisions.length !== wanted.size) throw new RevisionGone();
    return { sources, revisions, now: currentTime() };
  }

  async #resolveEntity(
    call: CallContext,
    view: ViewDefinition,
    snapshot: Snapshot,
    type: EntityType,
    id: string,
  ): Promise<EntityRef> {
    const canonical = await this.#readGroup(call, view, snapshot, view.groupIdOf(id));
    const found = canonical === null ? undefined : findEntity(canonical, type, id);
    if (canonical !== null && found !== undefined) return { entity: found, group: canonical };
    const revisions = snapshot.revisions.map(({ revision }) => revision);
    const groupIds = await this.#options.repository(call.tenantId).findByLegacyId(revisions, type, id);
    const groups = await Promise.all(groupIds.map((groupId) => this.#readGroup(call, view, snapshot, groupId)));
    const named = groups.flatMap((group) => (group === null ? [] : entitiesNamed(group, type, id)));
    const [only, ...others] = named;
    if (only === undefined) throw new AppError('not_found', `There is no ${type} ${id}.`);
    if (others.length === 0) return only;
    const ids = named.map(({ entity }) => entity.id);
    const list = ids.join(', ');
    throw new AppError(
      'ambiguous_id',
      `${ids.length} entities are called ${id}. Ask for one of them by its canonical id: ${list}.`,
      { details: ids.map((candidate) => ({ field: 'entity_id', problem: `could be ${candidate}` })) },
    );
  }

  async #readGroup(
    call: CallContext,
    view: ViewDefinition,
    { revisions }: Snapshot,
    groupId: string,
  ): Promise<MergedGroup | null> {
    const keys = revisions.map((from) => groupKey(from.revision, groupId));
    const found = await this.#options.repository(call.tenantId).readGroups(keys);
    const parts = revisions.flatMap((from) => {
      const group = found.get(groupKey(from.revision, groupId));
      return group === undefined ? [] : [{ from, group }];
    });
    return parts.length === 0 ? null : view.mergeGroup(parts);
  }

  async #readGroups(call: CallContext, view: ViewDefinition, entries: readonly IndexEntry[]): Promise<MergedGroup[]> {
    const keys = entries.flatMap(({ groupId, from }) => from.map(({ revision }) => groupKey(revision, groupId)));
    const found = await this.#options.repository(call.tenantId).readGroups(keys);
    return entries.map(({ groupId, from }) => {
      const parts = from.map((revision) => {
        const group = found.get(groupKey(revision.revision, groupId));
        // The index named this group a moment ago, so its revision is gone.
        if (group === undefined) throw new RevisionGone();
        return { from: revision, group };
      });
      return view.mergeGroup(parts);
    });
  }

  #serve(view: ViewDefinition, snapshot: Snapshot, group: MergedGroup): ServedGroup {
    const tookPart = new Set(group.from.map(({ sourceId }) => sourceId));
    const sources = snapshot.sources.filter((source) => tookPart.has(source._id));
    return { ...group, ...this.#provenance(view, snapshot, sources) };
  }

  #provenance(view: ViewDefinition, snapshot: Snapshot, sources: readonly ServedSource[]): Provenance {
    const sourceHealth = sources.map((source) => {
      const served = snapshot.revisions.find(({ sourceId }) => sourceId === source._id);
      const record = source.revisions.find(({ id }) => id === served?.revision);
      return healthOf(source, record, snapshot.now);
    });
    const schema = schemaOf(
      view,
      sources.map((source) => source.adapter),
    );
    return { health: aggregateHealth(sourceHealth), sourceHealth, schema };
  }
}

function toServed(source: ServedSource, record: RevisionRecord): ServedRevision {
  return {
    sourceId: source._id,
    sourceKey: source.source_key,
    adapterKey: source.adapter,
    revision: record.id,
    fetchedAt: record.fetched_at,
    groupCount: record.group_count,
  };
}

function recordOf({ sources }: Snapshot, { sourceId, revision }: ServedRevision): RevisionRecord {
  const source = sources.find((one) => one._id === sourceId);
  return source?.revisions.find((record) => record.id === revision) as RevisionRecord;
}

function select(
  entries: readonly IndexEntry[],
  holds: (events: IndexEntry['events']) => boolean,
  position: Position | undefined,
  count: number,
): IndexEntry[] {
  const selected: IndexEntry[] = [];
  for (const entry of entries) {
    if (position !== undefined && compareEntries(entry, position.after) <= 0) continue;
    if (!holds(entry.events)) continue;
    selected.push(entry);
    if (selected.length === count) break;
  }
  return selected;
}
