import type { Author, WorkItemTitle } from '../model.ts';

/** How one WorkItem stands to another, seen from it. */
export const LINK_KINDS = ['related', 'duplicate_of', 'duplicated_by'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A link, seen from one of its WorkItems. */
export interface WorkItemLink {
  linkId: string;
  kind: LinkKind;
  other: WorkItemTitle;
  createdBy: Author;
  createdAt: Date;
}
