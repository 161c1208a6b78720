import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { laterThan } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import { updatedData } from './events.ts';
import { found } from './found.ts';
import type { WorkItem } from './model.ts';
import type { UpdatePlan } from './patch.ts';
import type { WorkItemRepository } from './repository.ts';
import { fromRow } from './rows.ts';
import type { WorkItemDocument } from './schema.ts';

export interface WorkItemChangesOptions {
  repository: (tenantId: string) => WorkItemRepository;
  notifyRelay: (tenantId: string) => void;
}

const MAX_ATTEMPTS = 5;

/** Applies changes to WorkItems, each in one write with its event. */
export class WorkItemChanges {
  readonly #options: WorkItemChangesOptions;

  constructor(options: WorkItemChangesOptions) {
    this.#options = options;
  }

  /**
   * Applies a change to the present WorkItem, and tries again if somebody else changes it at the same time.
   * @param planChange Returns the change; undefined for none. Throws if the change is not allowed.
   * @param ifMatch Returns true if the change may go on, given the present version.
   * @param assertMay Throws if the caller may not change the present WorkItem.
   * @throws {AppError} `not_found`; `precondition_failed`; `conflict` if others kept changing the WorkItem.
   */
  async apply(
    call: CallContext,
    workItemId: string,
    planChange: (present: WorkItemDocument) => UpdatePlan | undefined,
    ifMatch: ((version: number) => boolean) | undefined,
    assertMay?: (present: WorkItemDocument) => Promise<void>,
  ): Promise<WorkItem> {
    const repository = this.#options.repository(call.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = found(await repository.findForUpdate(workItemId), workItemId);
      if (ifMatch !== undefined && !ifMatch(present.version)) throw preconditionFailed(present.version);
      const change = planChange(present);
      if (change === undefined) return fromRow(present);
      await assertMay?.(present);

      const at = laterThan(present.updated_at);
      const event = outboxEvent(call, {
        type: 'work_item.updated',
        subject: { type: 'work_item', id: workItemId },
        subject_version: present.version + 1,
        work_item_id: workItemId,
        at,
        data: updatedData(present.salt, present, change),
      });
      const write = { set: { ...change.set, updated_at: at }, unset: change.unset };
      const updated = await repository.update(workItemId, present.version, write, event);
      if (updated !== null) {
        this.#options.notifyRelay(call.tenantId);
        return fromRow(updated);
      }
    }
    throw new AppError(
      'conflict',
      'The WorkItem was changed by somebody else at the same time. Read it again and repeat the request.',
    );
  }
}

function preconditionFailed(version: number): AppError {
  const message = `The WorkItem is at another version than you named: its ETag is now "${version}". Read it again and decide anew.`;
  return new AppError('precondition_failed', message);
}
