import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { permitted } from '../../identity/use-case.ts';
import type { ConnectorOutcome } from '../../integrations/providers/connector.ts';
import { currentTime } from '../../platform/clock.ts';
import { settlingRefusal } from '../accountability.ts';
import { type ActionRecords, findAction } from '../action-records.ts';
import type { ExecutionSteps } from '../execution.ts';
import { hasEnded } from '../execution-record.ts';
import type { Action, ActionStatus } from '../model.ts';
import { knownOperationFor, type OperationPayload, type OperationResult } from '../operations/registry.ts';
import { isTenantOperation } from '../operations/tenant-operation.ts';
import { fromActionRow, toPersonRow } from '../rows.ts';
import type { ProposalDocument, SettlementDocument } from '../schema.ts';
import type { StoredProposals } from '../stored-proposals.ts';

export interface SettleActionServices extends ActionRecords {
  stored: StoredProposals;
  steps: ExecutionSteps;
}

/**
 * Settles an execution of which nobody but a person can find out how it ended: done, under the provider's reference,
 * or not done. That may also be one that broke off, and is not taken over as its integration is switched off, or one that
 * was taken on elsewhere, and is not reported yet.
 * @throws {AppError} `not_found`; `invalid_state` if its outcome is known, or it is under way; `authorization_error` for
 * whoever is accountable for it, and, where it takes two people, for whoever executed it.
 */
export const settleAction = permitted(
  'actions.settle',
  async (
    services: SettleActionServices,
    call: CallContext,
    actionId: string,
    reference: string | null,
    reason: string,
  ): Promise<Action> => {
    const { stored, steps } = services;
    const action = await findAction(services, call, actionId);
    const row = await stored.find(call, action.proposal_id);
    const isUnknown = action.status === 'outcome_unknown' && row.status === 'outcome_unknown';
    if (hasEnded(action) || (!isUnknown && !isAbandoned(row))) throw needless(action.status);
    const refusal = settlingRefusal(call, row, action);
    if (refusal !== null) throw refusal;
    const settlement = { settled_by: toPersonRow(call.principal), reason, at: currentTime() };
    const settled = await steps.complete(call, row, outcomeOf(row, reference), { settlement });
    if (!isSame(settled.action.settlement, settlement)) throw needless(settled.action.status);
    return fromActionRow(settled.action);
  },
);

/** What a person has found. @param reference The provider's; null if it was not done. */
function outcomeOf({ payload, execution }: ProposalDocument, reference: string | null): ConnectorOutcome {
  if (reference !== null) return { kind: 'succeeded', result: settledResult(payload, reference) };
  // A key that the provider keeps an error of, or has forgotten, tells nothing if it is sent again.
  const unknown = execution?.unknown ?? 'no_answer';
  const retryable = unknown === 'no_answer' || unknown === 'no_lookup';
  const message = `A person found that it was not done.${retryable ? '' : ' Propose it anew.'}`;
  return { kind: 'failed', error: { code: 'not_done', message, retryable } };
}

/** What it came to: an operation that the tenant has defined says no more of it than what was found. */
function settledResult(payload: OperationPayload, reference: string): OperationResult {
  if (isTenantOperation(payload.type)) return { type: payload.type, reference };
  const operation = knownOperationFor(payload);
  if (operation === undefined) throw new Error(`Nobody knows what ${payload.type} is`);
  return operation.resultOf(payload, reference);
}

/** Whether an attempt is under way no more that has not come to its end, or goes on elsewhere. */
function isAbandoned({ status, execution }: ProposalDocument): boolean {
  if (execution?.awaited !== undefined) return status === 'executing';
  const leaseUntil = execution?.lease_until ?? null;
  return status === 'executing' && leaseUntil !== null && leaseUntil < currentTime();
}

/** Whether what is stored is what this person has said: another one may have been faster. */
function isSame(stored: SettlementDocument | null, { settled_by: by, at }: SettlementDocument): boolean {
  return stored !== null && stored.settled_by.id === by.id && stored.at.getTime() === at.getTime();
}

function needless(status: ActionStatus): AppError {
  return new AppError('invalid_state', `An action that is ${status} needs no settling.`);
}
