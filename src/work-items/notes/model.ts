import type { Author, WorkItemTitle } from '../model.ts';

export interface Note {
  noteId: string;
  workItemId: string;
  content: string;
  author: Author;
  mentioned: Author[];
  createdAt: Date;
  version: number;
  editedAt: Date | null;
  deleted: { by: Author; at: Date } | null;
}

export interface NewNote {
  content: string;
  mentionedIds: readonly string[];
}

export interface Mention {
  note: Note;
  work: Pick<WorkItemTitle, 'subject' | 'packKey'>;
  isUnread: boolean;
}
