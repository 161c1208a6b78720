import type { Connection, mongo } from 'mongoose';
import { AppError } from '../errors/app-error.ts';
import { findByIds } from '../platform/mongo/by-ids.ts';
import type { DecodedDocuments } from '../platform/mongo/decoded-documents.ts';
import { isDuplicateKey, withMongoErrors } from '../platform/mongo/errors.ts';
import type { JoinedReads } from '../platform/mongo/joined-reads.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { FindPage, Keyset, PageQuery } from '../platform/mongo/page.ts';
import { type AnyOf, findPageOfAny } from '../platform/mongo/page-of-any.ts';
import { inTransaction, type Transaction } from '../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import { IDEMPOTENCY_INDEX } from '../platform/storage/collection.ts';
import type { IdempotencyRecord } from './idempotency.ts';
import type { LatestFilter } from './model.ts';
import type { MessageDocument, WorkItemDocument, WorkItemModels } from './schema.ts';
import { ACCEPTING_STATUSES, type WorkItemStatus } from './status.ts';
import type { storedTag } from './tags.ts';

/** Name that MongoDB gives the index on `_id`. Our ids are random, so no two documents share one. */
export const ID_INDEX = '_id_';

const READ_PROJECTION = { outbox: 0, idem: 0, salt: 0 } as const;

/** Decoding documents is most of what a list costs this process. */
const LIST_PROJECTION = {
  ...READ_PROJECTION,
  tenant_id: 0,
  contact_email_key: 0,
  created_by: 0,
  initial_message: 0,
} as const;

/** Keeps the fields that decide if a WorkItem is counted. */
const COUNT_PROJECTION = {
  ...LIST_PROJECTION,
  subject: 0,
  channel_id: 0,
  source_reference: 0,
  thread_id: 0,
  message_count: 0,
} as const;

export type ListedWorkItem = Omit<WorkItemDocument, keyof typeof LIST_PROJECTION>;

export type NewDocument<T> = Omit<T, 'tenant_id'>;

export interface WorkItemStore extends WorkItemModels {
  connection: Connection;
  findPage: FindPage;
  workItemsById: JoinedReads<WorkItemDocument>;
  listedWorkItems: DecodedDocuments<ListedWorkItem>;
}

export interface ListQuery extends Pick<PageQuery, 'notBefore' | 'limit' | 'after'> {
  equals: Partial<
    Record<
      'status' | 'channel' | 'priority' | 'contact_email_key' | 'source_reference' | 'pack_key' | 'queue_key',
      string
    >
  > & { tags?: ReturnType<typeof storedTag>; 'assignee.id'?: string | null };
  order: 'by_creation' | 'by_update';
}

/** Fields that an index begins with after the tenant: all have given values, or one has any of several values. */
export type StoredCondition = { equal: Readonly<Record<string, unknown>> } | { anyOf: AnyOf };

export interface CandidateQuery
  extends Pick<PageQuery, 'timeField' | 'order' | 'notBefore' | 'notAfter' | 'limit' | 'after'> {
  stored: StoredCondition;
  countedOnly: boolean;
}

export interface LatestQuery
  extends Omit<LatestFilter, 'updatedSince'>,
    Pick<PageQuery, 'notBefore' | 'limit' | 'after'> {}

/** An event for each new version of the WorkItem, and its new status if a message changes the status. */
export interface AppendPlan {
  events: OutboxEvent[];
  status?: WorkItemStatus;
}

const TITLE = ['subject', 'status', 'pack_key', 'queue_key', 'channel', 'priority', 'tags'] as const;

/** Hot paths go through the native driver: no casting, no hydration. */
export class WorkItemRepository {
  readonly #store: WorkItemStore;
  readonly #tenantId: string;

  constructor(store: WorkItemStore, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  get #workItems(): mongo.Collection<WorkItemDocument> {
    return nativeCollection(this.#store.workItems);
  }

  get #messages(): mongo.Collection<MessageDocument> {
    return nativeCollection(this.#store.messages);
  }

  /** @returns null; the earlier WorkItem if its idempotency key has made one before. */
  async insert(document: NewDocument<WorkItemDocument>): Promise<WorkItemDocument | null> {
    return insertOnce(this.#workItems, { ...document, tenant_id: this.#tenantId });
  }

  /** Reads the whole document: a projection costs the database more than the few bytes it saves. */
  async find(workItemId: string): Promise<WorkItemDocument | null> {
    return this.#store.workItemsById.find(this.#tenantId, workItemId);
  }

  /** Each WorkItem has a thread of its own. */
  async findByThread(threadId: string): Promise<WorkItemDocument | null> {
    return withMongoErrors(this.#workItems.findOne({ tenant_id: this.#tenantId, thread_id: threadId }));
  }

  async exists(workItemId: string): Promise<boolean> {
    const found = this.#workItems.findOne({ _id: workItemId, tenant_id: this.#tenantId }, { projection: { _id: 1 } });
    return (await withMongoErrors(found)) !== null;
  }

  /** Accepts at most 200 ids. Ids that do not exist are left out. */
  async listTitles(workItemIds: string[]): Promise<Pick<WorkItemDocument, '_id' | (typeof TITLE)[number]>[]> {
    const projection = Object.fromEntries(TITLE.map((field) => [field, 1] as const));
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection });
  }

  /** Accepts as many ids as a batch of the relay has. */
  async listTexts(workItemIds: readonly string[]) {
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection: { outbox: 0, idem: 0 } });
  }

  async listOpenings(workItemIds: readonly string[]): Promise<Pick<WorkItemDocument, '_id' | 'created_at'>[]> {
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection: { created_at: 1 } });
  }

  async listMessageTexts(messageIds: readonly string[]) {
    return findByIds(this.#messages, this.#tenantId, messageIds, { projection: { work_item_id: 1, content: 1 } });
  }

  /** Accepts at most 200 ids. Ids that do not exist are left out. */
  async listByIds(workItemIds: readonly string[]): Promise<ListedWorkItem[]> {
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection: LIST_PROJECTION });
  }

  /** Includes the salt of the commitments. */
  async findForUpdate(workItemId: string, transaction?: Transaction): Promise<WorkItemDocument | null> {
    return withMongoErrors(
      this.#workItems.findOne(
        { _id: workItemId, tenant_id: this.#tenantId },
        { projection: { outbox: 0, idem: 0, initial_message: 0 }, ...(transaction && { session: transaction }) },
      ),
    );
  }

  async list({ equals, order, ...page }: ListQuery): Promise<{ rows: ListedWorkItem[]; next: Keyset | null }> {
    const byUpdate = order === 'by_update';
    return this.#store.findPage(this.#workItems, {
      ...page,
      filter: { tenant_id: this.#tenantId, ...equals },
      timeField: byUpdate ? 'updated_at' : 'created_at',
      order: byUpdate ? 'oldest_first' : 'newest_first',
      ...this.#shown(false),
    });
  }

  /** Returns WorkItems for a search to examine, by an index. */
  async listCandidates({ stored, countedOnly, ...page }: CandidateQuery) {
    const filter = { tenant_id: this.#tenantId, ...('equal' in stored && stored.equal) };
    const query = { ...page, filter, ...this.#shown(countedOnly) };
    const { findPage } = this.#store;
    const found =
      'anyOf' in stored
        ? findPageOfAny(findPage, this.#workItems, query, stored.anyOf)
        : findPage(this.#workItems, query);
    return found as Promise<{ rows: ListedWorkItem[]; next: Keyset | null }>;
  }

  /** Returns WorkItems in the order of the ids. */
  async listFound(workItemIds: readonly string[], countedOnly: boolean): Promise<ListedWorkItem[]> {
    const rows = await findByIds(this.#workItems, this.#tenantId, workItemIds, this.#shown(countedOnly));
    const byId = new Map(rows.map((row) => [row._id, row]));
    return workItemIds.flatMap((id) => byId.get(id) ?? []);
  }

  #shown(countedOnly: boolean): Pick<PageQuery, 'projection' | 'decode'> {
    if (countedOnly) return { projection: COUNT_PROJECTION };
    return { projection: LIST_PROJECTION, decode: this.#store.listedWorkItems.decode };
  }

  /** Latest change first. */
  async listLatest(query: LatestQuery): Promise<{ rows: ListedWorkItem[]; next: Keyset | null }> {
    const { notBefore, limit, after } = query;
    const filter = this.#latestFilter(query);
    const page = { filter, timeField: 'updated_at', order: 'newest_first', notBefore, limit, after } as const;
    return this.#store.findPage(this.#workItems, { ...page, ...this.#shown(false) });
  }

  /** Counting beyond `limit` costs more than the number is worth. */
  async countLatest(query: LatestQuery, limit: number): Promise<number> {
    return withMongoErrors(this.#workItems.countDocuments(this.#latestFilter(query), { limit }));
  }

  #latestFilter({ statuses, newHasBegun, threadId, notBefore }: LatestQuery): mongo.Filter<WorkItemDocument> {
    // In `$and`, so that the page can add its own conditions beside them.
    const conditions: mongo.Filter<WorkItemDocument>[] = [{ updated_at: { $gte: notBefore } }];
    if (newHasBegun !== undefined) {
      conditions.push({ $or: [{ status: { $ne: 'new' } }, { pending_proposals: { $exists: newHasBegun } }] });
    }
    return {
      tenant_id: this.#tenantId,
      ...(threadId === undefined ? {} : { thread_id: threadId }),
      ...(statuses === undefined ? {} : { status: { $in: [...statuses] } }),
      $and: conditions,
    };
  }

  /** Marks a WorkItem that has a proposal, even if none ever waited for approval. Its version stays. */
  async markBegun(workItemId: string): Promise<void> {
    const filter = { _id: workItemId, tenant_id: this.#tenantId, pending_proposals: { $exists: false } };
    await withMongoErrors(this.#workItems.updateOne(filter, { $set: { pending_proposals: 0 } }));
  }

  /** Changes a WorkItem that still has `version`. Null if somebody else was faster. */
  async update(
    workItemId: string,
    version: number,
    change: { set: Partial<WorkItemDocument>; unset: (keyof WorkItemDocument)[] },
    event: OutboxEvent,
    transaction?: Transaction,
  ): Promise<WorkItemDocument | null> {
    const unset = Object.fromEntries(change.unset.map((field) => [field, '']));
    return withMongoErrors(
      this.#workItems.findOneAndUpdate(
        { _id: workItemId, tenant_id: this.#tenantId, version },
        {
          $set: change.set,
          ...(change.unset.length === 0 ? {} : { $unset: unset }),
          $inc: { version: 1 },
          $push: { outbox: event },
        } as mongo.UpdateFilter<WorkItemDocument>,
        { returnDocument: 'after', projection: READ_PROJECTION, ...(transaction && { session: transaction }) },
      ),
    );
  }

  /**
   * Adds a message and counts it on its WorkItem, in one transaction.
   * @returns the earlier message of the same idempotency key, or the status of a WorkItem that takes no messages.
   * @throws {AppError} `not_found`
   */
  async appendMessage(
    message: NewDocument<MessageDocument>,
    planFor: (present: Pick<WorkItemDocument, 'version' | 'status'>) => AppendPlan,
  ): Promise<{ appended: true } | { earlier: MessageDocument } | { refusedBy: WorkItemStatus }> {
    try {
      const refusedBy = await inTransaction(this.#store.connection, async (session) => {
        await this.#messages.insertOne({ ...message, tenant_id: this.#tenantId }, { session });
        const filter = { _id: message.work_item_id, tenant_id: this.#tenantId };
        const present = await this.#workItems.findOne(filter, { session, projection: { status: 1, version: 1 } });
        if (present === null) throw new AppError('not_found', `There is no WorkItem ${message.work_item_id}.`);
        if (!(ACCEPTING_STATUSES as readonly string[]).includes(present.status)) {
          await session.abortTransaction();
          return present.status;
        }
        const { events, status } = planFor(present);
        await this.#workItems.updateOne(
          filter,
          {
            $inc: { version: events.length, message_count: 1 },
            // Never backwards, or clients that follow by `updated_since` would miss the change.
            $max: { updated_at: message.created_at },
            $push: { outbox: { $each: events } },
            ...(status === undefined ? {} : { $set: { status } }),
          },
          { session },
        );
        return null;
      });
      return refusedBy === null ? { appended: true } : { refusedBy };
    } catch (error) {
      if (message.idem === undefined || !isDuplicateKey(error, IDEMPOTENCY_INDEX.name)) throw error;
      return { earlier: await findByIdempotencyKey(this.#messages, this.#tenantId, message.idem) };
    }
  }

  /** Returns the messages after the initial one, which the WorkItem itself holds. */
  async listMessages(
    workItemId: string,
    limit: number,
    after: Keyset | undefined,
    notBefore: Date,
    order: 'oldest_first' | 'newest_first' = 'oldest_first',
  ) {
    return this.#store.findPage(this.#messages, {
      filter: { tenant_id: this.#tenantId, work_item_id: workItemId },
      timeField: 'created_at',
      order,
      notBefore,
      limit,
      after,
      projection: { idem: 0 },
    });
  }

  /** Finds a message other than the initial one. */
  async findMessage(workItemId: string, messageId: string): Promise<MessageDocument | null> {
    const filter = { _id: messageId, tenant_id: this.#tenantId, work_item_id: workItemId };
    return withMongoErrors(this.#messages.findOne(filter, { projection: { idem: 0 } }));
  }
}

/** @returns null; the earlier document if its idempotency key has made one before. */
export async function insertOnce<T extends { _id: string; tenant_id: string; idem?: IdempotencyRecord }>(
  collection: mongo.Collection<T>,
  document: T,
): Promise<T | null> {
  try {
    await withMongoErrors(collection.insertOne(document as mongo.OptionalUnlessRequiredId<T>));
    return null;
  } catch (error) {
    // The driver repeats a write whose answer was lost, so the duplicate may be our own document.
    if (isDuplicateKey(error, ID_INDEX)) return null;
    if (document.idem === undefined || !isDuplicateKey(error, IDEMPOTENCY_INDEX.name)) throw error;
    const earlier = await findByIdempotencyKey(collection, document.tenant_id, document.idem);
    return earlier._id === document._id ? null : earlier;
  }
}

async function findByIdempotencyKey<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  tenant_id: string,
  { principal, operation, key }: IdempotencyRecord,
): Promise<T> {
  const filter = { tenant_id, 'idem.principal': principal, 'idem.operation': operation, 'idem.key': key };
  const found = await withMongoErrors(collection.findOne(filter as unknown as mongo.Filter<T>));
  if (found === null) throw new AppError('conflict', 'The first request with this Idempotency-Key failed. Repeat it.');
  return found as T;
}
