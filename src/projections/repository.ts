import type { mongo } from 'mongoose';
import { withMongoErrors } from '../platform/mongo/errors.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import { chunksOf } from './chunks.ts';
import type { EntityType, Group } from './model.ts';
import type { GroupDocument, GroupSummary, IndexDocument, ProjectionModels } from './schema.ts';
import type { RevisionRecord, SourceDocument, SourceModels } from './sources/schema.ts';

export interface ProjectionStore extends ProjectionModels {
  sources: SourceModels['sources'];
}

const SERVED = {
  source_key: 1,
  view_key: 1,
  adapter: 1,
  enabled: 1,
  refresh_interval_ms: 1,
  current_revision: 1,
  revisions: 1,
  confirmed_at: 1,
  last_attempt: 1,
} as const;

export type ServedSource = Pick<SourceDocument, '_id' | keyof typeof SERVED>;

/** Groups per document: about 300 KiB, well below the 16 MiB limit. */
const INDEX_PART = 1000;
/** Events and participants per insert, about a megabyte that the serving thread converts to BSON. */
const INSERT_ENTRIES = 5_000;

export class ProjectionRepository {
  readonly #store: ProjectionStore;
  readonly #tenantId: string;

  constructor(store: ProjectionStore, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  get #sources(): mongo.Collection<SourceDocument> {
    return nativeCollection(this.#store.sources);
  }

  get #groups(): mongo.Collection<GroupDocument> {
    return nativeCollection(this.#store.groups);
  }

  get #indexes(): mongo.Collection<IndexDocument> {
    return nativeCollection(this.#store.indexes);
  }

  async listSources(viewKey: string): Promise<ServedSource[]> {
    const filter = { tenant_id: this.#tenantId, view_key: viewKey };
    const cursor = this.#sources.find(filter, { projection: SERVED }).sort({ source_key: 1 });
    const rows: ServedSource[] = await withMongoErrors(cursor.toArray());
    return rows.filter((source) => source.enabled);
  }

  async findSource(sourceKey: string): Promise<ServedSource | null> {
    const filter = { tenant_id: this.#tenantId, source_key: sourceKey };
    return withMongoErrors(this.#sources.findOne(filter, { projection: SERVED }));
  }

  /** Writes the groups of a revision that nothing refers to yet. */
  async insertRevision(
    sourceId: string,
    revision: string,
    groups: readonly Group[],
    signal?: AbortSignal,
  ): Promise<void> {
    const owner = { tenant_id: this.#tenantId, source_id: sourceId, revision };
    // Write the summary first. If the process dies here, the summary leads to the groups that it left behind.
    for (let start = 0; start < groups.length; start += INDEX_PART) {
      signal?.throwIfAborted();
      const part = groups.slice(start, start + INDEX_PART).map(summaryOf);
      await withMongoErrors(this.#indexes.insertOne({ _id: `${revision}/${start}`, ...owner, groups: part }));
    }
    for (const chunk of chunksOf(groups, INSERT_ENTRIES)) {
      signal?.throwIfAborted();
      const documents = chunk.map((group) => ({
        _id: groupKey(revision, group.groupId),
        ...owner,
        legacy_ids: legacyKeysOf(group),
        group,
      }));
      await withMongoErrors(this.#groups.insertMany(documents, { ordered: false }));
    }
  }

  async listRevisions(sourceId: string): Promise<string[]> {
    const filter = { tenant_id: this.#tenantId, source_id: sourceId };
    const parts = await withMongoErrors(this.#indexes.find(filter, { projection: { revision: 1 } }).toArray());
    return [...new Set(parts.map(({ revision }) => revision))];
  }

  /** @returns false if the source no longer serves `from`, or no longer has the lease. */
  async switchRevision(
    sourceId: string,
    from: string | undefined,
    to: { revisions: RevisionRecord[]; confirmedAt: Date; lease: string | undefined },
  ): Promise<boolean> {
    // MongoDB treats a missing field as equal to null.
    const filter = {
      _id: sourceId,
      tenant_id: this.#tenantId,
      current_revision: from ?? null,
      ...(to.lease === undefined ? {} : { 'lease.owner': to.lease }),
    };
    const set = {
      current_revision: to.revisions[0]?.id,
      revisions: to.revisions,
      confirmed_at: to.confirmedAt,
      last_attempt: { at: to.confirmedAt, ok: true },
    };
    const result = await withMongoErrors(
      this.#sources.updateOne(filter as mongo.Filter<SourceDocument>, { $set: set } as never),
    );
    return result.matchedCount === 1;
  }

  async removeSource(sourceId: string): Promise<void> {
    const filter = { tenant_id: this.#tenantId, source_id: sourceId };
    await withMongoErrors(this.#indexes.deleteMany(filter));
    await withMongoErrors(this.#groups.deleteMany(filter));
  }

  /** Removes the summary last, which leads to the rest if the process dies in between. */
  async removeRevision(sourceId: string, revision: string): Promise<void> {
    const filter = { tenant_id: this.#tenantId, source_id: sourceId, revision };
    await withMongoErrors(this.#groups.deleteMany(filter));
    await withMongoErrors(this.#indexes.deleteMany(filter));
  }

  /** Returns fewer groups if the revision is being removed. */
  async readIndex(sourceId: string, revision: string): Promise<GroupSummary[]> {
    const filter = { tenant_id: this.#tenantId, source_id: sourceId, revision };
    const parts = await withMongoErrors(this.#indexes.find(filter, { projection: { groups: 1 } }).toArray());
    return parts.flatMap((part) => part.groups);
  }

  async readGroups(keys: readonly string[]): Promise<Map<string, Group>> {
    if (keys.length === 0) return new Map();
    // With `$in` beside the tenant, the embedded engine reads every group of the tenant, or every id.
    const filter = { $or: keys.map((_id) => ({ _id, tenant_id: this.#tenantId })) };
    const rows = await withMongoErrors(this.#groups.find(filter, { projection: { group: 1 } }).toArray());
    return new Map(rows.map((row) => [row._id, row.group]));
  }

  /** Returns the sorted ids of the groups that contain an entity with this provider id. */
  async findByLegacyId(revisions: readonly string[], type: EntityType, id: string): Promise<string[]> {
    const found = await Promise.all(
      // Query each revision separately: with `$in` the embedded engine reads everything after it in the index.
      revisions.map((revision) => {
        const filter = { tenant_id: this.#tenantId, revision, legacy_ids: legacyKey(type, id) };
        const cursor = this.#groups.find(filter, { projection: { 'group.groupId': 1 } }).limit(MAX_CANDIDATE_GROUPS);
        return withMongoErrors(cursor.toArray());
      }),
    );
    return [...new Set(found.flat().map((row) => row.group.groupId))].sort().slice(0, MAX_CANDIDATE_GROUPS);
  }
}

/** Enough groups to name the candidates of an ambiguous id. */
const MAX_CANDIDATE_GROUPS = 20;

export function groupKey(revision: string, groupId: string): string {
  return `${revision}/${groupId}`;
}

function legacyKey(type: EntityType, id: string): string {
  return `${type}:${id}`;
}

function legacyKeysOf(group: Group): string[] {
  const keys = group.legacyIds.map((id) => legacyKey('group', id));
  for (const event of group.events) {
    keys.push(...event.legacyIds.map((id) => legacyKey('event', id)));
    for (const { legacyIds } of event.participants) keys.push(...legacyIds.map((id) => legacyKey('participant', id)));
  }
  return [...new Set(keys)];
}

function summaryOf(group: Group): GroupSummary {
  const events = group.events.map(({ number, startsAt, status }) => ({ number, starts_at: startsAt, status }));
  return { group_id: group.groupId, events };
}
