import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { UNCONFIRMED_POLICY } from '../identity/members/loosening.ts';
import { type ApproverSeasoning, seasoningWords } from '../identity/members/seasoning.ts';
import type { IntegrationService } from '../integrations/service.ts';
import { commitment, type JsonValue } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import { ACCOUNTABLE_REASON, accountableFor, countsAsApprover, deciderOf } from './accountability.ts';
import type { FactsDocument } from './facts-document.ts';
import { refusalData } from './gate.ts';
import type { OpenPolicies, PolicyFacts, Requirement } from './open-policies.ts';
import { leadsAsProposed, leadsElsewhere } from './payload-hash.ts';
import { policyFacts, type ToldWork, toFactsRow } from './policy-facts.ts';
import { outcome, payloadMismatch, policyDenied, takesSeasonedApprovers } from './policy-outcome.ts';
import type { Actor, PolicyAnswer } from './policy-set.ts';
import { invalidProposalState } from './proposal.ts';
import type { ProposalMoves } from './proposal-moves.ts';
import type { ProposedOperations } from './proposed-operation.ts';
import { wouldFailRefusal } from './provider-checks.ts';
import { policyData, toPersonRow, toPolicyRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';
import type { ProposalAtWork, StoredProposals } from './stored-proposals.ts';
import type { Tally, Totals } from './totals/totals.ts';

/** What approving needs of the delegations that people have issued for it. */
export interface DelegatedApprovals {
  /** Why the delegation cannot approve any more; null if it can. */
  whySpent: (tenantId: string, delegationId: string) => Promise<'used' | 'ended' | null>;
  /** Uses up the caller's delegation within the transaction of the approval; false if that cannot be any more. */
  spend: (call: CallContext, transaction: Transaction) => Promise<boolean>;
}

export interface DecisionsOptions {
  stored: StoredProposals;
  moves: ProposalMoves;
  totals: Totals;
  integrations: IntegrationService;
  operations: ProposedOperations;
  delegatedApprovals: DelegatedApprovals;
  seasoning: Pick<ApproverSeasoning, 'explain' | 'freshOrigin' | 'objection'>;
}

/** What was found out before somebody decides, and holds until they have. */
export interface Judgement {
  policies: OpenPolicies;
  /** Of the proposal before the decision. */
  facts: PolicyFacts;
  actor: Actor;
  /** The work that it is for. */
  work: ToldWork;
  /** What counts of its resource besides; undefined unless it was asked for. */
  tally: Tally | null | undefined;
}

/** What refuses an approval by a role that somebody accountable has given. */
const STANDING_POLICY = 'workgate/standing';

/** What people decide on proposals, and what keeps them from it. */
export class Decisions {
  readonly #options: DecisionsOptions;

  constructor(options: DecisionsOptions) {
    this.#options = options;
  }

  /** Checks person, payload, state and policy; what is refused for good reason is recorded. */
  async assertMayDecide(
    call: CallContext,
    { row, item }: ProposalAtWork,
    what: 'approve' | 'reject',
    seenHash = row.payload_hash,
  ): Promise<Judgement> {
    const early = await this.#earlyRefusal(call, row, what, seenHash);
    if (early !== null) throw await this.#refused(call, row, what, early);
    const { stored } = this.#options;
    const [policies, { facts, actor }] = await Promise.all([
      stored.policiesOf(call, row, item),
      stored.told(call, row, item),
    ]);
    const judgement: Judgement = { policies, facts, actor, work: item, tally: undefined };
    const refusal = policyRefusal(call, row, judgement) ?? (await this.#approvalRefusal(call, row, what, judgement));
    if (refusal !== null) throw await this.#refused(call, row, what, refusal);
    return judgement;
  }

  async #refused(call: CallContext, row: ProposalDocument, what: 'approve' | 'reject', refused: Refused) {
    await this.#options.moves.note(call, row, `proposal.${what}_refused`, refused.data);
    return refused.error;
  }

  /** What does not depend on policy. */
  async #earlyRefusal(
    call: CallContext,
    row: ProposalDocument,
    what: 'approve' | 'reject',
    seenHash: string,
  ): Promise<Refused | null> {
    if (call.principal.type !== 'user') {
      const refusal = what === 'approve' ? await this.#grantRefusal(call, row) : NO_PERSON;
      if (refusal !== null) return { error: refusal.error(), data: { reason: refusal.reason } };
    }
    if (seenHash !== row.payload_hash) return MISMATCH();
    if (row.status !== 'pending_approval') {
      const error = invalidProposalState(row.status, what === 'approve' ? 'be approved' : 'be rejected');
      return { error, data: { reason: 'invalid_state' } };
    }
    const wouldFail = what === 'approve' ? wouldFailRefusal(row) : null;
    return wouldFail && { error: wouldFail, data: { reason: 'would_fail' } };
  }

  /** What keeps only an approval from counting: where it leads, and since when the caller may. Notes the tally. */
  async #approvalRefusal(
    call: CallContext,
    row: ProposalDocument,
    what: 'approve' | 'reject',
    judgement: Judgement,
  ): Promise<Refused | null> {
    if (what === 'reject') return null;
    const { integrations, operations, totals } = this.#options;
    const standing = await operations.refusal(row);
    if (standing !== null) return { error: standing.refusal, data: refusalData(standing) };
    const replaced = await operations.replacement(row);
    if (replaced !== null) return { error: replaced, data: { reason: 'operation_replaced' } };
    const integration = await integrations.read(call.tenantId, row.integration_id);
    const waiting = (await integration?.whyWaiting(accountableFor(row))) ?? null;
    if (waiting !== null) {
      return { error: waiting, data: { reason: 'policy_denied', policies: [UNCONFIRMED_POLICY] } };
    }
    const target = await (integration?.target() ?? integrations.targetOf(call.tenantId, row.integration_id));
    if (!leadsAsProposed(row, target)) return { error: leadsElsewhere(), data: { reason: 'payload_mismatch' } };
    judgement.tally = await totals.tally(row, judgement.policies.pack);
    return this.#seasoningRefusal(call, row, judgement);
  }

  /** Why the caller's role does not count for it yet, where it takes two people or is of high risk; null if it does. */
  async #seasoningRefusal(
    call: CallContext,
    row: ProposalDocument,
    { policies, facts, tally }: Judgement,
  ): Promise<Refused | null> {
    if (!takesSeasonedApprovers(row, policies.requirement({ ...facts, total: tally?.total }))) return null;
    const approved = row.approvals.map(({ approver }) => approver.accountable);
    const person = deciderOf(call.principal);
    const objection = await this.#options.seasoning.explain(call.tenantId, person, accountableFor(row), approved);
    return objection && denial({ policyId: STANDING_POLICY, message: seasoningWords(objection) });
  }

  /** Why a program may not approve a proposal as it is; null for a delegation that was issued for just that. */
  async #grantRefusal({ tenantId, principal, approvalGrant: grant }: CallContext, row: ProposalDocument) {
    if (principal.type !== 'delegation' || grant === undefined) return NO_PERSON;
    if (grant.proposalId !== row._id) {
      const message = `This delegation approves ${grant.proposalId} and nothing else.`;
      return { reason: 'other_proposal', error: () => new AppError('authorization_error', message) };
    }
    if (grant.payloadHash !== row.payload_hash) return { reason: 'payload_mismatch', error: payloadMismatch };
    const spent = await this.#options.delegatedApprovals.whySpent(tenantId, principal.id);
    return spent === null ? null : SPENT[spent];
  }

  /**
   * Whether the approvals of a proposal are enough, with all that was approved of its resource before. If they are, it
   * counts there from then on, so that of two decisions at once the later one sees the earlier one.
   * @param row With the last of them; what was found out is of the proposal before it.
   */
  async weigh(
    row: ProposalDocument,
    { policies, facts, actor, work, tally }: Judgement,
  ): Promise<{ isEnough: boolean; requirement: Requirement; total: number | undefined }> {
    const { totals } = this.#options;
    const roles = new Map([...facts.roles, [actor.personId, actor.role] as const]);
    const known = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
    const judge = async (total: number | undefined) => {
      const requirement = policies.requirement({ ...known, total });
      // Who could approve it while one was enough, and could not now, does not count among those whom it takes now.
      const approvers = takesSeasonedApprovers(row, requirement)
        ? await this.#seasonedOf(row, known.approvers)
        : known.approvers;
      const facts = { ...known, total, approvers };
      const isEnough =
        facts.approvers.length >= requirement.approvals &&
        (requirement.impossible !== null || policies.couldBeExecuted(facts));
      return { isEnough, requirement, total };
    };
    const first = await judge(tally?.total);
    if (!first.isEnough) return first;
    const reserved = await totals.reserve(row, policies.pack, tally);
    return reserved === first.total ? first : judge(reserved);
  }

  /** Notes how many approvals a proposal needs, where that is not what was said before; null if somebody was faster. */
  async require(
    call: CallContext,
    row: ProposalDocument,
    policies: OpenPolicies,
    { approvals, impossible }: Requirement,
  ): Promise<ProposalDocument | null> {
    if (approvals === row.policy.approvals_required) return row;
    const stored = row.policy.reasons.map(({ policy_id, message }) => ({ policyId: policy_id, message }));
    const answer = { allowed: false, reasons: impossible ?? stored };
    const policy = toPolicyRow(outcome('require_approval', answer, policies, approvals));
    return this.#options.moves.change(call, row, 'proposal.approval_required', { policy }, policyData(policy));
  }

  /** Those of the approvers whose roles count for it by now. */
  async #seasonedOf(row: ProposalDocument, approvers: readonly string[]): Promise<string[]> {
    const { seasoning } = this.#options;
    const accountables = accountableFor(row);
    const objections = await Promise.all(
      approvers.map((personId) => seasoning.objection(row.tenant_id, personId, accountables)),
    );
    return approvers.filter((_, index) => objections[index] === null);
  }

  /** What the approval says of where the caller's role comes from, where that is fresh. */
  async originOf(call: CallContext, row: ProposalDocument) {
    return this.#options.seasoning.freshOrigin(call.tenantId, deciderOf(call.principal), accountableFor(row));
  }

  /** Uses up the delegation that approves, in the transaction of the approval; undefined for a person. */
  spending(call: CallContext): ((transaction: Transaction) => Promise<boolean>) | undefined {
    const { delegatedApprovals } = this.#options;
    return call.approvalGrant && ((transaction) => delegatedApprovals.spend(call, transaction));
  }
}

/** Why somebody may not decide, and what the log says of it. */
interface Refused {
  error: AppError;
  data: { reason: string; policies?: string[] };
}

function policyRefusal(
  call: CallContext,
  row: ProposalDocument,
  { policies, facts, actor }: Judgement,
): Refused | null {
  if (!facts.hashMatches) return MISMATCH();
  const answer = policies.ask('approve', actor, facts);
  if (!answer.allowed) return denial(...answer.reasons);
  // Whatever policies say of it.
  return countsAsApprover(row, deciderOf(call.principal)) ? null : denial(ACCOUNTABLE_REASON);
}

function denial(...reasons: PolicyAnswer['reasons']): Refused {
  const data = { reason: 'policy_denied', policies: reasons.map(({ policyId }) => policyId) };
  return { error: policyDenied({ allowed: false, reasons }), data };
}

const MISMATCH = (): Refused => ({ error: payloadMismatch(), data: { reason: 'payload_mismatch' } });

/** Why programs do not approve: what the log says of it, and what they are told. */
const NO_PERSON = {
  reason: 'authorization_error',
  error: () => new AppError('authorization_error', 'Only people approve or reject. Sign in to do it.'),
};
const SPENT = {
  used: {
    reason: 'delegation_used',
    error: () =>
      new AppError(
        'authorization_error',
        'This delegation has approved already, and is good for that once. Ask its person for a new one.',
      ),
  },
  ended: {
    reason: 'delegation_ended',
    error: () =>
      new AppError('authorization_error', 'This delegation is revoked or expired. Ask its person for a new one.'),
  },
};

/** A decision as it is kept with the proposal. */
export function decisionRow(
  call: CallContext,
  row: ProposalDocument,
  decision: 'approve' | 'reject',
  comment: string | null,
  { policies, facts, actor }: Judgement,
): ProposalDocument['approvals'][number] {
  const { accountable, id } = call.principal;
  const approver = { ...toPersonRow(call.principal), accountable: accountable ?? id };
  const roles = new Map([...facts.roles, [actor.personId, actor.role]]);
  const told: FactsDocument = toFactsRow(policies, { ...facts, roles });
  const via = call.via && { door: call.via.door, link_id: call.via.linkId };
  const made = { approver, decision, comment, payload_hash: row.payload_hash, at: currentTime(), facts: told };
  return via === undefined ? made : { ...made, via };
}

/** What the log tells of a decision of a person; what they wrote, and what policies were told, only as commitments. */
export function decisionData(
  { salt }: ProposalDocument,
  { comment, facts, via }: ProposalDocument['approvals'][number],
): Record<string, JsonValue> {
  return {
    comment_hash: comment === null ? null : commitment(salt, 'comment', comment),
    ...(facts === undefined ? {} : { commitments: { facts: commitment(salt, 'facts', { ...facts }) } }),
    ...(via === undefined ? {} : { via: { ...via } }),
  };
}
