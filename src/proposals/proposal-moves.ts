import type { CallContext, Principal } from '../call-context.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { currentTime, laterThan } from '../platform/clock.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import { type OutboxEvent, outboxEvent } from '../platform/outbox/event.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import { type PolicyOutcome, policyData, toPolicyRow } from '../policy/index.ts';
import { hasEnded, type WorkItemService, type WorkItemStatus } from '../work-items/index.ts';
import {
  assertProposalTransition,
  awaitedApprovals,
  isOpen,
  isPastExpiry,
  type ProposalNote,
  type ProposalStatus,
} from './proposal.ts';
import type { ActionRepository, ProposalChange } from './repository.ts';
import type { ProposalDocument } from './schema.ts';

export type MoveContext = Pick<CallContext, 'tenantId' | 'principal' | 'permissions' | 'correlationId'>;

/** Principal for changes that no caller makes: expiry, and recovery after a crashed execution. */
export const GOVERNANCE: Principal = {
  type: 'system',
  id: 'workgate-governance',
  displayName: 'Workgate governance',
  lineage: 'workgate-governance',
  accountable: null,
  accountables: [],
};

interface MoveOptions {
  /** Writes in the transaction of the move. If it returns false, the move is rolled back. */
  alsoWrite?: ((transaction: Transaction) => Promise<boolean>) | undefined;
  /** New status of the WorkItem, if it ends with this proposal and has no other open or executing one. */
  ending?: 'resolved' | 'failed' | undefined;
}

export interface ProposalMovesOptions {
  repository: (tenantId: string) => ActionRepository;
  workItems: WorkItemService;
  notifyRelay: (tenantId: string) => void;
}

/** Only a superseded proposal is cancelled elsewhere (`create-action-proposal.ts`). */
export class ProposalMoves {
  readonly #options: ProposalMovesOptions;

  constructor(options: ProposalMovesOptions) {
    this.#options = options;
  }

  /** Returns null if another write was faster, or if `alsoWrite` failed. @throws {AppError} `invalid_state` */
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

  async change(
    call: MoveContext,
    row: ProposalDocument,
    type: EventType,
    change: Omit<ProposalChange, 'updated_at'>,
    data: Record<string, JsonValue>,
    { alsoWrite, ending }: MoveOptions = {},
  ): Promise<ProposalDocument | null> {
    const at = laterThan(row.updated_at);
    const event = this.event(call, row, type, at, data);
    const write = { ...change, updated_at: at };
    const repository = this.#options.repository(call.tenantId);
    const by = awaitedApprovals(change.status ?? row.status) - awaitedApprovals(row.status);
    const mayEnd = ending !== undefined && row.completes_work === true;
    const changed =
      by === 0 && alsoWrite === undefined && !mayEnd
        ? await repository.updateProposal(row, write, event)
        : await repository.transact(async (transaction) => {
            // Read before the update: once a transaction has changed a proposal, it does not access proposals again.
            const isLast = mayEnd && !(await repository.hasOthersGoingOn(row, at, transaction));
            const ends = isLast ? { status: ending, proposalId: row._id } : undefined;
            const updated = await repository.updateProposal(row, write, event, transaction);
            if (updated === null) return null;
            if (alsoWrite !== undefined && !(await alsoWrite(transaction))) {
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

  /** Moves a proposal to `pending_approval`, possibly again; null if another write was faster. */
  async requireApproval(
    call: MoveContext,
    row: ProposalDocument,
    outcome: PolicyOutcome,
  ): Promise<ProposalDocument | null> {
    const policy = toPolicyRow(outcome);
    // Close the handover to workers: after the approval, execution must be requested again.
    const left = row.handover === undefined ? {} : { handover: { ...row.handover, open: false } };
    const change = { policy, waiting: { since: currentTime() }, ...left };
    return this.move(call, row, 'pending_approval', 'proposal.approval_required', change, policyData(policy));
  }

  /** Stores that a proposal of which nothing was sent has expired, or was cancelled with its WorkItem. */
  async current(call: MoveContext, row: ProposalDocument, workStatus?: WorkItemStatus): Promise<ProposalDocument> {
    const present = await this.asOfNow(row, workStatus);
    if (present.status === row.status) return row;
    const isCancelled = present.status === 'cancelled';
    const endsEarly = isCancelled ? 'work_ended' : 'would_fail';
    const data = isCancelled || row.expires_at > currentTime() ? { reason: endsEarly } : {};
    const type = isCancelled ? 'proposal.cancelled' : 'proposal.expired';
    const options = isCancelled ? {} : ({ ending: 'failed' } as const);
    const moved = await this.move({ ...call, principal: GOVERNANCE }, row, present.status, type, {}, data, options);
    return moved ?? (await this.#options.repository(call.tenantId).findProposal(row._id)) ?? row;
  }

  /** Does what `current` does, without storing anything. */
  async asOfNow(row: ProposalDocument, workStatus?: WorkItemStatus): Promise<ProposalDocument> {
    if (!isOpen(row.status)) return row;
    const status =
      workStatus ?? (await this.#options.workItems.statusOf({ tenantId: row.tenant_id }, row.work_item_id));
    if (hasEnded(status)) return { ...row, status: 'cancelled' };
    return isPastExpiry(row) ? { ...row, status: 'expired' } : row;
  }

  /** Refusals are evidence too, and change nothing. */
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
