import type { ClaimUseCases, LeaseUseCases, ReportingUseCases } from '../../../execution/use-cases.ts';
import { toCarriersAction } from '../../wire/v1/actions.ts';
import { toApiClaim, toApiClaimEnd, toApiClaimLease } from '../../wire/v1/operation-claims.ts';
import type { OperationHandlers } from './operations.ts';

export interface ClaimHandlerServices {
  taskClaims: ClaimUseCases;
  taskLeases: LeaseUseCases;
  reporting: ReportingUseCases;
}

type ClaimOperation =
  | 'claimOperation'
  | 'beginOperationClaim'
  | 'extendOperationClaim'
  | 'completeOperationClaim'
  | 'failOperationClaim'
  | 'reportActionResult';

/** Creates the handlers of the operations for workers, and for receivers that report later, by operationId. */
export function createClaimHandlers({
  taskClaims,
  taskLeases,
  reporting,
}: ClaimHandlerServices): Pick<OperationHandlers, ClaimOperation> {
  return {
    async claimOperation({ body }, call) {
      const wanted = { operations: body.operations, waitSeconds: body.wait_seconds ?? 0 };
      const claim = await taskClaims.claimOperation(call, wanted);
      return { status: 200, headers: {}, body: { claim: claim && toApiClaim(claim) } };
    },

    async beginOperationClaim({ path, body }, call) {
      const lease = await taskLeases.beginOperationClaim(call, path.claim_id, body.token);
      return { status: 200, headers: {}, body: toApiClaimLease(lease) };
    },

    async extendOperationClaim({ path, body }, call) {
      const lease = await taskLeases.extendOperationClaim(call, path.claim_id, body.token);
      return { status: 200, headers: {}, body: toApiClaimLease(lease) };
    },

    async completeOperationClaim({ path, body }, call) {
      const end = await taskLeases.completeOperationClaim(call, path.claim_id, body.token, body.result);
      return { status: 200, headers: {}, body: toApiClaimEnd(end) };
    },

    async failOperationClaim({ path, body }, call) {
      const { token, outcome, message, retry_after_seconds: retryAfterSeconds } = body;
      const end = await taskLeases.failOperationClaim(call, path.claim_id, token, {
        outcome,
        message,
        retryAfterSeconds,
      });
      return { status: 200, headers: {}, body: toApiClaimEnd(end) };
    },

    async reportActionResult({ path, body }, call) {
      const { retry_after_seconds: retryAfterSeconds, ...report } = body;
      const action = await reporting.reportActionResult(call, path.action_id, { ...report, retryAfterSeconds });
      return { status: 200, headers: {}, body: toCarriersAction(action) };
    },
  };
}
