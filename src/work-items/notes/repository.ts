import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { FindPage, Keyset } from '../../platform/mongo/page.ts';
import { updateEach } from '../../platform/mongo/update-each.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { IDEMPOTENCY_INDEX } from '../../platform/storage/collection.ts';
import type { IdempotencyRecord } from '../idempotency.ts';
import type { NoteDocument, NoteModel } from './schema.ts';

/**
 * Name that MongoDB gives the index on `_id` of every collection. Our ids are random, so no two documents share one.
 */
const ID_INDEX = '_id_';

export interface NoteStore {
  notes: NoteModel;
  findPage: FindPage;
}

export interface NotePage {
  limit: number;
  after: Keyset | undefined;
  notBefore: Date;
}

/** A note with the fields that a change of it needs. */
export type StoredNote = Omit<NoteDocument, 'outbox' | 'salt'>;

export interface NoteChange {
  set: Partial<NoteDocument> & { 'idem.request_hash'?: string };
  unset: (keyof NoteDocument)[];
}

export function versionOf({ version }: Pick<NoteDocument, 'version'>): number {
  return version ?? 1;
}

/** Reads and writes the notes of one tenant. */
export class NoteRepository {
  readonly #store: NoteStore;
  readonly #tenantId: string;

  constructor(store: NoteStore, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  get #notes(): mongo.Collection<NoteDocument> {
    return nativeCollection(this.#store.notes);
  }

  /** Inserts a note. @returns null; the earlier note if its idempotency key has made one before. */
  async insert(document: Omit<NoteDocument, 'tenant_id'>): Promise<NoteDocument | null> {
    try {
      await withMongoErrors(this.#notes.insertOne({ ...document, tenant_id: this.#tenantId }));
      return null;
    } catch (error) {
      // The driver repeats a write whose answer was lost, so the duplicate may be our own document.
      if (isDuplicateKey(error, ID_INDEX)) return null;
      if (document.idem === undefined || !isDuplicateKey(error, IDEMPOTENCY_INDEX.name)) throw error;
      const earlier = await this.#findByIdempotencyKey(document.idem);
      return earlier._id === document._id ? null : earlier;
    }
  }

  async #findByIdempotencyKey({ principal, operation, key }: IdempotencyRecord): Promise<NoteDocument> {
    const filter = {
      tenant_id: this.#tenantId,
      'idem.principal': principal,
      'idem.operation': operation,
      'idem.key': key,
    };
    const found = await withMongoErrors(this.#notes.findOne(filter));
    if (found === null) {
      throw new AppError('conflict', 'The first request with this Idempotency-Key failed. Repeat it.');
    }
    return found;
  }

  /** Finds a note, with all that a change of it needs. */
  async find(noteId: string): Promise<StoredNote | null> {
    const projection = { outbox: 0, salt: 0 } as const;
    return withMongoErrors(this.#notes.findOne({ _id: noteId, tenant_id: this.#tenantId }, { projection }));
  }

  /** Changes the note if it is still as it was read, including its readers. Null if somebody else was faster. */
  async change(present: StoredNote, change: NoteChange, event: OutboxEvent): Promise<StoredNote | null> {
    const filter = {
      _id: present._id,
      tenant_id: this.#tenantId,
      version: present.version ?? { $exists: false },
      unread_by: present.unread_by ?? { $exists: false },
    } as mongo.Filter<NoteDocument>;
    const unset = Object.fromEntries(change.unset.map((field) => [field, '']));
    const update = {
      $set: { ...change.set, version: versionOf(present) + 1 },
      ...(change.unset.length === 0 ? {} : { $unset: unset }),
      $push: { outbox: event },
    } as mongo.UpdateFilter<NoteDocument>;
    const options = { returnDocument: 'after', projection: { outbox: 0, salt: 0 } } as const;
    return withMongoErrors(this.#notes.findOneAndUpdate(filter, update, options));
  }

  listOfWorkItem(workItemId: string, page: NotePage) {
    return this.#list({ work_item_id: workItemId }, page);
  }

  listMentioning(personId: string, page: NotePage) {
    return this.#list({ 'mentioned.id': personId }, page);
  }

  #list(filter: Record<string, string>, page: NotePage) {
    return this.#store.findPage(this.#notes, {
      filter: { tenant_id: this.#tenantId, ...filter },
      timeField: 'created_at',
      order: 'newest_first',
      ...page,
      projection: { idem: 0, outbox: 0, salt: 0 },
    });
  }

  /** Returns the number of notes that mention the person and that they have not read, up to `limit`. */
  countUnread(personId: string, limit: number): Promise<number> {
    return withMongoErrors(this.#notes.countDocuments({ tenant_id: this.#tenantId, unread_by: personId }, { limit }));
  }

  async markRead(personId: string, noteIds: readonly string[]): Promise<void> {
    const filter = { _id: { $in: [...noteIds] }, tenant_id: this.#tenantId, unread_by: personId };
    await updateEach(this.#notes, filter, { $pull: { unread_by: personId } });
  }
}
