import type { CarryingUseCases, HandingOutUseCases } from '../../../actions/use-cases.ts';
import { toApiClaim, toApiClaimEnd, toApiClaimLease } from '../../wire/v1/operation-claims.ts';
import type { OperationHandlers } from './operations.ts';

export interface ClaimHandlerServices {
  handingOut: HandingOutUseCases;
  carrying: CarryingUseCases;
}

type ClaimOperation =
  | 'claimOperation'
  | 'beginOperationClaim'
  | 'extendOperationClaim'
  | 'completeOperationClaim'
  | 'failOperationClaim';

/** The operations of the contract for workers, by operationId. */
export function createClaimHandlers({
  handingOut,
  carrying,
}: ClaimHandlerServices): Pick<OperationHandlers, ClaimOperation> {
  return {
    async claimOperation({ body }, call) {
      const wanted = { operations: body.operations, waitSeconds: body.wait_seconds ?? 0 };
      const claim = await handingOut.claimOperation(call, wanted);
      return { status: 200, headers: {}, body: { claim: claim && toApiClaim(claim) } };
    },

    async beginOperationClaim({ path, body }, call) {
      const lease = await carrying.beginOperationClaim(call, path.claim_id, body.token);
      return { status: 200, headers: {}, body: toApiClaimLease(lease) };
    },

    async extendOperationClaim({ path, body }, call) {
      const lease = await carrying.extendOperationClaim(call, path.claim_id, body.token);
      return { status: 200, headers: {}, body: toApiClaimLease(lease) };
    },

    async completeOperationClaim({ path, body }, call) {
      const end = await carrying.completeOperationClaim(call, path.claim_id, body.token, body.result);
      return { status: 200, headers: {}, body: toApiClaimEnd(end) };
    },

    async failOperationClaim({ path, body }, call) {
      const { token, outcome, message, retry_after_seconds: retryAfterSeconds } = body;
      const end = await carrying.failOperationClaim(call, path.claim_id, token, {
        outcome,
        message,
        retryAfterSeconds,
      });
      return { status: 200, headers: {}, body: toApiClaimEnd(end) };
    },
  };
}
