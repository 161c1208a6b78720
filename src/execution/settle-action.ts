import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { Voices } from '../identity/index.ts';
import type { ConnectorOutcome } from '../integrations/index.ts';
import {
  isTenantOperation,
  knownOperationFor,
  type OperationPayload,
  type OperationResult,
} from '../operations/index.ts';
import { currentTime } from '../platform/clock.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import {
  type Action,
  type ActionDocument,
  type ActionStatus,
  deciderOf,
  fromActionRow,
  needsOwnVoices,
  type ProposalDocument,
  type SettlementDocument,
  type StoredProposals,
  settlingParties,
  settlingRefusal,
} from '../proposals/index.ts';
import type { ExecutionSteps } from './execution.ts';
import { hasEnded } from './execution-record.ts';

export interface SettlingServices {
  stored: StoredProposals;
  steps: ExecutionSteps;
  voices: Pick<Voices, 'nameOfShared'>;
}

/**
 * Settles an execution whose outcome only a person can find out, that crashed while its integration is off, or whose
 * receiver has not reported yet.
 * @throws {AppError} `not_found`; `invalid_state` if the outcome is known or the execution is in progress;
 * `authorization_error` for people accountable for the proposal and, if two people are required, for its executor and
 * whoever counts as one person with any of them.
 */
export async function settleAction(
  services: SettlingServices,
  call: CallContext,
  action: ActionDocument,
  reference: string | null,
  reason: string,
): Promise<Action> {
  const { stored, steps } = services;
  const row = await stored.find(call, action.proposal_id);
  const isUnknown = action.status === 'outcome_unknown' && row.status === 'outcome_unknown';
  if (hasEnded(action) || (!isUnknown && !isAbandoned(row))) throw needless(action.status);
  const refusal = settlingRefusal(call, row, action) ?? (await sharedVoiceRefusal(services, call, row, action));
  if (refusal !== null) throw refusal;
  const settlement = { settled_by: toPrincipalRow(call.principal), reason, at: currentTime() };
  const settled = await steps.complete(call, row, outcomeOf(row, reference), { settlement });
  if (!isSame(settled.action.settlement, settlement)) throw needless(settled.action.status);
  return fromActionRow(settled.action);
}

async function sharedVoiceRefusal(
  { voices }: SettlingServices,
  { tenantId, principal }: CallContext,
  row: ProposalDocument,
  action: ActionDocument,
): Promise<AppError | null> {
  if (!needsOwnVoices(row)) return null;
  const shared = await voices.nameOfShared(tenantId, deciderOf(principal), settlingParties(row, action));
  if (shared === null) return null;
  return new AppError(
    'authorization_error',
    `You count as one person with ${shared.name}, who proposed or executed this, until ${shared.until?.toISOString() ?? 'an independent administrator confirms the role of one of you'}. Ask somebody else who may settle it to say how it ended.`,
  );
}

/** @param reference The provider's reference; null if the action was not done. */
function outcomeOf({ payload, execution }: ProposalDocument, reference: string | null): ConnectorOutcome {
  if (reference !== null) return { kind: 'succeeded', result: settledResult(payload, reference) };
  // Do not retry under an idempotency key that the provider has forgotten, or for which it stores an error.
  const unknown = execution?.unknown ?? 'no_answer';
  const retryable = unknown === 'no_answer' || unknown === 'no_lookup';
  const message = `A person found that it was not done.${retryable ? '' : ' Propose it again.'}`;
  return { kind: 'failed', error: { code: 'not_done', message, retryable } };
}

/** A tenant-defined operation has no result but the reference. */
function settledResult(payload: OperationPayload, reference: string): OperationResult {
  if (isTenantOperation(payload.type)) return { type: payload.type, reference };
  const operation = knownOperationFor(payload);
  if (operation === undefined) throw new Error(`Nobody knows what ${payload.type} is`);
  return operation.resultOf(payload, reference);
}

/** True also while a receiver has not reported yet. */
function isAbandoned({ status, execution }: ProposalDocument): boolean {
  if (execution?.awaited !== undefined) return status === 'executing';
  const leaseUntil = execution?.lease_until ?? null;
  return status === 'executing' && leaseUntil !== null && leaseUntil < currentTime();
}

/** Another person may have been faster. */
function isSame(stored: SettlementDocument | null, { settled_by: by, at }: SettlementDocument): boolean {
  return stored !== null && stored.settled_by.id === by.id && stored.at.getTime() === at.getTime();
}

function needless(status: ActionStatus): AppError {
  return new AppError('invalid_state', `An action that is ${status} does not need to be settled.`);
}
