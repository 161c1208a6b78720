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
import type { MessageDocument, WorkItemDocument, WorkItemModels } from './schema.ts';
import { ACCEPTING_STATUSES, type WorkItemStatus } from './status.ts';

/** Name that MongoDB gives the index of every collection's `_id`. Ours are random: nobody else has them. */
const ID_INDEX = '_id_';

/** Leaves out what only the write path needs. */
const READ_PROJECTION = { outbox: 0, idem: 0, salt: 0 } as const;

/** Leaves out besides what no list shows: decoding documents is most of what a list costs this process. */
const LIST_PROJECTION = {
  ...READ_PROJECTION,
  tenant_id: 0,
  contact_email_key: 0,
  created_by: 0,
  initial_message: 0,
} as const;

/** What tells whether a WorkItem is one of those that are counted. */
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

export interface ListQuery {
  /** Stored fields that must be equal. */
  equals: Partial<
    Record<
      'status' | 'tags' | 'channel' | 'priority' | 'contact_email_key' | 'source_reference' | 'pack_key' | 'queue_key',
      string
    >
  > & { 'assignee.id'?: string | null };
  order: 'by_creation' | 'by_update';
  notBefore: Date;
  limit: number;
  after?: Keyset | undefined;
}

/** Stored fields that an index begins with, behind the tenant, as they have to be, or the one that may be any of some. */
export type StoredCondition = { equal: Readonly<Record<string, unknown>> } | { anyOf: AnyOf };

/** What is looked through, in order. */
export interface CandidateQuery
  extends Pick<PageQuery, 'timeField' | 'order' | 'notBefore' | 'notAfter' | 'limit' | 'after'> {
  stored: StoredCondition;
  /** Whether they are counted only, and need not be shown. */
  countedOnly: boolean;
}

/** What is asked for of what changed last. */
export interface LatestQuery {
  statuses: readonly WorkItemStatus[] | undefined;
  /** Of what is new: whether it has waited for approval before. Both, if it is left out. */
  newHasWaited: boolean | undefined;
  threadId: string | undefined;
  notBefore: Date;
  limit: number;
  after?: Keyset | undefined;
}

/** What a message does to its WorkItem: an event for each version that it gets, and its status if that moves. */
export interface AppendPlan {
  events: OutboxEvent[];
  status?: WorkItemStatus;
}

/** What lists of other things say of a WorkItem. */
const TITLE = ['subject', 'status', 'pack_key', 'queue_key', 'channel', 'priority', 'tags'] as const;

/** The WorkItems and messages of one tenant. Hot paths go through the native driver: no casting, no hydration. */
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

  /** Inserts a WorkItem, or returns the one that its idempotency key has made before. */
  async insert(document: NewDocument<WorkItemDocument>): Promise<WorkItemDocument | null> {
    try {
      await withMongoErrors(this.#workItems.insertOne({ ...document, tenant_id: this.#tenantId }));
      return null;
    } catch (error) {
      // The driver repeats a write whose answer was lost: what it then runs into may be our own document.
      if (isDuplicateKey(error, ID_INDEX)) return null;
      if (document.idem === undefined || !isDuplicateKey(error, IDEMPOTENCY_INDEX.name)) throw error;
      const earlier = await this.#findByIdempotencyKey(this.#workItems, document.idem);
      return earlier._id === document._id ? null : earlier;
    }
  }

  /** Whole, although not all of it is shown: a projection costs the database more than the few bytes that it saves. */
  async find(workItemId: string): Promise<WorkItemDocument | null> {
    return this.#store.workItemsById.find(this.#tenantId, workItemId);
  }

  async exists(workItemId: string): Promise<boolean> {
    const found = this.#workItems.findOne({ _id: workItemId, tenant_id: this.#tenantId }, { projection: { _id: 1 } });
    return (await withMongoErrors(found)) !== null;
  }

  /** The subjects and packs of those that exist, at most 200 at a time. */
  async listTitles(workItemIds: string[]): Promise<Pick<WorkItemDocument, '_id' | (typeof TITLE)[number]>[]> {
    const projection = Object.fromEntries(TITLE.map((field) => [field, 1] as const));
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection });
  }

  /** What these WorkItems, at most a batch of the relay, are found by, but for what was said later. */
  async listTexts(workItemIds: readonly string[]) {
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection: { outbox: 0, idem: 0 } });
  }

  /** When these WorkItems were opened. */
  async listOpenings(workItemIds: readonly string[]): Promise<Pick<WorkItemDocument, '_id' | 'created_at'>[]> {
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection: { created_at: 1 } });
  }

  /** What these messages, at most a batch of the relay, say. */
  async listMessageTexts(messageIds: readonly string[]) {
    return findByIds(this.#messages, this.#tenantId, messageIds, { projection: { work_item_id: 1, content: 1 } });
  }

  /** Those that exist, as lists show them, at most 200 at a time. */
  async listByIds(workItemIds: readonly string[]): Promise<ListedWorkItem[]> {
    return findByIds(this.#workItems, this.#tenantId, workItemIds, { projection: LIST_PROJECTION });
  }

  /** With what an update needs beyond the WorkItem itself: the salt of its commitments. */
  async findForUpdate(workItemId: string, transaction?: Transaction): Promise<WorkItemDocument | null> {
    return withMongoErrors(
      this.#workItems.findOne(
        { _id: workItemId, tenant_id: this.#tenantId },
        { projection: { outbox: 0, idem: 0, initial_message: 0 }, ...(transaction && { session: transaction }) },
      ),
    );
  }

  async list(query: ListQuery): Promise<{ rows: ListedWorkItem[]; next: Keyset | null }> {
    const byUpdate = query.order === 'by_update';
    return this.#store.findPage(this.#workItems, {
      filter: { tenant_id: this.#tenantId, ...query.equals },
      timeField: byUpdate ? 'updated_at' : 'created_at',
      order: byUpdate ? 'oldest_first' : 'newest_first',
      notBefore: query.notBefore,
      limit: query.limit,
      after: query.after,
      projection: LIST_PROJECTION,
      decode: this.#store.listedWorkItems.decode,
    });
  }

  /** What a search looks through: those that it knows by an index. */
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

  /** What a search has found by their ids, in this order. */
  async listFound(workItemIds: readonly string[], countedOnly: boolean): Promise<ListedWorkItem[]> {
    const rows = await findByIds(this.#workItems, this.#tenantId, workItemIds, this.#shown(countedOnly));
    const byId = new Map(rows.map((row) => [row._id, row]));
    return workItemIds.flatMap((id) => byId.get(id) ?? []);
  }

  #shown(countedOnly: boolean): Pick<PageQuery, 'projection' | 'decode'> {
    if (countedOnly) return { projection: COUNT_PROJECTION };
    return { projection: LIST_PROJECTION, decode: this.#store.listedWorkItems.decode };
  }

  /** Those that changed last first. */
  async listLatest(query: LatestQuery): Promise<{ rows: ListedWorkItem[]; next: Keyset | null }> {
    return this.#store.findPage(this.#workItems, {
      filter: this.#latestFilter(query),
      timeField: 'updated_at',
      order: 'newest_first',
      notBefore: query.notBefore,
      limit: query.limit,
      after: query.after,
      projection: LIST_PROJECTION,
      decode: this.#store.listedWorkItems.decode,
    });
  }

  /** How many there are of them, up to `limit`: counting more costs more than the number is worth. */
  async countLatest(query: LatestQuery, limit: number): Promise<number> {
    return withMongoErrors(this.#workItems.countDocuments(this.#latestFilter(query), { limit }));
  }

  #latestFilter({ statuses, newHasWaited, threadId, notBefore }: LatestQuery): mongo.Filter<WorkItemDocument> {
    // In conditions of its own, so that what tells a page stands beside it.
    const conditions: mongo.Filter<WorkItemDocument>[] = [{ updated_at: { $gte: notBefore } }];
    if (newHasWaited !== undefined) {
      conditions.push({ $or: [{ status: { $ne: 'new' } }, { pending_proposals: { $exists: newHasWaited } }] });
    }
    return {
      tenant_id: this.#tenantId,
      ...(threadId === undefined ? {} : { thread_id: threadId }),
      ...(statuses === undefined ? {} : { status: { $in: [...statuses] } }),
      $and: conditions,
    };
  }

  /** Changes the WorkItem if it still has `version`; null if somebody else was faster. */
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
   * Adds a message and counts it on its WorkItem, in one transaction. Returns the earlier message if the idempotency
   * key has made one before, or the status of the WorkItem if that takes no messages.
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
            // Never backwards, or who follows by `updated_since` would miss it.
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
      return { earlier: await this.#findByIdempotencyKey(this.#messages, message.idem) };
    }
  }

  /** Follow-up messages; the initial one is kept in the WorkItem itself. */
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

  /** A follow-up message; null if the WorkItem has none of this id. */
  async findMessage(workItemId: string, messageId: string): Promise<MessageDocument | null> {
    const filter = { _id: messageId, tenant_id: this.#tenantId, work_item_id: workItemId };
    return withMongoErrors(this.#messages.findOne(filter, { projection: { idem: 0 } }));
  }

  async #findByIdempotencyKey<T extends WorkItemDocument | MessageDocument>(
    collection: mongo.Collection<T>,
    idem: IdempotencyRecord,
  ): Promise<T> {
    const found = await withMongoErrors(
      collection.findOne({
        tenant_id: this.#tenantId,
        'idem.principal': idem.principal,
        'idem.operation': idem.operation,
        'idem.key': idem.key,
      } as unknown as mongo.Filter<T>),
    );
    if (found === null)
      throw new AppError('conflict', 'The first request with this Idempotency-Key failed. Repeat it.');
    return found as T;
  }
}
