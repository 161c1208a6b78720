import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { Connector, ConnectorOutcome } from '../integrations/providers/connector.ts';
import { commitment } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { Page, PageRequest } from '../work-items/model.ts';
import { pageSizeOf } from '../work-items/paging.ts';
import { settlingRefusal } from './accountability.ts';
import { approvalsMissingOf } from './approval-page.ts';
import type { ExecutionSteps } from './execution.ts';
import { type Examined, type Gate, type Refusal, refusalData } from './gate.ts';
import type { Action, Execution, PolicyOutcome } from './model.ts';
import { operationFor } from './operations/registry.ts';
import { invalidProposalState, isProposalTransition } from './proposal.ts';
import type { ProposalMoves } from './proposal-moves.ts';
import { type ProposalService, peopleNeeded } from './proposal-service.ts';
import { askProvider } from './provider.ts';
import { wouldFailRefusal } from './provider-checks.ts';
import type { ActionRepository } from './repository.ts';
import { fromActionRow, fromProposalRow, toPersonRow } from './rows.ts';
import type { ActionDocument, ProposalDocument } from './schema.ts';

export interface ExecutorOptions {
  repository: (tenantId: string) => ActionRepository;
  proposals: ProposalService;
  gate: Gate;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  pageTokens: PageTokens;
}

/** How long the loser of a race waits for the winner's result. */
const WAIT_MS = 5_000;
const WAIT_STEP_MS = 50;
const MAX_ATTEMPTS = 5;

/** Executes what was approved, once, and tells what was executed. */
export class Executor {
  readonly #options: ExecutorOptions;

  constructor(options: ExecutorOptions) {
    this.#options = options;
  }

  /**
   * Says what executing would do, and changes nothing. It throws whatever the execution would throw, but that a
   * proposal which waits for approval is answered with that decision.
   */
  async dryRun(call: CallContext, proposalId: string): Promise<Execution> {
    const row = await this.#options.proposals.peek(call, proposalId);
    const answer = (outcome: PolicyOutcome, replayed: boolean): Execution => ({
      proposal: fromProposalRow(row),
      action: null,
      policy: outcome,
      dryRun: true,
      replayed,
    });
    if (row.status === 'executed') return answer(storedOutcome(row), true);
    if (row.status === 'pending_approval') {
      const policies = await this.#options.proposals.policiesOf(call, row);
      const facts = await this.#options.proposals.factsOf(row, { autoApproved: false, dryRun: true });
      const auto = policies.ask('auto_approve', facts.proposer, facts);
      return answer(peopleNeeded(policies, facts, auto.reasons), false);
    }
    if (row.status === 'executing' || row.status === 'outcome_unknown') throw unsettled(row);
    const examined = await this.#examine(call, row, true);
    if ('refusal' in examined) throw examined.refusal;
    return answer(examined.outcome, false);
  }

  /**
   * Executes a proposal. Executed before, it answers with the same record; while it is executing, it waits a little.
   * @throws {AppError} `not_found`; `invalid_state`; `payload_mismatch`; `policy_denied`; `approval_required`;
   * `execution_in_progress`.
   */
  async execute(call: CallContext, proposalId: string): Promise<Execution> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const row = await this.#settled(call, await this.#options.proposals.find(call, proposalId));
      if (row.status === 'executed') return this.#replay(call, row);
      const cleared = await this.#examine(call, row, false);
      if ('refusal' in cleared) {
        if (await this.#recordRefusal(call, row, cleared)) throw cleared.refusal;
        continue;
      }
      const actionId = row.execution?.action_id ?? newId('act');
      const claimed = await this.#options.steps.claim(call, row, actionId);
      if (claimed === null) continue;
      const recorded = await this.#options.steps.record(call, claimed, cleared.outcome.policyVersion);
      if (recorded === null) continue;
      const result = await this.#options.steps.perform(call, recorded, cleared.connector, call.principal, cleared);
      if ('refusal' in result) {
        await this.#options.steps.giveBack(call, claimed, recorded, result);
        throw result.refusal;
      }
      const ended = await this.#options.steps.complete(call, claimed, result, { recorded: recorded.action });
      const { proposal, action } = ended;
      return toExecution(proposal, action, cleared.outcome, false);
    }
    throw executionInProgress();
  }

  /** @throws {AppError} `not_found` */
  async getAction(call: CallContext, actionId: string): Promise<Action> {
    return fromActionRow(await this.#findAction(call, actionId));
  }

  /**
   * Settles an execution of which nobody but a person can find out how it ended: done, under the provider's reference,
   * or not done. That may also be one that broke off, and is not taken over as its integration is switched off.
   * @throws {AppError} `not_found`; `invalid_state` if its outcome is known, or it is under way; `authorization_error` for
   * whoever is accountable for it, and, where it takes two people, for whoever executed it.
   */
  async settle(call: CallContext, actionId: string, reference: string | null, reason: string): Promise<Action> {
    const action = await this.#findAction(call, actionId);
    const row = await this.#options.proposals.find(call, action.proposal_id);
    const isUnknown = action.status === 'outcome_unknown' && row.status === 'outcome_unknown';
    if (!isUnknown && !isAbandoned(row)) {
      throw new AppError('invalid_state', `An action that is ${action.status} needs no settling.`);
    }
    const refusal = settlingRefusal(call, row, action);
    if (refusal !== null) throw refusal;
    const { payload } = row;
    // A key that the provider keeps an error of, or has forgotten, tells nothing if it is sent again.
    const unknown = row.execution?.unknown ?? 'no_answer';
    const retryable = unknown === 'no_answer' || unknown === 'no_lookup';
    const outcome: ConnectorOutcome =
      reference === null
        ? {
            kind: 'failed',
            error: {
              code: 'not_done',
              message: `A person found that it was not done.${retryable ? '' : ' Propose it anew.'}`,
              retryable,
            },
          }
        : {
            kind: 'succeeded',
            result: operationFor(payload).resultOf(payload, reference),
          };
    await this.#options.moves.note(call, row, 'action.settled', {
      action_id: actionId,
      done: reference !== null,
      commitments: { reason: commitment(row.salt, 'settling_reason', reason) },
    });
    const settlement = { settled_by: toPersonRow(call.principal), reason, at: currentTime() };
    const settled = await this.#options.steps.complete(call, row, outcome, { settlement });
    return fromActionRow(settled.action);
  }

  async #findAction(call: CallContext, actionId: string): Promise<ActionDocument> {
    const row = await this.#options.repository(call.tenantId).findAction(actionId);
    if (row === null) throw new AppError('not_found', `There is no action ${actionId}.`);
    return row;
  }

  /** Action records, newest first, of one WorkItem if it is given. */
  async listActions(call: CallContext, workItemId: string | undefined, page: PageRequest): Promise<Page<Action>> {
    const list = ['actions', call.tenantId, workItemId ?? null];
    const { rows, next } = await this.#options.repository(call.tenantId).listActions({
      workItemId,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : this.#options.pageTokens.open(page.pageToken, list),
    });
    const nextPageToken = next === null ? null : this.#options.pageTokens.seal(next, list);
    return { rows: rows.map(fromActionRow), nextPageToken };
  }

  /** Waits a bounded time for an execution that is under way. @throws {AppError} `execution_in_progress`; `invalid_state` */
  async #settled(call: CallContext, row: ProposalDocument): Promise<ProposalDocument> {
    let present = row;
    for (let waitedMs = 0; present.status === 'executing'; waitedMs += WAIT_STEP_MS) {
      if (waitedMs >= WAIT_MS) throw executionInProgress();
      await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
      present = await this.#options.proposals.find(call, row._id);
    }
    if (present.status === 'outcome_unknown') throw unsettled(present);
    return present;
  }

  async #replay(call: CallContext, row: ProposalDocument): Promise<Execution> {
    const action = await this.#options.repository(call.tenantId).findAction(row.execution?.action_id ?? '');
    if (action === null) throw new Error(`The record of ${row._id} is gone`);
    return toExecution(row, action, storedOutcome(row), true);
  }

  /** Writes down that an execution was refused: that is evidence too. @returns false if the proposal has changed. */
  async #recordRefusal(call: CallContext, row: ProposalDocument, refused: Refusal): Promise<boolean> {
    const { moves } = this.#options;
    const { becomes } = refused;
    if (becomes === undefined) {
      await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
      return true;
    }
    return (await moves.requireApproval(call, row, becomes.outcome)) !== null;
  }

  /** What state, gate and provider say to an execution at this moment. */
  async #examine(call: CallContext, row: ProposalDocument, dryRun: boolean): Promise<Examined | Refusal> {
    const refused = await this.#stateRefusal(call, row);
    if (refused !== null) return refused;
    const examined = await this.#options.gate.examine(row, call.principal, dryRun);
    if ('refusal' in examined) return examined;
    call.leaveTurn?.();
    return (await this.#providerRefusal(row, examined.connector, dryRun)) ?? examined;
  }

  async #stateRefusal(call: CallContext, row: ProposalDocument): Promise<Refusal | null> {
    const because = (refusal: AppError): Refusal => ({ refusal, reason: 'invalid_state' });
    const refuse = () => because(invalidProposalState(row.status, 'be executed'));
    if (row.status === 'pending_approval') return because(wouldFailRefusal(row) ?? waitsForApproval(row));
    if (!isProposalTransition(row.status, 'executing')) return refuse();
    if (row.status !== 'execution_failed') return null;
    if (row.expires_at <= currentTime()) return because(approvalOver(row));
    const action = await this.#options.repository(call.tenantId).findAction(row.execution?.action_id ?? '');
    return action?.error?.retryable === true ? null : refuse();
  }

  /** What the provider would refuse as things stand; null for nothing. */
  async #providerRefusal(row: ProposalDocument, connector: Connector, dryRun: boolean): Promise<Refusal | null> {
    // What was sent before may be the very reason why the provider would refuse it now; the execution looks it up first.
    if (row.execution !== undefined && !dryRun) return null;
    const refused = await askProvider(connector, row);
    // What may pass is for the execution to find out, which records it.
    return refused?.refusal.retryable && !dryRun ? null : refused;
  }
}

/** Whether an attempt is under way no more that has not come to its end. */
function isAbandoned({ status, execution }: ProposalDocument): boolean {
  const leaseUntil = execution?.lease_until ?? null;
  return status === 'executing' && leaseUntil !== null && leaseUntil < currentTime();
}

function storedOutcome(row: ProposalDocument): PolicyOutcome {
  return fromProposalRow(row).policy;
}

function executionInProgress(): AppError {
  return new AppError(
    'execution_in_progress',
    'The proposal is being executed, or it is not known yet how that ended. Ask again in a moment.',
    { retryAfterSeconds: 1 },
  );
}

/** Who has to approve it; where they do, the dry run says. */
function waitsForApproval(row: ProposalDocument): AppError {
  const missing = approvalsMissingOf(fromProposalRow(row));
  const who = missing === 1 ? 'one person, who' : `${missing} different people, each of whom`;
  const message = `A proposal that is ${row.status} cannot be executed: it waits for approval by ${who} may approve actions and is not accountable for it. A dry run says where.`;
  return new AppError('invalid_state', message);
}

/** An approval holds for so long, also where an execution has failed meanwhile. */
function approvalOver({ expires_at }: ProposalDocument): AppError {
  const message = `What was approved was to be executed by ${expires_at.toISOString()}. Make a new proposal.`;
  return new AppError('invalid_state', message);
}

/** Why an execution whose end is not known is not repeated. Where only a person can find out, asking again is no use. */
function unsettled({ status, execution }: ProposalDocument): AppError {
  return execution?.unknown === 'no_lookup' ? invalidProposalState(status, 'be executed') : executionInProgress();
}

function toExecution(
  proposal: ProposalDocument,
  action: ActionDocument,
  policy: PolicyOutcome,
  replayed: boolean,
): Execution {
  return { proposal: fromProposalRow(proposal), action: fromActionRow(action), policy, dryRun: false, replayed };
}
