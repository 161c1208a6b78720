import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { commitment, newSalt } from '../../platform/canonical-json.ts';
import { laterThan } from '../../platform/clock.ts';
import { type NewEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { Author } from '../model.ts';
import { toAuthorRow } from '../rows.ts';
import type { AuthorDocument } from '../schema.ts';
import type { NewNote } from './model.ts';
import { type NoteChange, type NoteRepository, type StoredNote, versionOf } from './repository.ts';

/** Whoever loses against others so often is told so. */
const MAX_ATTEMPTS = 5;

/** Decides, by the present version, whether to go on. */
export type IfMatch = ((version: number) => boolean) | undefined;

export interface NoteChangesOptions {
  repository: (tenantId: string) => NoteRepository;
  notifyRelay: (tenantId: string) => void;
  /** Those whom a note mentions anew. @throws {AppError} `validation_error` if one is no member who may read it. */
  mentionable: (call: CallContext, personIds: readonly string[]) => Promise<Author[]>;
}

interface Plan {
  change: NoteChange;
  type: 'work_item.note_edited' | 'work_item.note_deleted';
  data: NewEvent['data'];
}

/** Changes of notes, each one write with its event. What a note said before is in none of them. */
export class NoteChanges {
  readonly #options: NoteChangesOptions;

  constructor(options: NoteChangesOptions) {
    this.#options = options;
  }

  /**
   * Has a note of the caller's say something else. Who is mentioned anew has not read it; who was mentioned before and has
   * left may stay mentioned.
   * @throws {AppError} `not_found`; `authorization_error`; `invalid_state` if it is deleted; `validation_error`;
   * `precondition_failed`; `conflict`.
   */
  update(call: CallContext, noteId: string, note: NewNote, ifMatch: IfMatch): Promise<StoredNote> {
    return this.#apply(call, noteId, ifMatch, async (present, at) => {
      if (present.author.id !== call.principal.id) {
        throw new AppError('authorization_error', 'Notes are changed by who has written them.');
      }
      if (present.deleted !== undefined) throw new AppError('invalid_state', 'This note is deleted.');
      const mentioned = await this.#mentioned(call, present, note.mentionedIds);
      if (note.content === present.content && sameIds(mentioned, present.mentioned)) return undefined;
      const salt = newSalt();
      const { unread_by, gone } = unreadOf(present, mentioned);
      return {
        type: 'work_item.note_edited',
        data: { commitments: { content: commitment(salt, 'content', note.content) } },
        change: { set: { content: note.content, mentioned, salt, edited_at: at, ...unread_by }, unset: gone },
      };
    });
  }

  /**
   * Leaves of a note that there was one. What is deleted stays as it is.
   * @throws {AppError} `not_found`; `authorization_error` for who has neither written it nor manages members;
   * `precondition_failed`; `conflict`.
   */
  delete(call: CallContext, noteId: string, ifMatch: IfMatch): Promise<StoredNote> {
    return this.#apply(call, noteId, ifMatch, async (present, at) => {
      if (present.author.id !== call.principal.id && !call.permissions.has('members.manage')) {
        const message = 'Notes are deleted by who has written them, and by administrators.';
        throw new AppError('authorization_error', message);
      }
      if (present.deleted !== undefined) return undefined;
      const deleted = { by: toAuthorRow(call.principal), at };
      // The hash of the request that made it is over what it said.
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

  async #apply(
    call: CallContext,
    noteId: string,
    ifMatch: IfMatch,
    planChange: (present: StoredNote, at: Date) => Promise<Plan | undefined>,
  ): Promise<StoredNote> {
    const repository = this.#options.repository(call.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(noteId);
      if (present === null) throw new AppError('not_found', `There is no note ${noteId}.`);
      const version = versionOf(present);
      const at = laterThan(present.edited_at ?? present.created_at);
      const plan = await planChange(present, at);
      // Whoever may not change it learns of no version, and what is so already is not asked for again.
      if (plan === undefined) return present;
      if (ifMatch !== undefined && !ifMatch(version)) throw preconditionFailed(version);
      const event = outboxEvent(call, {
        type: plan.type,
        subject: { type: 'work_item_note', id: noteId },
        subject_version: version + 1,
        work_item_id: present.work_item_id,
        at,
        data: plan.data,
      });
      const changed = await repository.change(present, plan.change, event);
      if (changed !== null) {
        this.#options.notifyRelay(call.tenantId);
        return changed;
      }
    }
    throw new AppError('conflict', 'The note was changed at the same time. Repeat the request.');
  }

  async #mentioned(call: CallContext, present: StoredNote, ids: readonly string[]): Promise<AuthorDocument[]> {
    const kept = new Map(present.mentioned.map((one) => [one.id, one]));
    const added = await this.#options.mentionable(
      call,
      ids.filter((id) => !kept.has(id)),
    );
    for (const { type, id, displayName } of added) kept.set(id, { type, id, display_name: displayName });
    return ids.flatMap((id) => kept.get(id) ?? []);
  }
}

/** Who of those mentioned has not read it; absent where nobody is, as it is stored. */
function unreadOf(
  { mentioned: before, unread_by: unread = [] }: StoredNote,
  mentioned: readonly AuthorDocument[],
): { unread_by: Pick<NoteChange['set'], 'unread_by'>; gone: 'unread_by'[] } {
  const ids = mentioned.map(({ id }) => id);
  const left = ids.filter((id) => unread.includes(id) || !before.some((one) => one.id === id));
  return left.length === 0 ? { unread_by: {}, gone: ['unread_by'] } : { unread_by: { unread_by: left }, gone: [] };
}

function sameIds(some: readonly AuthorDocument[], others: readonly AuthorDocument[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}

function preconditionFailed(version: number): AppError {
  const message = `The note has changed: its version is now ${version}. Read it again and decide anew.`;
  return new AppError('precondition_failed', message);
}
