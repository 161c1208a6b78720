import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import { PolicyDecision } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type {
  ActivitySchema,
  ActivityService as Contract,
} from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import type { Activity, ActivityProposal } from '../../audit/index.ts';
import type { ActivityUseCases } from '../../audit/use-cases.ts';
import { DECISION } from './action-wire.ts';
import { toApiActor } from './audit-handlers.ts';
import { callOf } from './caller.ts';
import { LINK_KIND, toApiLinked } from './link-handlers.ts';
import { pageOf } from './paging.ts';
import { toApiMovedStatus } from './work-item-wire.ts';

export interface ActivityHandlerServices {
  workItemActivity: ActivityUseCases;
}

export function createActivityHandlers({ workItemActivity }: ActivityHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listWorkItemActivity(request, context) {
      const { workItemId } = request;
      const page = await workItemActivity.listWorkItemActivity(callOf(context), workItemId, pageOf(request));
      return { activities: page.rows.map(toApiActivity), nextPageToken: page.nextPageToken ?? '' };
    },
  };
}

function toApiActivity(activity: Activity): MessageInitShape<typeof ActivitySchema> {
  const { sequence, entryId, type, at, actor, subjectId, correlationId, changes, reason, proposal, link } = activity;
  return {
    sequence: BigInt(sequence),
    entryId,
    type,
    at: timestampFromDate(at),
    actor: toApiActor(actor),
    subjectId,
    workItemVersion: BigInt(activity.workItemVersion),
    correlationId,
    changes: changes.map(({ field, value, name }) => ({ field, value: value ?? '', name })),
    status: toApiMovedStatus(activity.status),
    previousStatus: toApiMovedStatus(activity.previousStatus),
    reason: reason ?? '',
    ...(proposal !== null && { proposal: toApiProposalActivity(proposal) }),
    ...(link !== null && { link: toApiLink(link) }),
  };
}

function toApiLink({ kind, other }: NonNullable<Activity['link']>) {
  return { kind: LINK_KIND[kind], ...(other !== null && { other: toApiLinked(other) }) };
}

function toApiProposalActivity({ decision, ...proposal }: ActivityProposal) {
  return { ...proposal, policyDecision: decision === null ? PolicyDecision.UNSPECIFIED : DECISION[decision] };
}
