import type { ActionOutcomeError, ConnectorOutcome, UnknownCode } from '../integrations/providers/connector.ts';
import { currentTime, currentTimeMs } from '../platform/clock.ts';
import type { HandoverDocument } from './claims/schema.ts';
import type { ActionStatus } from './model.ts';
import { isAutoApproved } from './policy-facts.ts';
import { idempotencyKeyOf, isUnsettled, type ProposalStatus } from './proposal.ts';
import type { MoveContext } from './proposal-moves.ts';
import type { ProposalChange } from './repository.ts';
import { toPersonRow } from './rows.ts';
import type { ActionDocument, ProposalDocument } from './schema.ts';

export const PROPOSAL_ENDINGS = {
  running: null,
  succeeded: 'executed',
  failed: 'execution_failed',
  outcome_unknown: 'outcome_unknown',
} as const satisfies Record<ActionStatus, ProposalStatus | null>;

/** What becomes of work that ends with its action; undefined while that may come to another end. */
export function endingOfWork({ status, error }: ActionDocument): 'resolved' | 'failed' | undefined {
  if (status === 'succeeded') return 'resolved';
  return status === 'failed' && error?.retryable !== true ? 'failed' : undefined;
}

export function executionOf(row: ProposalDocument): NonNullable<ProposalDocument['execution']> {
  if (row.execution === undefined) throw new Error(`Nobody executes ${row._id}`);
  return row.execution;
}

export const LEADS_ELSEWHERE =
  'The integration leads elsewhere than when it was sent, so that nobody there knows of it. Point it back, or settle it.';

/** Why an attempt ended that the gate has not let through. */
export const NOT_SENT = 'not_sent';

/** When something may last have been sent; null if nothing ever was. 0.3.0 says no more than when it was recorded. */
export function sentAtOf({ sent_at, created_at }: ActionDocument): Date | null {
  return sent_at === undefined ? created_at : sent_at;
}

/** The state from which the proposal was claimed when nothing had been sent. */
export function approvedState(row: ProposalDocument): 'auto_approved' | 'approved' {
  return isAutoApproved(row) ? 'auto_approved' : 'approved';
}

/** What becomes of an attempt that the provider has not seen, and that may not be sent again. */
export function notThere(sentAt: Date, unknown: UnknownCode, horizonMs: number): ConnectorOutcome {
  if (currentTimeMs() - sentAt.getTime() <= horizonMs) {
    return { kind: 'unknown', code: unknown, message: 'The provider has not seen it yet, and is asked again.' };
  }
  const message = 'The provider has never seen it, and it was not sent again, as that is not allowed any more.';
  return { kind: 'failed', error: { code: NOT_SENT, message, retryable: true } };
}

export function newAction(call: MoveContext, row: ProposalDocument, policyVersion: string, at: Date): ActionDocument {
  return {
    _id: executionOf(row).action_id,
    tenant_id: row.tenant_id,
    work_item_id: row.work_item_id,
    proposal_id: row._id,
    operation: row.operation,
    integration_id: row.integration_id,
    status: 'running',
    idempotency_key: idempotencyKeyOf(row._id),
    attempts: executionOf(row).attempt,
    executed_by: { ...toPersonRow(call.principal), accountables: [...call.principal.accountables] },
    policy_version: policyVersion,
    payload_hash: row.payload_hash,
    result: null,
    error: null,
    settlement: null,
    sent_at: at,
    sent_attempt: executionOf(row).attempt,
    created_at: at,
    finished_at: null,
    version: 1,
    outbox: [],
  };
}

export function endingOf(
  outcome: ConnectorOutcome,
  at: Date,
): { action: Exclude<ActionStatus, 'running'>; error: ActionOutcomeError | null; finishedAt: Date | null } {
  switch (outcome.kind) {
    case 'succeeded':
      return { action: 'succeeded', error: null, finishedAt: at };
    case 'failed':
      return { action: 'failed', error: outcome.error, finishedAt: at };
    case 'unknown': {
      const error = { code: outcome.code, message: outcome.message, retryable: false };
      return { action: 'outcome_unknown', error, finishedAt: null };
    }
  }
}

/** Why it is not known what the attempts before did; undefined if they are known to have failed, or there are none. */
export function unknownBefore({ status, execution }: ProposalDocument): UnknownCode | undefined {
  if (execution === undefined || !isUnsettled(status)) return undefined;
  // One that broke off may have got as far as sending.
  return execution.unknown ?? 'no_answer';
}

/** So long it is waited for who has taken it on to report; then people are told that it is not known. */
const AWAITED_MS = 24 * 60 * 60 * 1000;

/**
 * What is written of an attempt that goes on elsewhere: until when that is waited for, and when it is asked for.
 * @returns null if it does not, or is waited for no more.
 */
export function awaitedExecution(
  row: ProposalDocument,
  action: ActionDocument,
  outcome: ConnectorOutcome,
): NonNullable<ProposalDocument['execution']> | null {
  const isTakenOn = outcome.kind === 'unknown' && (outcome.code === 'accepted' || outcome.code === 'awaits_report');
  const until = new Date((sentAtOf(action) ?? action.created_at).getTime() + AWAITED_MS);
  if (!isTakenOn || action.status !== 'running' || until <= currentTime()) return null;
  const execution = executionOf(row);
  const again = outcome.code === 'accepted' ? askAgainAt(execution.attempt, outcome.code) : null;
  const next = again === null || again > until ? until : again;
  return { ...execution, unknown: outcome.code, lease_until: next, awaited: { until } };
}

/** Whether a record has ended by a report of what was sent last. */
export function hasBeenReported({ status, report, sent_attempt }: ActionDocument): boolean {
  return report?.attempt === (sent_attempt ?? null) && hasEnded({ status });
}

/** Whether it is known what became of a record. */
export function hasEnded({ status }: Pick<ActionDocument, 'status'>): boolean {
  return status === 'succeeded' || status === 'failed';
}

/** Why it is not known what became of a record; undefined for one of which it is. */
export function unknownOf({ status, error }: ActionDocument): UnknownCode | undefined {
  return status === 'outcome_unknown' ? ((error?.code ?? 'no_answer') as UnknownCode) : undefined;
}

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60 * 60 * 1000;

/** After a while, and ever more rarely; never, where nobody can be asked. */
export function askAgainAt(attempt: number, unknown: UnknownCode): Date | null {
  if (unknown === 'no_lookup') return null;
  return new Date(currentTimeMs() + Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (attempt - 1)));
}

/** What of the execution is written with its end, and with that it is not known. @param ended Null where nothing was sent. */
export function changeAtEnd(
  row: ProposalDocument,
  ended: ActionStatus | null,
  unknown: UnknownCode | undefined,
): Pick<ProposalChange, 'execution' | 'handover'> {
  const execution = executionOf(row);
  const again = unknown === undefined ? null : askAgainAt(execution.attempt, unknown);
  const { handover } = row;
  // Nobody asks workers: another one is given what may be repeated, and all else is for people.
  const isCarried = execution.carried !== undefined && handover !== undefined;
  const left = { ...handover, open: again !== null, not_before: again ?? currentTime() } as HandoverDocument;
  return {
    ...(unknown === undefined ? {} : { execution: { ...execution, unknown, lease_until: isCarried ? null : again } }),
    ...(isCarried && ended !== null && { handover: left }),
  };
}
