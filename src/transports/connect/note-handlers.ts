import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  AddWorkItemNoteRequestSchema,
  NoteService,
  type WorkItemNoteSchema,
} from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import type { Note } from '../../work-items/index.ts';
import { callOf } from './caller.ts';
import { idempotencyOf, ifVersion, pageOf, toApiFields, toApiTime } from './common-wire.ts';
import { serve } from './services.ts';
import { toApiPrincipal } from './work-item-wire.ts';

export const noteService = serve(NoteService, ({ notes }) => ({
  async listWorkItemNotes(request, context) {
    const page = await notes.listWorkItemNotes(callOf(context), request.workItemId, pageOf(request));
    return { notes: page.rows.map(toApiNote), nextPageToken: page.nextPageToken ?? '' };
  },

  async addWorkItemNote(request, context) {
    const { workItemId, content, mentionedIds } = request;
    const idempotency = idempotencyOf(AddWorkItemNoteRequestSchema, request);
    const note = { content, mentionedIds };
    const { value, replayed } = await notes.addWorkItemNote(callOf(context), workItemId, note, idempotency);
    return { note: toApiNote(value), replayed };
  },

  async updateWorkItemNote({ noteId, content, mentionedIds, expectedVersion }, context) {
    const note = { content, mentionedIds };
    const changed = await notes.updateWorkItemNote(callOf(context), noteId, note, ifVersion(expectedVersion));
    return { note: toApiNote(changed) };
  },

  async deleteWorkItemNote({ noteId, expectedVersion }, context) {
    const deleted = await notes.deleteWorkItemNote(callOf(context), noteId, ifVersion(expectedVersion));
    return { note: toApiNote(deleted) };
  },

  async listMyMentions(request, context) {
    const { rows, nextPageToken, unreadCount } = await notes.listMyMentions(callOf(context), pageOf(request));
    const mentions = rows.map(({ note, work, isUnread }) => {
      return { note: toApiNote(note), subject: work.subject, packKey: work.packKey, unread: isUnread };
    });
    return { mentions, nextPageToken: nextPageToken ?? '', unreadCount };
  },

  async markMentionsRead({ noteIds }, context) {
    await notes.markMentionsRead(callOf(context), noteIds);
    return {};
  },
}));

function toApiNote({ deleted, ...note }: Note): MessageInitShape<typeof WorkItemNoteSchema> {
  return {
    ...toApiFields(note, 'createdAt', 'editedAt'),
    author: toApiPrincipal(note.author),
    mentioned: note.mentioned.map(toApiPrincipal),
    version: BigInt(note.version),
    ...(deleted !== null && { deletedAt: toApiTime(deleted.at), deletedBy: toApiPrincipal(deleted.by) }),
  };
}
