import type { CallContext } from '../call-context.ts';
import { assertPermits } from '../identity/permissions.ts';
import { currentTime } from '../platform/clock.ts';
import { beginningOf, type Keyset } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { Page, PageRequest } from '../work-items/model.ts';
import { pageSizeOf } from '../work-items/paging.ts';
import { accountableFor, deciderOf } from './accountability.ts';
import { type DecidableProposals, mayWaitFor } from './decidable.ts';
import { bulkLimitOf } from './joint-approvals.ts';
import type { AwaitingProposal, PendingOrder } from './model.ts';
import type { PendingQuery, PendingRepository } from './pending/repository.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

export interface ApprovalInboxOptions {
  pending: (tenantId: string) => PendingRepository;
  decidable: DecidableProposals;
  pageTokens: PageTokens;
}

/** So many are counted: as many as the queue has at first. */
const MOST_COUNTED = 50;
/** Pages lack what is for others to decide: so many of them are looked at. */
const MOST_PAGES_COUNTED = 4;
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
   * A page of what waits for approval, without what the caller may not decide on: it may hold fewer than `limit`, or none,
   * and still have a next one. Nothing is changed by it; what is overdue is left out.
   * @throws {AppError} `validation_error` on a page token of another list, or of another order of this one.
   */
  async list(call: CallContext, page: PageRequest, order: PendingOrder = 'newest'): Promise<Page<AwaitingProposal>> {
    assertPermits(call, 'actions.approve');
    const { pageTokens } = this.#options;
    const list = ['action_proposals_awaiting', call.tenantId];
    // Behind all else, so that tokens of the order that there was before are the same for the release before.
    if (order !== 'newest') list.push(order);
    const after = page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list);
    const now = currentTime();
    const notBefore = order === 'newest' ? beginningOf(call.tenantCreatedAt) : now;
    const query: PendingQuery = { order, notBefore, limit: pageSizeOf(page), after };
    let found = await this.#read(call, query, now);
    if (found.isOfOthers && found.next !== null) {
      const from = await this.#passOver(call, { ...query, after: found.next }, now);
      found = from === null ? { ...found, next: null } : await this.#read(call, { ...query, after: from }, now);
    }
    const { rows, next } = found;
    return { rows, nextPageToken: next === null ? null : pageTokens.seal(next, list) };
  }

  /** How many there are, as far as a few pages tell. */
  async count(call: CallContext): Promise<{ count: number; isAtLeast: boolean }> {
    let [count, next]: [number, string | null] = [0, null];
    for (let page = 0; page < MOST_PAGES_COUNTED; page += 1) {
      const pageToken = next ?? undefined;
      const { rows, nextPageToken } = await this.list(call, { limit: MOST_COUNTED, pageToken }, 'soonest_expiry');
      count += rows.length;
      next = nextPageToken;
      if (next === null || count >= MOST_COUNTED) break;
    }
    return { count: Math.min(count, MOST_COUNTED), isAtLeast: next !== null || count > MOST_COUNTED };
  }

  /** A page; `isOfOthers` if nothing on it can wait for the caller, whatever policy says. */
  async #read(
    call: CallContext,
    query: PendingQuery,
    now: Date,
  ): Promise<{ rows: AwaitingProposal[]; next: Keyset | null; isOfOthers: boolean }> {
    const { rows, next } = await this.#options.pending(call.tenantId).list(query);
    const possible = rows.filter((row) => mayWaitFor(deciderOf(call.principal), row, now));
    return { rows: await this.#decidable(call, possible), next, isOfOthers: possible.length === 0 };
  }

  /** Where something may wait for the caller, or where this request has skimmed enough; null at the end. */
  async #passOver(call: CallContext, query: PendingQuery & { after: Keyset }, now: Date): Promise<Keyset | null> {
    const { rows, next } = await this.#options.pending(call.tenantId).skim({ ...query, limit: MAX_SKIMMED });
    const first = rows.findIndex((row) => mayWaitFor(deciderOf(call.principal), row, now));
    if (first === -1) return next;
    const before = rows[first - 1];
    if (before === undefined) return query.after;
    return { time: query.order === 'newest' ? before.created_at : before.expires_at, id: before._id };
  }

  /** Those of the rows that policy lets the caller approve. */
  async #decidable({ tenantId, principal }: CallContext, rows: ProposalDocument[]): Promise<AwaitingProposal[]> {
    const personId = deciderOf(principal);
    const found = await this.#options.decidable.of(tenantId, personId, rows);
    return Promise.all(
      found.map(async ({ row, workItem, policies, facts, open }) => {
        // As it counts where they are approved together.
        const { pack } = await open(workItem.packKey, [...accountableFor(row), personId]);
        const bulkLimit = bulkLimitOf(row, pack, policies.requirement(facts));
        return { proposal: fromProposalRow(row), workItem, bulkLimit };
      }),
    );
  }
}
