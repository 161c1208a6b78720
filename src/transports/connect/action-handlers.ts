import type { ServiceImpl } from '@connectrpc/connect';
import {
  type ActionService as Contract,
  CreateActionProposalRequestSchema,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { ApprovalInbox } from '../../actions/approval-inbox.ts';
import type { DryRuns } from '../../actions/dry-run.ts';
import type { Executor } from '../../actions/executor.ts';
import type { ProposalService } from '../../actions/proposal-service.ts';
import type { Rechecks } from '../../actions/rechecks.ts';
import type { EvidenceService } from '../../evidence/service.ts';
import type { WorkItemService } from '../../work-items/service.ts';
import { fromApiNewProposal, toApiAction, toApiForecast, toApiPolicy, toApiProposal } from './action-wire.ts';
import { callOf } from './caller.ts';
import { toApiEnvelope, toApiEvidenceEntry } from './evidence-wire.ts';
import { idempotencyOf } from './idempotency.ts';
import { pageOf } from './paging.ts';

export interface ActionHandlerServices {
  proposals: ProposalService;
  approvalInbox: ApprovalInbox;
  executor: Executor;
  dryRuns: DryRuns;
  rechecks: Rechecks;
  workItems: WorkItemService;
  evidence: EvidenceService;
}

export function createActionHandlers(services: ActionHandlerServices): ServiceImpl<typeof Contract> {
  const { proposals, approvalInbox, executor, dryRuns, rechecks, workItems, evidence } = services;
  return {
    async listActionProposalsAwaitingMe(request, context) {
      const { rows, nextPageToken } = await approvalInbox.list(callOf(context), pageOf(request));
      const workItems = new Map(rows.map(({ workItem }) => [workItem.workItemId, workItem]));
      return {
        proposals: rows.map(({ proposal }) => toApiProposal(proposal)),
        workItems: [...workItems.values()],
        nextPageToken: nextPageToken ?? '',
      };
    },

    async listActionProposals(request, context) {
      const page = await proposals.list(callOf(context), request.workItemId, pageOf(request));
      return { proposals: page.rows.map(toApiProposal), nextPageToken: page.nextPageToken ?? '' };
    },

    async getActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.get(callOf(context), proposalId)) };
    },

    async createActionProposal(request, context) {
      const idempotency = idempotencyOf(CreateActionProposalRequestSchema, request);
      const input = fromApiNewProposal(request);
      const { value, replayed } = await proposals.propose(callOf(context), request.workItemId, input, idempotency);
      return { proposal: toApiProposal(value), replayed };
    },

    async approveActionProposal({ proposalId, comment, payloadHash }, context) {
      const proposal = await proposals.approve(callOf(context), proposalId, comment || null, payloadHash);
      return { proposal: toApiProposal(proposal) };
    },

    async rejectActionProposal({ proposalId, comment }, context) {
      return { proposal: toApiProposal(await proposals.reject(callOf(context), proposalId, comment || null)) };
    },

    async cancelActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.cancel(callOf(context), proposalId)) };
    },

    async recheckActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await rechecks.recheck(callOf(context), proposalId)) };
    },

    async executeActionProposal({ proposalId, dryRun }, context) {
      const call = callOf(context);
      const execution = dryRun ? await dryRuns.run(call, proposalId) : await executor.execute(call, proposalId);
      return {
        proposal: toApiProposal(execution.proposal),
        action: execution.action === null ? undefined : toApiAction(execution.action),
        policy: toApiPolicy(execution.policy),
        dryRun: execution.dryRun,
        replayed: execution.replayed,
        ...(execution.forecast === undefined ? {} : toApiForecast(execution.forecast)),
      };
    },

    async listActions(request, context) {
      await workItems.assertExists(callOf(context), request.workItemId);
      const page = await executor.listActions(callOf(context), request.workItemId, pageOf(request));
      return { actions: page.rows.map(toApiAction), nextPageToken: page.nextPageToken ?? '' };
    },

    async settleAction({ actionId, outcome, reason }, context) {
      const reference = outcome.case === 'providerReference' ? outcome.value : null;
      return { action: toApiAction(await executor.settle(callOf(context), actionId, reference, reason)) };
    },

    async getWorkItemEvidence(request, context) {
      const page = await evidence.list(callOf(context), request.workItemId, pageOf(request));
      return { entries: page.rows.map(toApiEvidenceEntry), nextPageToken: page.nextPageToken ?? '' };
    },

    async exportWorkItemPacket({ workItemId }, context) {
      return { packet: toApiEnvelope(await evidence.export(callOf(context), workItemId)) };
    },
  };
}
