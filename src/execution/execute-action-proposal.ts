import { approvalsMissingOf } from '../approvals/index.ts';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import type { Connector } from '../integrations/index.ts';
import { currentTime, currentTimeMs } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { type PolicyOutcome, peopleNeeded } from '../policy/index.ts';
import {
  type ActionDocument,
  type ActionRepository,
  approvalOver,
  askProvider,
  type Execution,
  fromActionRow,
  fromProposalRow,
  invalidProposalState,
  isPastExpiry,
  isProposalTransition,
  type ProposalDocument,
  type ProposalMoves,
  type Refusal,
  refusalData,
  type StoredProposals,
  wouldFailRefusal,
} from '../proposals/index.ts';
import { handOver } from './claims/handover.ts';
import type { Waiting } from './claims/waiting.ts';
import { type ExecutionSteps, LEASE_MS } from './execution.ts';
import type { Examined, Gate } from './gate.ts';

export interface ExecutingServices {
  repository: (tenantId: string) => ActionRepository;
  stored: StoredProposals;
  gate: Gate;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  waiting: Waiting;
}

type Services = ExecutingServices;

/** Milliseconds after a claim during which other callers wait for its result. */
const WAIT_MS = 5_000;
const WAIT_STEP_MS = 50;
const MAX_ATTEMPTS = 5;
/** For an execution whose provider is slow, or whose process has crashed. */
const LONG_RETRY_SECONDS = 5;
const AWAITED_RETRY_SECONDS = 60;

/**
 * Executes a proposal, or hands it over to workers. If it was executed before, returns the same record. If it is
 * executing, waits for a short time.
 * @throws {AppError} `not_found`; `invalid_state`; `payload_mismatch`; `policy_denied`; `approval_required`;
 * `execution_in_progress`.
 */
export async function executeActionProposal(
  services: Services,
  call: CallContext,
  proposalId: string,
): Promise<Execution> {
  assertPermits(call, 'actions.execute');
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
}

/** Throws the errors of an execution. For a pending proposal, it returns the pending decision instead. */
export async function dryRunActionProposal(
  services: Services,
  call: CallContext,
  proposalId: string,
): Promise<Execution> {
  assertPermits(call, 'actions.execute');
  const { stored } = services;
  const row = await stored.peek(call, proposalId);
  const answer = (policy: PolicyOutcome): Execution => ({
    proposal: fromProposalRow(row),
    action: null,
    policy,
    dryRun: true,
    replayed: row.status === 'executed',
  });
  if (row.status === 'executed') return answer(fromProposalRow(row).policy);
  if (row.status === 'pending_approval') {
    const { policies, facts } = await stored.dryFacts(call, row);
    const auto = policies.ask('auto_approve', facts.proposer, facts);
    return answer(peopleNeeded(policies, facts, auto.reasons));
  }
  if (row.status === 'executing' || row.status === 'outcome_unknown') throw unsettled(row);
  const examined = await examine(services, call, row, true);
  if ('refusal' in examined) throw examined.refusal;
  return answer(examined.outcome);
}

/** Returns null if another process was faster. */
async function attemptOnce(
  { steps }: Services,
  call: CallContext,
  row: ProposalDocument,
  cleared: Examined,
): Promise<Execution | null> {
  const actionId = row.execution?.action_id ?? newId('act');
  const claimed = await steps.claim(call, row, actionId);
  if (claimed === null) return null;
  const recorded = await steps.record(call, claimed, cleared.outcome.policyVersion, cleared.voices);
  if (recorded === null) return null;
  const result = await steps.perform(call, recorded, cleared.connector, call.principal, cleared);
  if ('refusal' in result) {
    await steps.giveBack(call, claimed, recorded, result);
    throw result.refusal;
  }
  const known = { recorded: recorded.action, voices: recorded.voices };
  const { proposal, action } = await steps.complete(call, claimed, result, known);
  return toExecution(proposal, action, cleared.outcome, { replayed: false });
}

/** Leaves the check of the WorkItem to the gate, for a proposal that may be executed. */
async function findToExecute(
  { stored, moves }: Services,
  call: CallContext,
  proposalId: string,
): Promise<ProposalDocument> {
  const row = await stored.read(call, proposalId);
  const isForGate = row.status !== 'pending_approval' && !isPastExpiry(row);
  return isForGate ? row : moves.current(call, row);
}

/** If the WorkItem has ended, cancels the proposal and checks again. */
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

/** The wait ends a fixed time after the claim, so that nobody waits for a crashed process. */
async function settled({ stored }: Services, call: CallContext, row: ProposalDocument): Promise<ProposalDocument> {
  let present = row;
  const lastMs = performance.now() + WAIT_MS;
  while (present.status === 'executing') {
    // Do not wait for workers, or for receivers that report later.
    const isLong = present.execution?.carried !== undefined || present.execution?.awaited !== undefined;
    const claimedAtMs = (present.execution?.lease_until?.getTime() ?? 0) - LEASE_MS;
    const isOver = performance.now() >= lastMs || currentTimeMs() >= claimedAtMs + WAIT_MS;
    if (isOver || isLong) throw executionInProgress(present);
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
    present = await stored.find(call, row._id);
  }
  if (present.status === 'outcome_unknown') throw unsettled(present);
  return present;
}

async function replay({ repository }: Services, call: CallContext, row: ProposalDocument): Promise<Execution> {
  const action = await repository(call.tenantId).findAction(row.execution?.action_id ?? '');
  if (action === null) throw new Error(`The record of ${row._id} is gone`);
  return toExecution(row, action, fromProposalRow(row).policy, { replayed: true });
}

/** Refusals are evidence too. @returns false if the proposal has changed. */
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
  // The expiry also limits retries of a failed execution.
  if (isPastExpiry(row)) return because(approvalOver(row));
  const action = await repository(call.tenantId).findAction(row.execution?.action_id ?? '');
  return action?.error?.retryable === true ? null : refuse();
}

async function providerRefusal(row: ProposalDocument, connector: Connector, dryRun: boolean): Promise<Refusal | null> {
  // An earlier attempt may be why the provider would refuse now. The execution looks up its outcome first.
  if (row.execution !== undefined && !dryRun) return null;
  const refused = await askProvider(connector, row);
  // Leave a temporary refusal to the execution, which records it.
  return refused?.refusal.retryable && !dryRun ? null : refused;
}

function executionInProgress(row?: ProposalDocument): AppError {
  const until = row?.execution?.awaited?.until;
  if (until !== undefined) {
    const message = `The provider accepted the action and reports its result later, by ${until.toISOString()}. Ask again from time to time.`;
    return new AppError('execution_in_progress', message, { retryAfterSeconds: AWAITED_RETRY_SECONDS });
  }
  const leaseUntil = row?.execution?.lease_until;
  if (row?.status === 'executing' && leaseUntil && leaseUntil > currentTime()) {
    const leftSeconds = Math.ceil((leaseUntil.getTime() - currentTimeMs()) / 1000);
    const message = `The proposal is being executed. If the process that executes it has died, another process takes over at ${leaseUntil.toISOString()}. Ask again in a few seconds.`;
    const retryAfterSeconds = Math.min(leftSeconds, LONG_RETRY_SECONDS);
    return new AppError('execution_in_progress', message, { retryAfterSeconds });
  }
  const message = 'The proposal is being executed, or it is not known yet how that ended. Ask again in a moment.';
  return new AppError('execution_in_progress', message, { retryAfterSeconds: 1 });
}

function waitsForApproval(row: ProposalDocument): AppError {
  const missing = approvalsMissingOf(fromProposalRow(row));
  const who = missing === 1 ? 'one person, who' : `${missing} different people, each of whom`;
  const message = `A proposal that is ${row.status} cannot be executed: it waits for approval by ${who} may approve actions and is not accountable for it. A dry run says where.`;
  return new AppError('invalid_state', message);
}

/** If only a person can find out the outcome, the error does not ask the caller to retry. */
function unsettled(row: ProposalDocument): AppError {
  const { status, execution } = row;
  return execution?.unknown === 'no_lookup' ? invalidProposalState(status, 'be executed') : executionInProgress(row);
}

function toExecution(
  proposal: ProposalDocument,
  action: ActionDocument,
  policy: PolicyOutcome,
  { replayed }: { replayed: boolean },
): Execution {
  return { proposal: fromProposalRow(proposal), action: fromActionRow(action), policy, dryRun: false, replayed };
}
