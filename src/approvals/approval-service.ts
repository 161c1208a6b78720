import type { CallContext } from '../call-context.ts';
import { assertPermits } from '../identity/index.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import { mayEndWork, type Proposal } from '../proposals/index.ts';
import { Decisions, type DecisionsOptions, decisionData, decisionRow, type Seen, unseenRefusal } from './decisions.ts';

export class ApprovalService {
  readonly #options: DecisionsOptions;
  readonly #decisions: Decisions;

  constructor(options: DecisionsOptions) {
    this.#options = options;
    this.#decisions = new Decisions(options);
  }

  /**
   * Approves the current state of a proposal, unless the provider would refuse it. A delegation for this approval acts
   * in the name of its person, and is used up by it.
   * @throws {AppError} `not_found`; `invalid_state`; `precondition_failed` if another number of approvals is required
   * than the caller has seen; `policy_denied` with the reasons; `payload_mismatch`; `authorization_error` for a program
   * without a matching delegation. Refusals are recorded.
   */
  async approve(call: CallContext, proposalId: string, comment: string | null, seen: Seen = {}): Promise<Proposal> {
    assertPermits(call, 'actions.approve');
    const { stored, moves, delegatedApprovals } = this.#options;
    const decisions = this.#decisions;
    return stored.decide(call, proposalId, async (present) => {
      const { row } = present;
      const judgement = await decisions.assertMayDecide(call, present, 'approve', seen);
      const decision = decisionRow(call, row, 'approve', comment, judgement);
      const decided = await decisions.weigh(call, { ...row, approvals: [...row.approvals, decision] }, judgement);
      const current = await decisions.require(call, row, judgement.policies, decided.requirement);
      if (current === null) return null;
      // The total may have grown since.
      const unseen = unseenRefusal(seen, decided.requirement);
      if (unseen !== null) throw unseen.error;
      const { origin } = judgement;
      const approval = {
        ...decision,
        facts: { ...decision.facts, total: decided.total ?? decision.facts.total },
        ...(origin === null ? {} : { role_from: origin }),
        ...(decided.voices === null ? {} : { voices: decided.voices }),
      };
      const data = decisionData(row, approval);
      const change = {
        approvals: [...row.approvals, approval],
        ...(decided.total === undefined ? {} : { total: decided.total }),
      };
      const spend = (transaction: Transaction) => delegatedApprovals.spend(call, transaction);
      const options = { alsoWrite: call.approvalGrant && spend };
      return decided.isEnough
        ? moves.move(call, current, 'approved', 'proposal.approved', change, data, options)
        : moves.change(call, current, 'proposal.approval_added', change, data, options);
    });
  }

  /** Rejects for good. Only people can reject. Parameters and errors are those of `approve`. */
  async reject(call: CallContext, proposalId: string, comment: string | null, seen: Seen = {}): Promise<Proposal> {
    assertPermits(call, 'actions.approve');
    const { stored, moves } = this.#options;
    return stored.decide(call, proposalId, async (present) => {
      const { row } = present;
      const judgement = await this.#decisions.assertMayDecide(call, present, 'reject', seen);
      const rejection = decisionRow(call, row, 'reject', comment, judgement);
      const approvals = [...row.approvals, rejection];
      const options = mayEndWork(call) ? ({ ending: 'failed' } as const) : {};
      const data = decisionData(row, rejection);
      return moves.move(call, row, 'rejected', 'proposal.rejected', { approvals }, data, options);
    });
  }
}
