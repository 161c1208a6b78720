import type { ActionOutcomeError, ConnectorOutcome, UnknownCode } from '../integrations/index.ts';
import { currentTime, currentTimeMs } from '../platform/clock.ts';
import { DAY_MS, HOUR_MS } from '../platform/durations.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import {
  type ActionDocument,
  type ActionStatus,
  type HandoverDocument,
  idempotencyKeyOf,
  isAutoApproved,
  isUnsettled,
  type MoveContext,
  type ProposalChange,
  type ProposalDocument,
  type ProposalStatus,
} from '../proposals/index.ts';

export const PROPOSAL_ENDINGS = {
  running: null,
  succeeded: 'executed',
  failed: 'execution_failed',
  outcome_unknown: 'outcome_unknown',
} as const satisfies Record<ActionStatus, ProposalStatus | null>;

/** Returns undefined while the action may still end otherwise. */
export function endingOfWork({ status, error }: ActionDocument): 'resolved' | 'failed' | undefined {
  if (status === 'succeeded') return 'resolved';
  return status === 'failed' && error?.retryable !== true ? 'failed' : undefined;
}

export function executionOf(row: ProposalDocument): NonNullable<ProposalDocument['execution']> {
  if (row.execution === undefined) throw new Error(`Nobody executes ${row._id}`);
  return row.execution;
}

export const LEADS_ELSEWHERE =
  'The integration points to another address than when this was sent. Restore the old address, or settle the action.';

/** Error code of an attempt that the gate did not let through. */
export const NOT_SENT = 'not_sent';

/** Returns null if nothing was ever sent. Release 0.3.0 stored only the time of the record. */
export function sentAtOf({ sent_at, created_at }: ActionDocument): Date | null {
  return sent_at === undefined ? created_at : sent_at;
}

export function approvedState(row: ProposalDocument): 'auto_approved' | 'approved' {
  return isAutoApproved(row) ? 'auto_approved' : 'approved';
}

/** Within the provider's horizon the outcome is unknown; later the attempt has failed. */
export function notThere(sentAt: Date, unknown: UnknownCode, horizonMs: number): ConnectorOutcome {
  if (currentTimeMs() - sentAt.getTime() <= horizonMs) {
    return { kind: 'unknown', code: unknown, message: 'The provider has not seen it yet. Workgate asks again.' };
  }
  const message = 'The provider never saw it. It was not sent again, because sending it is no longer allowed.';
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
    executed_by: { ...toPrincipalRow(call.principal), accountables: [...call.principal.accountables] },
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

/** Returns undefined if all earlier attempts are known to have failed, or if there are none. */
export function unknownBefore({ status, execution }: ProposalDocument): UnknownCode | undefined {
  if (execution === undefined || !isUnsettled(status)) return undefined;
  // An attempt that broke off may have got as far as sending.
  return execution.unknown ?? 'no_answer';
}

/** Milliseconds. After that, people are told that the outcome of an accepted attempt is unknown. */
const AWAITED_MS = DAY_MS;

/** Returns the execution of an attempt that goes on at the receiver; null if no report is awaited. */
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

export function hasBeenReported({ status, report, sent_attempt }: ActionDocument): boolean {
  return report?.attempt === (sent_attempt ?? null) && hasEnded({ status });
}

export function hasEnded({ status }: Pick<ActionDocument, 'status'>): boolean {
  return status === 'succeeded' || status === 'failed';
}

export function unknownOf({ status, error }: ActionDocument): UnknownCode | undefined {
  return status === 'outcome_unknown' ? ((error?.code ?? 'no_answer') as UnknownCode) : undefined;
}

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = HOUR_MS;

/** The delay grows with each attempt; null if nobody can be asked. */
export function askAgainAt(attempt: number, unknown: UnknownCode): Date | null {
  if (unknown === 'no_lookup') return null;
  return new Date(currentTimeMs() + Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (attempt - 1)));
}

export function changeAtEnd(
  row: ProposalDocument,
  ended: ActionStatus | null,
  unknown: UnknownCode | undefined,
): Pick<ProposalChange, 'execution' | 'handover'> {
  const execution = executionOf(row);
  const again = unknown === undefined ? null : askAgainAt(execution.attempt, unknown);
  const { handover } = row;
  // Workers cannot be asked for an outcome: another worker repeats the attempt, or people settle it.
  const isCarried = execution.carried !== undefined && handover !== undefined;
  const left = { ...handover, open: again !== null, not_before: again ?? currentTime() } as HandoverDocument;
  return {
    ...(unknown === undefined ? {} : { execution: { ...execution, unknown, lease_until: isCarried ? null : again } }),
    ...(isCarried && ended !== null && { handover: left }),
  };
}
