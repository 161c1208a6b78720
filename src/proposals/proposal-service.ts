import type { ApprovalGrant, CallContext } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import { currentTime } from '../platform/clock.ts';
import { DAY_MS } from '../platform/durations.ts';
import { KeyedMutex } from '../platform/keyed-mutex.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import type { IdempotencyRequest, Idempotent, WorkItem } from '../work-items/index.ts';
import { delegatingRefusal } from './accountability.ts';
import { assertProposalInOrder, type CreatingServices, createActionProposal } from './create-action-proposal.ts';
import { FirstDecisions, type FirstDecisionsOptions } from './first-decision.ts';
import type { NewProposal, Proposal } from './model.ts';
import { invalidProposalState, isOpen } from './proposal.ts';
import type { MoveContext } from './proposal-moves.ts';
import { wouldFailRefusal } from './provider-checks.ts';
import { fromProposalRow } from './rows.ts';
import { StoredProposals, type StoredProposalsOptions } from './stored-proposals.ts';
import { Withdrawals, type WithdrawalsOptions } from './withdrawals.ts';

export interface ProposalServiceOptions
  extends Omit<CreatingServices, 'firstDecisions' | 'withdrawals' | 'repeats'>,
    Omit<FirstDecisionsOptions, 'stored'>,
    Pick<StoredProposalsOptions, 'rolesOf'>,
    Pick<WithdrawalsOptions, 'wakeWorker'> {
  pageTokens: PageTokens;
}

/** Manages proposals up to the decisions of people. Each use case asserts its permission. */
export class ProposalService {
  readonly #options: ProposalServiceOptions;
  readonly #creating: CreatingServices;
  /** For other parts of this domain. Doors must use the use cases, which check permissions. */
  readonly stored: StoredProposals;
  readonly withdrawals: Withdrawals;

  constructor(options: ProposalServiceOptions) {
    this.#options = options;
    const stored = new StoredProposals(options);
    const withdrawals = new Withdrawals({ ...options, stored });
    const firstDecisions = new FirstDecisions({ ...options, stored });
    this.#creating = { ...options, withdrawals, firstDecisions, repeats: new KeyedMutex() };
    this.stored = stored;
    this.withdrawals = withdrawals;
  }

  propose(
    call: CallContext,
    workItemId: string,
    input: NewProposal,
    idempotency?: IdempotencyRequest,
  ): Promise<Idempotent<Proposal>> {
    return createActionProposal(this.#creating, call, workItemId, input, idempotency);
  }

  assertInOrder(call: CallContext, input: NewProposal): Promise<void> {
    return assertProposalInOrder(this.#creating, call, input);
  }

  async get(call: MoveContext, proposalId: string): Promise<Proposal> {
    assertPermits(call, 'actions.read');
    return fromProposalRow(await this.stored.find(call, proposalId));
  }

  /** Newest first. @throws {AppError} `not_found`; `validation_error` for a page token of another list. */
  async list(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Proposal>> {
    assertPermits(call, 'actions.read');
    const { repository, moves, workItems, pageTokens } = this.#options;
    const workStatus = await workItems.statusOf(call, workItemId);
    const list = ['action_proposals', call.tenantId, workItemId];
    const { rows, next } = await repository(call.tenantId).listProposals({
      workItemId,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list),
    });
    const current = await Promise.all(rows.map((row) => moves.current(call, row, workStatus)));
    return { rows: current.map(fromProposalRow), nextPageToken: next && pageTokens.seal(next, list) };
  }

  /**
   * Returns the proposals of WorkItems that an agent still has to watch, newest first: open, unsettled, or ended in the
   * last 24 hours.
   */
  async listPresent(call: CallContext, items: readonly Pick<WorkItem, 'workItemId' | 'status'>[]): Promise<Proposal[]> {
    assertPermits(call, 'actions.read');
    const { repository, moves } = this.#options;
    const statuses = new Map(items.map(({ workItemId, status }) => [workItemId, status]));
    const endedSince = new Date(currentTime().getTime() - DAY_MS);
    const rows = await repository(call.tenantId).listPresent([...statuses.keys()], endedSince);
    const present = await Promise.all(rows.map((row) => moves.asOfNow(row, statuses.get(row.work_item_id))));
    return present.map(fromProposalRow);
  }

  /** Cancelling again changes nothing. @throws {AppError} `not_found`; `invalid_state`; `authorization_error` */
  async cancel(call: CallContext, proposalId: string): Promise<Proposal> {
    assertPermits(call, 'actions.propose');
    return this.stored.decide(call, proposalId, async ({ row, item }) => {
      if (row.status === 'cancelled') return row;
      if (!isOpen(row.status)) throw invalidProposalState(row.status, 'be cancelled');
      await this.withdrawals.assertMayWithdraw(call, row, 'cancelled', item);
      return this.#options.moves.move(call, row, 'cancelled', 'proposal.cancelled');
    });
  }

  /** Checks that the caller may delegate the approval. @throws {AppError} `validation_error`; `policy_denied` */
  async assertAwaitsApproval(call: MoveContext, { proposalId, payloadHash: hash }: ApprovalGrant): Promise<void> {
    const { repository, moves } = this.#options;
    const found = await repository(call.tenantId).findProposal(proposalId);
    const row = found && (await moves.asOfNow(found));
    const refuse = (field: string, problem: string) => validationError([{ field: `approval.${field}`, problem }]);
    if (row === null) throw refuse('proposal_id', `there is no action proposal ${proposalId}`);
    if (row.status !== 'pending_approval') {
      throw refuse('proposal_id', `is ${row.status}; only a proposal that is pending_approval can be approved`);
    }
    if (row.payload_hash !== hash) {
      const problem = `is not the payload_hash of ${proposalId}; read the proposal and use the hash that it shows`;
      throw refuse('payload_hash', problem);
    }
    if (wouldFailRefusal(row) !== null) {
      const problem = 'would be refused by the provider; correct the problem and have it checked again';
      throw refuse('proposal_id', problem);
    }
    const refusal = delegatingRefusal(call, row);
    if (refusal !== null) throw refusal;
  }
}
