import type { ServiceImpl } from '@connectrpc/connect';
import type { ActionService as Contract } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { DryRunUseCases, ExecutionUseCases } from '../../execution/use-cases.ts';
import type { WorkItemUseCases } from '../../work-items/use-cases.ts';
import { toApiAction, toApiForecast, toApiPolicy, toApiProposal } from './action-wire.ts';
import { type ApprovalHandlerServices, createApprovalHandlers } from './approval-handlers.ts';
import { callOf } from './caller.ts';
import { createEvidenceHandlers, type EvidenceHandlerServices } from './evidence-handlers.ts';
import { pageOf } from './paging.ts';
import { createProposalHandlers, type ProposalHandlerServices } from './proposal-handlers.ts';

export interface ActionHandlerServices
  extends ProposalHandlerServices,
    ApprovalHandlerServices,
    EvidenceHandlerServices {
  executor: ExecutionUseCases;
  dryRuns: DryRunUseCases;
  workItems: WorkItemUseCases;
}

export function createActionHandlers(services: ActionHandlerServices): ServiceImpl<typeof Contract> {
  const { executor, dryRuns, workItems } = services;
  return {
    ...createProposalHandlers(services),
    ...createApprovalHandlers(services),
    ...createEvidenceHandlers(services),

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
  };
}
