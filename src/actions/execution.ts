import type {
  ActionOutcomeError,
  Connector,
  ConnectorCall,
  ConnectorOutcome,
  UnknownCode,
} from '../integrations/connectors/connector.ts';
import { commitment, type JsonValue } from '../platform/canonical-json.ts';
import { currentTime, currentTimeMs } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { ActionStatus } from './model.ts';
import { isUnsettled, type ProposalStatus } from './proposal.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ActionRepository } from './repository.ts';
import { toPersonRow } from './rows.ts';
import type { ActionDocument, ProposalDocument, SettlementDocument } from './schema.ts';

/** Longest time that a provider may take; what it has not said by then is unknown. */
const PROVIDER_TIMEOUT_MS = 20_000;
/** An execution that was not finished by then is taken over. Longer than a provider may take. */
export const LEASE_MS = 30_000;

/** A place in an execution at which tests end the process. */
export type FaultPoint =
  | 'claimed'
  | 'action_recorded'
  | 'provider_answered'
  | 'action_completed'
  | 'proposal_completed';

export interface ExecutionStepsOptions {
  repository: (tenantId: string) => ActionRepository;
  moves: ProposalMoves;
  notifyRelay: (tenantId: string) => void;
  /** Called at each place; does nothing outside tests. */
  reach: (point: FaultPoint) => void;
  logger: Logger;
}

/** The key that the provider is given; the same in every attempt, so that it can tell a repetition. */
export function idempotencyKeyOf(proposalId: string): string {
  return `workgate-${proposalId}`;
}

/**
 * The steps of an execution, each of which can be the last one of a process. Whoever takes over begins with looking up
 * the key at the provider.
 */
export class ExecutionSteps {
  readonly #options: ExecutionStepsOptions;

  constructor(options: ExecutionStepsOptions) {
    this.#options = options;
  }

  /** Takes the proposal for one attempt, in one atomic write; null if somebody else was faster. */
  async claim(call: MoveContext, row: ProposalDocument, actionId: string): Promise<ProposalDocument | null> {
    const attempt = (row.execution?.attempt ?? 0) + 1;
    const unknown = unknownBefore(row);
    const execution = {
      attempt,
      lease_until: new Date(currentTimeMs() + LEASE_MS),
      action_id: actionId,
      ...(unknown === undefined ? {} : { unknown }),
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
   * Records the attempt before the provider is called.
   * @returns the record; null if a later attempt has begun, however long ago this one was begun.
   */
  async record(call: MoveContext, row: ProposalDocument, policyVersion: string): Promise<ActionDocument | null> {
    const { attempt, action_id: actionId } = executionOf(row);
    const repository = this.#options.repository(call.tenantId);
    const at = currentTime();
    // An attempt may have ended between its claim and its record.
    const known = attempt === 1 ? null : await repository.findAction(actionId);
    const recorded =
      known === null ? await this.#begin(call, row, policyVersion, at) : await this.#beginAgain(call, row, known, at);
    if (recorded === null) return null;
    this.#options.notifyRelay(call.tenantId);
    this.#options.reach('action_recorded');
    return recorded;
  }

  async #begin(
    call: MoveContext,
    row: ProposalDocument,
    policyVersion: string,
    at: Date,
  ): Promise<ActionDocument | null> {
    const document = newAction(call, row, policyVersion, at);
    const data = { attempt: document.attempts, policy_version: policyVersion };
    document.outbox.push(this.#event(call, row, 'action.started', 1, at, data));
    return (await this.#options.repository(call.tenantId).insertAction(document)) ? document : null;
  }

  async #beginAgain(
    call: MoveContext,
    row: ProposalDocument,
    known: ActionDocument,
    at: Date,
  ): Promise<ActionDocument | null> {
    const { attempt } = executionOf(row);
    const event = this.#event(call, row, 'action.retried', known.version + 1, at, { attempt });
    const change = { status: 'running', error: null, finished_at: null } as const;
    return this.#options.repository(call.tenantId).updateAction(known, attempt, change, event);
  }

  /** Has the provider do it, once: whatever was sent before is looked up first. */
  async perform(row: ProposalDocument, action: ActionDocument, connector: Connector): Promise<ConnectorOutcome> {
    // The record is written before anything is sent, and changed by every later attempt.
    const isFirst = action.version === 1;
    const call: ConnectorCall = {
      tenantId: row.tenant_id,
      integrationId: row.integration_id,
      actionId: action._id,
      idempotencyKey: idempotencyKeyOf(row._id),
      firstSentAt: action.created_at,
      unknownBefore: isFirst ? undefined : row.execution?.unknown,
      payload: row.payload,
    };
    const work = async () => (isFirst ? null : await connector.lookup(call)) ?? (await send(row, connector, call));
    const outcome = await this.#withinTime(row, work());
    this.#options.reach('provider_answered');
    return outcome;
  }

  /** What a provider has not said in time, or could not say, is not known. */
  async #withinTime(row: ProposalDocument, work: Promise<ConnectorOutcome>): Promise<ConnectorOutcome> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ConnectorOutcome>((resolve) => {
      const message = 'The provider did not answer in time.';
      timer = setTimeout(() => resolve({ kind: 'unknown', code: 'no_answer', message }), PROVIDER_TIMEOUT_MS);
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      // Not the error itself: what a provider's library hangs on it may be anything.
      const failure = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {};
      this.#options.logger.warn({ tenant_id: row.tenant_id, proposal_id: row._id, failure }, 'the provider call broke');
      return { kind: 'unknown', code: 'no_answer', message: 'The connection to the provider broke.' };
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Writes down how it ended: first the record, then the proposal. What an overtaken attempt brings is not taken.
   * @returns the proposal and the record as they are then.
   */
  async complete(
    call: MoveContext,
    row: ProposalDocument,
    outcome: ConnectorOutcome,
    settlement: SettlementDocument | null = null,
  ): Promise<{ proposal: ProposalDocument; action: ActionDocument }> {
    const { attempt, action_id: actionId } = executionOf(row);
    const repository = this.#options.repository(call.tenantId);
    const known = await repository.findAction(actionId);
    if (known === null) throw new Error(`The record of ${row._id} is gone`);
    const at = currentTime();
    const ending = endingOf(outcome, at);
    const result = outcome.kind === 'succeeded' ? outcome.result : null;
    const data = {
      attempt,
      status: ending.action,
      ...(ending.error === null ? {} : { error_code: ending.error.code }),
      ...(result === null ? {} : { commitments: { result: commitment(row.salt, 'result', { ...result }) } }),
    };
    const event = this.#event(call, row, `action.${ending.action}`, known.version + 1, at, data);
    const change = {
      status: ending.action,
      result,
      error: ending.error,
      finished_at: ending.finishedAt,
      ...(settlement === null ? {} : { settlement }),
    };
    const action =
      (await repository.updateAction(known, attempt, change, event)) ?? (await repository.findAction(actionId));
    if (action === null) throw new Error(`The record of ${row._id} is gone`);
    this.#options.notifyRelay(call.tenantId);
    this.#options.reach('action_completed');
    const unknown = outcome.kind === 'unknown' ? outcome.code : undefined;
    const proposal = await this.follow(call, row, action, unknown);
    this.#options.reach('proposal_completed');
    return { proposal, action };
  }

  /** Brings the proposal to where its record is; another attempt may be doing the same. */
  async follow(
    call: MoveContext,
    row: ProposalDocument,
    action: ActionDocument,
    unknown?: UnknownCode,
  ): Promise<ProposalDocument> {
    const repository = this.#options.repository(call.tenantId);
    const to = PROPOSAL_ENDINGS[action.status];
    const execution = executionOf(row);
    const change =
      unknown === undefined
        ? {}
        : { execution: { ...execution, unknown, lease_until: askAgainAt(execution.attempt, unknown) } };
    let present: ProposalDocument | null = row;
    while (present !== null && to !== null && present.status !== to) {
      if (present.execution?.attempt !== row.execution?.attempt) break;
      const data = { action_id: action._id, action_status: action.status };
      const moved = await this.#options.moves.move(call, present, to, `proposal.${to}`, change, data);
      present = moved ?? (await repository.findProposal(row._id));
    }
    return present ?? row;
  }

  #event(
    call: MoveContext,
    row: ProposalDocument,
    type: string,
    version: number,
    at: Date,
    data: Record<string, JsonValue>,
  ) {
    return outboxEvent(call, {
      type,
      subject: { type: 'action', id: executionOf(row).action_id },
      subject_version: version,
      work_item_id: row.work_item_id,
      at,
      data: { proposal_id: row._id, payload_hash: row.payload_hash, ...data },
    });
  }
}

const PROPOSAL_ENDINGS = {
  running: null,
  succeeded: 'executed',
  failed: 'execution_failed',
  outcome_unknown: 'outcome_unknown',
} as const satisfies Record<ActionStatus, ProposalStatus | null>;

function executionOf(row: ProposalDocument): NonNullable<ProposalDocument['execution']> {
  if (row.execution === undefined) throw new Error(`Nobody executes ${row._id}`);
  return row.execution;
}

/**
 * Sends, unless the lease might run out before the provider has answered: somebody else may take over then, and a
 * provider without keys could not tell the two apart.
 */
async function send(row: ProposalDocument, connector: Connector, call: ConnectorCall): Promise<ConnectorOutcome> {
  const leaseMs = (executionOf(row).lease_until?.getTime() ?? 0) - currentTimeMs();
  if (leaseMs >= PROVIDER_TIMEOUT_MS) return connector.execute(call);
  const message = 'This attempt came too late to be sent. Nothing was done by it; execute it again.';
  return call.unknownBefore === undefined
    ? { kind: 'failed', error: { code: 'not_sent', message, retryable: true } }
    : { kind: 'unknown', code: call.unknownBefore, message: 'What the attempts before have done is not known yet.' };
}

function newAction(call: MoveContext, row: ProposalDocument, policyVersion: string, at: Date): ActionDocument {
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
    executed_by: { ...toPersonRow(call.principal), accountables: [...call.principal.accountables] },
    policy_version: policyVersion,
    payload_hash: row.payload_hash,
    result: null,
    error: null,
    settlement: null,
    created_at: at,
    finished_at: null,
    version: 1,
    outbox: [],
  };
}

function endingOf(
  outcome: ConnectorOutcome,
  at: Date,
): { action: ActionStatus; error: ActionOutcomeError | null; finishedAt: Date | null } {
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

/** Why it is not known what the attempts before did; undefined if they are known to have failed, or there are none. */
function unknownBefore({ status, execution }: ProposalDocument): UnknownCode | undefined {
  if (execution === undefined || !isUnsettled(status)) return undefined;
  // One that broke off may have got as far as sending.
  return execution.unknown ?? 'no_answer';
}

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60 * 60 * 1000;

/** After a while, and ever more rarely; never, where nobody can be asked. */
function askAgainAt(attempt: number, unknown: UnknownCode): Date | null {
  if (unknown === 'no_lookup') return null;
  return new Date(currentTimeMs() + Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (attempt - 1)));
}
