import type { mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../platform/mongo/errors.ts';
import { IN_BATCHES } from '../platform/mongo/limited-reads.ts';
import type { CountRow } from './counts.ts';
import type { Outline } from './outline.ts';
import type { AuditExportDocument, auditCollections, OutlineDocument } from './schema.ts';

/** Conditions that a segment must meet to contain matching entries. */
export interface Sought {
  /** Types, one of which must occur; null for any. */
  types: readonly string[] | null;
  /** Id marks, all of which must occur. */
  ids: readonly number[];
  operation?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

const COUNTS_PER_BATCH = 100;

export class AuditRepository {
  readonly #collections: ReturnType<typeof auditCollections>;
  readonly #tenantId: string;

  constructor(collections: ReturnType<typeof auditCollections>, tenantId: string) {
    this.#collections = collections;
    this.#tenantId = tenantId;
  }

  listSegments(segment: number): Promise<number[]> {
    return this.#segments({ tenant_id: this.#tenantId, segment: { $gte: segment } });
  }

  /** Does nothing if another process was faster. */
  async insertOutline({ segment, firstAt, lastAt, types, ids, counts }: Outline): Promise<void> {
    const about = { tenant_id: this.#tenantId, segment, first_at: firstAt, last_at: lastAt };
    const row = { _id: `${this.#tenantId}/${segment}`, ...about, types, ids, counts };
    await unlessDuplicate(this.#collections.outlines.insertOne(row));
  }

  listSought(from: number, to: number, { types, ids, operation, since, before }: Sought): Promise<number[]> {
    return this.#segments({
      tenant_id: this.#tenantId,
      segment: { $gte: from, $lte: to },
      ...(types !== null && { types: { $in: [...types] } }),
      ...(ids.length > 0 && { ids: { $all: [...ids] } }),
      ...(operation !== undefined && { 'counts.operation': operation }),
      ...(since !== undefined && { last_at: { $gte: since } }),
      ...(before !== undefined && { first_at: { $lt: before } }),
    });
  }

  async #segments(filter: mongo.Filter<OutlineDocument>): Promise<number[]> {
    const found = this.#collections.outlines.find(filter, { projection: { _id: 0, segment: 1 } }).sort({ segment: 1 });
    return (await withMongoErrors(found.toArray())).map((row) => row.segment);
  }

  /** Yields the counts of the segments before `segment` whose last entry is at `since` or later. */
  async *listCounts(since: Date, segment: number): AsyncGenerator<CountRow[]> {
    const filter = { tenant_id: this.#tenantId, last_at: { $gte: since }, segment: { $lt: segment } };
    const projection = { _id: 0, counts: 1 };
    const cursor = this.#collections.outlines.find(filter, { projection, ...IN_BATCHES }).batchSize(COUNTS_PER_BATCH);
    try {
      for (;;) {
        const row = await withMongoErrors(cursor.next());
        if (row === null) return;
        yield row.counts;
      }
    } finally {
      await cursor.close();
    }
  }

  async insertExport(document: Omit<AuditExportDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#collections.exports.insertOne({ ...document, tenant_id: this.#tenantId }));
  }
}
