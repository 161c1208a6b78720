import type { CallContext } from '../call-context.ts';
import {
  assertPermits,
  type Regard,
  type SharedVoice,
  sharedVoiceWords,
  type VerifiedApprovers,
  type Voices,
} from '../identity/index.ts';
import type { IntegrationService } from '../integrations/index.ts';
import { shownEmail } from '../platform/mail/address.ts';
import { policyDenied, type Requirement } from '../policy/index.ts';
import {
  type ActionRepository,
  type Approval,
  accountableFor,
  countsAsApprover,
  deciderOf,
  fromProposalRow,
  needsOwnVoices,
  othersIn,
  type Proposal,
  type ProposalDocument,
  type ProposalMoves,
  payloadHash,
  type ResourceTotals,
  type StoredProposals,
  type Totals,
} from '../proposals/index.ts';
import type { Message, WorkItem, WorkItemService } from '../work-items/index.ts';
import { type ApprovalBounds, boundWords } from './approval-bounds.ts';
import { approvalsMissingOf } from './approval-page.ts';
import { judgeNow, type PresentJudgement, policyNow } from './decisions.ts';

export interface ApprovalCasesOptions {
  repository: (tenantId: string) => ActionRepository;
  stored: StoredProposals;
  moves: ProposalMoves;
  totals: Totals;
  workItems: WorkItemService;
  integrations: IntegrationService;
  voices: Pick<Voices, 'explain' | 'regard'>;
  bounds: Pick<ApprovalBounds, 'exceeded'>;
  verifiedApprovers: Pick<VerifiedApprovers, 'problem'>;
  namesOf: (personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface ApprovalCase {
  /** Its policy says what is required now, which may differ from what was stored. */
  proposal: Proposal;
  workItem: WorkItem;
  /** Null if the name is unknown or the caller may not read it. */
  contactName: string | null;
  integration: { name: string; enabled: boolean } | null;
  accountables: { personId: string; name: string }[];
  /** Null if the proposal moves no money, or if its payload was altered in the database. */
  totals: ResourceTotals | null;
  /** Null if there is none, or if the caller may not read proposals. */
  superseded: Proposal | null;
  /** The latest messages, oldest first, and the number of messages before them. */
  messages: Message[];
  earlierMessages: number;
  /** 0 unless it is pending approval. */
  approvalsMissing: number;
  standing: Standing;
}

/** A judgement of the caller's approval as of now, and the number of approvals that policy requires. */
interface Present extends PresentJudgement {
  requirement: Requirement;
  integration: Awaited<ReturnType<IntegrationService['read']>>;
}

/** The weight of the caller's approval: who granted the caller's role, and why the approval would not count now. */
export interface Standing {
  roleFrom: Approval['roleFrom'];
  refusal: string | null;
}

const MESSAGES = 10;
const INDEPENDENT: Standing = { roleFrom: null, refusal: null };

export class ApprovalCases {
  readonly #options: ApprovalCasesOptions;

  constructor(options: ApprovalCasesOptions) {
    this.#options = options;
  }

  /** Changes nothing. @throws {AppError} `not_found` */
  async get(call: CallContext, proposalId: string): Promise<ApprovalCase> {
    assertPermits(call, 'actions.approve');
    const { stored, moves, workItems } = this.#options;
    const found = await stored.read(call, proposalId);
    const workItem = await workItems.get(call, found.work_item_id);
    const row = await moves.asOfNow(found, workItem.status);
    // A payload that was altered in the database may name no resource at all, and is never approved.
    const isAsProposed = payloadHash(row) === row.payload_hash;
    const waits = row.status === 'pending_approval';
    const [present, read] = await Promise.all([
      waits && isAsProposed ? this.#judge(call, row, workItem) : null,
      this.#options.integrations.read(row.tenant_id, row.integration_id),
    ]);
    const policies = present?.policies ?? (isAsProposed ? await stored.policiesOf(row, workItem) : null);
    const pack = policies?.pack ?? null;
    const policy = present === null ? row.policy : policyNow(row, present.policies, present.requirement);
    const proposal = fromProposalRow({ ...row, policy });
    const [accountables, totals, superseded, messages, standing] = await Promise.all([
      this.#accountablesOf(row),
      pack && this.#options.totals.overview(row, pack),
      this.#supersededBy(call, row),
      this.#messagesOf(call, row),
      present === null ? INDEPENDENT : this.#standingOf(call, row, { ...present, integration: read }),
    ]);
    return {
      proposal,
      workItem,
      contactName: contactNameOf(call, workItem),
      integration: read && { name: read.integration.name, enabled: read.integration.enabled },
      accountables,
      totals,
      superseded,
      messages,
      earlierMessages: messages.length === 0 ? 0 : Math.max(0, workItem.messageCount - messages.length),
      approvalsMissing: waits ? approvalsMissingOf(proposal) : 0,
      standing,
    };
  }

  async #judge(call: CallContext, row: ProposalDocument, work: WorkItem): Promise<Omit<Present, 'integration'>> {
    const judgement = await judgeNow(this.#options, call, row, work, 'approve');
    return { ...judgement, requirement: judgement.policies.requirement(judgement.facts) };
  }

  async #accountablesOf(row: ProposalDocument): Promise<ApprovalCase['accountables']> {
    const personIds = accountableFor(row);
    const names = await this.#options.namesOf(personIds);
    return personIds.map((personId) => ({ personId, name: names.get(personId) ?? personId }));
  }

  async #supersededBy({ permissions }: CallContext, { tenant_id, supersedes }: ProposalDocument) {
    if (supersedes === null || !permissions.has('actions.read')) return null;
    const row = await this.#options.repository(tenant_id).findProposal(supersedes);
    return row && fromProposalRow(row);
  }

  async #messagesOf(call: CallContext, { work_item_id }: ProposalDocument): Promise<Message[]> {
    return call.permissions.has('work.read')
      ? this.#options.workItems.listRecentMessages(call, work_item_id, MESSAGES)
      : [];
  }

  async #standingOf(call: CallContext, row: ProposalDocument, present: Present): Promise<Standing> {
    const { tenantId, principal } = call;
    const personId = deciderOf(principal);
    if (!countsAsApprover(row, personId)) return INDEPENDENT;
    const parties = othersIn(row, needsOwnVoices(row, present.requirement));
    const regard = await this.#options.voices.regard(tenantId, personId, parties);
    const { origin } = regard;
    return {
      roleFrom: origin && { personId: origin.person_id, name: origin.name, at: origin.at },
      refusal: await this.#refusalOf(call, row, present, regard),
    };
  }

  /** Returns why the caller's approval is refused, does not count, or is one too many; null if it counts. */
  async #refusalOf(
    call: CallContext,
    row: ProposalDocument,
    { policies, facts, actor, requirement, integration }: Present,
    regard: Regard,
  ): Promise<string | null> {
    const { voices, bounds, verifiedApprovers } = this.#options;
    const answer = policies.ask('approve', actor, facts);
    if (!answer.allowed) return policyDenied(answer).message;
    const unverified = await verifiedApprovers.problem(deciderOf(call.principal));
    if (unverified !== null) return unverified;
    const waiting = (await integration?.whyWaiting()) ?? null;
    if (waiting !== null) return waiting.message;
    const isPlural = needsOwnVoices(row, requirement);
    const parties = othersIn(row, isPlural);
    const explain = (shared: SharedVoice) => voices.explain(call.tenantId, deciderOf(call.principal), parties, shared);
    if (regard.shared !== null && isPlural) return sharedVoiceWords(await explain(regard.shared));
    const exceeded = await bounds.exceeded(row, policies.pack, regard);
    if (exceeded === null) return null;
    const objection = exceeded === 'approver' || regard.shared === null ? null : await explain(regard.shared);
    return boundWords(row, policies.pack, objection);
  }
}

function contactNameOf({ permissions }: CallContext, { contact }: WorkItem): string | null {
  if (!permissions.has('work.read') || contact === null) return null;
  return contact.name ?? (contact.email === undefined ? null : shownEmail(contact.email));
}
