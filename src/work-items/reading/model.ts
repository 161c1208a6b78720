/** Latest version that a person has read; 0 if they have marked the WorkItem as unread. */
export interface ReadMark {
  workItemId: string;
  version: number;
}

export interface ReadMarks {
  marks: ReadMark[];
  /** A change after this time makes a WorkItem without a mark unread. */
  unreadSince: Date;
}
