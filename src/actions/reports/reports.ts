import type { CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { PresentAuthority } from '../../identity/authority/present-authority.ts';
import { refusalIn } from '../../integrations/problem.ts';
import type { ConnectorOutcome } from '../../integrations/providers/connector.ts';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import { type ExecutionSteps, LEASE_MS } from '../execution.ts';
import { endingOf } from '../execution-record.ts';
import type { Action } from '../model.ts';
import type { OperationResult } from '../operations/registry.ts';
import { isUnsettled } from '../proposal.ts';
import type { ProposalMoves } from '../proposal-moves.ts';
import type { ProposedOperations } from '../proposed-operation.ts';
import type { ActionRepository } from '../repository.ts';
import { fromActionRow } from '../rows.ts';
import type { ActionDocument, ProposalDocument } from '../schema.ts';
import type { ReportRepository } from './repository.ts';
import type { ResultToken, ResultTokens } from './result-token.ts';

export interface ReportsOptions {
  repository: (tenantId: string) => ActionRepository;
  reports: (tenantId: string) => ReportRepository;
  moves: ProposalMoves;
  steps: Pick<ExecutionSteps, 'report' | 'follow'>;
  operations: Pick<ProposedOperations, 'resultReader'>;
  authority: Pick<PresentAuthority, 'carrier'>;
  tokens: ResultTokens;
}

/** What a receiver says that came of what it was sent. */
export interface ResultReport {
  /** That came with the request. */
  token: string;
  state: 'done' | 'failed';
  result?: Readonly<Record<string, unknown>> | undefined;
  problem?: Readonly<Record<string, unknown>> | undefined;
  retryAfterSeconds?: number | undefined;
}

/** An action, and its proposal, as they are at one moment. */
interface Reported {
  action: ActionDocument;
  row: ProposalDocument;
}

/** Why a report is not taken, for who reports and for the log. */
interface Objection {
  message: string;
  reason: string;
}

/** A report is written against what recovery writes at the same time, which it does once. */
const MAX_TRIES = 5;

/** Takes what receivers report later of what they were sent. What comes of it takes no authority: it was sent already. */
export class Reports {
  readonly #options: ReportsOptions;

  constructor(options: ReportsOptions) {
    this.#options = options;
  }

  /**
   * Writes down what came of the last attempt at an action. The same report again is answered as the first time.
   * @throws {AppError} `not_found` for an action of an integration that the key does not carry; `authorization_error` for
   * another token; `validation_error` for a result that the operation does not know; `invalid_state` for the token of an
   * attempt before, one that has expired, and where it is known otherwise what came of it.
   */
  async report(call: CallContext, actionId: string, report: ResultReport): Promise<Action> {
    const { steps, reports, tokens } = this.#options;
    const carries = await this.#carries(call);
    let found = await this.#find(call, actionId, carries);
    const token = tokens.open(report.token, call.tenantId, actionId);
    if (token === null) {
      const message = 'This is not the result token of the action. Send the one that came with the request.';
      throw new AppError('authorization_error', message);
    }
    const outcome = await this.#read(found.row, report);
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const { action, row } = found;
      if (token.attempt === action.sent_attempt && endsAlike(action, outcome)) {
        // Whoever wrote it down may have got no further than the record.
        if (isUnsettled(row.status) && !isBegunAgain(found, token)) await steps.follow(call, row, action);
        return fromActionRow(action);
      }
      const objection = objectionTo(found, token);
      if (objection !== null) await this.#refuse(call, found, token, objection);
      // Should this process end within it, the proposal is brought to where its record is.
      await reports(call.tenantId).lookAfterAt(row._id, new Date(currentTimeMs() + LEASE_MS));
      const ended = await steps.report(call, row, action, outcome);
      if (ended !== null) return fromActionRow(ended);
      found = await this.#find(call, actionId, carries);
    }
    const message = 'The action is being looked up at the same time. Report again in a moment.';
    throw new AppError('conflict', message, { retryAfterSeconds: 1 });
  }

  async #carries({ tenantId, principal }: CallContext): Promise<readonly string[]> {
    const carrier = await this.#options.authority.carrier(tenantId, principal.id);
    if ('problem' in carrier) throw new AppError('authorization_error', carrier.problem);
    return carrier.carries;
  }

  async #find({ tenantId }: CallContext, actionId: string, carries: readonly string[]): Promise<Reported> {
    const repository = this.#options.repository(tenantId);
    const action = await repository.findAction(actionId);
    const isTheirs = action !== null && carries.includes(action.integration_id);
    const row = isTheirs ? await repository.findProposal(action.proposal_id) : null;
    if (action === null || row === null) throw new AppError('not_found', `There is no action ${actionId}.`);
    return { action, row };
  }

  /** What is reported, as an attempt ends. @throws {AppError} `validation_error` naming every bad field. */
  async #read(row: ProposalDocument, report: ResultReport): Promise<ConnectorOutcome> {
    const { result, problem, retryAfterSeconds } = report;
    assertMembers(report);
    if (result !== undefined) {
      const read = (await this.#options.operations.resultReader(row))(result);
      if ('details' in read) throw validationError(read.details);
      return { kind: 'succeeded', result: read.result as OperationResult };
    }
    const refusal = refusalIn({ ...problem });
    if (retryAfterSeconds === undefined) return { kind: 'failed', error: refusal };
    const error = { ...refusal, code: 'failed_at_receiver', retryable: true, retry_after_seconds: retryAfterSeconds };
    return { kind: 'failed', error };
  }

  /** The log tells of it once for each attempt whose token is shown. */
  async #refuse(call: CallContext, { action, row }: Reported, token: ResultToken, why: Objection): Promise<never> {
    const { reports, moves } = this.#options;
    const { attempt } = token;
    if (await reports(call.tenantId).noteRefusedReport(action._id, attempt)) {
      const data = { action_id: action._id, attempt, reason: why.reason };
      await moves.note(call, row, 'proposal.report_refused', data);
    }
    throw new AppError('invalid_state', why.message);
  }
}

/** @throws {AppError} `validation_error` where a member is missing, or not of the state that is reported. */
function assertMembers({ state, result, problem, retryAfterSeconds }: ResultReport): void {
  const wanted = { result: state === 'done', problem: state === 'failed' };
  const given = { result, problem, retry_after_seconds: retryAfterSeconds };
  const details: ErrorDetail[] = [];
  for (const [field, value] of Object.entries(given)) {
    const isWanted = field === 'result' ? wanted.result : wanted.problem;
    if (value !== undefined && !isWanted) details.push({ field, problem: `is not for the state ${state}` });
    if (value === undefined && isWanted && field !== 'retry_after_seconds') {
      details.push({ field, problem: `is required for the state ${state}` });
    }
  }
  if (details.length > 0) throw validationError(details);
}

/** Whether an action has ended, by whoever's word, as it is reported to have. */
function endsAlike({ status, result, error, settlement }: ActionDocument, outcome: ConnectorOutcome): boolean {
  if (settlement !== null || (status !== 'succeeded' && status !== 'failed')) return false;
  const ending = endingOf(outcome, currentTime());
  const told = outcome.kind === 'succeeded' ? outcome.result : null;
  const hashOf = (value: unknown) => canonicalHash(value as JsonValue);
  return hashOf([status, { ...result }, { ...error }]) === hashOf([ending.action, { ...told }, { ...ending.error }]);
}

/** Whether an attempt is followed by one that was begun because all of it is known to have failed. */
function isBegunAgain({ row: { execution } }: Reported, { attempt }: ResultToken): boolean {
  return execution !== undefined && execution.unknown === undefined && execution.attempt > attempt;
}

/** Why a report with this token is not taken any more; null if it is. */
function objectionTo(found: Reported, token: ResultToken): Objection | null {
  const { action, row } = found;
  const { attempt, expiresAt } = token;
  if (attempt !== action.sent_attempt) {
    const message =
      'This action was sent again since, or may have been, with another result token. Report what came of that.';
    return { message, reason: 'earlier_attempt' };
  }
  if (action.settlement !== null) {
    return { message: 'A person has settled this action already, and that holds.', reason: 'settled' };
  }
  if (action.status === 'succeeded' || action.status === 'failed') {
    return { message: 'It is known already that something else came of this action, and that holds.', reason: 'known' };
  }
  if (isBegunAgain(found, token)) {
    const message = 'It is known already that this attempt has failed, and that holds: the action is executed again.';
    return { message, reason: 'known' };
  }
  if (expiresAt <= currentTime()) {
    return { message: 'The result token has expired. A person has to settle this action.', reason: 'expired' };
  }
  if (isUnsettled(row.status)) return null;
  return { message: `The proposal of this action is ${row.status}: nothing is awaited of it.`, reason: 'not_awaited' };
}
