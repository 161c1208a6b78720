import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type LinkService as Contract,
  type LinkedWorkItemSchema,
  LinkKind as Wire,
  type WorkItemLinkSchema,
} from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import type { LinkKind, WorkItemLink, WorkItemTitle } from '../../work-items/index.ts';
import type { LinkUseCases } from '../../work-items/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiTime } from './time-wire.ts';
import { STATUS, toApiPrincipal } from './work-item-wire.ts';

export interface LinkHandlerServices {
  links: LinkUseCases;
}

export const LINK_KIND = {
  related: Wire.RELATED,
  duplicate_of: Wire.DUPLICATE_OF,
  duplicated_by: Wire.DUPLICATED_BY,
} as const satisfies Record<LinkKind, Wire>;

const KIND_OF: Readonly<Record<Wire, LinkKind>> = {
  // Never used, because validation refuses it.
  [Wire.UNSPECIFIED]: 'related',
  [Wire.RELATED]: 'related',
  [Wire.DUPLICATE_OF]: 'duplicate_of',
  [Wire.DUPLICATED_BY]: 'duplicated_by',
};

export function createLinkHandlers({ links }: LinkHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listWorkItemLinks({ workItemId }, context) {
      return { links: (await links.listWorkItemLinks(callOf(context), workItemId)).map(toApiLink) };
    },

    async linkWorkItems({ workItemId, otherWorkItemId, kind }, context) {
      const link = await links.linkWorkItems(callOf(context), workItemId, otherWorkItemId, KIND_OF[kind]);
      return { link: toApiLink(link) };
    },

    async unlinkWorkItems({ linkId }, context) {
      await links.unlinkWorkItems(callOf(context), linkId);
      return {};
    },
  };
}

function toApiLink({
  linkId,
  kind,
  other,
  createdBy,
  createdAt,
}: WorkItemLink): MessageInitShape<typeof WorkItemLinkSchema> {
  return {
    linkId,
    kind: LINK_KIND[kind],
    other: toApiLinked(other),
    createdBy: toApiPrincipal(createdBy),
    createdAt: toApiTime(createdAt),
  };
}

export function toApiLinked({
  workItemId,
  subject,
  status,
  packKey,
}: WorkItemTitle): MessageInitShape<typeof LinkedWorkItemSchema> {
  return { workItemId, subject, status: STATUS[status], packKey };
}
