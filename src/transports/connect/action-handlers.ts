import type { ServiceImpl } from '@connectrpc/connect';
import {
  ActionService,
  CreateActionProposalRequestSchema,
  ActionProposalOrder as WireOrder,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  fromApiNewProposal,
  toApiAction,
  toApiEnvelope,
  toApiEvidenceEntry,
  toApiForecast,
  toApiPolicy,
  toApiProposal,
} from './action-wire.ts';
import { toApiBulkLimits, toApiCase, toApiJointOutcome } from './approval-case-wire.ts';
import { callOf } from './caller.ts';
import { fromApiEnum, idempotencyOf, pageOf } from './common-wire.ts';
import { type ConnectServices, serve } from './services.ts';

type Handlers = Partial<ServiceImpl<typeof ActionService>>;

export const actionService = serve(ActionService, (services) => {
  const { executor, dryRuns, workItems, evidence } = services;
  return {
    ...createProposalHandlers(services),
    ...createApprovalHandlers(services),

    async executeActionProposal({ proposalId, dryRun }, context) {
      const call = callOf(context);
      const execution = dryRun
        ? await dryRuns.dryRunActionProposal(call, proposalId)
        : await executor.executeActionProposal(call, proposalId);
      return {
        proposal: toApiProposal(execution.proposal),
        action: execution.action === null ? undefined : toApiAction(execution.action),
        policy: toApiPolicy(execution.policy),
        dryRun: execution.dryRun,
        replayed: execution.replayed,
        ...(execution.forecast === undefined ? {} : toApiForecast(execution.forecast)),
        ...(execution.next === undefined ? {} : { next: execution.next }),
      };
    },

    async listActions(request, context) {
      await workItems.assertWorkItemExists(callOf(context), request.workItemId);
      const page = await executor.listActions(callOf(context), request.workItemId, pageOf(request));
      return { actions: page.rows.map(toApiAction), nextPageToken: page.nextPageToken ?? '' };
    },

    async settleAction({ actionId, outcome, reason }, context) {
      const reference = outcome.case === 'providerReference' ? outcome.value : null;
      return { action: toApiAction(await executor.settleAction(callOf(context), actionId, reference, reason)) };
    },

    async getWorkItemEvidence(request, context) {
      const page = await evidence.getWorkItemEvidence(callOf(context), request.workItemId, pageOf(request));
      return { entries: page.rows.map(toApiEvidenceEntry), nextPageToken: page.nextPageToken ?? '' };
    },

    async exportWorkItemPacket({ workItemId }, context) {
      return { packet: toApiEnvelope(await evidence.exportWorkItemPacket(callOf(context), workItemId)) };
    },
  };
});

function createProposalHandlers({ proposals, approvals, rechecks }: ConnectServices) {
  return {
    async listActionProposals(request, context) {
      const page = await proposals.listActionProposals(callOf(context), request.workItemId, pageOf(request));
      return { proposals: page.rows.map(toApiProposal), nextPageToken: page.nextPageToken ?? '' };
    },

    async getActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.getActionProposal(callOf(context), proposalId)) };
    },

    async createActionProposal(request, context) {
      const call = callOf(context);
      const idempotency = idempotencyOf(CreateActionProposalRequestSchema, request);
      const input = fromApiNewProposal(request);
      const { value, replayed } = await proposals.createActionProposal(call, request.workItemId, input, idempotency);
      return { proposal: toApiProposal(value), replayed };
    },

    async approveActionProposal({ proposalId, comment, payloadHash, seenApprovalsRequired }, context) {
      const seen = { payloadHash, approvals: seenApprovalsRequired };
      const proposal = await approvals.approveActionProposal(callOf(context), proposalId, comment || null, seen);
      return { proposal: toApiProposal(proposal) };
    },

    async rejectActionProposal({ proposalId, comment }, context) {
      const proposal = await approvals.rejectActionProposal(callOf(context), proposalId, comment || null);
      return { proposal: toApiProposal(proposal) };
    },

    async cancelActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.cancelActionProposal(callOf(context), proposalId)) };
    },

    async recheckActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await rechecks.recheckActionProposal(callOf(context), proposalId)) };
    },
  } satisfies Handlers;
}

/** Creates the handlers that show people what waits for them, with the facts to decide by. */
function createApprovalHandlers({ approvalInbox, approvalCases, jointApprovals }: ConnectServices) {
  return {
    async listActionProposalsAwaitingMe(request, context) {
      const order = fromApiEnum(WireOrder, request.order) ?? 'newest';
      const page = await approvalInbox.listActionProposalsAwaitingMe(callOf(context), pageOf(request), order);
      const workItems = new Map(page.rows.map(({ workItem }) => [workItem.workItemId, workItem]));
      return {
        proposals: page.rows.map(({ proposal }) => toApiProposal(proposal)),
        workItems: [...workItems.values()],
        bulkApprovalLimits: page.rows.flatMap(toApiBulkLimits),
        nextPageToken: page.nextPageToken ?? '',
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
  } satisfies Handlers;
}
