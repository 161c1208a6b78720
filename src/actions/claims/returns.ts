import { AppError } from '../../errors/app-error.ts';
import type { ConnectorOutcome } from '../../integrations/providers/connector.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import type { Attempt, ExecutionSteps } from '../execution.ts';
import { askAgainAt, executionOf } from '../execution-record.ts';
import { type Refusal, refusalData } from '../gate.ts';
import { isOpen } from '../proposal.ts';
import type { MoveContext, ProposalMoves } from '../proposal-moves.ts';
import type { ProposedOperations } from '../proposed-operation.ts';
import type { ActionRepository } from '../repository.ts';
import type { ActionDocument, ProposalDocument } from '../schema.ts';
import type { ClaimRepository } from './repository.ts';
import type { CarriedDocument, HandoverDocument } from './schema.ts';
import type { Waiting } from './waiting.ts';

/** What the gate has kept back is looked at again after so long. */
export const KEPT_BACK_MS = 30_000;

/** So often the next worker is given at once what one has lost; then ever later. */
const PROMPTLY = 3;

export interface ClaimReturnsOptions {
  repository: (tenantId: string) => ActionRepository;
  operations: Pick<ProposedOperations, 'mayRepeat'>;
  claims: (tenantId: string) => Pick<ClaimRepository, 'takeOver'>;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  waiting: Waiting;
}

/** A proposal in the hand of a worker. */
export interface InHand {
  handover: HandoverDocument;
  carried: CarriedDocument;
}

export function inHand({ _id, handover, execution }: ProposalDocument): InHand {
  if (handover === undefined || execution?.carried === undefined) throw new Error(`No worker has taken ${_id}`);
  return { handover, carried: execution.carried };
}

/** How claims end of which nobody says that they were carried out. */
export class ClaimReturns {
  readonly #options: ClaimReturnsOptions;

  constructor(options: ClaimReturnsOptions) {
    this.#options = options;
  }

  /**
   * Gives back what was not begun: it is what it was before, and others may have it from `again` on.
   * @param refused Why it is not begun, where something keeps it from that.
   */
  async giveBack(call: MoveContext, row: ProposalDocument, again: Date, refused?: Refusal): Promise<void> {
    const { moves, waiting } = this.#options;
    const { handover, carried } = inHand(row);
    if (refused !== undefined) await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
    const becomes = refused?.becomes;
    if (becomes !== undefined && isOpen(carried.from)) {
      await moves.requireApproval(call, row, becomes.outcome);
      return;
    }
    // What is not known is looked after by nobody: it waits for a worker, or for people.
    const settled = isOpen(carried.from) ? {} : { execution: { ...executionOf(row), lease_until: null } };
    const change = { handover: { ...handover, not_before: again }, ...settled };
    const returned = await moves.move(call, row, carried.from, 'proposal.execution_returned', change);
    if (returned !== null && again <= currentTime()) waiting.wake(returned);
  }

  /** Ends a begun claim of which nothing was done. Where an attempt before was, what became of that is not known still. */
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

  /**
   * Has a claim be over for its worker, before anything is made of that: it is not extended after it, and not told to begin.
   * @returns false if it was, in between
   */
  async takeOver(row: ProposalDocument): Promise<boolean> {
    return this.#options.claims(row.tenant_id).takeOver(row);
  }

  /** Takes over what a worker has lost: it goes to the next one, unless it may have been done. */
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
    // What has no record was not begun: the worker was not told that it may do it.
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
      const refusal = new AppError('conflict', 'The worker was not told that it may do it.');
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

/** What nobody has said in time. @param mayRepeat Whether another worker may do it again. */
function lost(mayRepeat: boolean): ConnectorOutcome {
  const begun = 'A worker has begun it and said no more.';
  return mayRepeat
    ? { kind: 'unknown', code: 'no_answer', message: `${begun} Another one is given it again.` }
    : { kind: 'unknown', code: 'no_lookup', message: `${begun} Find out what it did, and settle it.` };
}
