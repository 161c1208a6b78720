import { LinkKind } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';

/** Labels for this WorkItem's relation to the other one. */
export const LINK_LABELS = {
  [LinkKind.UNSPECIFIED]: 'Linked to',
  [LinkKind.RELATED]: 'Related to',
  [LinkKind.DUPLICATE_OF]: 'Duplicate of',
  [LinkKind.DUPLICATED_BY]: 'Duplicated by',
} as const satisfies Record<LinkKind, string>;
