import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { FindPage, PageQuery } from '../../platform/mongo/page.ts';
import { updateEach } from '../../platform/mongo/update-each.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { insertOnce } from '../repository.ts';
import type { NoteDocument, NoteModel } from './schema.ts';

type NotePage = Pick<PageQuery, 'limit' | 'after' | 'notBefore'>;

const STORED = { outbox: 0, salt: 0 } as const;
export type StoredNote = Omit<NoteDocument, keyof typeof STORED>;

export interface NoteChange {
  set: Partial<NoteDocument> & { 'idem.request_hash'?: string };
  unset: (keyof NoteDocument)[];
}

export function versionOf({ version }: Pick<NoteDocument, 'version'>): number {
  return version ?? 1;
}

export class NoteRepository {
  readonly #notes: mongo.Collection<NoteDocument>;
  readonly #findPage: FindPage;
  readonly #tenantId: string;

  constructor(model: NoteModel, findPage: FindPage, tenantId: string) {
    this.#notes = nativeCollection(model);
    this.#findPage = findPage;
    this.#tenantId = tenantId;
  }

  /** @returns null; the earlier note if its idempotency key has made one before. */
  async insert(document: Omit<NoteDocument, 'tenant_id'>): Promise<NoteDocument | null> {
    return insertOnce(this.#notes, { ...document, tenant_id: this.#tenantId });
  }

  async find(noteId: string): Promise<StoredNote | null> {
    return withMongoErrors(this.#notes.findOne({ _id: noteId, tenant_id: this.#tenantId }, { projection: STORED }));
  }

  /** Changes the note if neither its version nor its readers have changed. Null if somebody else was faster. */
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
    const options = { returnDocument: 'after', projection: STORED } as const;
    return withMongoErrors(this.#notes.findOneAndUpdate(filter, update, options));
  }

  listOfWorkItem(workItemId: string, page: NotePage) {
    return this.#list({ work_item_id: workItemId }, page);
  }

  listMentioning(personId: string, page: NotePage) {
    return this.#list({ 'mentioned.id': personId }, page);
  }

  #list(filter: Record<string, string>, page: NotePage) {
    return this.#findPage(this.#notes, {
      filter: { tenant_id: this.#tenantId, ...filter },
      timeField: 'created_at',
      order: 'newest_first',
      ...page,
      projection: { idem: 0, outbox: 0, salt: 0 },
    });
  }

  countUnread(personId: string, limit: number): Promise<number> {
    return withMongoErrors(this.#notes.countDocuments({ tenant_id: this.#tenantId, unread_by: personId }, { limit }));
  }

  async markRead(personId: string, noteIds: readonly string[]): Promise<void> {
    const filter = { _id: { $in: [...noteIds] }, tenant_id: this.#tenantId, unread_by: personId };
    await updateEach(this.#notes, filter, { $pull: { unread_by: personId } });
  }
}
