/** Latest version of a WorkItem that a person has read; 0 if they have marked it as unread. */
export interface ReadMark {
  workItemId: string;
  version: number;
}

export interface ReadMarks {
  marks: ReadMark[];
  /** Time since which a change makes a WorkItem without a mark unread. */
  unreadSince: Date;
}
