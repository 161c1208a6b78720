import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { commitment, newSalt } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { beginningOf, type Keyset } from '../../platform/mongo/page.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../../platform/paging.ts';
import { fromPrincipalRow, toPrincipalRow } from '../../platform/principal-row.ts';
import { idempotencyField, replayable } from '../idempotency.ts';
import type { Author, IdempotencyRequest, Idempotent, WorkItemTitle } from '../model.ts';
import { type IfMatch, NoteChanges } from './changes.ts';
import type { Mention, NewNote, Note } from './model.ts';
import { type NoteRepository, versionOf } from './repository.ts';
import type { NoteDocument } from './schema.ts';

/** Maximum number of unread notes to count. A badge needs no larger number. */
const MAX_UNREAD_COUNTED = 100;

export interface NoteServiceOptions {
  repository: (tenantId: string) => NoteRepository;
  pageTokens: PageTokens;
  notifyRelay: (tenantId: string) => void;
  /** Throws `not_found` unless the WorkItem exists. */
  assertExists: (call: CallContext, workItemId: string) => Promise<void>;
  listTitles: (call: CallContext, workItemIds: string[]) => Promise<Map<string, WorkItemTitle>>;
  /** Returns the member with this id, if they may read WorkItems; null otherwise. */
  findReader: (tenantId: string, personId: string) => Promise<Author | null>;
}

/**
 * Internal notes. Only people write and read them, through the one door for people. Keys and agents are refused here,
 * whatever permissions they have.
 */
export class NoteService {
  readonly #options: NoteServiceOptions;
  readonly #changes: NoteChanges;

  constructor(options: NoteServiceOptions) {
    this.#options = options;
    this.#changes = new NoteChanges({ ...options, mentionable: (call, ids) => this.#mentioned(call, ids) });
  }

  /**
   * Adds a note.
   * @throws {AppError} `not_found`; `validation_error` if a mentioned person is not a member who may read the note;
   * `idempotency_key_reused`; `authorization_error` if the caller is not a person.
   */
  async add(
    call: CallContext,
    workItemId: string,
    { content, mentionedIds }: NewNote,
    idempotency?: IdempotencyRequest,
  ): Promise<Idempotent<Note>> {
    assertPerson(call);
    await this.#options.assertExists(call, workItemId);
    const mentioned = await this.#mentioned(call, mentionedIds);
    const [noteId, at, salt] = [newId('note'), currentTime(), newSalt()];
    const event = outboxEvent(call, {
      type: 'work_item.note_added',
      subject: { type: 'work_item_note', id: noteId },
      subject_version: 1,
      work_item_id: workItemId,
      at,
      data: { commitments: { content: commitment(salt, 'content', content) } },
    });
    const document: Omit<NoteDocument, 'tenant_id'> = {
      _id: noteId,
      work_item_id: workItemId,
      content,
      author: toPrincipalRow(call.principal),
      mentioned: mentioned.map(toPrincipalRow),
      ...(mentioned.length === 0 ? {} : { unread_by: mentioned.map(({ id }) => id) }),
      created_at: at,
      salt,
      ...idempotencyField(call.principal, 'addWorkItemNote', idempotency),
      outbox: [event],
    };
    const earlier = await this.#repository(call).insert(document);
    if (earlier !== null) {
      // A deleted note has no request hash any more that could be compared.
      const row = earlier.deleted === undefined ? replayable(earlier, idempotency) : earlier;
      return { value: fromRow(row), replayed: true };
    }
    this.#options.notifyRelay(call.tenantId);
    return { value: fromRow(document), replayed: false };
  }

  /** Does `NoteChanges.update`, for people only. */
  async update(call: CallContext, noteId: string, note: NewNote, ifMatch?: IfMatch): Promise<Note> {
    assertPerson(call);
    return fromRow(await this.#changes.update(call, noteId, note, ifMatch));
  }

  /** Deletes a note (`NoteChanges.delete`). Only people may call it. */
  async delete(call: CallContext, noteId: string, ifMatch?: IfMatch): Promise<Note> {
    assertPerson(call);
    return fromRow(await this.#changes.delete(call, noteId, ifMatch));
  }

  /**
   * Returns the notes of a WorkItem, newest first.
   * @throws {AppError} `not_found`; `validation_error` on a page token of another list.
   */
  async list(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Note>> {
    assertPerson(call);
    const list = ['work_item_notes', call.tenantId, workItemId];
    const asked = this.#asked(call, page, list);
    await this.#options.assertExists(call, workItemId);
    const { rows, next } = await this.#repository(call).listOfWorkItem(workItemId, asked);
    return { rows: rows.map(fromRow), nextPageToken: this.#token(next, list) };
  }

  /** Returns the notes that mention the caller, newest first, and the number of all unread ones, up to 100. */
  async listMentions(call: CallContext, page: PageRequest): Promise<Page<Mention> & { unreadCount: number }> {
    assertPerson(call);
    const { id } = call.principal;
    const list = ['my_mentions', call.tenantId, id];
    const repository = this.#repository(call);
    const [{ rows, next }, unreadCount] = await Promise.all([
      repository.listMentioning(id, this.#asked(call, page, list)),
      repository.countUnread(id, MAX_UNREAD_COUNTED),
    ]);
    const titles = await this.#options.listTitles(call, [...new Set(rows.map((row) => row.work_item_id))]);
    const mentions = rows.flatMap((row) => {
      const work = titles.get(row.work_item_id);
      return work === undefined ? [] : [{ note: fromRow(row), work, isUnread: row.unread_by?.includes(id) ?? false }];
    });
    return { rows: mentions, nextPageToken: this.#token(next, list), unreadCount };
  }

  async markMentionsRead(call: CallContext, noteIds: readonly string[]): Promise<void> {
    assertPerson(call);
    await this.#repository(call).markRead(call.principal.id, noteIds);
  }

  async #mentioned({ tenantId }: CallContext, ids: readonly string[]): Promise<Author[]> {
    const readers = await Promise.all(ids.map((id) => this.#options.findReader(tenantId, id)));
    const problems = ids.flatMap((id, index) =>
      readers[index] === null ? [{ field: 'mentioned_ids', problem: `${id} is not a member who may read it` }] : [],
    );
    if (problems.length > 0) throw validationError(problems);
    return readers.filter((reader) => reader !== null);
  }

  #asked(call: CallContext, page: PageRequest, list: readonly unknown[]) {
    const { pageToken } = page;
    const after = pageToken === undefined ? undefined : this.#options.pageTokens.open(pageToken, list);
    return { limit: pageSizeOf(page), after, notBefore: beginningOf(call.tenantCreatedAt) };
  }

  #repository(call: Pick<CallContext, 'tenantId'>): NoteRepository {
    return this.#options.repository(call.tenantId);
  }

  #token(next: Keyset | null, list: readonly unknown[]): string | null {
    return next === null ? null : this.#options.pageTokens.seal(next, list);
  }
}

function assertPerson({ principal }: CallContext): void {
  if (principal.type !== 'user')
    throw new AppError('authorization_error', 'Only people can read and write internal notes.');
}

function fromRow(row: Omit<NoteDocument, 'tenant_id' | 'outbox' | 'salt'>): Note {
  return {
    noteId: row._id,
    workItemId: row.work_item_id,
    content: row.content,
    author: fromPrincipalRow(row.author),
    mentioned: row.mentioned.map(fromPrincipalRow),
    createdAt: row.created_at,
    version: versionOf(row),
    editedAt: row.edited_at ?? null,
    deleted: row.deleted === undefined ? null : { by: fromPrincipalRow(row.deleted.by), at: row.deleted.at },
  };
}
