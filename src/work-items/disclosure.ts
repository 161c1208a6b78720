import type { CallContext } from '../call-context.ts';
import { beginningOf, type Keyset } from '../platform/mongo/page.ts';
import type { Message, WorkItem } from './model.ts';
import type { WorkItemRepository } from './repository.ts';
import { found, fromMessageRow, fromRow, initialMessage } from './rows.ts';

export interface DisclosedWorkItem {
  item: WorkItem;
  salt: string;
  initialMessage: DisclosedMessage | undefined;
  /** Events that were not in the event log when the WorkItem was read. */
  pendingEventIds: string[];
}

export interface DisclosedMessage {
  message: Message;
  salt: string;
}

const BATCH_SIZE = 200;

/** Reads work with the salts of its commitments, for evidence alone: a salt lets anybody find a value by trial. */
export class WorkItemDisclosure {
  readonly #repository: (tenantId: string) => WorkItemRepository;

  constructor(repository: (tenantId: string) => WorkItemRepository) {
    this.#repository = repository;
  }

  /** @throws {AppError} `not_found`, for another tenant's WorkItem too. */
  async get(call: CallContext, workItemId: string): Promise<DisclosedWorkItem> {
    const row = found(await this.#repository(call.tenantId).find(workItemId), workItemId);
    const initial = initialMessage(row);
    return {
      item: fromRow(row),
      salt: row.salt,
      initialMessage: initial === undefined ? undefined : { message: initial, salt: row.salt },
      pendingEventIds: row.outbox.map((event) => event.id),
    };
  }

  async *listMessages(call: CallContext, workItemId: string): AsyncGenerator<DisclosedMessage> {
    const repository = this.#repository(call.tenantId);
    let after: Keyset | undefined;
    do {
      const page = await repository.listMessages(workItemId, BATCH_SIZE, after, beginningOf(call.tenantCreatedAt));
      for (const row of page.rows) yield { message: fromMessageRow(row), salt: row.salt };
      after = page.next ?? undefined;
    } while (after !== undefined);
  }
}
