import { AppError } from '../../../errors/app-error.ts';
import { idempotencyOf } from '../../idempotency.ts';
import {
  fromApiNewProposal,
  toApiAction,
  toApiExecution,
  toApiProposal,
  toCarriersAction,
} from '../../wire/v1/actions.ts';
import { toApiClaim, toApiClaimEnd, toApiClaimLease } from '../../wire/v1/operation-claims.ts';
import { ok, pageOf, replayHeader } from './answers.ts';
import type { OperationHandlers, RestServices } from './operations.ts';

export function createActionHandlers(services: RestServices) {
  const { executor } = services;
  return {
    ...createProposalHandlers(services),
    ...createClaimHandlers(services),

    async listActions({ query }, call) {
      const { rows, nextPageToken } = await executor.listActions(call, query.work_item_id, pageOf(query));
      return ok({ actions: rows.map(toApiAction), next_page_token: nextPageToken });
    },

    async getAction({ path }, call) {
      return ok(toApiAction(await executor.getAction(call, path.action_id)));
    },

    async directActionExecution() {
      throw new AppError(
        'authorization_error',
        'Direct action execution is disabled. Create an action proposal and execute it once it is approved.',
      );
    },
  } satisfies Partial<OperationHandlers>;
}

function createProposalHandlers({ proposals, executor, dryRuns, rechecks }: RestServices) {
  return {
    async createActionProposal({ path, header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], { path, body });
      const input = fromApiNewProposal(body);
      const { value, replayed } = await proposals.createActionProposal(call, path.work_item_id, input, idempotency);
      const headers = {
        Location: `/api/v1/public/action-proposals/${value.proposalId}`,
        ...replayHeader(replayed),
      };
      return { status: 201, headers, body: toApiProposal(value) };
    },

    async listActionProposals({ path, query }, call) {
      const { rows, nextPageToken } = await proposals.listActionProposals(call, path.work_item_id, pageOf(query));
      return ok({ action_proposals: rows.map(toApiProposal), next_page_token: nextPageToken });
    },

    async getActionProposal({ path }, call) {
      return ok(toApiProposal(await proposals.getActionProposal(call, path.proposal_id)));
    },

    async cancelActionProposal({ path }, call) {
      return ok(toApiProposal(await proposals.cancelActionProposal(call, path.proposal_id)));
    },

    async recheckActionProposal({ path }, call) {
      return ok(toApiProposal(await rechecks.recheckActionProposal(call, path.proposal_id)));
    },

    async executeActionProposal({ path, body }, call) {
      const execution = body.dry_run
        ? await dryRuns.dryRunActionProposal(call, path.proposal_id)
        : await executor.executeActionProposal(call, path.proposal_id);
      return ok(toApiExecution(execution));
    },
  } satisfies Partial<OperationHandlers>;
}

/** Creates the handlers for workers, and for receivers that report later. */
function createClaimHandlers({ taskClaims, taskLeases, reporting }: RestServices) {
  return {
    async claimOperation({ body }, call) {
      const wanted = { operations: body.operations, waitSeconds: body.wait_seconds ?? 0 };
      const claim = await taskClaims.claimOperation(call, wanted);
      return ok({ claim: claim && toApiClaim(claim) });
    },

    async beginOperationClaim({ path, body }, call) {
      return ok(toApiClaimLease(await taskLeases.beginOperationClaim(call, path.claim_id, body.token)));
    },

    async extendOperationClaim({ path, body }, call) {
      return ok(toApiClaimLease(await taskLeases.extendOperationClaim(call, path.claim_id, body.token)));
    },

    async completeOperationClaim({ path, body }, call) {
      return ok(toApiClaimEnd(await taskLeases.completeOperationClaim(call, path.claim_id, body.token, body.result)));
    },

    async failOperationClaim({ path, body }, call) {
      const { token, outcome, message, retry_after_seconds: retryAfterSeconds } = body;
      const failure = { outcome, message, retryAfterSeconds };
      return ok(toApiClaimEnd(await taskLeases.failOperationClaim(call, path.claim_id, token, failure)));
    },

    async reportActionResult({ path, body }, call) {
      const { retry_after_seconds: retryAfterSeconds, ...report } = body;
      const action = await reporting.reportActionResult(call, path.action_id, { ...report, retryAfterSeconds });
      return ok(toCarriersAction(action));
    },
  } satisfies Partial<OperationHandlers>;
}
