import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type LinkedWorkItemSchema,
  LinkKind,
  LinkService,
  type WorkItemLinkSchema,
} from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { WorkItemLink, WorkItemTitle } from '../../work-items/index.ts';
import { callOf } from './caller.ts';
import { requiredEnum, toApiEnum, toApiTime } from './common-wire.ts';
import { serve } from './services.ts';
import { toApiPrincipal } from './work-item-wire.ts';

export const linkService = serve(LinkService, ({ links }) => ({
  async listWorkItemLinks({ workItemId }, context) {
    return { links: (await links.listWorkItemLinks(callOf(context), workItemId)).map(toApiLink) };
  },

  async linkWorkItems({ workItemId, otherWorkItemId, kind }, context) {
    const call = callOf(context);
    const link = await links.linkWorkItems(call, workItemId, otherWorkItemId, requiredEnum(LinkKind, kind));
    return { link: toApiLink(link) };
  },

  async unlinkWorkItems({ linkId }, context) {
    await links.unlinkWorkItems(callOf(context), linkId);
    return {};
  },
}));

function toApiLink(link: WorkItemLink): MessageInitShape<typeof WorkItemLinkSchema> {
  return {
    linkId: link.linkId,
    kind: toApiEnum(LinkKind, link.kind),
    other: toApiLinked(link.other),
    createdBy: toApiPrincipal(link.createdBy),
    createdAt: toApiTime(link.createdAt),
  };
}

export function toApiLinked(item: WorkItemTitle): MessageInitShape<typeof LinkedWorkItemSchema> {
  return { ...item, status: toApiEnum(WorkItemStatus, item.status) };
}
