import type { CallContext, Principal } from '../call-context.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { currentTime, laterThan } from '../platform/clock.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import { type OutboxEvent, outboxEvent } from '../platform/outbox/event.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { hasEnded, type WorkItemStatus } from '../work-items/status.ts';
import type { PolicyOutcome } from './model.ts';
import {
  assertProposalTransition,
  awaitedApprovals,
  isOpen,
  type ProposalNote,
  type ProposalStatus,
} from './proposal.ts';
import type { ActionRepository, ProposalChange } from './repository.ts';
import { policyData, toPolicyRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

/** What a change of a proposal needs of the call that causes it. */
export type MoveContext = Pick<CallContext, 'tenantId' | 'principal' | 'permissions' | 'correlationId'>;

/** Acts where nobody does: time runs out, a crashed execution is finished. */
export const GOVERNANCE: Principal = {
  type: 'system',
  id: 'workgate-governance',
  displayName: 'Workgate governance',
  lineage: 'workgate-governance',
  accountable: null,
  accountables: [],
};

/** Something that happens in the transaction of a change, or the change does not either. @returns whether it did */
export type Alongside = (transaction: Transaction) => Promise<boolean>;

/** What a move does besides. */
export interface MoveOptions {
  alongside?: Alongside | undefined;
  /** What becomes of a WorkItem that is to end with the proposal, if nothing else of it is open. */
  ending?: 'resolved' | 'failed' | undefined;
}

export interface ProposalMovesOptions {
  repository: (tenantId: string) => ActionRepository;
  workItems: WorkItemService;
  notifyRelay: (tenantId: string) => void;
}

/** The one way in which proposals change their status: by the table, with an event, and the WorkItem with them. */
export class ProposalMoves {
  readonly #options: ProposalMovesOptions;

  constructor(options: ProposalMovesOptions) {
    this.#options = options;
  }

  /**
   * Moves a proposal that still has the version of `row`; null if somebody else was faster, or has kept `alongside` from
   * happening.
   * @throws {AppError} `invalid_state` if the table does not know the move.
   */
  async move(
    call: MoveContext,
    row: ProposalDocument,
    to: ProposalStatus,
    type: EventType,
    change: Omit<ProposalChange, 'status' | 'updated_at'> = {},
    data: Record<string, JsonValue> = {},
    options: MoveOptions = {},
  ): Promise<ProposalDocument | null> {
    assertProposalTransition(row.status, to);
    const moved = { ...data, status: to, previous_status: row.status };
    return this.change(call, row, type, { ...change, status: to }, moved, options);
  }

  /** Changes a proposal, as `move` does, which may stay in its state. */
  async change(
    call: MoveContext,
    row: ProposalDocument,
    type: EventType,
    change: Omit<ProposalChange, 'updated_at'>,
    data: Record<string, JsonValue>,
    { alongside, ending }: MoveOptions = {},
  ): Promise<ProposalDocument | null> {
    const at = laterThan(row.updated_at);
    const event = this.event(call, row, type, at, data);
    const write = { ...change, updated_at: at };
    const repository = this.#options.repository(call.tenantId);
    const by = awaitedApprovals(change.status ?? row.status) - awaitedApprovals(row.status);
    const mayEnd = ending !== undefined && row.completes_work === true;
    const changed =
      by === 0 && alongside === undefined && !mayEnd
        ? await repository.updateProposal(row, write, event)
        : await repository.transact(async (transaction) => {
            // Before the change: a transaction touches proposals no more once it has changed one.
            const isLast = mayEnd && !(await repository.hasOthersGoingOn(row, at, transaction));
            const ends = isLast ? { status: ending, proposalId: row._id } : undefined;
            const updated = await repository.updateProposal(row, write, event, transaction);
            if (updated === null) return null;
            if (alongside !== undefined && !(await alongside(transaction))) {
              await transaction.abortTransaction();
              return null;
            }
            const count = { by, openingIn: null, ends };
            if (by !== 0 || ends !== undefined)
              await this.#options.workItems.countApprovals(call, row.work_item_id, count, transaction);
            return updated;
          });
    if (changed !== null) this.#options.notifyRelay(call.tenantId);
    return changed;
  }

  /** Has people approve it (again), for what policy says now; null if somebody else was faster. */
  async requireApproval(
    call: MoveContext,
    row: ProposalDocument,
    outcome: PolicyOutcome,
  ): Promise<ProposalDocument | null> {
    const policy = toPolicyRow(outcome);
    // Whoever wants it executed asks for that anew once it is approved.
    const left = row.handover === undefined ? {} : { handover: { ...row.handover, open: false } };
    const change = { policy, waiting: { since: currentTime() }, ...left };
    return this.move(call, row, 'pending_approval', 'proposal.approval_required', change, policyData(policy));
  }

  /** The proposal as it is now: cancelled, if its work has ended, or expired, if its time is over, and nothing was sent. */
  async current(call: MoveContext, row: ProposalDocument, workStatus?: WorkItemStatus): Promise<ProposalDocument> {
    const present = await this.asOfNow(row, workStatus);
    if (present.status === row.status) return row;
    const isCancelled = present.status === 'cancelled';
    const data = isCancelled ? { reason: 'work_ended' } : {};
    const type = isCancelled ? 'proposal.cancelled' : 'proposal.expired';
    const options = isCancelled ? {} : ({ ending: 'failed' } as const);
    const moved = await this.move({ ...call, principal: GOVERNANCE }, row, present.status, type, {}, data, options);
    return moved ?? (await this.#options.repository(call.tenantId).findProposal(row._id)) ?? row;
  }

  /**
   * The proposal as `current` would make it, which stays as it is.
   * @param workStatus Of its WorkItem, if it is known already.
   */
  async asOfNow(row: ProposalDocument, workStatus?: WorkItemStatus): Promise<ProposalDocument> {
    if (!isOpen(row.status)) return row;
    const status =
      workStatus ?? (await this.#options.workItems.statusOf({ tenantId: row.tenant_id }, row.work_item_id));
    if (hasEnded(status)) return { ...row, status: 'cancelled' };
    return isOverdue(row) ? { ...row, status: 'expired' } : row;
  }

  /** Records something that leaves the proposal as it is: a refusal is evidence too. */
  async note(
    call: MoveContext,
    row: ProposalDocument,
    type: ProposalNote,
    data: Record<string, JsonValue>,
  ): Promise<void> {
    const event = { ...this.event(call, row, type, currentTime(), data), subject_version: row.version };
    await this.#options.repository(call.tenantId).noteOnProposal(row._id, event);
    this.#options.notifyRelay(call.tenantId);
  }

  event(
    call: MoveContext,
    row: Pick<ProposalDocument, '_id' | 'work_item_id' | 'version' | 'payload_hash'>,
    type: EventType,
    at: Date,
    data: Record<string, JsonValue>,
  ): OutboxEvent {
    return outboxEvent(call, {
      type,
      subject: { type: 'action_proposal', id: row._id },
      subject_version: row.version + 1,
      work_item_id: row.work_item_id,
      at,
      data: { payload_hash: row.payload_hash, ...data },
    });
  }
}

function isOverdue({ expires_at }: ProposalDocument): boolean {
  return expires_at <= currentTime();
}
