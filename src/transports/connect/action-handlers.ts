import type { ServiceImpl } from '@connectrpc/connect';
import {
  type ActionService as Contract,
  CreateActionProposalRequestSchema,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type {
  DryRunUseCases,
  ExecutionUseCases,
  InboxUseCases,
  ProposalUseCases,
  RecheckUseCases,
} from '../../actions/use-cases.ts';
import type { EvidenceUseCases } from '../../evidence/use-cases.ts';
import type { WorkItemUseCases } from '../../work-items/use-cases.ts';
import { fromApiNewProposal, toApiAction, toApiForecast, toApiPolicy, toApiProposal } from './action-wire.ts';
import { callOf } from './caller.ts';
import { toApiEnvelope, toApiEvidenceEntry } from './evidence-wire.ts';
import { idempotencyOf } from './idempotency.ts';
import { pageOf } from './paging.ts';

export interface ActionHandlerServices {
  proposals: ProposalUseCases;
  approvalInbox: InboxUseCases;
  executor: ExecutionUseCases;
  dryRuns: DryRunUseCases;
  rechecks: RecheckUseCases;
  workItems: WorkItemUseCases;
  evidence: EvidenceUseCases;
}

export function createActionHandlers(services: ActionHandlerServices): ServiceImpl<typeof Contract> {
  const { proposals, approvalInbox, executor, dryRuns, rechecks, workItems, evidence } = services;
  return {
    async listActionProposalsAwaitingMe(request, context) {
      const { rows, nextPageToken } = await approvalInbox.listActionProposalsAwaitingMe(
        callOf(context),
        pageOf(request),
      );
      const workItems = new Map(rows.map(({ workItem }) => [workItem.workItemId, workItem]));
      return {
        proposals: rows.map(({ proposal }) => toApiProposal(proposal)),
        workItems: [...workItems.values()],
        nextPageToken: nextPageToken ?? '',
      };
    },

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
      const proposal = await proposals.approveActionProposal(callOf(context), proposalId, comment || null, payloadHash);
      return { proposal: toApiProposal(proposal) };
    },

    async rejectActionProposal({ proposalId, comment }, context) {
      return {
        proposal: toApiProposal(await proposals.rejectActionProposal(callOf(context), proposalId, comment || null)),
      };
    },

    async cancelActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await proposals.cancelActionProposal(callOf(context), proposalId)) };
    },

    async recheckActionProposal({ proposalId }, context) {
      return { proposal: toApiProposal(await rechecks.recheckActionProposal(callOf(context), proposalId)) };
    },

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
}
