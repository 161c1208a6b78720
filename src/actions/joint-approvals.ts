import type { CallContext } from '../call-context.ts';
import { AppError, toAppError, validationError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/permissions.ts';
import type { Logger } from '../platform/logger.ts';
import { toDecimal } from '../platform/money.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { hasEnded } from '../work-items/status.ts';
import { accountableFor, deciderOf } from './accountability.ts';
import type { Proposal } from './model.ts';
import type { Requirement } from './open-policies.ts';
import { describedOf } from './operations/described.ts';
import { type Pack, saidOf } from './packs/pack.ts';
import { payloadHash } from './payload-hash.ts';
import type { PolicyService, RolesOf } from './policy.ts';
import { peopleOf, policyFacts } from './policy-facts.ts';
import { payloadMismatch } from './policy-outcome.ts';
import { invalidProposalState } from './proposal.ts';
import type { ProposalService } from './proposal-service.ts';
import type { ActionRepository } from './repository.ts';
import type { ProposalDocument } from './schema.ts';
import type { Totals } from './totals/totals.ts';

export interface JointApprovalsOptions {
  repository: (tenantId: string) => ActionRepository;
  proposals: Pick<ProposalService, 'approve'>;
  policies: PolicyService;
  rolesOf: RolesOf;
  totals: Pick<Totals, 'tally'>;
  workItems: WorkItemService;
  logger: Logger;
}

/** What somebody has seen of a proposal, and approves. */
export interface SeenProposal {
  proposalId: string;
  payloadHash: string;
}

export type JointOutcome = { proposalId: string } & ({ proposal: Proposal } | { refusal: AppError });

/** What refuses several at once that are each to be decided by themselves. */
const BULK_POLICY = 'pack/bulk-approval-limit';

/**
 * Several approvals by one decision: it is as small as packs say, whoever calls, and each approval passes by itself what
 * every other one passes. A crash in between leaves some of them approved, as if they had been one after the other.
 */
export class JointApprovals {
  readonly #options: JointApprovalsOptions;

  constructor(options: JointApprovalsOptions) {
    this.#options = options;
  }

  /**
   * @returns what became of each, in the order of `seen`; what waits no more is not approved.
   * @throws {AppError} `validation_error` if one is named twice; `not_found` if one is not there; `policy_denied` if they may not be approved together, and
   * then none is.
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
      // What was not added up is not approved either, whatever it has become since.
      const refusal = refusals.get(proposalId) ?? null;
      outcomes.push(
        refusal === null ? await this.#approveOne(call, proposalId, comment, hash) : { proposalId, refusal },
      );
    }
    return outcomes;
  }

  /** One that fails keeps nobody from learning what became of the others. */
  async #approveOne(
    call: CallContext,
    proposalId: string,
    comment: string | null,
    seenHash: string,
  ): Promise<JointOutcome> {
    try {
      return { proposalId, proposal: await this.#options.proposals.approve(call, proposalId, comment, seenHash) };
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
    // One by itself is decided by itself.
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
      const policies = await open(work.packKey, accountableFor(row));
      const total = (await this.#options.totals.tally(row, policies.pack))?.total;
      const facts = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
      // A raised limit helps neither whose proposals it lets pass nor who passes them: one of them may have raised it.
      const { pack } = await open(work.packKey, [...accountableFor(row), deciderOf(call.principal)]);
      const limit = bulkLimitOf(row, pack, policies.requirement({ ...facts, total }));
      if (limit === null)
        throw apart(`${row._id} is to be decided by itself: its pack lets it not be approved with others.`);
      limits.push(limit);
    }
    const moneys = rows.map((row) => describedOf(row).money);
    const kinds = new Set(rows.map(({ operation }, at) => `${operation} ${moneys[at]?.currency}`));
    if (kinds.size > 1) throw apart('Only proposals of one operation and one currency are approved together.');
    const currency = moneys[0]?.currency ?? '';
    const sum = moneys.reduce((total, money) => total + (money?.minor ?? 0), 0);
    const most = Math.min(...limits);
    if (sum <= most) return;
    const [shown, allowed] = [toDecimal(sum, currency), toDecimal(most, currency)];
    throw apart(
      `Together they come to ${shown} ${currency}; at most ${allowed} ${currency} are approved by one decision.`,
    );
  }
}

/**
 * What may be approved together with a proposal, itself included, in minor units of its currency; null for what is to be
 * decided by itself.
 * @param pack The one that counts for whoever is accountable for it.
 * @param requirement What policy asks for now: that may be more than it asked for when it was proposed.
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
  return new AppError('policy_denied', `Policy does not allow to approve these together: ${problem}`, { details });
}

/** Why a proposal cannot be approved whatever is approved with it; null for one that waits. */
function refusalOf(row: ProposalDocument): AppError | null {
  if (row.status !== 'pending_approval') return invalidProposalState(row.status, 'be approved');
  return payloadHash(row) === row.payload_hash ? null : payloadMismatch();
}
