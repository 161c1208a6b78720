import type { CallContext } from '../call-context.ts';
import { assertPermits } from '../identity/permissions.ts';
import { currentTime } from '../platform/clock.ts';
import { beginningOf, type Keyset } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { Page, PageRequest, WorkItemTitle } from '../work-items/model.ts';
import { pageSizeOf } from '../work-items/paging.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { hasEnded } from '../work-items/status.ts';
import { accountableFor, countsAsApprover, deciderOf } from './accountability.ts';
import type { Proposal } from './model.ts';
import type { PolicyService, RolesOf } from './policy.ts';
import { actorOf, peopleOf, policyFacts } from './policy-facts.ts';
import type { ActionRepository, AwaitedProposal } from './repository.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

export interface ApprovalInboxOptions {
  repository: (tenantId: string) => ActionRepository;
  policies: PolicyService;
  workItems: WorkItemService;
  rolesOf: RolesOf;
  pageTokens: PageTokens;
}

/** A proposal that waits for the caller, and what it is about. */
export interface AwaitingProposal {
  proposal: Proposal;
  workItem: WorkItemTitle;
}

/** How many proposals that do not wait for the caller one request passes over, beside those of its pages. */
const MAX_SKIMMED = 1_000;

/**
 * What waits for a person's decision. However much waits in the tenant, a request reads at most two pages and
 * `MAX_SKIMMED` rows, with a fixed number of queries for each; where more of what is not the caller's to decide lies in
 * between, its page is empty and its token leads on.
 */
export class ApprovalInbox {
  readonly #options: ApprovalInboxOptions;

  constructor(options: ApprovalInboxOptions) {
    this.#options = options;
  }

  /**
   * A page of what waits for approval, newest first, without what the caller may not decide on: it may hold fewer than
   * `limit`, or none, and still have a next one. Nothing is changed by it; what is overdue is left out.
   * @throws {AppError} `validation_error` on a foreign page token.
   */
  async list(call: CallContext, page: PageRequest): Promise<Page<AwaitingProposal>> {
    assertPermits(call, 'actions.approve');
    const { pageTokens } = this.#options;
    const list = ['action_proposals_awaiting', call.tenantId];
    const after = page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list);
    const limit = pageSizeOf(page);
    const now = currentTime();
    let found = await this.#read(call, limit, after, now);
    if (found.isOfOthers && found.next !== null) {
      const from = await this.#passOver(call, found.next, now);
      found = from === null ? { ...found, next: null } : await this.#read(call, limit, from, now);
    }
    const { rows, next } = found;
    return { rows, nextPageToken: next === null ? null : pageTokens.seal(next, list) };
  }

  /** A page; `isOfOthers` if nothing on it can wait for the caller, whatever policy says. */
  async #read(
    call: CallContext,
    limit: number,
    after: Keyset | undefined,
    now: Date,
  ): Promise<{ rows: AwaitingProposal[]; next: Keyset | null; isOfOthers: boolean }> {
    const repository = this.#options.repository(call.tenantId);
    const { rows, next } = await repository.listPending({ notBefore: beginningOf(call.tenantCreatedAt), limit, after });
    const possible = rows.filter((row) => mayWaitFor(call, row, now));
    return { rows: await this.#decidable(call, possible), next, isOfOthers: possible.length === 0 };
  }

  /** Where something may wait for the caller, or where this request has skimmed enough; null at the end. */
  async #passOver(call: CallContext, after: Keyset, now: Date): Promise<Keyset | null> {
    const query = { notBefore: beginningOf(call.tenantCreatedAt), limit: MAX_SKIMMED, after };
    const { rows, next } = await this.#options.repository(call.tenantId).skimPending(query);
    const first = rows.findIndex((row) => mayWaitFor(call, row, now));
    if (first === -1) return next;
    const before = rows[first - 1];
    return before === undefined ? after : { time: before.created_at, id: before._id };
  }

  /** Those of the rows that policy lets the caller approve. */
  async #decidable(call: CallContext, rows: ProposalDocument[]): Promise<AwaitingProposal[]> {
    if (rows.length === 0) return [];
    const { tenantId, principal } = call;
    const workItemIds = [...new Set(rows.map((row) => row.work_item_id))];
    const titles = await this.#options.workItems.listTitles(call, workItemIds);
    const personId = deciderOf(principal);
    const people = new Set([personId, ...rows.flatMap(peopleOf)]);
    const roles = await this.#options.rolesOf(tenantId, [...people]);
    const actor = actorOf(personId, roles);
    const { open } = await this.#options.policies.openForMany(tenantId);
    const decidable: AwaitingProposal[] = [];
    for (const row of rows) {
      const workItem = titles.get(row.work_item_id);
      if (workItem === undefined || hasEnded(workItem.status)) continue;
      const policies = await open(workItem.packKey, accountableFor(row));
      const facts = policyFacts(row, workItem, { autoApproved: false, dryRun: true, roles });
      if (policies.ask('approve', actor, facts).allowed) decidable.push({ proposal: fromProposalRow(row), workItem });
    }
    return decidable;
  }
}

/**
 * Nobody decides on what they are accountable for, or twice, or when the time is over, and nobody is asked for what the
 * provider would refuse; about the rest policy is asked.
 */
function mayWaitFor({ principal }: CallContext, row: AwaitedProposal, now: Date): boolean {
  const personId = deciderOf(principal);
  const hasApproved = row.approvals.some(({ approver }) => approver.accountable === personId);
  if (row.check?.outcome === 'would_fail') return false;
  return row.expires_at > now && countsAsApprover(row, personId) && !hasApproved;
}
