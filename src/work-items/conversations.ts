import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { newSalt } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { beginningOf, type Keyset } from '../platform/mongo/page.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import type { WorkItemChangesOptions } from './changes.ts';
import { messageData, workItemEvent } from './events.ts';
import { idempotencyField, replayable } from './idempotency.ts';
import type { IdempotencyRequest, Idempotent, Message, MessagePageRequest } from './model.ts';
import type { AppendPlan, NewDocument, WorkItemRepository } from './repository.ts';
import { found, fromMessageRow, initialMessage, notFound } from './rows.ts';
import type { MessageDocument, WorkItemDocument } from './schema.ts';
import { workHasEnded } from './status.ts';

/** The initial message comes before all others. */
const INITIAL_MESSAGE_POSITION: Keyset = { time: new Date(0), id: '' };

export class Conversations {
  readonly #options: WorkItemChangesOptions & { pageTokens: PageTokens };

  constructor(options: WorkItemChangesOptions & { pageTokens: PageTokens }) {
    this.#options = options;
  }

  /**
   * @param input With `answers`, a WorkItem that is `waiting_on_customer` becomes `open` in the same transaction.
   * @throws {AppError} `not_found`; `invalid_state` if the work has ended; `idempotency_key_reused`.
   */
  async append(
    call: CallContext,
    workItemId: string,
    input: { content: string; answers?: boolean },
    idempotency?: IdempotencyRequest,
  ): Promise<Idempotent<Message>> {
    const repository = this.#repository(call);
    const document: NewDocument<MessageDocument> = {
      _id: newId('msg'),
      work_item_id: workItemId,
      role: 'user',
      content: input.content,
      author: toPrincipalRow(call.principal),
      created_at: currentTime(),
      salt: newSalt(),
      ...idempotencyField(call.principal, 'appendWorkItemMessage', idempotency),
    };
    const at = document.created_at;
    const plan = (present: Pick<WorkItemDocument, 'version' | 'status'>): AppendPlan => {
      const appended = outboxEvent(call, {
        type: 'message.appended',
        subject: { type: 'message', id: document._id },
        subject_version: present.version + 1,
        work_item_id: workItemId,
        at,
        data: messageData(document),
      });
      if (input.answers !== true || present.status !== 'waiting_on_customer') return { events: [appended] };
      const data = { status: 'open', previous_status: present.status, commitments: {} };
      const resumed = workItemEvent(call, 'work_item.updated', workItemId, present.version + 2, at, data);
      return { events: [appended, resumed], status: 'open' };
    };
    const outcome = await repository.appendMessage(document, plan);
    if ('refusedBy' in outcome) throw workHasEnded(outcome.refusedBy, 'message');
    if ('earlier' in outcome) {
      return { value: fromMessageRow(replayable(outcome.earlier, idempotency)), replayed: true };
    }
    this.#options.notifyRelay(call.tenantId);
    return { value: fromMessageRow(document), replayed: false };
  }

  /** @throws {AppError} `not_found`; `validation_error` on a page token of another list, or of the other order. */
  list(call: CallContext, workItemId: string, page: MessagePageRequest): Promise<Page<Message>> {
    return page.newestFirst === true
      ? this.#listNewestFirst(call, workItemId, page)
      : this.#listOldestFirst(call, workItemId, page);
  }

  async #listOldestFirst(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Message>> {
    const repository = this.#repository(call);
    const list = ['messages', call.tenantId, workItemId];
    const limit = pageSizeOf(page);
    if (page.pageToken !== undefined) {
      const after = this.#options.pageTokens.open(page.pageToken, list);
      const [exists, { rows, next }] = await Promise.all([
        repository.exists(workItemId),
        repository.listMessages(workItemId, limit, after, beginningOf(call.tenantCreatedAt)),
      ]);
      if (!exists) throw notFound(workItemId);
      return { rows: rows.map(fromMessageRow), nextPageToken: this.#token(next, list) };
    }
    const [item, { rows, next }] = await Promise.all([
      repository.find(workItemId),
      repository.listMessages(workItemId, limit, undefined, beginningOf(call.tenantCreatedAt)),
    ]);
    const initial = initialMessage(found(item, workItemId));
    if (initial === undefined) return { rows: rows.map(fromMessageRow), nextPageToken: this.#token(next, list) };
    // The initial message comes first. The message that it pushes off the page leads the next page.
    const others = rows.slice(0, limit - 1);
    const last = others.at(-1);
    const position = last === undefined ? INITIAL_MESSAGE_POSITION : { time: last.created_at, id: last._id };
    const hasMore = next !== null || rows.length > others.length;
    return {
      rows: [initial, ...others.map(fromMessageRow)],
      nextPageToken: this.#token(hasMore ? position : null, list),
    };
  }

  /** The initial message comes last. It is alone on the last page if the page before is full. */
  async #listNewestFirst(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Message>> {
    const repository = this.#repository(call);
    const list = ['messages_newest_first', call.tenantId, workItemId];
    const limit = pageSizeOf(page);
    const after = page.pageToken === undefined ? undefined : this.#options.pageTokens.open(page.pageToken, list);
    const [item, { rows, next }] = await Promise.all([
      repository.find(workItemId),
      repository.listMessages(workItemId, limit, after, beginningOf(call.tenantCreatedAt), 'newest_first'),
    ]);
    const messages = rows.map(fromMessageRow);
    const initial = initialMessage(found(item, workItemId));
    if (next !== null || initial === undefined) return { rows: messages, nextPageToken: this.#token(next, list) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return { rows: [...messages, initial], nextPageToken: null };
    return { rows: messages, nextPageToken: this.#token({ time: last.created_at, id: last._id }, list) };
  }

  /** Returns the latest messages, oldest first; none for another tenant's WorkItem. */
  async listRecent(call: CallContext, workItemId: string, limit: number): Promise<Message[]> {
    const repository = this.#repository(call);
    const item = await repository.find(workItemId);
    if (item === null) return [];
    const initial = initialMessage(item);
    // The search on the embedded engine goes back in time until it has found as many as it is asked for.
    const wanted = Math.min(limit, item.message_count - (initial === undefined ? 0 : 1));
    const { rows } =
      wanted < 1
        ? { rows: [] }
        : await repository.listMessages(workItemId, wanted, undefined, item.created_at, 'newest_first');
    const messages = rows.map(fromMessageRow).reverse();
    return initial === undefined || messages.length >= limit ? messages : [initial, ...messages];
  }

  /** Returns a message other than the initial one. @throws {AppError} `not_found` */
  async get(call: CallContext, workItemId: string, messageId: string): Promise<Message> {
    const row = await this.#repository(call).findMessage(workItemId, messageId);
    if (row === null) throw new AppError('not_found', `There is no message ${messageId}.`);
    return fromMessageRow(row);
  }

  #repository(call: Pick<CallContext, 'tenantId'>): WorkItemRepository {
    return this.#options.repository(call.tenantId);
  }

  #token(next: Keyset | null, list: readonly unknown[]): string | null {
    return next === null ? null : this.#options.pageTokens.seal(next, list);
  }
}
