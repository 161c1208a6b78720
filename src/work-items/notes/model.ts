import type { Author, WorkItemTitle } from '../model.ts';

/** What people write to each other about a WorkItem. */
export interface Note {
  noteId: string;
  workItemId: string;
  content: string;
  author: Author;
  mentioned: Author[];
  createdAt: Date;
  version: number;
  /** Null if it never was. */
  editedAt: Date | null;
  /** Null if it is there. */
  deleted: { by: Author; at: Date } | null;
}

export interface NewNote {
  content: string;
  /** Ids of members. */
  mentionedIds: readonly string[];
}

/** A note that mentions the caller. */
export interface Mention {
  note: Note;
  work: Pick<WorkItemTitle, 'subject' | 'packKey'>;
  isUnread: boolean;
}
