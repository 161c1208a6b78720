import type { CallContext } from '../../call-context.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import type { WorkItem } from '../model.ts';
import type { WorkItemRepository } from '../repository.ts';
import { fromRow, notFound } from '../rows.ts';
import type { ReadMark, ReadMarks } from './model.ts';
import type { ReadMarkRepository } from './repository.ts';
import { READ_AFTER_SECONDS } from './schema.ts';

export interface ReadingOptions {
  repository: (tenantId: string) => Pick<WorkItemRepository, 'listByIds'>;
  marks: (tenantId: string) => ReadMarkRepository;
  /** Returns the ids of work with an approved action to execute, as far as the caller may know. */
  approvedToExecute: (call: CallContext) => Promise<ReadonlySet<string>>;
  /** Returns the time at which a person joined a tenant; null if they do not belong to it. */
  joinedAt: (tenantId: string, personId: string) => Promise<Date | null>;
}

export class Reading {
  readonly #options: ReadingOptions;

  constructor(options: ReadingOptions) {
    this.#options = options;
  }

  /** Accepts at most 200 ids, and leaves out those that the tenant does not have. */
  async batchGet(call: CallContext, workItemIds: readonly string[]): Promise<WorkItem[]> {
    return (await this.#options.repository(call.tenantId).listByIds(workItemIds)).map(fromRow);
  }

  /** Returns the ids of those WorkItems that have an approved action to execute. */
  async listApprovedToExecute(call: CallContext, workItemIds: readonly string[]): Promise<string[]> {
    if (workItemIds.length === 0) return [];
    const approved = await this.#options.approvedToExecute(call);
    return workItemIds.filter((id) => approved.has(id));
  }

  /** Accepts at most 200 ids. */
  async listMarks({ tenantId, principal }: CallContext, workItemIds: readonly string[]): Promise<ReadMarks> {
    const [marks, joinedAt] = await Promise.all([
      this.#options.marks(tenantId).list(principal.id, workItemIds),
      this.#options.joinedAt(tenantId, principal.id),
    ]);
    const since = currentTimeMs() - READ_AFTER_SECONDS * 1000;
    return { marks, unreadSince: new Date(Math.max(since, joinedAt?.getTime() ?? 0)) };
  }

  /** Takes 200 marks, and lowers versions above the newest. @throws {AppError} `not_found`, and stores nothing. */
  async mark({ tenantId, principal }: CallContext, marks: readonly ReadMark[]): Promise<void> {
    const byItem = new Map(marks.map((mark) => [mark.workItemId, mark.version]));
    const rows = await this.#options.repository(tenantId).listByIds([...byItem.keys()]);
    const present = new Map(rows.map((row) => [row._id, row.version]));
    const noted = [...byItem].map(([workItemId, version]) => {
      const newest = present.get(workItemId);
      if (newest === undefined) throw notFound(workItemId);
      return { workItemId, version: Math.min(version, newest) };
    });
    await this.#options.marks(tenantId).write(principal.id, noted, currentTime());
  }
}
