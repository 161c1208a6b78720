import { AppError } from '../../errors/app-error.ts';
import type { PresentCarrier } from '../../identity/index.ts';
import type { ConnectorOutcome } from '../../integrations/index.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import {
  type ActionDocument,
  type ActionRepository,
  approvalOver,
  type CarriedDocument,
  type HandoverDocument,
  isOpen,
  type MoveContext,
  type ProposalDocument,
  type ProposalMoves,
  type ProposedOperations,
  type Refusal,
  refusalData,
} from '../../proposals/index.ts';
import type { Attempt, ExecutionSteps } from '../execution.ts';
import { askAgainAt, executionOf } from '../execution-record.ts';
import type { ClaimRepository } from './repository.ts';
import type { Waiting } from './waiting.ts';

/** Milliseconds until an execution that the gate has refused is tried again. */
export const KEPT_BACK_MS = 30_000;

/** Lost attempts that go to the next worker at once. Later ones wait ever longer. */
const PROMPTLY = 3;

export interface ClaimReturnsOptions {
  repository: (tenantId: string) => ActionRepository;
  operations: Pick<ProposedOperations, 'mayRepeat'>;
  claims: (tenantId: string) => Pick<ClaimRepository, 'takeOver'>;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  waiting: Waiting;
}

export interface InHand {
  handover: HandoverDocument;
  carried: CarriedDocument;
}

export function inHand({ _id, handover, execution }: ProposalDocument): InHand {
  if (handover === undefined || execution?.carried === undefined) throw new Error(`No worker has taken ${_id}`);
  return { handover, carried: execution.carried };
}

export class ClaimReturns {
  readonly #options: ClaimReturnsOptions;

  constructor(options: ClaimReturnsOptions) {
    this.#options = options;
  }

  /** Gives back a claim that was not begun. Others may claim the execution from `again` on. */
  async giveBack(call: MoveContext, row: ProposalDocument, again: Date, refused?: Refusal): Promise<void> {
    const { moves, waiting } = this.#options;
    const { handover, carried } = inHand(row);
    if (refused !== undefined) await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
    const becomes = refused?.becomes;
    if (becomes !== undefined && isOpen(carried.from)) {
      await moves.requireApproval(call, row, becomes.outcome);
      return;
    }
    // An unknown outcome has no lease to watch: it waits for a worker, or for people.
    const settled = isOpen(carried.from) ? {} : { execution: { ...executionOf(row), lease_until: null } };
    const change = { handover: { ...handover, not_before: again }, ...settled };
    const returned = await moves.move(call, row, carried.from, 'proposal.execution_returned', change);
    if (returned !== null && again <= currentTime()) waiting.wake(returned);
  }

  /** Ends a begun claim for which nothing was done. An unknown outcome of an earlier attempt stays unknown. */
  async endUnsent(call: MoveContext, row: ProposalDocument, action: ActionDocument, refused: Refusal): Promise<void> {
    const { moves, steps, waiting } = this.#options;
    const { handover, carried } = inHand(row);
    const { unknown } = executionOf(row);
    if (unknown !== undefined) {
      await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
      await steps.complete(call, row, { kind: 'unknown', code: unknown, message: refused.refusal.message });
      return;
    }
    const attempt: Attempt = { row, action, sentBefore: carried.begun?.sent_before ?? null };
    const again = againAfter(refused);
    await steps.giveBack(call, row, attempt, refused, { handover: { ...handover, not_before: again } });
    waiting.wake(row);
  }

  /** Ends extensions and the permission to begin. @returns false if the worker was faster */
  async takeOver(row: ProposalDocument): Promise<boolean> {
    return this.#options.claims(row.tenant_id).takeOver(row);
  }

  /** Takes over an execution that a worker has lost. It goes to the next worker, unless it may have been done. */
  async lapse(call: MoveContext, row: ProposalDocument): Promise<void> {
    const { repository, operations, steps } = this.#options;
    const { carried } = inHand(row);
    if (!(await this.takeOver(row))) return;
    const { attempt, action_id: actionId } = executionOf(row);
    const action = await repository(call.tenantId).findAction(actionId);
    if (action?.status === 'succeeded') {
      await steps.follow(call, row, action);
      return;
    }
    // Without a record for this attempt, it was not begun: the worker was not told that it may act.
    if (carried.begun === undefined || action === null || action.attempts < attempt) {
      const isOften = attempt > PROMPTLY;
      await this.giveBack(call, row, (isOften && askAgainAt(attempt - PROMPTLY, 'no_answer')) || currentTime());
      return;
    }
    if (action.status === 'failed') {
      await steps.follow(call, row, action);
      return;
    }
    if (carried.begun.told === undefined) {
      const refusal = new AppError('conflict', 'The worker did not receive permission to begin.');
      await this.endUnsent(call, row, action, { refusal, reason: 'lease_lost' });
      return;
    }
    await steps.complete(call, row, lost(await operations.mayRepeat(row)));
  }
}

function againAfter({ reason, refusal }: Refusal): Date {
  const waitMs =
    reason === 'not_sent' || reason === 'lease_lost' ? (refusal.retryAfterSeconds ?? 0) * 1000 : KEPT_BACK_MS;
  return new Date(currentTimeMs() + waitMs);
}

function lost(mayRepeat: boolean): ConnectorOutcome {
  const begun = 'A worker began it and did not report an outcome.';
  return mayRepeat
    ? { kind: 'unknown', code: 'no_answer', message: `${begun} It is offered to workers again.` }
    : { kind: 'unknown', code: 'no_lookup', message: `${begun} Find out what the worker did, and settle the action.` };
}

const FROZEN = 'The API key of the worker is frozen. An administrator can thaw it.';
const NOT_CARRIED = 'The API key of the worker does not carry this integration.';

export function takingProblem(carrier: PresentCarrier): string | null {
  if ('problem' in carrier) return carrier.problem;
  return carrier.frozen ? FROZEN : null;
}

/** Returns why a worker may not receive, begin or continue an execution now; null if it may. */
export function workerObjection(carrier: PresentCarrier, integrationId: string): Refusal | null {
  const carries = 'problem' in carrier || carrier.carries.includes(integrationId);
  const problem = takingProblem(carrier) ?? (carries ? null : NOT_CARRIED);
  if (problem === null) return null;
  return { refusal: new AppError('authorization_error', problem), reason: 'authorization_error' };
}

export function overdue(row: ProposalDocument): Refusal {
  return { refusal: approvalOver(row), reason: 'expired' };
}
