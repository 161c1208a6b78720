import type { CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { PresentAuthority } from '../../identity/index.ts';
import { type ConnectorOutcome, refusalIn } from '../../integrations/index.ts';
import type { OperationResult } from '../../operations/index.ts';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import {
  type Action,
  type ActionDocument,
  type ActionRepository,
  fromActionRow,
  isUnsettled,
  type ProposalDocument,
  type ProposalMoves,
  type ProposedOperations,
} from '../../proposals/index.ts';
import { type ExecutionSteps, LEASE_MS } from '../execution.ts';
import { endingOf } from '../execution-record.ts';
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

export interface ResultReport {
  token: string;
  state: 'done' | 'failed';
  result?: Readonly<Record<string, unknown>> | undefined;
  problem?: Readonly<Record<string, unknown>> | undefined;
  retryAfterSeconds?: number | undefined;
}

interface Reported {
  action: ActionDocument;
  row: ProposalDocument;
}

/** `message` is for the reporter, `reason` for the event log. */
interface Objection {
  message: string;
  reason: string;
}

/** Recovery may write the same action meanwhile, but only once. */
const MAX_TRIES = 5;

/** A late report needs no further authority: the request was sent already. */
export class Reports {
  readonly #options: ReportsOptions;

  constructor(options: ReportsOptions) {
    this.#options = options;
  }

  /**
   * Stores the outcome of the last attempt. A repeated report gets the same answer.
   * @throws {AppError} `not_found` if the key does not serve the integration; `authorization_error` for a wrong token;
   * `validation_error` for a result that does not fit the operation; `invalid_state` for an earlier attempt, an expired
   * token, or a different known outcome; `conflict` if recovery keeps writing at the same time.
   */
  async report(call: CallContext, actionId: string, report: ResultReport): Promise<Action> {
    const { steps, reports, tokens } = this.#options;
    const carries = await this.#carries(call);
    let found = await this.#find(call, actionId, carries);
    const token = tokens.open(report.token, call.tenantId, actionId);
    if (token === null) {
      const message = 'The result token does not belong to this action. Send the token that came with the request.';
      throw new AppError('authorization_error', message);
    }
    const outcome = await this.#read(found.row, report);
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const { action, row } = found;
      if (token.attempt === action.sent_attempt && endsAlike(action, outcome)) {
        // The first report may have crashed after it wrote the action record, and before the proposal.
        if (isUnsettled(row.status) && !isBegunAgain(found, token)) await steps.follow(call, row, action);
        return fromActionRow(action);
      }
      const objection = objectionTo(found, token);
      if (objection !== null) await this.#refuse(call, found, token, objection);
      // If this process crashes during the write, recovery brings the proposal in line.
      await reports(call.tenantId).lookAfterAt(row._id, new Date(currentTimeMs() + LEASE_MS));
      const ended = await steps.report(call, row, action, outcome);
      if (ended !== null) return fromActionRow(ended);
      found = await this.#find(call, actionId, carries);
    }
    const message = 'Workgate is looking up this action right now. Report again in a moment.';
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

  /** @throws {AppError} `validation_error` naming every bad field. */
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

  /** The event log records the first refusal of each attempt whose token is presented. */
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

/** The report must have the fields of its state, and no others. @throws {AppError} `validation_error` */
function assertMembers({ state, result, problem, retryAfterSeconds }: ResultReport): void {
  const given = { result, problem, retry_after_seconds: retryAfterSeconds };
  const details: ErrorDetail[] = [];
  for (const [field, value] of Object.entries(given)) {
    const isWanted = state === (field === 'result' ? 'done' : 'failed');
    if (value !== undefined && !isWanted) details.push({ field, problem: `is not for the state ${state}` });
    if (value === undefined && isWanted && field !== 'retry_after_seconds') {
      details.push({ field, problem: `is required for the state ${state}` });
    }
  }
  if (details.length > 0) throw validationError(details);
}

function endsAlike({ status, result, error, settlement }: ActionDocument, outcome: ConnectorOutcome): boolean {
  if (settlement !== null || (status !== 'succeeded' && status !== 'failed')) return false;
  const ending = endingOf(outcome, currentTime());
  const told = outcome.kind === 'succeeded' ? outcome.result : null;
  const hashOf = (value: unknown) => canonicalHash(value as JsonValue);
  return hashOf([status, { ...result }, { ...error }]) === hashOf([ending.action, { ...told }, { ...ending.error }]);
}

/** A later attempt begins only if this one is known to have failed completely. */
function isBegunAgain({ row: { execution } }: Reported, { attempt }: ResultToken): boolean {
  return execution !== undefined && execution.unknown === undefined && execution.attempt > attempt;
}

function objectionTo(found: Reported, token: ResultToken): Objection | null {
  const { action, row } = found;
  const { attempt, expiresAt } = token;
  if (attempt !== action.sent_attempt) {
    const message =
      'This action was sent again, or may have been, with a newer result token. Report the result with that token.';
    return { message, reason: 'earlier_attempt' };
  }
  if (action.settlement !== null) {
    return { message: 'A person has settled this action already, and that holds.', reason: 'settled' };
  }
  if (action.status === 'succeeded' || action.status === 'failed') {
    return { message: 'Another result of this action is already recorded, and cannot be changed.', reason: 'known' };
  }
  if (isBegunAgain(found, token)) {
    const message = 'This attempt is already recorded as failed, and the action is executed again.';
    return { message, reason: 'known' };
  }
  if (expiresAt <= currentTime()) {
    return { message: 'The result token has expired. A person has to settle this action.', reason: 'expired' };
  }
  if (isUnsettled(row.status)) return null;
  return { message: `The proposal of this action is ${row.status}, so no result is expected.`, reason: 'not_awaited' };
}
