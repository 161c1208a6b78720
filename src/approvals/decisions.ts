import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type Regard,
  type SharedVoice,
  sharedVoiceWords,
  UNCONFIRMED_POLICY,
  type VerifiedApprovers,
  type Voices,
  type VoicesDocument,
} from '../identity/index.ts';
import type { IntegrationService } from '../integrations/index.ts';
import { commitment, commitmentsTo, type JsonValue } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import {
  type Actor,
  type FactsDocument,
  type OpenPolicies,
  outcome,
  type PolicyAnswer,
  type PolicyFacts,
  policyData,
  policyDenied,
  type Requirement,
  type ToldWork,
  toFactsRow,
  toPolicyRow,
} from '../policy/index.ts';
import {
  ACCOUNTABLE_REASON,
  accountableFor,
  countsAsApprover,
  deciderOf,
  invalidProposalState,
  leadsAsProposed,
  leadsElsewhere,
  needsOwnVoices,
  othersIn,
  type ProposalAtWork,
  type ProposalDocument,
  type ProposalMoves,
  type ProposedOperations,
  payloadMismatch,
  policyFacts,
  refusalData,
  type StoredProposals,
  type Tally,
  type Totals,
  wouldFailRefusal,
} from '../proposals/index.ts';
import { type ApprovalBounds, boundWords } from './approval-bounds.ts';
import { peopleHave } from './approval-page.ts';

export interface DelegatedApprovals {
  whySpent: (tenantId: string, delegationId: string) => Promise<'used' | 'ended' | null>;
  /** Marks the caller's delegation as used. Returns false if it can no longer be used. */
  spend: (call: CallContext, transaction: Transaction) => Promise<boolean>;
}

export interface DecisionsOptions {
  stored: StoredProposals;
  moves: ProposalMoves;
  totals: Totals;
  integrations: IntegrationService;
  operations: ProposedOperations;
  delegatedApprovals: DelegatedApprovals;
  voices: Pick<Voices, 'counted' | 'explain' | 'regard'>;
  verifiedApprovers: Pick<VerifiedApprovers, 'problem'>;
  bounds: Pick<ApprovalBounds, 'take'>;
}

/** Facts and policies by which a decision of the caller is judged if it is made now. */
export interface PresentJudgement {
  policies: OpenPolicies;
  facts: PolicyFacts;
  actor: Actor;
  /** Null for a rejection, or if totals do not apply. */
  tally: Tally | null;
}

/** Values that a person has seen before they decide. A value that is left out is not compared. */
export interface Seen {
  payloadHash?: string | undefined;
  /** Number of required approvals. */
  approvals?: number | undefined;
}

/** Findings made before somebody decides. They hold until the decision is stored. */
export interface Judgement extends PresentJudgement {
  work: ToldWork;
  /** The accountable person who recently granted the caller's role, directly or through others. */
  origin: Regard['origin'];
  /** Derivation of the voices in an approval; null for a rejection. */
  voices: VoicesDocument | null;
}

/** The result of weighing all approvals of a proposal. */
export interface Weighed {
  isEnough: boolean;
  requirement: Requirement;
  total: number | undefined;
  voices: VoicesDocument | null;
}

/** Refuses an approver who speaks for the same person as the proposer or an earlier approver. */
const STANDING_POLICY = 'workgate/standing';
/** Refuses an approver whose address nobody has verified. */
const VERIFIED_POLICY = 'workgate/verified-address';
/** Policies that refuse an approver who has approved as much as they may. */
const BOUND_POLICIES = { approver: 'workgate/per_approver', same_voice: 'workgate/same_voice' };

export class Decisions {
  readonly #options: DecisionsOptions;

  constructor(options: DecisionsOptions) {
    this.#options = options;
  }

  /** Checks person, payload, status and policy. Each refusal is recorded as an event. */
  async assertMayDecide(
    call: CallContext,
    { row, item }: ProposalAtWork,
    what: 'approve' | 'reject',
    seen: Seen = {},
  ): Promise<Judgement> {
    const early = await this.#earlyRefusal(call, row, what, seen.payloadHash ?? row.payload_hash);
    if (early !== null) throw await this.#refused(call, row, what, early);
    const present = await judgeNow(this.#options, call, row, item, what);
    const judgement: Judgement = { ...present, work: item, origin: null, voices: null };
    const refusal =
      policyRefusal(call, row, judgement) ?? (await this.#approvalRefusal(call, row, what, judgement, seen));
    if (refusal !== null) throw await this.#refused(call, row, what, refusal);
    return judgement;
  }

  async #refused(call: CallContext, row: ProposalDocument, what: 'approve' | 'reject', refused: Refused) {
    await this.#options.moves.note(call, row, `proposal.${what}_refused`, refused.data);
    return refused.error;
  }

  async #earlyRefusal(
    call: CallContext,
    row: ProposalDocument,
    what: 'approve' | 'reject',
    seenHash: string,
  ): Promise<Refused | null> {
    if (call.principal.type !== 'user') {
      const refusal = what === 'approve' ? await this.#grantRefusal(call, row) : notAPerson();
      if (refusal !== null) return refusal;
    }
    if (seenHash !== row.payload_hash) return mismatch();
    if (row.status !== 'pending_approval') {
      const error = invalidProposalState(row.status, what === 'approve' ? 'be approved' : 'be rejected');
      return { error, data: { reason: 'invalid_state' } };
    }
    const wouldFail = what === 'approve' ? wouldFailRefusal(row) : null;
    return wouldFail && { error: wouldFail, data: { reason: 'would_fail' } };
  }

  /** Returns a refusal that applies to approvals only. */
  async #approvalRefusal(
    call: CallContext,
    row: ProposalDocument,
    what: 'approve' | 'reject',
    judgement: Judgement,
    seen: Seen,
  ): Promise<Refused | null> {
    if (what === 'reject') return null;
    const { integrations, operations, verifiedApprovers } = this.#options;
    const unverified = await verifiedApprovers.problem(deciderOf(call.principal));
    if (unverified !== null) return denial({ policyId: VERIFIED_POLICY, message: unverified });
    const standing = await operations.refusal(row);
    if (standing !== null) return { error: standing.refusal, data: refusalData(standing) };
    const replaced = await operations.replacement(row);
    if (replaced !== null) return { error: replaced, data: { reason: 'operation_replaced' } };
    const integration = await integrations.read(call.tenantId, row.integration_id);
    const waiting = (await integration?.whyWaiting()) ?? null;
    if (waiting !== null) {
      return { error: waiting, data: { reason: 'policy_denied', policies: [UNCONFIRMED_POLICY] } };
    }
    const target = await (integration?.target() ?? integrations.targetOf(call.tenantId, row.integration_id));
    if (!leadsAsProposed(row, target)) return { error: leadsElsewhere(), data: { reason: 'payload_mismatch' } };
    const requirement = judgement.policies.requirement(judgement.facts);
    const unseen = unseenRefusal(seen, requirement);
    if (unseen === null) return this.#voiceRefusal(call, row, judgement, requirement);
    // Lists tell the present number, too, once somebody has tried to approve by an earlier one.
    await this.require(call, row, judgement.policies, requirement);
    return unseen;
  }

  /**
   * Refuses a caller who shares a voice with the proposer or an earlier approver, if the proposal needs two people or is
   * of high risk, and a caller who has approved as much as they may. Otherwise counts the proposal for these bounds.
   * Stores the origin of the caller's role and the derivation of the voices in `judgement`.
   */
  async #voiceRefusal(
    call: CallContext,
    row: ProposalDocument,
    judgement: Judgement,
    requirement: Requirement,
  ): Promise<Refused | null> {
    const { policies } = judgement;
    const { voices, bounds } = this.#options;
    const isPlural = needsOwnVoices(row, requirement);
    const [personId, parties] = [deciderOf(call.principal), othersIn(row, isPlural)];
    const regard = await voices.regard(call.tenantId, personId, parties);
    const { origin, shared, derivation } = regard;
    judgement.origin = origin;
    judgement.voices = shared === null ? derivation : { ...derivation, same_voice: true };
    const explain = (one: SharedVoice) => voices.explain(call.tenantId, personId, parties, one);
    if (shared !== null && isPlural) {
      return denial({ policyId: STANDING_POLICY, message: sharedVoiceWords(await explain(shared)) });
    }
    const exceeded = await bounds.take(row, policies.pack, regard);
    if (exceeded === null) return null;
    const objection = exceeded === 'approver' || shared === null ? null : await explain(shared);
    return denial({ policyId: BOUND_POLICIES[exceeded], message: boundWords(row, policies.pack, objection) });
  }

  /** Returns null for a delegation that was issued for exactly this payload. */
  async #grantRefusal(call: CallContext, row: ProposalDocument): Promise<Refused | null> {
    const { tenantId, principal, approvalGrant: grant } = call;
    if (principal.type !== 'delegation' || grant === undefined) return notAPerson();
    if (grant.proposalId !== row._id) {
      return unauthorized('other_proposal', `This delegation can approve ${grant.proposalId} only.`);
    }
    if (grant.payloadHash !== row.payload_hash) return mismatch();
    const spent = await this.#options.delegatedApprovals.whySpent(tenantId, principal.id);
    return spent === null ? null : unauthorized(`delegation_${spent}`, SPENT[spent]);
  }

  /**
   * Decides whether the approvals are enough, given the total approved for the resource before. If so, the amount is
   * reserved in that total: the later of two simultaneous decisions sees the earlier one, and policy is asked again.
   * @param row The proposal with its latest approval. The judgement is of the proposal before that approval.
   */
  async weigh(call: CallContext, row: ProposalDocument, judgement: Judgement): Promise<Weighed> {
    const { policies, facts, actor, work, tally, voices } = judgement;
    const { totals } = this.#options;
    const roles = new Map([...facts.roles, [actor.personId, actor.role] as const]);
    const known = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
    const parties = { accountables: accountableFor(row), approved: known.approvers };
    const judge = async (total: number | undefined): Promise<Weighed> => {
      // A resource without a total is judged by what was told of the proposal, here as at the gate.
      const told = { ...known, total: total ?? known.total };
      const requirement = policies.requirement(told);
      // While one approval was enough, an approver who shares a voice could approve. That one does not count here.
      const counted = needsOwnVoices(row, requirement)
        ? await this.#options.voices.counted(row.tenant_id, parties)
        : { personIds: known.approvers, derivation: voices };
      const facts = { ...told, approvers: counted.personIds };
      const isEnough =
        facts.approvers.length >= requirement.approvals &&
        (requirement.impossible !== null || policies.couldBeExecuted(facts));
      return { isEnough, requirement, total, voices: counted.derivation };
    };
    const first = await judge(tally?.total);
    if (!first.isEnough) return first;
    const reserved = await totals.reserve(row, policies.pack, tally);
    if (reserved === first.total) return first;
    const refusal = policyRefusal(call, row, { ...judgement, facts: { ...facts, total: reserved } });
    if (refusal !== null) throw await this.#refused(call, row, 'approve', refusal);
    return judge(reserved);
  }

  /** Stores the number of required approvals. Returns null if somebody else was faster. */
  async require(
    call: CallContext,
    row: ProposalDocument,
    policies: OpenPolicies,
    requirement: Requirement,
  ): Promise<ProposalDocument | null> {
    const policy = policyNow(row, policies, requirement);
    if (policy === row.policy) return row;
    return this.#options.moves.change(call, row, 'proposal.approval_required', { policy }, policyData(policy));
  }
}

/** Reads the total only for approvals. It may have grown since the proposal. */
export async function judgeNow(
  { stored, totals }: Pick<DecisionsOptions, 'stored' | 'totals'>,
  call: CallContext,
  row: ProposalDocument,
  work: ToldWork,
  what: 'approve' | 'reject',
): Promise<PresentJudgement> {
  const [policies, { facts, actor }] = await Promise.all([stored.policiesOf(row, work), stored.told(call, row, work)]);
  const tally = what === 'approve' ? await totals.tally(row, policies.pack) : null;
  return { policies, facts: { ...facts, total: tally?.total ?? facts.total }, actor, tally };
}

/** Returns the stored outcome of policy if it still requires as many approvals, or else the outcome to store. */
export function policyNow(
  row: ProposalDocument,
  policies: OpenPolicies,
  { approvals, impossible }: Requirement,
): ProposalDocument['policy'] {
  if (approvals === row.policy.approvals_required) return row.policy;
  const stored = row.policy.reasons.map(({ policy_id, message }) => ({ policyId: policy_id, message }));
  const answer = { allowed: false, reasons: impossible ?? stored };
  return toPolicyRow(outcome('require_approval', answer, policies, approvals));
}

/** The error for the caller, and the data for the event log. */
interface Refused {
  error: AppError;
  data: { reason: string; policies?: string[] };
}

function policyRefusal(
  call: CallContext,
  row: ProposalDocument,
  { policies, facts, actor }: Judgement,
): Refused | null {
  if (!facts.hashMatches) return mismatch();
  const answer = policies.ask('approve', actor, facts);
  if (!answer.allowed) return denial(...answer.reasons);
  // Checked even if the policies allow it.
  return countsAsApprover(row, deciderOf(call.principal)) ? null : denial(ACCOUNTABLE_REASON);
}

function denial(...reasons: PolicyAnswer['reasons']): Refused {
  const data = { reason: 'policy_denied', policies: reasons.map(({ policyId }) => policyId) };
  return { error: policyDenied({ allowed: false, reasons }), data };
}

/** Refuses an approver who has seen another number of required approvals. */
export function unseenRefusal(seen: Seen, { approvals }: Requirement): Refused | null {
  if (seen.approvals === undefined || seen.approvals === approvals) return null;
  const who = peopleHave(approvals).toLowerCase();
  const message = `By now ${who} to approve it, where you have seen ${seen.approvals}. Nothing was decided. Look at it again, then decide.`;
  return { error: new AppError('precondition_failed', message), data: { reason: 'precondition_failed' } };
}

function mismatch(): Refused {
  return { error: payloadMismatch(), data: { reason: 'payload_mismatch' } };
}

function unauthorized(reason: string, message: string): Refused {
  return { error: new AppError('authorization_error', message), data: { reason } };
}

function notAPerson(): Refused {
  return unauthorized('authorization_error', 'Only a person can approve or reject. Sign in to do it.');
}

const SPENT = {
  used: 'This delegation was used already, and can approve only once. Ask the person who issued it for a new one.',
  ended: 'This delegation is revoked or expired. Ask the person who issued it for a new one.',
};

export function decisionRow(
  call: CallContext,
  row: ProposalDocument,
  decision: 'approve' | 'reject',
  comment: string | null,
  { policies, facts, actor }: Judgement,
): ProposalDocument['approvals'][number] & { facts: FactsDocument } {
  const { accountable, id } = call.principal;
  const approver = { ...toPrincipalRow(call.principal), accountable: accountable ?? id };
  const roles = new Map([...facts.roles, [actor.personId, actor.role]]);
  const told: FactsDocument = toFactsRow(policies, { ...facts, roles });
  const via = call.via && { door: call.via.door, link_id: call.via.linkId };
  const made = { approver, decision, comment, payload_hash: row.payload_hash, at: currentTime(), facts: told };
  return via === undefined ? made : { ...made, via };
}

/** The comment, the facts told to policies and the derivation of the voices appear only as commitments. */
export function decisionData(
  { salt }: ProposalDocument,
  { comment, facts, voices, via }: ProposalDocument['approvals'][number],
): Record<string, JsonValue> {
  return {
    comment_hash: comment === null ? null : commitment(salt, 'comment', comment),
    ...commitmentsTo(salt, { facts, voices }),
    ...(via === undefined ? {} : { via: { ...via } }),
  };
}
