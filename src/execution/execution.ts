import type { ExecutingPrincipal, VoicesDocument } from '../identity/index.ts';
import type {
  Connector,
  ConnectorCall,
  ConnectorOutcome,
  IntegrationService,
  UnknownCode,
} from '../integrations/index.ts';
import { currentTime, currentTimeMs } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import {
  type ActionDocument,
  type ActionRepository,
  executionCall,
  isUnsettled,
  leadsAsProposed,
  type MoveContext,
  mayEndWork,
  type ProposalChange,
  type ProposalDocument,
  type ProposalMoves,
  type ProposedOperations,
  type Refusal,
  refusalData,
  type SettlementDocument,
  withinTime,
} from '../proposals/index.ts';
import {
  approvedState,
  awaitedExecution,
  changeAtEnd,
  endingOfWork,
  executionOf,
  hasBeenReported,
  hasEnded,
  LEADS_ELSEWHERE,
  NOT_SENT,
  notThere,
  PROPOSAL_ENDINGS,
  sentAtOf,
  unknownBefore,
  unknownOf,
} from './execution-record.ts';
import { ExecutionRecords } from './execution-records.ts';
import type { Examined, Gate } from './gate.ts';
import type { ResultTokens } from './reports/result-token.ts';

/** Milliseconds after which an unfinished execution is taken over. Longer than a provider may take. */
export const LEASE_MS = 30_000;

export type FaultPoint =
  | 'claimed'
  | 'action_recorded'
  | 'provider_answered'
  | 'action_completed'
  | 'proposal_completed';

export interface ExecutionStepsOptions {
  repository: (tenantId: string) => ActionRepository;
  gate: Gate;
  operations: Pick<ProposedOperations, 'resultReader' | 'mayRepeat'>;
  moves: ProposalMoves;
  notifyRelay: (tenantId: string) => void;
  reach: (point: FaultPoint) => void;
  resultTokens: Pick<ResultTokens, 'seal'>;
  integrations: Pick<IntegrationService, 'noteOutcome'>;
  logger: Logger;
}

export interface Attempt {
  row: ProposalDocument;
  action: ActionDocument;
  /** Time of an earlier sending, certain or possible; null if there was none. */
  sentBefore: Date | null;
  /** Derivation of the voices that the gate counted when it last let this attempt through. */
  voices?: VoicesDocument;
}

export interface CompletionOptions {
  settlement?: SettlementDocument;
  voices?: Attempt['voices'] | undefined;
  /** The record as the attempt has left it. */
  recorded?: ActionDocument;
}

/** A process may end after any step. The next one begins by looking up the idempotency key at the provider. */
export class ExecutionSteps {
  readonly #options: ExecutionStepsOptions;
  readonly #records: ExecutionRecords;

  constructor(options: ExecutionStepsOptions) {
    this.#options = options;
    this.#records = new ExecutionRecords(options);
  }

  /** @param by The gate checks the authority of this principal, whoever goes on with the attempt. */
  async claim(
    call: MoveContext,
    row: ProposalDocument,
    actionId: string,
    by: ExecutingPrincipal | undefined = call.principal,
  ): Promise<ProposalDocument | null> {
    const attempt = (row.execution?.attempt ?? 0) + 1;
    const unknown = unknownBefore(row);
    const execution = {
      attempt,
      lease_until: new Date(currentTimeMs() + LEASE_MS),
      action_id: actionId,
      ...(by === undefined ? {} : { by: { type: by.type, id: by.id } }),
      ...(unknown === undefined ? {} : { unknown }),
      // A later attempt continues with the rights of the principal who began the execution.
      ...((isUnsettled(row.status) ? row.execution?.may_end_work : mayEndWork(call))
        ? { may_end_work: true as const }
        : {}),
    };
    const claimed = await this.#options.moves.move(
      call,
      row,
      'executing',
      'proposal.execution_claimed',
      { execution },
      { attempt, action_id: actionId },
    );
    if (claimed !== null) this.#options.reach('claimed');
    return claimed;
  }

  /**
   * Once recorded, the attempt may have been sent. @returns null if the attempt was overtaken or reported.
   * @param voices Derivation of the voices that the gate has counted; null for none.
   */
  async record(
    call: MoveContext,
    row: ProposalDocument,
    policyVersion: string,
    voices: VoicesDocument | null = null,
  ): Promise<Attempt | null> {
    const { attempt, action_id: actionId } = executionOf(row);
    const repository = this.#options.repository(call.tenantId);
    const at = currentTime();
    // The attempt before may have ended after its claim and before its record, so there may be no record.
    const known = attempt === 1 ? null : await repository.findAction(actionId);
    if (known !== null && executionOf(row).unknown !== undefined && hasBeenReported(known)) {
      // The outcome was unknown at the time of the claim and has been reported since.
      await this.follow(call, row, known);
      return null;
    }
    const action =
      known === null
        ? await this.#records.begin(call, row, policyVersion, voices, at)
        : await this.#records.beginAgain(call, row, known, voices, at);
    if (action === null) return null;
    this.#options.notifyRelay(call.tenantId);
    this.#options.reach('action_recorded');
    return { row, action, sentBefore: known && sentAtOf(known) };
  }

  /** Looks up earlier sendings first. @returns the refusal of the gate only if nothing sent may have had an effect. */
  async perform(
    call: MoveContext,
    attempt: Attempt,
    connector: Connector,
    by: ExecutingPrincipal,
    examined: Examined | null,
  ): Promise<ConnectorOutcome | Refusal> {
    const { row, action, sentBefore } = attempt;
    const readResult = await this.#options.operations.resultReader(row);
    const token = this.#options.resultTokens.seal(row.tenant_id, action._id, action.attempts, currentTime());
    const sending = executionCall(row, action, sentBefore !== null, readResult, token);
    const repository = this.#options.repository(row.tenant_id);
    const note = async ({ voices }: Examined) => {
      if (voices !== null) attempt.voices = voices;
      return sentBefore === null || repository.noteSending(action, currentTime());
    };
    const work = async () => {
      const found = sentBefore === null ? null : await this.#lookUp(row, connector, sending);
      const sent = found ?? (await this.#options.gate.send(sending, { row, action, by, examined, note }));
      // This attempt was refused, so the earlier sending remains the last one.
      if ('refusal' in sent && sentBefore !== null) await repository.noteNotSent(action);
      return sent;
    };
    const outcome = await withinTime(row, work(), this.#options.logger);
    if (!('refusal' in outcome)) this.#options.reach('provider_answered');
    if (!('refusal' in outcome) || sentBefore === null || sending.unknownBefore === undefined) return outcome;
    await this.#options.moves.note(call, row, 'proposal.execution_refused', refusalData(outcome));
    return notThere(sentBefore, sending.unknownBefore, connector.horizonMs(sending.payload));
  }

  /** Returns null if the provider has never seen the earlier sendings, or if all of them are known to have failed. */
  async #lookUp(row: ProposalDocument, connector: Connector, sent: ConnectorCall): Promise<ConnectorOutcome | null> {
    const target = await connector.target(row.tenant_id, row.integration_id);
    if (leadsAsProposed(row, target)) return this.#unlessRepeated(row, connector, sent, await connector.lookup(sent));
    // A look-up at another place says nothing about the place that the action was sent to.
    const { unknownBefore } = sent;
    return unknownBefore === undefined ? null : { kind: 'unknown', code: unknownBefore, message: LEADS_ELSEWHERE };
  }

  /** Sends an action that the provider has not seen again only if its operation allows that. */
  async #unlessRepeated(
    row: ProposalDocument,
    connector: Connector,
    { unknownBefore, firstSentAt, payload }: ConnectorCall,
    found: ConnectorOutcome | null,
  ): Promise<ConnectorOutcome | null> {
    if (found !== null || unknownBefore === undefined) return found;
    if (await this.#options.operations.mayRepeat(row)) return null;
    return notThere(firstSentAt, unknownBefore, connector.horizonMs(payload));
  }

  /** Ends an attempt that has sent nothing. If an earlier one was sent and failed, the proposal has failed again. */
  async giveBack(
    call: MoveContext,
    row: ProposalDocument,
    attempt: Attempt | null,
    refused: Refusal,
    change: Pick<ProposalChange, 'handover'> = {},
  ): Promise<void> {
    const { moves, notifyRelay } = this.#options;
    const { refusal, becomes } = refused;
    await moves.note(call, row, 'proposal.execution_refused', refusalData(refused));
    if (attempt !== null) {
      const message = `Nothing was sent: ${refusal.message}`;
      const outcome = { kind: 'failed', error: { code: NOT_SENT, message, retryable: true } } as const;
      await this.#records.end(call, row, attempt.action, outcome, { sent_at: attempt.sentBefore });
      notifyRelay(call.tenantId);
    }
    const to = attempt === null || attempt.sentBefore === null ? approvedState(row) : 'execution_failed';
    if (becomes === undefined || to === 'execution_failed') {
      await moves.move(call, row, to, `proposal.${to === 'execution_failed' ? to : 'execution_returned'}`, change);
      return;
    }
    await moves.requireApproval(call, row, becomes.outcome);
  }

  /**
   * Stores how the attempt ended: first in the record, then in the proposal. Ignored if the attempt was overtaken, or
   * its outcome was reported meanwhile. A settlement counts only if nothing was known.
   */
  async complete(
    call: MoveContext,
    row: ProposalDocument,
    outcome: ConnectorOutcome,
    { settlement, recorded, voices }: CompletionOptions = {},
  ): Promise<{ proposal: ProposalDocument; action: ActionDocument }> {
    const { action_id: actionId } = executionOf(row);
    const repository = this.#options.repository(call.tenantId);
    const more = {
      ...(settlement === undefined ? {} : { settlement }),
      ...(voices === undefined ? {} : { voices }),
    };
    const find = async () => {
      const found = await repository.findAction(actionId);
      if (found === null) throw new Error(`The record of ${row._id} is gone`);
      return found;
    };
    if (outcome.kind === 'unknown') {
      const goesOn = await this.#leaveRunning(call, row, outcome, recorded ?? (await find()));
      if (goesOn !== null) return goesOn;
    }
    // Unless the attempt was overtaken or reported, its outcome replaces whatever was written to the record meanwhile.
    const isOver = settlement === undefined ? hasBeenReported : hasEnded;
    const endPresent = async (present: ActionDocument) =>
      isOver(present) ? present : this.#records.end(call, row, present, outcome, more);
    const action =
      (recorded && (await this.#records.end(call, row, recorded, outcome, more))) ??
      (await endPresent(await find())) ??
      (await find());
    this.#options.notifyRelay(call.tenantId);
    this.#options.reach('action_completed');
    if (settlement === undefined) await this.#noteOutcome(row, outcome);
    const unknown = outcome.kind === 'unknown' ? outcome.code : undefined;
    const proposal = await this.follow(call, row, action, unknown);
    this.#options.reach('proposal_completed');
    return { proposal, action };
  }

  /** Does what `complete` does, with a reported outcome. @returns null if the record was changed since it was read */
  async report(
    call: MoveContext,
    row: ProposalDocument,
    known: ActionDocument,
    outcome: ConnectorOutcome,
  ): Promise<ActionDocument | null> {
    const attempt = known.sent_attempt ?? known.attempts;
    const report = { reported_by: toPrincipalRow(call.principal), attempt, at: currentTime() };
    const action = await this.#records.end(call, row, known, outcome, { report });
    if (action === null) return null;
    this.#options.notifyRelay(call.tenantId);
    this.#options.reach('action_completed');
    await this.#noteOutcome(row, outcome);
    await this.follow(call, row, action);
    this.#options.reach('proposal_completed');
    return action;
  }

  /** If this fails, the execution is not affected. */
  async #noteOutcome({ tenant_id, integration_id }: ProposalDocument, outcome: ConnectorOutcome): Promise<void> {
    try {
      await this.#options.integrations.noteOutcome(tenant_id, integration_id, outcome);
    } catch (err) {
      this.#options.logger.warn({ err, tenant_id, integration_id }, 'the health of an integration was not noted');
    }
  }

  async #leaveRunning(
    call: MoveContext,
    row: ProposalDocument,
    outcome: ConnectorOutcome,
    action: ActionDocument,
  ): Promise<{ proposal: ProposalDocument; action: ActionDocument } | null> {
    const execution = awaitedExecution(row, action, outcome);
    if (execution === null) return null;
    const until = execution.awaited?.until.toISOString() ?? null;
    const data = { attempt: execution.attempt, action_id: action._id, until };
    const proposal = await this.#options.moves.change(call, row, 'proposal.execution_awaited', { execution }, data);
    const repository = this.#options.repository(call.tenantId);
    const record = (await repository.findAction(action._id)) ?? action;
    // Somebody may have reported the outcome meanwhile, and written no more than the record.
    if (proposal !== null) return { proposal: await this.follow(call, proposal, record), action: record };
    // Somebody has reported the outcome or taken the execution over meanwhile.
    return { proposal: (await repository.findProposal(row._id)) ?? row, action: record };
  }

  /** Another attempt may be doing the same. */
  async follow(
    call: MoveContext,
    row: ProposalDocument,
    action: ActionDocument,
    unknown?: UnknownCode,
  ): Promise<ProposalDocument> {
    const repository = this.#options.repository(call.tenantId);
    const wasSent = action.error?.code !== NOT_SENT || sentAtOf(action) !== null;
    const ended = wasSent ? PROPOSAL_ENDINGS[action.status] : null;
    const to = wasSent ? ended : approvedState(row);
    const type = ended === null ? 'proposal.execution_returned' : (`proposal.${ended}` as const);
    const execution = executionOf(row);
    const change = changeAtEnd(row, wasSent ? action.status : null, unknown ?? unknownOf(action));
    let present: ProposalDocument | null = row;
    while (present !== null && to !== null && present.status !== to) {
      if (present.execution?.attempt !== row.execution?.attempt) break;
      const data = { action_id: action._id, action_status: action.status };
      const ending = execution.may_end_work ? endingOfWork(action) : undefined;
      const moved = await this.#options.moves.move(call, present, to, type, change, data, { ending });
      present = moved ?? (await repository.findProposal(row._id));
    }
    return present ?? row;
  }
}
