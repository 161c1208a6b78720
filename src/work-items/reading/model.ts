/** How far somebody has read a WorkItem: the version that they have seen; 0 if they have put it back. */
export interface ReadMark {
  workItemId: string;
  version: number;
}

export interface ReadMarks {
  marks: ReadMark[];
  /** A WorkItem without a mark is unread if it has changed since then. */
  unreadSince: Date;
}
