import type { DryRunUseCases, ExecutionUseCases } from '../../../execution/use-cases.ts';
import type { ProposalUseCases, RecheckUseCases } from '../../../proposals/use-cases.ts';
import { idempotencyOf } from '../../idempotency.ts';
import { fromApiNewProposal, toApiExecution, toApiProposal } from '../../wire/v1/actions.ts';
import type { OperationHandlers } from './operations.ts';
import { replayHeader } from './replay-header.ts';

export interface ProposalHandlerServices {
  proposals: ProposalUseCases;
  executor: ExecutionUseCases;
  dryRuns: DryRunUseCases;
  rechecks: RecheckUseCases;
}

type ProposalOperation =
  | 'createActionProposal'
  | 'listActionProposals'
  | 'getActionProposal'
  | 'cancelActionProposal'
  | 'recheckActionProposal'
  | 'executeActionProposal';

/** Creates the handlers of the operations on proposals, by operationId. */
export function createProposalHandlers(services: ProposalHandlerServices): Pick<OperationHandlers, ProposalOperation> {
  const { proposals, executor, dryRuns, rechecks } = services;
  return {
    async createActionProposal({ path, header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], { path, body });
      const { value, replayed } = await proposals.createActionProposal(
        call,
        path.work_item_id,
        fromApiNewProposal(body),
        idempotency,
      );
      const headers = {
        Location: `/api/v1/public/action-proposals/${value.proposalId}`,
        ...replayHeader(replayed),
      };
      return { status: 201, headers, body: toApiProposal(value) };
    },

    async listActionProposals({ path, query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await proposals.listActionProposals(call, path.work_item_id, page);
      const body = { action_proposals: rows.map(toApiProposal), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async getActionProposal({ path }, call) {
      return {
        status: 200,
        headers: {},
        body: toApiProposal(await proposals.getActionProposal(call, path.proposal_id)),
      };
    },

    async cancelActionProposal({ path }, call) {
      return {
        status: 200,
        headers: {},
        body: toApiProposal(await proposals.cancelActionProposal(call, path.proposal_id)),
      };
    },

    async recheckActionProposal({ path }, call) {
      return {
        status: 200,
        headers: {},
        body: toApiProposal(await rechecks.recheckActionProposal(call, path.proposal_id)),
      };
    },

    async executeActionProposal({ path, body }, call) {
      const execution = body.dry_run
        ? await dryRuns.dryRunActionProposal(call, path.proposal_id)
        : await executor.executeActionProposal(call, path.proposal_id);
      return { status: 200, headers: {}, body: toApiExecution(execution) };
    },
  };
}
