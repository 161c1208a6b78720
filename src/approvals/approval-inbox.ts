import type { CallContext } from '../call-context.ts';
import { assertPermits } from '../identity/index.ts';
import { currentTime } from '../platform/clock.ts';
import { beginningOf, type Keyset } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import {
  type AwaitingProposal,
  deciderOf,
  fromProposalRow,
  type PendingOrder,
  type PendingQuery,
  type PendingRepository,
  type Totals,
} from '../proposals/index.ts';
import { type Decidable, type DecidableProposals, mayWaitFor } from './decidable.ts';
import { bulkLimitOf } from './joint-approvals.ts';

export interface ApprovalInboxOptions {
  pending: (tenantId: string) => PendingRepository;
  decidable: DecidableProposals;
  totals: Pick<Totals, 'sum'>;
  pageTokens: PageTokens;
}

const MOST_COUNTED = 50;
/** Pages omit proposals that only others can decide, so `count` reads several. */
const MOST_PAGES_COUNTED = 4;
/** Proposals for others that one request skips at most, in addition to those on its pages. */
const MAX_SKIMMED = 1_000;

/** A request that meets too many proposals for other people returns an empty page, whose token leads on. */
export class ApprovalInbox {
  readonly #options: ApprovalInboxOptions;

  constructor(options: ApprovalInboxOptions) {
    this.#options = options;
  }

  /**
   * A page may be short or empty and still have a next one.
   * @throws {AppError} `validation_error` for another list's token
   */
  async list(call: CallContext, page: PageRequest, order: PendingOrder = 'newest'): Promise<Page<AwaitingProposal>> {
    const { rows, nextPageToken } = await this.#list(call, page, order);
    return { rows: await Promise.all(rows.map((one) => this.#offered(one))), nextPageToken };
  }

  async #list(call: CallContext, page: PageRequest, order: PendingOrder): Promise<Page<Decidable>> {
    assertPermits(call, 'actions.approve');
    const { pageTokens } = this.#options;
    const list = ['action_proposals_awaiting', call.tenantId];
    // Only the newer orders are part of the token, so that tokens of `newest` work in the previous release too.
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

  async count(call: CallContext): Promise<{ count: number; isAtLeast: boolean }> {
    let [count, next]: [number, string | null] = [0, null];
    for (let page = 0; page < MOST_PAGES_COUNTED; page += 1) {
      const pageToken = next ?? undefined;
      const { rows, nextPageToken } = await this.#list(call, { limit: MOST_COUNTED, pageToken }, 'soonest_expiry');
      count += rows.length;
      next = nextPageToken;
      if (next === null || count >= MOST_COUNTED) break;
    }
    return { count: Math.min(count, MOST_COUNTED), isAtLeast: next !== null || count > MOST_COUNTED };
  }

  /** `isOfOthers` is true if nothing on the page can wait for the caller, whatever policy says. */
  async #read(
    call: CallContext,
    query: PendingQuery,
    now: Date,
  ): Promise<{ rows: Decidable[]; next: Keyset | null; isOfOthers: boolean }> {
    const { rows, next } = await this.#options.pending(call.tenantId).list(query);
    const possible = rows.filter((row) => mayWaitFor(deciderOf(call.principal), row, now));
    const decidable = await this.#options.decidable.of(call.tenantId, deciderOf(call.principal), possible);
    return { rows: decidable, next, isOfOthers: possible.length === 0 };
  }

  /** Returns the position before the next row that may wait for the caller, or where the skimming stopped. */
  async #passOver(call: CallContext, query: PendingQuery & { after: Keyset }, now: Date): Promise<Keyset | null> {
    const { rows, next } = await this.#options.pending(call.tenantId).skim({ ...query, limit: MAX_SKIMMED });
    const first = rows.findIndex((row) => mayWaitFor(deciderOf(call.principal), row, now));
    if (first === -1) return next;
    const before = rows[first - 1];
    if (before === undefined) return query.after;
    return { time: query.order === 'newest' ? before.created_at : before.expires_at, id: before._id };
  }

  /** Offers a joint decision by the present total, as the case counts it. Reads it only where the pack has a limit. */
  async #offered({ row, workItem, policies, facts }: Decidable): Promise<AwaitingProposal> {
    const limitWith = (total = facts.total) =>
      bulkLimitOf(row, policies.pack, policies.requirement({ ...facts, total }));
    const proposal = fromProposalRow(row);
    if (limitWith() === null) return { proposal, workItem, bulkLimit: null };
    return { proposal, workItem, bulkLimit: limitWith(await this.#options.totals.sum(row, policies.pack)) };
  }
}
