import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { commitment, newSalt } from '../../platform/canonical-json.ts';
import { laterThan } from '../../platform/clock.ts';
import { type NewEvent, outboxEvent } from '../../platform/outbox/event.ts';
import { type PrincipalRow, toPrincipalRow } from '../../platform/principal-row.ts';
import type { Author } from '../model.ts';
import type { NewNote } from './model.ts';
import { type NoteChange, type NoteRepository, type StoredNote, versionOf } from './repository.ts';

/** Write attempts before a caller gets `conflict` because others keep writing first. */
const MAX_ATTEMPTS = 5;

/** Condition that returns true if a change may go on, given the present version. */
export type IfMatch = ((version: number) => boolean) | undefined;

export interface NoteChangesOptions {
  repository: (tenantId: string) => NoteRepository;
  notifyRelay: (tenantId: string) => void;
  /**
   * Returns the members whom a note newly mentions.
   * @throws {AppError} `validation_error` if one of them is not a member who may read the note.
   */
  mentionable: (call: CallContext, personIds: readonly string[]) => Promise<Author[]>;
}

interface Plan {
  change: NoteChange;
  type: 'work_item.note_edited' | 'work_item.note_deleted';
  data: NewEvent['data'];
}

/** Changes notes, each in one write with its event. No change keeps what the note said before. */
export class NoteChanges {
  readonly #options: NoteChangesOptions;

  constructor(options: NoteChangesOptions) {
    this.#options = options;
  }

  /**
   * Changes the text and mentions of a note that the caller wrote. The note is unread for people who are newly
   * mentioned. People who were mentioned before and have left may stay mentioned.
   * @throws {AppError} `not_found`; `authorization_error`; `invalid_state` if the note is deleted; `validation_error`;
   * `precondition_failed`; `conflict`.
   */
  update(call: CallContext, noteId: string, note: NewNote, ifMatch: IfMatch): Promise<StoredNote> {
    return this.#apply(call, noteId, ifMatch, async (present, at) => {
      if (present.author.id !== call.principal.id) {
        throw new AppError('authorization_error', 'Only the author of a note can change it.');
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
   * Deletes a note, so that only the fact remains that there was one. A deleted note stays as it is.
   * @throws {AppError} `not_found`; `authorization_error` if the caller neither wrote the note nor manages members;
   * `precondition_failed`; `conflict`.
   */
  delete(call: CallContext, noteId: string, ifMatch: IfMatch): Promise<StoredNote> {
    return this.#apply(call, noteId, ifMatch, async (present, at) => {
      if (present.author.id !== call.principal.id && !call.permissions.has('members.manage')) {
        const message = 'Only the author of a note and administrators can delete it.';
        throw new AppError('authorization_error', message);
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
      // The version comes last, so that callers who may not change the note do not learn it. It is not checked if the
      // note already is as requested.
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

  async #mentioned(call: CallContext, present: StoredNote, ids: readonly string[]): Promise<PrincipalRow[]> {
    const kept = new Map(present.mentioned.map((one) => [one.id, one]));
    const added = await this.#options.mentionable(
      call,
      ids.filter((id) => !kept.has(id)),
    );
    for (const person of added) kept.set(person.id, toPrincipalRow(person));
    return ids.flatMap((id) => kept.get(id) ?? []);
  }
}

/** Returns the mentioned people who have not read the note. If there are none, the stored field is removed. */
function unreadOf(
  { mentioned: before, unread_by: unread = [] }: StoredNote,
  mentioned: readonly PrincipalRow[],
): { unread_by: Pick<NoteChange['set'], 'unread_by'>; gone: 'unread_by'[] } {
  const ids = mentioned.map(({ id }) => id);
  const left = ids.filter((id) => unread.includes(id) || !before.some((one) => one.id === id));
  return left.length === 0 ? { unread_by: {}, gone: ['unread_by'] } : { unread_by: { unread_by: left }, gone: [] };
}

function sameIds(some: readonly PrincipalRow[], others: readonly PrincipalRow[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}

function preconditionFailed(version: number): AppError {
  const message = `The note has changed: its version is now ${version}. Read it again and decide anew.`;
  return new AppError('precondition_failed', message);
}
