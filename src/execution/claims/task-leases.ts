import type { CallContext, Principal } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type { PresentAuthority } from '../../identity/index.ts';
import type { ConnectorOutcome } from '../../integrations/index.ts';
import type { OperationResult } from '../../operations/index.ts';
import { isSecretOf } from '../../platform/bearer-secret.ts';
import { canonicalHash } from '../../platform/canonical-json.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import {
  type ActionDocument,
  type ActionRepository,
  fromActionRow,
  isPastExpiry,
  type MoveContext,
  type ProposalDocument,
  type ProposalMoves,
  type ProposedOperations,
  type Refusal,
  refusalData,
} from '../../proposals/index.ts';
import type { ExecutionSteps } from '../execution.ts';
import { executionOf, sentAtOf } from '../execution-record.ts';
import type { Gate } from '../gate.ts';
import { type ClaimEnd, type ClaimLease, type FailedReport, LEASE_SECONDS } from './model.ts';
import type { ClaimPlaces } from './places.ts';
import type { ClaimRepository } from './repository.ts';
import { type ClaimReturns, inHand, KEPT_BACK_MS, overdue, workerObjection } from './returns.ts';
import type { ClaimDocument } from './schema.ts';

export interface TaskLeasesOptions {
  repository: (tenantId: string) => ActionRepository;
  claims: (tenantId: string) => ClaimRepository;
  places: ClaimPlaces;
  returns: ClaimReturns;
  gate: Pick<Gate, 'examine' | 'admit'>;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  operations: Pick<ProposedOperations, 'resultReader'>;
  authority: Pick<PresentAuthority, 'carrier'>;
  reach: (point: 'claim_begun') => void;
}

/** Milliseconds, however often the claim is extended. */
const LONGEST_MS = DAY_MS;

/** Recovery may write at the same time, but only once. */
const MAX_TRIES = 3;

interface Shown {
  claim: ClaimDocument;
  row: ProposalDocument;
}

/** Each step needs the token of the claim, and the API key that the claim was given to. */
export class TaskLeases {
  readonly #options: TaskLeasesOptions;

  constructor(options: TaskLeasesOptions) {
    this.#options = options;
  }

  /**
   * The claim passes the gate and is recorded before the worker is told that it may act. A repeated call changes
   * nothing but the lease.
   * @throws {AppError} `not_found`; `authorization_error`, also for a wrong token; `invalid_state` if the claim is
   * over; the refusal of the gate.
   */
  async begin(call: CallContext, claimId: string, token: string): Promise<ClaimLease> {
    const { repository, claims, gate, moves, steps, returns, reach } = this.#options;
    const { claim, row } = await this.#held(call, claimId, token);
    const { handover, carried } = inHand(row);
    if (carried.begun !== undefined) return this.#prolong(call, claim, row);
    const earlier = await repository(call.tenantId).findAction(executionOf(row).action_id);
    const examined = isPastExpiry(row) ? overdue(row) : await gate.examine(row, handover.by, false);
    if ('refusal' in examined) return this.#refuse(call, claim, row, examined);
    const begun = { at: currentTime(), sent_before: earlier && sentAtOf(earlier) };
    const execution = { ...executionOf(row), lease_until: leaseEnd(), carried: { ...carried, begun } };
    const marked = await moves.change(call, row, 'proposal.execution_begun', { execution }, { claim_id: claimId });
    if (marked === null) throw begunMeanwhile();
    reach('claim_begun');
    const recorded = await steps.record(inNameOf(call, row), marked, examined.outcome.policyVersion, examined.voices);
    if (recorded === null) throw claimIsOver();
    const objection = async () => this.#objection(call, marked);
    const { action } = recorded;
    const admitted = await gate.admit({ row: marked, action, by: handover.by, examined, objection });
    if (!('refusal' in admitted)) {
      // From here on nobody can say that nothing was done.
      if (!(await claims(call.tenantId).noteTold(row._id, claimId, currentTime()))) throw claimIsOver();
      return toLease(marked);
    }
    await returns.endUnsent(call, marked, action, admitted);
    await this.#leave(claim);
    throw admitted.refusal;
  }

  /** An execution that was begun stays begun, even if the gate refuses. @throws {AppError} as `begin`. */
  async extend(call: CallContext, claimId: string, token: string): Promise<ClaimLease> {
    const { claim, row } = await this.#held(call, claimId, token);
    return this.#prolong(call, claim, row);
  }

  /**
   * The same report again gets the same answer.
   * @throws {AppError} `validation_error` for an unknown result; `not_found`; `authorization_error`; `invalid_state` if
   * the execution was not begun, the claim is over, or something else was reported.
   */
  async complete(
    call: CallContext,
    claimId: string,
    token: string,
    result: Readonly<Record<string, unknown>>,
  ): Promise<ClaimEnd> {
    const shown = await this.#shown(call, claimId, token);
    const { row } = shown;
    const read = (await this.#options.operations.resultReader(row))(result);
    if ('problem' in read) throw validationError(read.details);
    const report = canonicalHash({ kind: 'complete', result: { ...read.result } });
    const end = () => this.#end(call, row, { kind: 'succeeded', result: read.result as OperationResult });
    return this.#report(call, shown, report, { end, ofBegun: true });
  }

  /** Stores that nothing was done. @throws {AppError} as `complete`. */
  async fail(call: CallContext, claimId: string, token: string, failed: FailedReport): Promise<ClaimEnd> {
    const shown = await this.#shown(call, claimId, token);
    const { outcome, message, retryAfterSeconds = null } = failed;
    const report = canonicalHash({ kind: 'fail', outcome, message, retry_after: retryAfterSeconds });
    const ofBegun = outcome !== 'not_sent';
    const end = async () =>
      ofBegun ? this.#end(call, shown.row, outcomeOf(shown.row, failed)) : this.#handBack(call, shown.row, failed);
    return this.#report(call, shown, report, { end, ofBegun });
  }

  async #prolong(call: CallContext, claim: ClaimDocument, row: ProposalDocument): Promise<ClaimLease> {
    const { repository, claims, gate } = this.#options;
    const { handover, carried } = inHand(row);
    if (carried.taken_at.getTime() + LONGEST_MS < currentTimeMs()) {
      const message = 'This claim was held for 24 hours and cannot be extended further. Report its outcome.';
      throw new AppError('invalid_state', message);
    }
    const { action_id: actionId } = executionOf(row);
    if (carried.begun?.told === undefined && carried.begun !== undefined) throw begunMeanwhile();
    const action = carried.begun === undefined ? null : await repository(call.tenantId).findAction(actionId);
    const objection = async () => this.#objection(call, row);
    const isLate = carried.begun === undefined && isPastExpiry(row);
    const admitted = isLate
      ? overdue(row)
      : await gate.admit({ row, action, by: handover.by, examined: null, objection });
    if ('refusal' in admitted) return this.#refuse(call, claim, row, admitted);
    const until = leaseEnd();
    if (!(await claims(call.tenantId).extend(row._id, claim._id, currentTime(), until))) throw claimIsOver();
    return { ...toLease(row), leaseUntil: until };
  }

  /** Gives back a claim that was not begun. The worker of a begun claim can still report while the lease lasts. */
  async #refuse(call: CallContext, claim: ClaimDocument, row: ProposalDocument, refused: Refusal): Promise<never> {
    const { moves, returns } = this.#options;
    if (inHand(row).carried.begun === undefined) {
      await returns.giveBack(call, row, new Date(currentTimeMs() + KEPT_BACK_MS), refused);
      await this.#leave(claim);
    } else if (await this.#options.claims(call.tenantId).noteRefused(claim._id, refused.reason)) {
      await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
    }
    throw refused.refusal;
  }

  async #held(call: CallContext, claimId: string, token: string): Promise<Shown> {
    const shown = await this.#shown(call, claimId, token);
    if (!isIn(shown) || !lasts(shown.row)) throw claimIsOver();
    return shown;
  }

  /** Returns a claim of the caller's key, on an integration that the key carries. */
  async #shown({ tenantId, principal }: CallContext, claimId: string, token: string): Promise<Shown> {
    const { claims, repository, authority } = this.#options;
    const carrier = await authority.carrier(tenantId, principal.id);
    if ('problem' in carrier) throw new AppError('authorization_error', carrier.problem);
    const claim = await claims(tenantId).findClaim(claimId);
    const isTheirs = claim?.lineage === carrier.lineage && carrier.carries.includes(claim.integration_id);
    const row = claim !== null && isTheirs ? await repository(tenantId).findProposal(claim.proposal_id) : null;
    if (claim === null || row === null) throw new AppError('not_found', `There is no claim ${claimId}.`);
    if (isSecretOf(token, claim.token_hash)) return { claim, row };
    throw new AppError(
      'authorization_error',
      'The token does not belong to this claim. Send the token that came with the claim.',
    );
  }

  async #objection({ tenantId, principal }: CallContext, row: ProposalDocument): Promise<Refusal | null> {
    const carrier = await this.#options.authority.carrier(tenantId, principal.id);
    const objected = workerObjection(carrier, row.integration_id);
    return objected ?? (lasts(row) ? null : { refusal: claimIsOver(), reason: 'too_late' });
  }

  /** Accepts the same report again, and refuses a report that comes too late. */
  async #report(
    call: CallContext,
    { claim, row }: Shown,
    report: string,
    { end, ofBegun }: { end: () => Promise<ClaimEnd>; ofBegun: boolean },
  ): Promise<ClaimEnd> {
    const claims = this.#options.claims(call.tenantId);
    if (!isIn({ claim, row })) {
      const isSame = claim.reported === report && row.execution?.carried?.claim_id === claim._id;
      if (isSame) return this.#toEnd(row);
      // A worker that reports again and again gets this error each time. The event log has it once.
      const data = { claim_id: claim._id, attempt: claim.attempt };
      if (await claims.noteLate(claim._id)) {
        await this.#options.moves.note(call, row, 'proposal.report_refused', data);
      }
      throw claimIsOver();
    }
    if (ofBegun) assertBegun(row);
    if (!(await claims.noteReport(claim._id, report))) {
      const message = 'A different outcome was already reported for this claim, and cannot be changed.';
      throw new AppError('invalid_state', message);
    }
    const ended = await end();
    await this.#leave(claim);
    return ended;
  }

  async #end(call: CallContext, row: ProposalDocument, outcome: ConnectorOutcome): Promise<ClaimEnd> {
    for (let tries = 1; ; tries += 1) {
      const { proposal, action } = await this.#options.steps.complete(call, row, outcome);
      // Somebody else took over between the read and the write.
      if (action.attempts !== executionOf(row).attempt) throw claimIsOver();
      // The lease may have ended meanwhile, with an unknown outcome. The worker's report prevails over that.
      const isLost = action.status === 'outcome_unknown' && outcome.kind !== 'unknown';
      if (!isLost || tries === MAX_TRIES) return toEnd(proposal, action, inHand(row).carried.claim_id);
    }
  }

  async #handBack(call: CallContext, row: ProposalDocument, failed: FailedReport): Promise<ClaimEnd> {
    const { repository, returns } = this.#options;
    const retryAfterSeconds = failed.retryAfterSeconds ?? 0;
    const action = await repository(call.tenantId).findAction(executionOf(row).action_id);
    if (inHand(row).carried.begun === undefined || action === null) {
      await returns.giveBack(call, row, new Date(currentTimeMs() + retryAfterSeconds * 1000));
    } else if (!(await returns.takeOver(row))) throw begunMeanwhile();
    else {
      const message = `The worker did nothing: ${failed.message}`;
      const refusal = new AppError('conflict', message, { retryAfterSeconds });
      await returns.endUnsent(call, row, action, { refusal, reason: 'not_sent' });
    }
    return this.#toEnd(row);
  }

  async #toEnd({ _id, tenant_id: tenantId, ...row }: ProposalDocument): Promise<ClaimEnd> {
    const repository = this.#options.repository(tenantId);
    const present = await repository.findProposal(_id);
    if (present === null) throw new Error(`The proposal ${_id} is gone`);
    const action = await repository.findAction(executionOf(present).action_id);
    return toEnd(present, action, row.execution?.carried?.claim_id ?? '');
  }

  async #leave({ tenant_id: tenantId, lineage, _id }: ClaimDocument): Promise<void> {
    await this.#options.places.leave(tenantId, lineage, _id);
  }
}

function isIn({ claim, row }: Shown): boolean {
  return row.status === 'executing' && row.execution?.carried?.claim_id === claim._id;
}

function lasts(row: ProposalDocument): boolean {
  return (executionOf(row).lease_until?.getTime() ?? 0) > currentTimeMs();
}

function leaseEnd(): Date {
  return new Date(currentTimeMs() + LEASE_SECONDS * 1000);
}

/** The execution belongs to the principal who requested it. The people behind the worker are accountable too. */
function inNameOf(call: CallContext, row: ProposalDocument): MoveContext {
  const { by } = inHand(row).handover;
  const principal: Principal = {
    type: by.type,
    id: by.id,
    displayName: by.display_name,
    lineage: by.id,
    accountable: by.accountable,
    accountables: [...new Set([...by.accountables, ...call.principal.accountables])],
  };
  return { ...call, principal };
}

/** The report says nothing about earlier attempts. */
function outcomeOf(row: ProposalDocument, { outcome, message, retryAfterSeconds }: FailedReport): ConnectorOutcome {
  const isFinal = outcome === 'refused';
  const { unknown } = executionOf(row);
  const words = `The worker ${isFinal ? 'refused it' : 'could not do it'}: ${message}`;
  if (unknown !== undefined) return { kind: 'unknown', code: isFinal ? 'no_lookup' : unknown, message: words };
  const code = isFinal ? 'refused_by_worker' : 'failed_at_worker';
  const after = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
  return { kind: 'failed', error: { code, message: words, retryable: !isFinal, ...after } };
}

function toLease(row: ProposalDocument): ClaimLease {
  const { action_id: actionId, lease_until: leaseUntil } = executionOf(row);
  const { claim_id: claimId, begun } = inHand(row).carried;
  return { claimId, actionId, begun: begun !== undefined, leaseUntil: leaseUntil ?? currentTime() };
}

function toEnd({ _id, status }: ProposalDocument, action: ActionDocument | null, claimId: string): ClaimEnd {
  return { claimId, proposalId: _id, proposalStatus: status, action: action && fromActionRow(action) };
}

function assertBegun(row: ProposalDocument): void {
  if (inHand(row).carried.begun !== undefined) return;
  const message = 'This claim was never begun, so it has no outcome. Begin it first, or give it back as not_sent.';
  throw new AppError('invalid_state', message);
}

function claimIsOver(): AppError {
  const message =
    'This claim is over: its lease has ended, or its outcome was reported. Do nothing more for it, and take another one.';
  return new AppError('invalid_state', message);
}

function begunMeanwhile(): AppError {
  const message = 'Another request is beginning this claim. Try again in a moment.';
  return new AppError('conflict', message, { retryAfterSeconds: 1 });
}
