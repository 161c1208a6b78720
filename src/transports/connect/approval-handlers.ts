import type { ServiceImpl } from '@connectrpc/connect';
import {
  type ActionService as Contract,
  ActionProposalOrder as WireOrder,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { CaseUseCases, InboxUseCases, JointUseCases } from '../../approvals/use-cases.ts';
import type { PendingOrder } from '../../proposals/index.ts';
import { toApiProposal } from './action-wire.ts';
import { toApiBulkLimits, toApiCase, toApiJointOutcome } from './approval-case-wire.ts';
import { callOf } from './caller.ts';
import { pageOf } from './paging.ts';

export interface ApprovalHandlerServices {
  approvalInbox: InboxUseCases;
  approvalCases: CaseUseCases;
  jointApprovals: JointUseCases;
}

export type ApprovalMethod =
  | 'listActionProposalsAwaitingMe'
  | 'countActionProposalsAwaitingMe'
  | 'getApprovalCase'
  | 'approveActionProposals';

const ORDER = {
  [WireOrder.UNSPECIFIED]: 'newest',
  [WireOrder.NEWEST]: 'newest',
  [WireOrder.SOONEST_EXPIRY]: 'soonest_expiry',
} as const satisfies Record<WireOrder, PendingOrder>;

/** Creates the handlers of the action service that show people what waits for them, with the facts to decide by. */
export function createApprovalHandlers({
  approvalInbox,
  approvalCases,
  jointApprovals,
}: ApprovalHandlerServices): Pick<ServiceImpl<typeof Contract>, ApprovalMethod> {
  return {
    async listActionProposalsAwaitingMe(request, context) {
      const { rows, nextPageToken } = await approvalInbox.listActionProposalsAwaitingMe(
        callOf(context),
        pageOf(request),
        ORDER[request.order],
      );
      const workItems = new Map(rows.map(({ workItem }) => [workItem.workItemId, workItem]));
      return {
        proposals: rows.map(({ proposal }) => toApiProposal(proposal)),
        workItems: [...workItems.values()],
        bulkApprovalLimits: rows.flatMap(toApiBulkLimits),
        nextPageToken: nextPageToken ?? '',
      };
    },

    async countActionProposalsAwaitingMe(_request, context) {
      return approvalInbox.countActionProposalsAwaitingMe(callOf(context));
    },

    async approveActionProposals({ proposals: seen, comment }, context) {
      const outcomes = await jointApprovals.approveActionProposals(callOf(context), seen, comment || null);
      return { outcomes: outcomes.map(toApiJointOutcome) };
    },

    async getApprovalCase({ proposalId }, context) {
      return toApiCase(await approvalCases.getApprovalCase(callOf(context), proposalId));
    },
  };
}
