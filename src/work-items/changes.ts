import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { laterThan } from '../platform/clock.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import { updatedData, workItemEvent } from './events.ts';
import type { Author, PackQueues, Place, Route, WorkItem } from './model.ts';
import { planAssignment, planMove, type UpdatePlan } from './patch.ts';
import type { WorkItemRepository } from './repository.ts';
import { found, fromRow } from './rows.ts';
import type { WorkItemDocument } from './schema.ts';

export interface WorkItemChangesOptions {
  repository: (tenantId: string) => WorkItemRepository;
  notifyRelay: (tenantId: string) => void;
  /** Returns the member with this id, if they can be given work; null otherwise. */
  findAssignable: (tenantId: string, personId: string) => Promise<Author | null>;
  /** Returns the packs of the tenant, the default pack first. */
  queuesOf: (tenantId: string) => Promise<PackQueues[]>;
  /** Returns why a queue of a waiting version takes no work yet; null for any other queue. */
  whyNoWorkYet: (tenantId: string, place: Place) => Promise<string | null>;
  /** Throws `invalid_state` while a proposal for the work could be decided or executed, or is being executed. */
  assertMayMove: (call: CallContext, workItemId: string) => Promise<void>;
}

const MAX_ATTEMPTS = 5;

/** Returns true if a change may go on, given the present version. */
export type IfMatch = (version: number) => boolean;

export class WorkItemChanges {
  readonly #options: WorkItemChangesOptions;

  constructor(options: WorkItemChangesOptions) {
    this.#options = options;
  }

  /**
   * Writes a change with its event, and tries again if somebody else changes the WorkItem at the same time.
   * @param planChange Returns the change; undefined for none. Throws if the change is not allowed.
   * @param assertMay Throws if the caller may not change the present WorkItem.
   * @throws {AppError} `not_found`; `precondition_failed`; `conflict` if others kept changing the WorkItem.
   */
  async apply(
    call: CallContext,
    workItemId: string,
    planChange: (present: WorkItemDocument) => UpdatePlan | undefined,
    ifMatch: IfMatch | undefined,
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
      const data = updatedData(present.salt, present, change);
      const event = workItemEvent(call, 'work_item.updated', workItemId, present.version + 1, at, data);
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

  /** @throws {AppError} `not_found`; `validation_error` on anybody but a member; `precondition_failed`; `conflict`. */
  async assign(call: CallContext, workItemId: string, assigneeId: string | null, ifMatch?: IfMatch): Promise<WorkItem> {
    const assignee = assigneeId === null ? null : await this.#options.findAssignable(call.tenantId, assigneeId);
    if (assigneeId !== null && assignee === null) {
      const problem = `${assigneeId} is not a member who may work on WorkItems`;
      throw validationError([{ field: 'assignee_id', problem }]);
    }
    const row = assignee === null ? null : toPrincipalRow(assignee);
    return this.apply(call, workItemId, (present) => planAssignment(present, row), ifMatch);
  }

  /**
   * Moves the WorkItem to a queue. From then on the queue's pack judges its proposals, and all other packs too for the
   * people who moved it.
   * @throws {AppError} `not_found`; `validation_error` if the tenant has no such queue, or if the queue awaits
   * confirmation; `invalid_state` from `assertMayMove` if the pack would change; `precondition_failed`; `conflict`.
   */
  async move(call: CallContext, workItemId: string, to: Place, ifMatch?: IfMatch): Promise<WorkItem> {
    const { queuesOf, whyNoWorkYet } = this.#options;
    const problem = await whyNoWorkYet(call.tenantId, to);
    if (problem !== null) throw validationError([{ field: 'queue_key', problem }]);
    const route = routeTo(await queuesOf(call.tenantId), to);
    const assertMay = async (present: WorkItemDocument) => {
      if (present.pack_key !== to.packKey) await this.#options.assertMayMove(call, workItemId);
    };
    return this.apply(
      call,
      workItemId,
      (present) => planMove(present, route, call.principal.accountables),
      ifMatch,
      assertMay,
    );
  }
}

/** @throws {AppError} `validation_error` if the tenant has no such queue. */
function routeTo(packs: readonly PackQueues[], { packKey, queueKey }: Place): Route {
  const pack = packs.find((one) => one.packKey === packKey);
  if (pack === undefined) {
    const problem = `must be one of ${packs.map((one) => one.packKey).join(', ')}`;
    throw validationError([{ field: 'pack_key', problem }]);
  }
  const queue = pack.queues.find((one) => one.queueKey === queueKey);
  if (queue === undefined) {
    const keys = pack.queues.map((one) => one.queueKey);
    throw validationError([{ field: 'queue_key', problem: `must be one of ${keys.join(', ')}` }]);
  }
  return { packKey, queueKey, ...(queue.dueWithinMs !== undefined && { dueWithinMs: queue.dueWithinMs }) };
}

function preconditionFailed(version: number): AppError {
  const message = `The WorkItem is at another version than you named: its ETag is now "${version}". Read it again and decide anew.`;
  return new AppError('precondition_failed', message);
}
