import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { laterThan } from '../platform/clock.ts';
import { beginningOf, type Keyset } from '../platform/mongo/page.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import { type IfMatch, WorkItemChanges, type WorkItemChangesOptions } from './changes.ts';
import { Conversations } from './conversations.ts';
import { type EventContext, workItemEvent } from './events.ts';
import { FILTER_NAMES, storedFilter } from './filters.ts';
import { replayable } from './idempotency.ts';
import type {
  ChosenPlace,
  IdempotencyRequest,
  Idempotent,
  LatestFilter,
  Message,
  NewWorkItem,
  PackQueues,
  Place,
  Route,
  RoutedWork,
  WorkItem,
  WorkItemFilter,
  WorkItemPatch,
  WorkItemTitle,
} from './model.ts';
import { newWorkItemDocument, routedWorkOf, withKeptContact } from './new-work-item.ts';
import { planUpdate } from './patch.ts';
import type { ListQuery, WorkItemRepository } from './repository.ts';
import { found, fromRow, notFound } from './rows.ts';
import type { WorkItemDocument } from './schema.ts';
import { hasEnded, type WorkItemStatus, workHasEnded } from './status.ts';

/** A longer list reports this total. */
const MAX_COUNTED = 10_000;

export interface WorkItemServiceOptions extends WorkItemChangesOptions {
  pageTokens: PageTokens;
  route: (tenantId: string, work: RoutedWork) => Promise<Route>;
  /** Returns the route to a queue that the caller has named. */
  routeTo: (tenantId: string, place: Place) => Promise<Route>;
  /** Throws `invalid_state` if something open for the WorkItem is not the caller's to withdraw. */
  assertMayEnd: (call: CallContext, workItemId: string) => Promise<void>;
  /** Withdraws soon what is open for the WorkItem. */
  onEnded: (call: CallContext, workItemId: string) => Promise<void>;
}

export class WorkItemService {
  readonly #options: WorkItemServiceOptions;
  readonly #conversations: Conversations;
  readonly #changes: WorkItemChanges;

  constructor(options: WorkItemServiceOptions) {
    this.#options = options;
    this.#conversations = new Conversations(options);
    this.#changes = new WorkItemChanges(options);
  }

  /**
   * Without `place`, the work goes to the pack and queue that take such work.
   * @throws {AppError} `validation_error` if the initial message names another channel, or the contact's address is not
   * valid; `idempotency_key_reused`.
   */
  async create(
    call: CallContext,
    given: NewWorkItem,
    idempotency?: IdempotencyRequest,
    place?: ChosenPlace,
  ): Promise<Idempotent<WorkItem>> {
    const { route, routeTo } = this.#options;
    const input = withKeptContact(given);
    const taken = place === undefined ? route(call.tenantId, routedWorkOf(input)) : routeTo(call.tenantId, place);
    const document = newWorkItemDocument(call, input, { ...place, ...(await taken) }, idempotency);
    const earlier = await this.#repository(call).insert(document);
    if (earlier !== null) return { value: fromRow(replayable(earlier, idempotency)), replayed: true };
    this.#options.notifyRelay(call.tenantId);
    return { value: fromRow(document), replayed: false };
  }

  /** @throws {AppError} `not_found`, also for another tenant's WorkItem. */
  async get(call: Pick<CallContext, 'tenantId'>, workItemId: string): Promise<WorkItem> {
    return fromRow(found(await this.#repository(call).find(workItemId), workItemId));
  }

  /** Returns the tenant, among these, of the WorkItem. @throws {AppError} `not_found` if none of them has it. */
  async locate(tenantIds: readonly string[], workItemId: string): Promise<string> {
    for (const tenantId of tenantIds) {
      if ((await this.#repository({ tenantId }).find(workItemId)) !== null) return tenantId;
    }
    throw notFound(workItemId);
  }

  /** True if the caller opened the work, with this credential or one rotated since. @throws {AppError} `not_found` */
  async isOpenedBy(call: CallContext, workItemId: string): Promise<boolean> {
    return isOpenedBy(call, found(await this.#repository(call).find(workItemId), workItemId));
  }

  /** Returns null unless the caller has opened the WorkItem of the thread (`isOpenedBy`). */
  async findOpenedIn(call: CallContext, threadId: string): Promise<WorkItem | null> {
    const row = await this.#repository(call).findByThread(threadId);
    return row !== null && isOpenedBy(call, row) ? fromRow(row) : null;
  }

  /** @throws {AppError} `not_found` */
  async statusOf(call: Pick<CallContext, 'tenantId'>, workItemId: string): Promise<WorkItemStatus> {
    return found(await this.#repository(call).find(workItemId), workItemId).status;
  }

  /** Reads titles in one query. Leaves out WorkItems that the tenant does not have. */
  async listTitles(call: Pick<CallContext, 'tenantId'>, workItemIds: string[]): Promise<Map<string, WorkItemTitle>> {
    const rows = await this.#repository(call).listTitles(workItemIds);
    return new Map(
      rows.map(
        ({ _id: workItemId, pack_key: packKey, queue_key: queueKey, ...title }) =>
          [workItemId, { workItemId, packKey, queueKey, ...title }] as const,
      ),
    );
  }

  /** @throws {AppError} `not_found` */
  async titleOf(call: CallContext, workItemId: string): Promise<WorkItemTitle> {
    const title = (await this.listTitles(call, [workItemId])).get(workItemId);
    if (title === undefined) throw notFound(workItemId);
    return title;
  }

  /** @throws {AppError} `not_found` unless the WorkItem exists. */
  async assertExists(call: CallContext, workItemId: string): Promise<void> {
    if (!(await this.#repository(call).exists(workItemId))) throw notFound(workItemId);
  }

  /** @throws {AppError} `not_found`; `authorization_error` unless the caller's own credential has made the WorkItem. */
  async assertOpenedBy(call: CallContext, workItemId: string): Promise<void> {
    if (await this.isOpenedBy(call, workItemId)) return;
    throw new AppError('authorization_error', 'Somebody else opened this WorkItem, and only they can resolve it here.');
  }

  /**
   * Newest first; with `updatedSince` in the order of change. `limit` is lowered to 200.
   * @throws {AppError} `validation_error` on more than one filter besides status and assignee, a queue without its
   * pack, or a page token of another list.
   */
  async list(call: CallContext, filter: WorkItemFilter, page: PageRequest): Promise<Page<WorkItem>> {
    const { status, assignee, queueKey, ...others } = filter;
    if (queueKey !== undefined && filter.packKey === undefined) {
      throw validationError([{ field: 'queue_key', problem: 'belongs to a pack; give pack_key too' }]);
    }
    const given = Object.entries(others).filter(([, value]) => value !== undefined);
    if (given.length > 1) {
      const names = given.map(([name]) => FILTER_NAMES[name as keyof typeof FILTER_NAMES]);
      const problem = `give only one of ${names.join(', ')}, apart from status and assignee`;
      throw validationError(names.map((field) => ({ field, problem })));
    }
    const list = ['work_items', call.tenantId, status ?? null, given[0] ?? null, queueKey ?? null];
    // At the end, so that tokens of lists without an assignee are as in the previous release.
    if (assignee !== undefined) list.push(assignee);
    const query: ListQuery = {
      equals: storedFilter(filter),
      order: filter.updatedSince === undefined ? 'by_creation' : 'by_update',
      notBefore: later(filter.updatedSince, beginningOf(call.tenantCreatedAt)),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : this.#options.pageTokens.open(page.pageToken, list),
    };
    const { rows, next } = await this.#repository(call).list(query);
    return { rows: rows.map(fromRow), nextPageToken: this.#token(next, list) };
  }

  /**
   * Latest change first, with the number of all matches, up to 10,000.
   * @throws {AppError} `validation_error` on a page token of another list.
   */
  async listLatest(
    call: CallContext,
    filter: LatestFilter,
    page: PageRequest,
  ): Promise<Page<WorkItem> & { total: number }> {
    const { statuses, newHasBegun, threadId, updatedSince } = filter;
    const list = ['latest_work_items', call.tenantId, statuses ?? null, newHasBegun ?? null, threadId ?? null];
    list.push(updatedSince?.toISOString() ?? null);
    const query = {
      statuses,
      newHasBegun,
      threadId,
      notBefore: later(updatedSince, beginningOf(call.tenantCreatedAt)),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : this.#options.pageTokens.open(page.pageToken, list),
    };
    const repository = this.#repository(call);
    const [{ rows, next }, total] = await Promise.all([
      repository.listLatest(query),
      repository.countLatest(query, MAX_COUNTED),
    ]);
    return { rows: rows.map(fromRow), nextPageToken: this.#token(next, list), total };
  }

  /**
   * Applies a merge patch. The write that ends the work ends the effect of its proposals, whatever their stored status.
   * @throws {AppError} `not_found`; `validation_error` if the work cannot be due at that time; `invalid_state` if the
   * status may not change so, or something approved is not the caller's to withdraw; `precondition_failed`; `conflict`.
   */
  async update(call: CallContext, workItemId: string, patch: WorkItemPatch, ifMatch?: IfMatch): Promise<WorkItem> {
    const ends = patch.status !== undefined && hasEnded(patch.status);
    let endsOpenWork = false;
    const assertMay = async ({ status }: WorkItemDocument) => {
      endsOpenWork = ends && !hasEnded(status);
      if (endsOpenWork) await this.#options.assertMayEnd(call, workItemId);
    };
    const plan = (present: WorkItemDocument) => planUpdate(present, patch);
    const updated = await this.#changes.apply(call, workItemId, plan, ifMatch, assertMay);
    if (endsOpenWork) await this.#options.onEnded(call, workItemId);
    return updated;
  }

  assign(...args: Parameters<WorkItemChanges['assign']>): Promise<WorkItem> {
    return this.#changes.assign(...args);
  }

  /** Returns the tenant's packs with their queues, the default pack first. */
  listQueues({ tenantId }: Pick<CallContext, 'tenantId'>): Promise<PackQueues[]> {
    return this.#options.queuesOf(tenantId);
  }

  move(...args: Parameters<WorkItemChanges['move']>): Promise<WorkItem> {
    return this.#changes.move(...args);
  }

  /** Notes that policy has approved a proposal, so that agents see that the work has begun. */
  markBegun({ tenantId }: Pick<CallContext, 'tenantId'>, workItemId: string): Promise<void> {
    return this.#options.repository(tenantId).markBegun(workItemId);
  }

  /**
   * Counts proposals that begin (`by` 1) or cease (-1) to wait for approval. The WorkItem waits while there are some,
   * and then gets its former status back. With `ends`, the WorkItem ends together with its proposal.
   * @param count `openingIn` is the pack by which a new proposal was judged; null if there is no new proposal.
   * @throws {AppError} `not_found`; `invalid_state` on a new proposal for ended work; `conflict` if the work was moved
   * to another pack since the proposal was judged.
   */
  async countApprovals(
    call: EventContext,
    workItemId: string,
    {
      by,
      openingIn,
      ends,
    }: { by: number; openingIn: string | null; ends?: { status: WorkItemStatus; proposalId: string } | undefined },
    transaction: Transaction,
  ): Promise<void> {
    const row = await this.#options.repository(call.tenantId).findForUpdate(workItemId, transaction);
    const present = found(row, workItemId);
    if (openingIn !== null && hasEnded(present.status)) throw workHasEnded(present.status, 'proposal');
    if (openingIn !== null && present.pack_key !== openingIn) {
      throw new AppError('conflict', 'The WorkItem was moved to another pack at the same time. Repeat the request.');
    }
    // Ended work waits for nothing, whatever happens to its proposals.
    if ((by === 0 && ends === undefined) || hasEnded(present.status)) return;
    const left = Math.max(0, (present.pending_proposals ?? 0) + by);
    if (ends !== undefined) {
      const set = { pending_proposals: left, status: ends.status };
      const why = { reason: 'proposal_ended', proposal_id: ends.proposalId };
      return this.#write(call, present, transaction, { set, unset: ['former_status'] }, why);
    }
    const waits = present.status === 'waiting_on_approval';
    if (left > 0) {
      const status = waits ? {} : ({ status: 'waiting_on_approval', former_status: present.status } as const);
      return this.#write(call, present, transaction, { set: { pending_proposals: left, ...status }, unset: [] });
    }
    const status = waits ? { status: present.former_status ?? 'open' } : {};
    await this.#write(call, present, transaction, {
      set: { pending_proposals: 0, ...status },
      unset: waits ? ['former_status'] : [],
    });
  }

  /** Writes a change in the transaction of the proposal that causes it. */
  async #write(
    call: EventContext,
    present: WorkItemDocument,
    transaction: Transaction,
    change: { set: Partial<WorkItemDocument>; unset: (keyof WorkItemDocument)[] },
    why: Record<string, string> = {},
  ): Promise<void> {
    const at = laterThan(present.updated_at);
    const moved = change.set.status === undefined ? {} : { status: change.set.status, previous_status: present.status };
    const data = { ...moved, ...why, pending_proposals: change.set.pending_proposals ?? 0 };
    const event = workItemEvent(call, 'work_item.updated', present._id, present.version + 1, at, data);
    const write = { set: { ...change.set, updated_at: at }, unset: change.unset };
    const repository = this.#options.repository(call.tenantId);
    if ((await repository.update(present._id, present.version, write, event, transaction)) === null) {
      throw new AppError('conflict', 'The WorkItem was changed at the same time. Repeat the request.');
    }
  }

  appendMessage(...args: Parameters<Conversations['append']>): Promise<Idempotent<Message>> {
    return this.#conversations.append(...args);
  }

  listMessages(...args: Parameters<Conversations['list']>): Promise<Page<Message>> {
    return this.#conversations.list(...args);
  }

  listRecentMessages(...args: Parameters<Conversations['listRecent']>): Promise<Message[]> {
    return this.#conversations.listRecent(...args);
  }

  getMessage(...args: Parameters<Conversations['get']>): Promise<Message> {
    return this.#conversations.get(...args);
  }

  #repository(call: Pick<CallContext, 'tenantId'>): WorkItemRepository {
    return this.#options.repository(call.tenantId);
  }

  #token(next: Keyset | null, list: readonly unknown[]): string | null {
    return next === null ? null : this.#options.pageTokens.seal(next, list);
  }
}

/** Returns the later time. Nothing of a tenant is older than the tenant. */
function later(since: Date | undefined, beginning: Date): Date {
  return since !== undefined && since > beginning ? since : beginning;
}

function isOpenedBy({ principal }: CallContext, { created_by: by, idem }: WorkItemDocument): boolean {
  const { type, id, lineage } = principal;
  return (by.type === type && by.id === id) || idem?.principal === `${type}:${lineage}`;
}
