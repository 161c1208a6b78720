import type { MessageInitShape } from '@bufbuild/protobuf';
import { PolicyDecision } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  type ActivitySchema,
  ActivityService,
} from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { LinkKind } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import type { Activity, ActivityProposal } from '../../audit/index.ts';
import { toApiActor } from './audit-handlers.ts';
import { callOf } from './caller.ts';
import { pageOf, toApiEnum, toApiTime } from './common-wire.ts';
import { toApiLinked } from './link-handlers.ts';
import { serve } from './services.ts';
import { toApiMovedStatus } from './work-item-wire.ts';

export const activityService = serve(ActivityService, ({ workItemActivity }) => ({
  async listWorkItemActivity(request, context) {
    const page = await workItemActivity.listWorkItemActivity(callOf(context), request.workItemId, pageOf(request));
    return { activities: page.rows.map(toApiActivity), nextPageToken: page.nextPageToken ?? '' };
  },
}));

function toApiActivity(activity: Activity): MessageInitShape<typeof ActivitySchema> {
  const { proposal, link, ...shown } = activity;
  return {
    ...shown,
    sequence: BigInt(activity.sequence),
    at: toApiTime(activity.at),
    actor: toApiActor(activity.actor),
    workItemVersion: BigInt(activity.workItemVersion),
    changes: activity.changes.map(({ field, value, name }) => ({ field, value: value ?? '', name })),
    status: toApiMovedStatus(activity.status),
    previousStatus: toApiMovedStatus(activity.previousStatus),
    reason: activity.reason ?? '',
    ...(proposal !== null && { proposal: toApiProposalActivity(proposal) }),
    ...(link !== null && { link: toApiLink(link) }),
  };
}

function toApiLink({ kind, other }: NonNullable<Activity['link']>) {
  return { kind: toApiEnum(LinkKind, kind), ...(other !== null && { other: toApiLinked(other) }) };
}

function toApiProposalActivity({ decision, ...proposal }: ActivityProposal) {
  const policyDecision = decision === null ? PolicyDecision.UNSPECIFIED : toApiEnum(PolicyDecision, decision);
  return { ...proposal, policyDecision };
}
