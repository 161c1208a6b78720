import type { ApprovalGrant } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import type { ApproverSeasoning } from '../identity/members/seasoning.ts';
import { bound } from '../identity/use-case.ts';
import type { IntegrationService } from '../integrations/service.ts';
import { Lines } from '../platform/lines.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { delegatingRefusal } from './accountability.ts';
import type { BudgetRepository } from './budgets/repository.ts';
import { Decisions, type DelegatedApprovals } from './decisions.ts';
import { FirstDecisions } from './first-decision.ts';
import type { OpenProposals } from './open-proposals/open-proposals.ts';
import type { PolicyService, RolesOf } from './policy.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ProposedOperations } from './proposed-operation.ts';
import { type ProviderChecks, wouldFailRefusal } from './provider-checks.ts';
import type { ActionRepository } from './repository.ts';
import { StoredProposals } from './stored-proposals.ts';
import type { Totals } from './totals/totals.ts';
import { approveActionProposal } from './use-cases/approve-action-proposal.ts';
import { cancelActionProposal } from './use-cases/cancel-action-proposal.ts';
import { assertProposalInOrder, createActionProposal } from './use-cases/create-action-proposal.ts';
import { getActionProposal } from './use-cases/get-action-proposal.ts';
import { listActionProposals } from './use-cases/list-action-proposals.ts';
import { rejectActionProposal } from './use-cases/reject-action-proposal.ts';
import { Withdrawals } from './withdrawals.ts';

export interface ProposalServiceOptions {
  repository: (tenantId: string) => ActionRepository;
  budgets: (tenantId: string) => BudgetRepository;
  totals: Totals;
  openProposals: OpenProposals;
  policies: PolicyService;
  moves: ProposalMoves;
  integrations: IntegrationService;
  checks: ProviderChecks;
  workItems: WorkItemService;
  rolesOf: RolesOf;
  operations: ProposedOperations;
  delegatedApprovals: DelegatedApprovals;
  seasoning: Pick<ApproverSeasoning, 'explain' | 'freshOrigin' | 'objection'>;
  pageTokens: PageTokens;
  notifyRelay: (tenantId: string) => void;
  /** Has the worker look at once for what is due. */
  wakeWorker: () => void;
}

/** What doors do with proposals: each a use case that asserts its permission. */
const USE_CASES = {
  propose: createActionProposal,
  assertInOrder: assertProposalInOrder,
  get: getActionProposal,
  list: listActionProposals,
  cancel: cancelActionProposal,
  approve: approveActionProposal,
  reject: rejectActionProposal,
};

/** Side effects that somebody wants: what policy and people say to them, until they are executed. */
export class ProposalService {
  readonly #repository: ProposalServiceOptions['repository'];
  readonly #moves: ProposalMoves;
  /** For the parts of this domain; no door reads past the use cases. */
  readonly stored: StoredProposals;
  /** For whoever ends work. */
  readonly withdrawals: Withdrawals;
  readonly propose;
  readonly assertInOrder;
  readonly get;
  readonly list;
  readonly cancel;
  readonly approve;
  readonly reject;

  constructor(options: ProposalServiceOptions) {
    this.#repository = options.repository;
    this.#moves = options.moves;
    this.stored = new StoredProposals(options);
    const { stored } = this;
    this.withdrawals = new Withdrawals({ ...options, stored });
    const services = {
      ...options,
      stored,
      withdrawals: this.withdrawals,
      decisions: new Decisions({ ...options, stored }),
      firstDecisions: new FirstDecisions({ ...options, stored }),
      repeats: new Lines(),
    };
    const doors = bound(services, USE_CASES);
    this.propose = doors.propose;
    this.assertInOrder = doors.assertInOrder;
    this.get = doors.get;
    this.list = doors.list;
    this.cancel = doors.cancel;
    this.approve = doors.approve;
    this.reject = doors.reject;
  }

  /**
   * Checks that there is something to delegate: a proposal that waits for approval, with this payload, for which the
   * caller is not accountable.
   * @throws {AppError} `validation_error`, of the fields of `approval`, also for what the provider would refuse;
   * `policy_denied`.
   */
  async assertAwaitsApproval(call: MoveContext, { proposalId, payloadHash: hash }: ApprovalGrant): Promise<void> {
    const found = await this.#repository(call.tenantId).findProposal(proposalId);
    const row = found && (await this.#moves.asOfNow(found));
    if (row === null) {
      throw validationError([{ field: 'approval.proposal_id', problem: `there is no action proposal ${proposalId}` }]);
    }
    if (row.status !== 'pending_approval') {
      const problem = `is ${row.status}; only a proposal that is pending_approval can be approved`;
      throw validationError([{ field: 'approval.proposal_id', problem }]);
    }
    if (row.payload_hash !== hash) {
      const problem = `is not the payload_hash of ${proposalId}; read the proposal and name what it shows`;
      throw validationError([{ field: 'approval.payload_hash', problem }]);
    }
    if (wouldFailRefusal(row) !== null) {
      const problem = 'is what the provider would refuse; have it checked again when that is put right';
      throw validationError([{ field: 'approval.proposal_id', problem }]);
    }
    const refusal = delegatingRefusal(call, row);
    if (refusal !== null) throw refusal;
  }
}
