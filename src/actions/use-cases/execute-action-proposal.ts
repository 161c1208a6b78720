import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { permitted } from '../../identity/use-case.ts';
import type { Connector } from '../../integrations/providers/connector.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { approvalsMissingOf } from '../approval-page.ts';
import { handOver } from '../claims/handover.ts';
import type { Waiting } from '../claims/waiting.ts';
import type { ExecutionSteps } from '../execution.ts';
import { type Examined, type Gate, type Refusal, refusalData } from '../gate.ts';
import type { Execution, PolicyOutcome } from '../model.ts';
import { peopleNeeded } from '../policy-outcome.ts';
import { invalidProposalState, isProposalTransition } from '../proposal.ts';
import type { ProposalMoves } from '../proposal-moves.ts';
import { askProvider } from '../provider.ts';
import { wouldFailRefusal } from '../provider-checks.ts';
import type { ActionRepository } from '../repository.ts';
import { fromActionRow, fromProposalRow } from '../rows.ts';
import type { ActionDocument, ProposalDocument } from '../schema.ts';
import type { StoredProposals } from '../stored-proposals.ts';

export interface ExecuteActionProposalServices {
  repository: (tenantId: string) => ActionRepository;
  stored: StoredProposals;
  gate: Gate;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  /** Those who wait for what is left to workers. */
  waiting: Waiting;
}

type Services = ExecuteActionProposalServices;

/** How long the loser of a race waits for the winner's result. */
const WAIT_MS = 5_000;
const WAIT_STEP_MS = 50;
const MAX_ATTEMPTS = 5;
/** What is reported later takes minutes, or hours. */
const AWAITED_RETRY_SECONDS = 60;

/**
 * Executes a proposal, or leaves it to workers. Executed before, it answers with the same record; while it is executing, it
 * waits a little.
 * @throws {AppError} `not_found`; `invalid_state`; `payload_mismatch`; `policy_denied`; `approval_required`;
 * `execution_in_progress`.
 */
export const executeActionProposal = permitted(
  'actions.execute',
  async (services: Services, call: CallContext, proposalId: string): Promise<Execution> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await settled(services, call, await findToExecute(services, call, proposalId));
      if (found.status === 'executed') return replay(services, call, found);
      const { row, cleared } = await clear(services, call, found);
      if ('refusal' in cleared) {
        if (await recordRefusal(services, call, row, cleared)) throw cleared.refusal;
        continue;
      }
      const execution = cleared.connector.byWorkers
        ? await handOver(services, call, row, cleared.outcome)
        : await attemptOnce(services, call, row, cleared);
      if (execution !== null) return execution;
    }
    throw executionInProgress();
  },
);

/**
 * Says what executing would do, and changes nothing. It throws whatever the execution would throw, but that a
 * proposal which waits for approval is answered with that decision.
 */
export const dryRunActionProposal = permitted(
  'actions.execute',
  async (services: Services, call: CallContext, proposalId: string): Promise<Execution> => {
    const { stored } = services;
    const row = await stored.peek(call, proposalId);
    const answer = (outcome: PolicyOutcome, replayed: boolean): Execution => ({
      proposal: fromProposalRow(row),
      action: null,
      policy: outcome,
      dryRun: true,
      replayed,
    });
    if (row.status === 'executed') return answer(storedOutcome(row), true);
    if (row.status === 'pending_approval') {
      const { policies, facts } = await stored.dryFacts(call, row);
      const auto = policies.ask('auto_approve', facts.proposer, facts);
      return answer(peopleNeeded(policies, facts, auto.reasons), false);
    }
    if (row.status === 'executing' || row.status === 'outcome_unknown') throw unsettled(row);
    const examined = await examine(services, call, row, true);
    if ('refusal' in examined) throw examined.refusal;
    return answer(examined.outcome, false);
  },
);

/** Claims, records, sends and completes; null if somebody else was faster. */
async function attemptOnce(
  { steps }: Services,
  call: CallContext,
  row: ProposalDocument,
  cleared: Examined,
): Promise<Execution | null> {
  const actionId = row.execution?.action_id ?? newId('act');
  const claimed = await steps.claim(call, row, actionId);
  if (claimed === null) return null;
  const recorded = await steps.record(call, claimed, cleared.outcome.policyVersion);
  if (recorded === null) return null;
  const result = await steps.perform(call, recorded, cleared.connector, call.principal, cleared);
  if ('refusal' in result) {
    await steps.giveBack(call, claimed, recorded, result);
    throw result.refusal;
  }
  const { proposal, action } = await steps.complete(call, claimed, result, { recorded: recorded.action });
  return toExecution(proposal, action, cleared.outcome, false);
}

/** The proposal as it is now; of what may be executed, the gate finds out whether its work goes on. */
async function findToExecute(
  { stored, moves }: Services,
  call: CallContext,
  proposalId: string,
): Promise<ProposalDocument> {
  const row = await stored.read(call, proposalId);
  const isForGate = row.status !== 'pending_approval' && row.expires_at > currentTime();
  return isForGate ? row : moves.current(call, row);
}

/** What stands before an execution, of the proposal as it is: cancelled, where its work has ended. */
async function clear(
  services: Services,
  call: CallContext,
  found: ProposalDocument,
): Promise<{ row: ProposalDocument; cleared: Examined | Refusal }> {
  const cleared = await examine(services, call, found, false);
  if (!('refusal' in cleared) || cleared.reason !== 'work_ended') return { row: found, cleared };
  const row = await services.moves.current(call, found);
  return { row, cleared: row.status === found.status ? cleared : await examine(services, call, row, false) };
}

/** Waits a bounded time for an execution that is under way. @throws {AppError} `execution_in_progress`; `invalid_state` */
async function settled({ stored }: Services, call: CallContext, row: ProposalDocument): Promise<ProposalDocument> {
  let present = row;
  for (let waitedMs = 0; present.status === 'executing'; waitedMs += WAIT_STEP_MS) {
    // Nobody waits for a worker, nor for what goes on elsewhere.
    const isLong = present.execution?.carried !== undefined || present.execution?.awaited !== undefined;
    if (waitedMs >= WAIT_MS || isLong) throw executionInProgress(present);
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
    present = await stored.find(call, row._id);
  }
  if (present.status === 'outcome_unknown') throw unsettled(present);
  return present;
}

async function replay({ repository }: Services, call: CallContext, row: ProposalDocument): Promise<Execution> {
  const action = await repository(call.tenantId).findAction(row.execution?.action_id ?? '');
  if (action === null) throw new Error(`The record of ${row._id} is gone`);
  return toExecution(row, action, storedOutcome(row), true);
}

/** Writes down that an execution was refused: that is evidence too. @returns false if the proposal has changed. */
async function recordRefusal(
  { moves }: Services,
  call: CallContext,
  row: ProposalDocument,
  refused: Refusal,
): Promise<boolean> {
  const { becomes } = refused;
  if (becomes === undefined) {
    await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
    return true;
  }
  return (await moves.requireApproval(call, row, becomes.outcome)) !== null;
}

/** What state, gate and provider say to an execution at this moment. */
async function examine(
  services: Services,
  call: CallContext,
  row: ProposalDocument,
  dryRun: boolean,
): Promise<Examined | Refusal> {
  const refused = await stateRefusal(services, call, row);
  if (refused !== null) return refused;
  const examined = await services.gate.examine(row, call.principal, dryRun);
  if ('refusal' in examined) return examined;
  call.leaveTurn?.();
  return (await providerRefusal(row, examined.connector, dryRun)) ?? examined;
}

async function stateRefusal(
  { repository }: Services,
  call: CallContext,
  row: ProposalDocument,
): Promise<Refusal | null> {
  const because = (refusal: AppError): Refusal => ({ refusal, reason: 'invalid_state' });
  const refuse = () => because(invalidProposalState(row.status, 'be executed'));
  if (row.status === 'pending_approval') return because(wouldFailRefusal(row) ?? waitsForApproval(row));
  if (!isProposalTransition(row.status, 'executing')) return refuse();
  if (row.status !== 'execution_failed') return null;
  if (row.expires_at <= currentTime()) return because(approvalOver(row));
  const action = await repository(call.tenantId).findAction(row.execution?.action_id ?? '');
  return action?.error?.retryable === true ? null : refuse();
}

/** What the provider would refuse as things stand; null for nothing. */
async function providerRefusal(row: ProposalDocument, connector: Connector, dryRun: boolean): Promise<Refusal | null> {
  // What was sent before may be the very reason why the provider would refuse it now; the execution looks it up first.
  if (row.execution !== undefined && !dryRun) return null;
  const refused = await askProvider(connector, row);
  // What may pass is for the execution to find out, which records it.
  return refused?.refusal.retryable && !dryRun ? null : refused;
}

function storedOutcome(row: ProposalDocument): PolicyOutcome {
  return fromProposalRow(row).policy;
}

/** @param row Of the proposal, where it is at hand. */
function executionInProgress(row?: ProposalDocument): AppError {
  const until = row?.execution?.awaited?.until;
  if (until !== undefined) {
    const message = `The proposal is being executed elsewhere: whoever has taken it on reports later, and is waited for until ${until.toISOString()}. Ask again now and then.`;
    return new AppError('execution_in_progress', message, { retryAfterSeconds: AWAITED_RETRY_SECONDS });
  }
  const message = 'The proposal is being executed, or it is not known yet how that ended. Ask again in a moment.';
  return new AppError('execution_in_progress', message, { retryAfterSeconds: 1 });
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
function unsettled(row: ProposalDocument): AppError {
  const { status, execution } = row;
  return execution?.unknown === 'no_lookup' ? invalidProposalState(status, 'be executed') : executionInProgress(row);
}

function toExecution(
  proposal: ProposalDocument,
  action: ActionDocument,
  policy: PolicyOutcome,
  replayed: boolean,
): Execution {
  return { proposal: fromProposalRow(proposal), action: fromActionRow(action), policy, dryRun: false, replayed };
}
