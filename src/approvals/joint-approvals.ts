import type { CallContext } from '../call-context.ts';
import { AppError, toAppError, validationError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import { describedOf } from '../operations/index.ts';
import type { Logger } from '../platform/logger.ts';
import { toDecimal } from '../platform/money.ts';
import { type Pack, type PolicyService, type Requirement, type RolesOf, saidOf } from '../policy/index.ts';
import {
  type ActionRepository,
  invalidProposalState,
  judgedBy,
  type Proposal,
  type ProposalDocument,
  payloadHash,
  payloadMismatch,
  peopleOf,
  policyFacts,
  type Totals,
} from '../proposals/index.ts';
import { hasEnded, type WorkItemService } from '../work-items/index.ts';
import type { ApprovalService } from './approval-service.ts';

export interface JointApprovalsOptions {
  repository: (tenantId: string) => ActionRepository;
  approvals: Pick<ApprovalService, 'approve'>;
  policies: PolicyService;
  rolesOf: RolesOf;
  totals: Pick<Totals, 'tally'>;
  workItems: WorkItemService;
  logger: Logger;
}

export interface SeenProposal {
  proposalId: string;
  payloadHash: string;
}

export type JointOutcome = { proposalId: string } & ({ proposal: Proposal } | { refusal: AppError });

const BULK_POLICY = 'pack/bulk-approval-limit';

/** Each approval passes the same checks as any other. A crash leaves some proposals approved. */
export class JointApprovals {
  readonly #options: JointApprovalsOptions;

  constructor(options: JointApprovalsOptions) {
    this.#options = options;
  }

  /**
   * @throws {AppError} `validation_error` if a proposal is named twice; `not_found`; `policy_denied` for all together
   */
  async approve(call: CallContext, seen: readonly SeenProposal[], comment: string | null): Promise<JointOutcome[]> {
    assertPermits(call, 'actions.approve');
    if (new Set(seen.map(({ proposalId }) => proposalId)).size < seen.length) {
      throw validationError([{ field: 'proposals', problem: 'names a proposal more than once' }]);
    }
    const ids = seen.map(({ proposalId }) => proposalId);
    const found = new Map(
      (await this.#options.repository(call.tenantId).findProposals(ids)).map((row) => [row._id, row]),
    );
    const unknown = ids.find((id) => !found.has(id));
    if (unknown !== undefined) throw new AppError('not_found', `There is no action proposal ${unknown}.`);
    const refusals = new Map([...found].map(([id, row]) => [id, refusalOf(row)]));
    await this.#assertTogether(
      call,
      [...found.values()].filter(({ _id }) => refusals.get(_id) === null),
    );
    const outcomes: JointOutcome[] = [];
    for (const { proposalId, payloadHash: hash } of seen) {
      // A proposal that was not part of the sum is not approved, whatever its status is by now.
      const refusal = refusals.get(proposalId) ?? null;
      outcomes.push(
        refusal === null ? await this.#approveOne(call, proposalId, comment, hash) : { proposalId, refusal },
      );
    }
    return outcomes;
  }

  /** A failure is returned, so that the caller also learns the results of the others. */
  async #approveOne(
    call: CallContext,
    proposalId: string,
    comment: string | null,
    seenHash: string,
  ): Promise<JointOutcome> {
    try {
      return {
        proposalId,
        proposal: await this.#options.approvals.approve(call, proposalId, comment, { payloadHash: seenHash }),
      };
    } catch (thrown) {
      const refusal = toAppError(thrown);
      if (refusal !== thrown) {
        const about = { err: thrown, correlation_id: call.correlationId, proposal_id: proposalId };
        this.#options.logger.error(about, 'one of several proposals could not be approved');
      }
      return { proposalId, refusal };
    }
  }

  async #assertTogether(call: CallContext, rows: readonly ProposalDocument[]): Promise<void> {
    // A single proposal is decided like any other.
    if (rows.length < 2) return;
    const workItemIds = [...new Set(rows.map((row) => row.work_item_id))];
    const [titles, { open }] = await Promise.all([
      this.#options.workItems.listTitles(call, workItemIds),
      this.#options.policies.openForMany(call.tenantId),
    ]);
    const roles = await this.#options.rolesOf(call.tenantId, [...new Set(rows.flatMap(peopleOf))]);
    const limits: number[] = [];
    for (const row of rows) {
      const work = titles.get(row.work_item_id);
      if (work === undefined || hasEnded(work.status)) continue;
      const policies = await open(judgedBy(row, work));
      const total = (await this.#options.totals.tally(row, policies.pack))?.total;
      const facts = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
      const limit = bulkLimitOf(row, policies.pack, policies.requirement({ ...facts, total }));
      if (limit === null)
        throw apart(`${row._id} cannot be approved together with others under its pack. Decide on it alone.`);
      limits.push(limit);
    }
    const moneys = rows.map((row) => describedOf(row).money);
    const kinds = new Set(rows.map(({ operation }, at) => `${operation} ${moneys[at]?.currency}`));
    if (kinds.size > 1) throw apart('Only proposals of the same operation and currency can be approved together.');
    const currency = moneys[0]?.currency ?? '';
    const sum = moneys.reduce((total, money) => total + (money?.minor ?? 0), 0);
    const most = Math.min(...limits);
    if (sum <= most) return;
    const [shown, allowed] = [toDecimal(sum, currency), toDecimal(most, currency)];
    throw apart(`Their total is ${shown} ${currency}; one decision can approve at most ${allowed} ${currency}.`);
  }
}

/**
 * Returns the largest total of a joint approval, in minor units; null if the proposal stands alone.
 * @param pack The pack as it counts for the accountable people.
 * @param requirement The present one, which may be more than when it was proposed.
 */
export function bulkLimitOf(row: ProposalDocument, pack: Pack, { approvals }: Requirement): number | null {
  const { money, risk } = describedOf(row);
  const required = Math.max(approvals, row.policy.approvals_required);
  if (money === null || risk === 'high' || required > 1) return null;
  const limit = saidOf(pack, row.operation)?.money?.bulkApproval.get(money.currency);
  return limit === undefined || limit < money.minor ? null : limit;
}

function apart(problem: string): AppError {
  const details = [{ field: BULK_POLICY, problem }];
  return new AppError('policy_denied', `Policy does not allow approving these together: ${problem}`, { details });
}

function refusalOf(row: ProposalDocument): AppError | null {
  if (row.status !== 'pending_approval') return invalidProposalState(row.status, 'be approved');
  return payloadHash(row) === row.payload_hash ? null : payloadMismatch();
}
