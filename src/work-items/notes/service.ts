import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { commitment, newSalt } from '../../platform/canonical-json.ts';
import { currentTime, laterThan } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { beginningOf, type Keyset } from '../../platform/mongo/page.ts';
import { type NewEvent, type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../../platform/paging.ts';
import { fromPrincipalRow, type PrincipalRow, toPrincipalRow } from '../../platform/principal-row.ts';
import { idempotencyField, replayable } from '../idempotency.ts';
import type { Author, IdempotencyRequest, Idempotent } from '../model.ts';
import type { WorkItemService } from '../service.ts';
import type { Mention, NewNote, Note } from './model.ts';
import { type NoteChange, type NoteRepository, type StoredNote, versionOf } from './repository.ts';
import type { NoteDocument } from './schema.ts';

/** A badge needs no larger number. */
const MAX_UNREAD_COUNTED = 100;
const MAX_ATTEMPTS = 5;

type IfMatch = ((version: number) => boolean) | undefined;

interface Plan {
  change: NoteChange;
  type: 'work_item.note_edited' | 'work_item.note_deleted';
  data: NewEvent['data'];
}

interface NoteServiceOptions {
  repository: (tenantId: string) => NoteRepository;
  pageTokens: PageTokens;
  notifyRelay: (tenantId: string) => void;
  workItems: WorkItemService;
  /** Returns the member if they may read WorkItems; null otherwise. */
  findReader: (tenantId: string, personId: string) => Promise<Author | null>;
}

/** Keys and agents are refused, whatever permissions they have: only people write and read notes. */
export class NoteService {
  readonly #options: NoteServiceOptions;

  constructor(options: NoteServiceOptions) {
    this.#options = options;
  }

  /**
   * @throws {AppError} `not_found`; `validation_error` if a mentioned person may not read the note;
   * `idempotency_key_reused`; `authorization_error` if the caller is not a person.
   */
  async add(
    call: CallContext,
    workItemId: string,
    { content, mentionedIds }: NewNote,
    idempotency?: IdempotencyRequest,
  ): Promise<Idempotent<Note>> {
    assertPerson(call);
    await this.#options.workItems.assertExists(call, workItemId);
    const mentioned = await this.#mentioned(call, mentionedIds);
    const at = currentTime();
    const salt = newSalt();
    const document: Omit<NoteDocument, 'tenant_id'> = {
      _id: newId('note'),
      work_item_id: workItemId,
      content,
      author: toPrincipalRow(call.principal),
      mentioned: mentioned.map(toPrincipalRow),
      ...(mentioned.length === 0 ? {} : { unread_by: mentioned.map(({ id }) => id) }),
      created_at: at,
      salt,
      ...idempotencyField(call.principal, 'addWorkItemNote', idempotency),
      outbox: [],
    };
    document.outbox.push(noteEvent(call, 'work_item.note_added', document, 1, at, contentData(salt, content)));
    const earlier = await this.#repository(call).insert(document);
    if (earlier !== null) {
      // A deleted note has no request hash any more that could be compared.
      const row = earlier.deleted === undefined ? replayable(earlier, idempotency) : earlier;
      return { value: fromRow(row), replayed: true };
    }
    this.#options.notifyRelay(call.tenantId);
    return { value: fromRow(document), replayed: false };
  }

  /**
   * Newly mentioned people have the note unread. People who have left may stay mentioned. The old text is gone.
   * @throws {AppError} `not_found`; `authorization_error`; `invalid_state` if the note is deleted; `validation_error`;
   * `precondition_failed`; `conflict`.
   */
  async update(call: CallContext, noteId: string, note: NewNote, ifMatch?: IfMatch): Promise<Note> {
    return this.#apply(call, noteId, ifMatch, async (present, at) => {
      if (present.author.id !== call.principal.id) {
        throw new AppError('authorization_error', 'Only the author of a note can change it.');
      }
      if (present.deleted !== undefined) throw new AppError('invalid_state', 'This note is deleted.');
      const mentioned = await this.#mentionedAfter(call, present, note.mentionedIds);
      if (note.content === present.content && sameIds(mentioned, present.mentioned)) return undefined;
      const salt = newSalt();
      const unread = unreadIds(present, mentioned);
      const set = { content: note.content, mentioned, salt, edited_at: at };
      return {
        type: 'work_item.note_edited',
        data: contentData(salt, note.content),
        change: unread.length === 0 ? { set, unset: ['unread_by'] } : { set: { ...set, unread_by: unread }, unset: [] },
      };
    });
  }

  /**
   * Only the fact remains that there was a note. A deleted note stays as it is.
   * @throws {AppError} `not_found`; `authorization_error` if the caller neither wrote the note nor manages members;
   * `precondition_failed`; `conflict`.
   */
  async delete(call: CallContext, noteId: string, ifMatch?: IfMatch): Promise<Note> {
    return this.#apply(call, noteId, ifMatch, async (present, at) => {
      if (present.author.id !== call.principal.id && !call.permissions.has('members.manage')) {
        throw new AppError('authorization_error', 'Only the author of a note and administrators can delete it.');
      }
      if (present.deleted !== undefined) return undefined;
      const deleted = { by: toPrincipalRow(call.principal), at };
      // The hash of the request that made the note covers its text.
      const request = present.idem === undefined ? {} : { 'idem.request_hash': '' };
      return {
        type: 'work_item.note_deleted',
        data: {},
        change: {
          set: { content: '', mentioned: [], deleted, ...request },
          unset: ['unread_by', 'salt', 'edited_at'],
        },
      };
    });
  }

  /** Changes a note in one write with its event, and tries again if somebody else was faster. */
  async #apply(
    call: CallContext,
    noteId: string,
    ifMatch: IfMatch,
    planChange: (present: StoredNote, at: Date) => Promise<Plan | undefined>,
  ): Promise<Note> {
    assertPerson(call);
    const repository = this.#repository(call);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(noteId);
      if (present === null) throw new AppError('not_found', `There is no note ${noteId}.`);
      const version = versionOf(present);
      const at = laterThan(present.edited_at ?? present.created_at);
      const plan = await planChange(present, at);
      // The version comes last, so that callers who may not change the note do not learn it. It is not checked if the
      // note already is as requested.
      if (plan === undefined) return fromRow(present);
      if (ifMatch !== undefined && !ifMatch(version)) throw preconditionFailed(version);
      const event = noteEvent(call, plan.type, present, version + 1, at, plan.data);
      const changed = await repository.change(present, plan.change, event);
      if (changed !== null) {
        this.#options.notifyRelay(call.tenantId);
        return fromRow(changed);
      }
    }
    throw new AppError('conflict', 'The note was changed at the same time. Repeat the request.');
  }

  async #mentionedAfter(call: CallContext, present: StoredNote, ids: readonly string[]): Promise<PrincipalRow[]> {
    const kept = new Map(present.mentioned.map((one) => [one.id, one]));
    const added = await this.#mentioned(
      call,
      ids.filter((id) => !kept.has(id)),
    );
    for (const person of added) kept.set(person.id, toPrincipalRow(person));
    return ids.flatMap((id) => kept.get(id) ?? []);
  }

  /** Newest first. @throws {AppError} `not_found`; `validation_error` on a page token of another list. */
  async list(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Note>> {
    assertPerson(call);
    const list = ['work_item_notes', call.tenantId, workItemId];
    const asked = this.#asked(call, page, list);
    await this.#options.workItems.assertExists(call, workItemId);
    const { rows, next } = await this.#repository(call).listOfWorkItem(workItemId, asked);
    return { rows: rows.map(fromRow), nextPageToken: this.#token(next, list) };
  }

  /** Returns the caller's mentions, newest first, and the number of all unread ones, up to 100. */
  async listMentions(call: CallContext, page: PageRequest): Promise<Page<Mention> & { unreadCount: number }> {
    assertPerson(call);
    const { id } = call.principal;
    const list = ['my_mentions', call.tenantId, id];
    const repository = this.#repository(call);
    const [{ rows, next }, unreadCount] = await Promise.all([
      repository.listMentioning(id, this.#asked(call, page, list)),
      repository.countUnread(id, MAX_UNREAD_COUNTED),
    ]);
    const titles = await this.#options.workItems.listTitles(call, [...new Set(rows.map((row) => row.work_item_id))]);
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

  /** @throws {AppError} `validation_error` if one of these people is not a member who may read the note. */
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

function noteEvent(
  call: CallContext,
  type: 'work_item.note_added' | Plan['type'],
  note: Pick<NoteDocument, '_id' | 'work_item_id'>,
  version: number,
  at: Date,
  data: NewEvent['data'],
): OutboxEvent {
  const subject = { type: 'work_item_note', id: note._id };
  return outboxEvent(call, { type, subject, subject_version: version, work_item_id: note.work_item_id, at, data });
}

function contentData(salt: string, content: string): NewEvent['data'] {
  return { commitments: { content: commitment(salt, 'content', content) } };
}

function unreadIds({ mentioned: before, unread_by: unread = [] }: StoredNote, mentioned: PrincipalRow[]): string[] {
  const ids = mentioned.map(({ id }) => id);
  return ids.filter((id) => unread.includes(id) || !before.some((one) => one.id === id));
}

function sameIds(some: readonly PrincipalRow[], others: readonly PrincipalRow[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}

function preconditionFailed(version: number): AppError {
  const message = `The note has changed: its version is now ${version}. Read it again and decide anew.`;
  return new AppError('precondition_failed', message);
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
