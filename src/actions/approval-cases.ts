import type { CallContext } from '../call-context.ts';
import { type ApproverSeasoning, seasoningWords } from '../identity/members/seasoning.ts';
import { assertPermits } from '../identity/permissions.ts';
import type { IntegrationService } from '../integrations/service.ts';
import type { Message, WorkItem } from '../work-items/model.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { accountableFor, countsAsApprover, deciderOf } from './accountability.ts';
import { approvalsMissingOf } from './approval-page.ts';
import type { Approval, Proposal } from './model.ts';
import { payloadHash } from './payload-hash.ts';
import { takesSeasonedApprovers } from './policy-outcome.ts';
import type { ProposalMoves } from './proposal-moves.ts';
import type { ActionRepository } from './repository.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';
import type { StoredProposals } from './stored-proposals.ts';
import type { ResourceTotals, Totals } from './totals/totals.ts';

export interface ApprovalCasesOptions {
  repository: (tenantId: string) => ActionRepository;
  stored: StoredProposals;
  moves: ProposalMoves;
  totals: Totals;
  workItems: WorkItemService;
  integrations: IntegrationService;
  seasoning: Pick<ApproverSeasoning, 'explain' | 'freshOrigin'>;
  namesOf: (personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** What somebody decides on a proposal by. */
export interface ApprovalCase {
  proposal: Proposal;
  workItem: WorkItem;
  /** Whom the work is with; null where that is not known, or not for the caller to read. */
  contactName: string | null;
  /** Null for one that the tenant has no more. */
  integration: { name: string; enabled: boolean } | null;
  accountables: { personId: string; name: string }[];
  /** Null for what moves no money. */
  totals: ResourceTotals | null;
  /** What it takes the place of. */
  superseded: Proposal | null;
  /** The latest of the conversation, oldest first, and how many there are before them. */
  messages: Message[];
  earlierMessages: number;
  /** How many more people have to approve it; 0 where nothing waits for people. */
  approvalsMissing: number;
  standing: Standing;
}

/** What the caller's approval counts for. */
export interface Standing {
  roleFrom: Approval['roleFrom'];
  /** Why it does not count yet; null if it does. */
  refusal: string | null;
}

const MESSAGES = 10;
const INDEPENDENT: Standing = { roleFrom: null, refusal: null };

/** What people need to know to decide, brought together by a fixed number of queries. */
export class ApprovalCases {
  readonly #options: ApprovalCasesOptions;

  constructor(options: ApprovalCasesOptions) {
    this.#options = options;
  }

  /** All that a proposal is decided by, as it is now; nothing is changed by it. @throws {AppError} `not_found` */
  async get(call: CallContext, proposalId: string): Promise<ApprovalCase> {
    assertPermits(call, 'actions.approve');
    const { stored, moves, workItems } = this.#options;
    const found = await stored.read(call, proposalId);
    const workItem = await workItems.get(call, found.work_item_id);
    const row = await moves.asOfNow(found, workItem.status);
    const proposal = fromProposalRow(row);
    const [integration, accountables, totals, superseded, messages, standing] = await Promise.all([
      this.#integrationOf(row),
      this.#accountablesOf(row),
      this.#totalsOf(call, row, workItem),
      this.#supersededBy(call, row),
      this.#messagesOf(call, row),
      this.#standingOf(call, row),
    ]);
    return {
      proposal,
      workItem,
      contactName: contactNameOf(call, workItem),
      integration,
      accountables,
      totals,
      superseded,
      messages,
      earlierMessages: messages.length === 0 ? 0 : Math.max(0, workItem.messageCount - messages.length),
      approvalsMissing: row.status === 'pending_approval' ? approvalsMissingOf(proposal) : 0,
      standing,
    };
  }

  async #integrationOf({ tenant_id, integration_id }: ProposalDocument): Promise<ApprovalCase['integration']> {
    const read = await this.#options.integrations.read(tenant_id, integration_id);
    return read && { name: read.integration.name, enabled: read.integration.enabled };
  }

  async #accountablesOf(row: ProposalDocument): Promise<ApprovalCase['accountables']> {
    const personIds = accountableFor(row);
    const names = await this.#options.namesOf(personIds);
    return personIds.map((personId) => ({ personId, name: names.get(personId) ?? personId }));
  }

  async #totalsOf(call: CallContext, row: ProposalDocument, work: WorkItem): Promise<ResourceTotals | null> {
    // What somebody has altered in the database may be of no resource at all, and is never approved.
    if (payloadHash(row) !== row.payload_hash) return null;
    const { pack } = await this.#options.stored.policiesOf(call, row, work);
    return this.#options.totals.overview(row, pack);
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

  async #standingOf({ tenantId, principal }: CallContext, row: ProposalDocument): Promise<Standing> {
    const personId = deciderOf(principal);
    if (row.status !== 'pending_approval' || !countsAsApprover(row, personId)) return INDEPENDENT;
    const { seasoning } = this.#options;
    const accountables = accountableFor(row);
    const approved = row.approvals.map(({ approver }) => approver.accountable);
    const [origin, objection] = await Promise.all([
      seasoning.freshOrigin(tenantId, personId, accountables),
      takesSeasonedApprovers(row) ? seasoning.explain(tenantId, personId, accountables, approved) : null,
    ]);
    return {
      roleFrom: origin && { personId: origin.person_id, name: origin.name, at: origin.at },
      refusal: objection && seasoningWords(objection),
    };
  }
}

function contactNameOf({ permissions }: CallContext, { contact }: WorkItem): string | null {
  return permissions.has('work.read') ? (contact?.name ?? contact?.email ?? null) : null;
}
