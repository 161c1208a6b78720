import type { ApprovalGrant } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import { bound, type PresentAuthority, type Voices } from '../identity/index.ts';
import type { IntegrationService } from '../integrations/index.ts';
import { KeyedMutex } from '../platform/keyed-mutex.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { PolicyService, RolesOf } from '../policy/index.ts';
import type { WorkItemService } from '../work-items/index.ts';
import { delegatingRefusal } from './accountability.ts';
import type { BudgetRepository } from './budgets/repository.ts';
import { FirstDecisions } from './first-decision.ts';
import type { OpenProposals } from './open-proposals/open-proposals.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ProposedOperations } from './proposed-operation.ts';
import { type ProviderChecks, wouldFailRefusal } from './provider-checks.ts';
import type { ActionRepository } from './repository.ts';
import { StoredProposals } from './stored-proposals.ts';
import type { Totals } from './totals/totals.ts';
import { cancelActionProposal } from './use-cases/cancel-action-proposal.ts';
import { assertProposalInOrder, createActionProposal } from './use-cases/create-action-proposal.ts';
import { getActionProposal } from './use-cases/get-action-proposal.ts';
import { listActionProposals } from './use-cases/list-action-proposals.ts';
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
  authority: Pick<PresentAuthority, 'whyNotPropose'>;
  voices: Pick<Voices, 'spokenForBy'>;
  operations: ProposedOperations;
  pageTokens: PageTokens;
  notifyRelay: (tenantId: string) => void;
  /** Makes the worker look for due work at once. */
  wakeWorker: () => void;
}

/** Use cases for the doors. Each of them checks its own permission. */
const USE_CASES = {
  propose: createActionProposal,
  assertInOrder: assertProposalInOrder,
  get: getActionProposal,
  list: listActionProposals,
  cancel: cancelActionProposal,
};

/** Manages proposed side effects, with the first decision of policy on them, up to the decisions of people. */
export class ProposalService {
  readonly #repository: ProposalServiceOptions['repository'];
  readonly #moves: ProposalMoves;
  /** For other parts of this domain. Doors must use the use cases, which check permissions. */
  readonly stored: StoredProposals;
  /** For code that ends WorkItems. */
  readonly withdrawals: Withdrawals;
  readonly propose;
  readonly assertInOrder;
  readonly get;
  readonly list;
  readonly cancel;

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
      firstDecisions: new FirstDecisions({ ...options, stored }),
      repeats: new KeyedMutex(),
    };
    const doors = bound(services, USE_CASES);
    this.propose = doors.propose;
    this.assertInOrder = doors.assertInOrder;
    this.get = doors.get;
    this.list = doors.list;
    this.cancel = doors.cancel;
  }

  /**
   * Checks that an approval can be delegated: the proposal is pending, has this payload, and the caller is not
   * accountable for it.
   * @throws {AppError} `validation_error` on the fields of `approval`, also if the provider would refuse the proposal;
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
      const problem = `is not the payload_hash of ${proposalId}; read the proposal and use the hash that it shows`;
      throw validationError([{ field: 'approval.payload_hash', problem }]);
    }
    if (wouldFailRefusal(row) !== null) {
      const problem = 'would be refused by the provider; correct the problem and have it checked again';
      throw validationError([{ field: 'approval.proposal_id', problem }]);
    }
    const refusal = delegatingRefusal(call, row);
    if (refusal !== null) throw refusal;
  }
}
