import type { Author, WorkItemTitle } from '../model.ts';

/** An internal note about a WorkItem, from people to people. */
export interface Note {
  noteId: string;
  workItemId: string;
  content: string;
  author: Author;
  mentioned: Author[];
  createdAt: Date;
  version: number;
  /** Null if the note was never edited. */
  editedAt: Date | null;
  /** Null if the note is not deleted. */
  deleted: { by: Author; at: Date } | null;
}

export interface NewNote {
  content: string;
  /** Ids of the mentioned members. */
  mentionedIds: readonly string[];
}

/** A note that mentions the caller. */
export interface Mention {
  note: Note;
  work: Pick<WorkItemTitle, 'subject' | 'packKey'>;
  isUnread: boolean;
}
