import type { ServiceImpl } from '@connectrpc/connect';
import {
  type ActionService as Contract,
  CreateActionProposalRequestSchema,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { ApprovalUseCases } from '../../approvals/use-cases.ts';
import type { ProposalUseCases, RecheckUseCases } from '../../proposals/use-cases.ts';
import { fromApiNewProposal, toApiProposal } from './action-wire.ts';
import type { ApprovalMethod } from './approval-handlers.ts';
import { callOf } from './caller.ts';
import { idempotencyOf } from './idempotency.ts';
import { pageOf } from './paging.ts';

export interface ProposalHandlerServices {
  proposals: ProposalUseCases;
  approvals: ApprovalUseCases;
  rechecks: RecheckUseCases;
}

type ProposalMethod = Exclude<
  Extract<keyof ServiceImpl<typeof Contract>, `${string}ActionProposal${string}`>,
  'executeActionProposal' | ApprovalMethod
>;

/** Creates the handlers of the action service for proposals that are not yet executed. */
export function createProposalHandlers(
  services: ProposalHandlerServices,
): Pick<ServiceImpl<typeof Contract>, ProposalMethod> {
  const { proposals, approvals, rechecks } = services;
  return {
    async listActionProposals(request, context) {
      const page = await proposals.listActionProposals(callOf(context), request.workItemId, pageOf(request));
      return { proposals: page.rows.map(toApiProposal), nextPageToken: page.nextPageToken ?? '' };
    },

    async getActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.getActionProposal(callOf(context), proposalId)) };
    },

    async createActionProposal(request, context) {
      const idempotency = idempotencyOf(CreateActionProposalRequestSchema, request);
      const input = fromApiNewProposal(request);
      const { value, replayed } = await proposals.createActionProposal(
        callOf(context),
        request.workItemId,
        input,
        idempotency,
      );
      return { proposal: toApiProposal(value), replayed };
    },

    async approveActionProposal({ proposalId, comment, payloadHash }, context) {
      const proposal = await approvals.approveActionProposal(callOf(context), proposalId, comment || null, payloadHash);
      return { proposal: toApiProposal(proposal) };
    },

    async rejectActionProposal({ proposalId, comment }, context) {
      return {
        proposal: toApiProposal(await approvals.rejectActionProposal(callOf(context), proposalId, comment || null)),
      };
    },

    async cancelActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.cancelActionProposal(callOf(context), proposalId)) };
    },

    async recheckActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await rechecks.recheckActionProposal(callOf(context), proposalId)) };
    },
  };
}
