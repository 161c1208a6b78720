import type { Author, WorkItemTitle } from '../model.ts';

/** Relation of a WorkItem to another, seen from the first. */
export const LINK_KINDS = ['related', 'duplicate_of', 'duplicated_by'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface WorkItemLink {
  linkId: string;
  kind: LinkKind;
  other: WorkItemTitle;
  createdBy: Author;
  createdAt: Date;
}
