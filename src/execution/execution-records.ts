import type { VoicesDocument } from '../identity/index.ts';
import type { ConnectorOutcome } from '../integrations/index.ts';
import { commitment, commitmentsTo, type JsonValue } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { type OutboxEvent, outboxEvent } from '../platform/outbox/event.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import type {
  ActionChange,
  ActionDocument,
  ActionRepository,
  MoveContext,
  ProposalDocument,
  ProposalMoves,
  SettlementDocument,
} from '../proposals/index.ts';
import { endingOf, executionOf, newAction, sentAtOf } from './execution-record.ts';

export interface ExecutionRecordsOptions {
  repository: (tenantId: string) => ActionRepository;
  moves: Pick<ProposalMoves, 'event'>;
}

/** Writes each change of a record with its event; returns null if the attempt was overtaken. */
export class ExecutionRecords {
  readonly #options: ExecutionRecordsOptions;

  constructor(options: ExecutionRecordsOptions) {
    this.#options = options;
  }

  async begin(
    call: MoveContext,
    row: ProposalDocument,
    policyVersion: string,
    voices: VoicesDocument | null,
    at: Date,
  ): Promise<ActionDocument | null> {
    const document = { ...newAction(call, row, policyVersion, at), ...(voices === null ? {} : { voices }) };
    const committed = commitmentsTo(row.salt, { voices });
    const data = { attempt: document.attempts, policy_version: policyVersion, ...committed };
    document.outbox.push(this.#event(call, row, 'action.started', 1, at, data));
    return (await this.#options.repository(call.tenantId).insertAction(document)) ? document : null;
  }

  async beginAgain(
    call: MoveContext,
    row: ProposalDocument,
    known: ActionDocument,
    voices: VoicesDocument | null,
    at: Date,
  ): Promise<ActionDocument | null> {
    const { attempt, by } = executionOf(row);
    const { id, accountables } = call.principal;
    const retriedBy = [...(known.retried_by ?? []), id, ...accountables, ...(by === undefined ? [] : [by.id])];
    const data = { attempt, ...commitmentsTo(row.salt, { voices }) };
    const event = this.#event(call, row, 'action.retried', known.version + 1, at, data);
    const sentAt = sentAtOf(known);
    const change = {
      ...(voices === null ? {} : { voices }),
      status: 'running',
      retried_by: [...new Set(retriedBy)],
      error: null,
      finished_at: null,
      sent_at: sentAt ?? at,
      ...(sentAt === null && { sent_attempt: attempt }),
      ...(known.report === undefined ? {} : { report: null }),
    } as const;
    return this.#options.repository(call.tenantId).updateAction(known, attempt, change, event);
  }

  async end(
    call: MoveContext,
    row: ProposalDocument,
    known: ActionDocument,
    outcome: ConnectorOutcome,
    more: Pick<ActionChange, 'settlement' | 'sent_at' | 'report' | 'voices'>,
  ): Promise<ActionDocument | null> {
    const { attempt } = executionOf(row);
    const at = currentTime();
    const ending = endingOf(outcome, at);
    const result = outcome.kind === 'succeeded' ? outcome.result : null;
    const data = {
      attempt,
      status: ending.action,
      ...(ending.error === null ? {} : { error_code: ending.error.code }),
      ...(more.report ? { reported: true } : {}),
      ...commitmentsTo(row.salt, { result, voices: more.voices }),
    };
    const event = this.#event(call, row, `action.${ending.action}`, known.version + 1, at, data);
    const change = { status: ending.action, result, error: ending.error, finished_at: ending.finishedAt, ...more };
    const told = more.settlement ? [this.#settled(call, row, more.settlement, result !== null), event] : [event];
    return this.#options.repository(call.tenantId).updateAction(known, attempt, change, ...told);
  }

  /** Builds an event of the unchanged proposal. It is written together with the settled record, or not at all. */
  #settled(call: MoveContext, row: ProposalDocument, { reason, at }: SettlementDocument, done: boolean): OutboxEvent {
    const commitments = { reason: commitment(row.salt, 'settling_reason', reason) };
    const data = { action_id: executionOf(row).action_id, done, commitments };
    return { ...this.#options.moves.event(call, row, 'action.settled', at, data), subject_version: row.version };
  }

  #event(
    call: MoveContext,
    row: ProposalDocument,
    type: EventType,
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
