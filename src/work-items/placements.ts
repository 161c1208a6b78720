import type { CallContext } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import type { WorkItemChanges, WorkItemChangesOptions } from './changes.ts';
import type { Author, PackQueues, Place, Route, WorkItem } from './model.ts';
import { planAssignment, planMove } from './patch.ts';

export interface PlacementsOptions extends WorkItemChangesOptions {
  /** Returns the member with this id, if they can be given work; null otherwise. */
  findAssignable: (tenantId: string, personId: string) => Promise<Author | null>;
  /** Returns the packs of the tenant, the default pack first. */
  queuesOf: (tenantId: string) => Promise<PackQueues[]>;
  /**
   * Throws `invalid_state` while a proposal for the WorkItem could still be decided, is under way, or could be executed
   * again.
   */
  assertMayMove: (call: CallContext, workItemId: string) => Promise<void>;
}

/** Assigns WorkItems to people, and moves them between queues. */
export class Placements {
  readonly #options: PlacementsOptions;
  readonly #changes: WorkItemChanges;

  constructor(options: PlacementsOptions, changes: WorkItemChanges) {
    this.#options = options;
    this.#changes = changes;
  }

  /**
   * Assigns the WorkItem to a member who may work on it, or to nobody.
   * @throws {AppError} `not_found`; `validation_error` if there is no such member; `precondition_failed`; `conflict`.
   */
  async assign(
    call: CallContext,
    workItemId: string,
    assigneeId: string | null,
    ifMatch?: (version: number) => boolean,
  ): Promise<WorkItem> {
    const assignee = assigneeId === null ? null : await this.#options.findAssignable(call.tenantId, assigneeId);
    if (assigneeId !== null && assignee === null) {
      const problem = `${assigneeId} is not a member who may work on WorkItems`;
      throw validationError([{ field: 'assignee_id', problem }]);
    }
    const row = assignee === null ? null : toPrincipalRow(assignee);
    return this.#changes.apply(call, workItemId, (present) => planAssignment(present, row), ifMatch);
  }

  /** Returns all places for the tenant's work: its packs with their queues, the default pack first. */
  listQueues({ tenantId }: Pick<CallContext, 'tenantId'>): Promise<PackQueues[]> {
    return this.#options.queuesOf(tenantId);
  }

  /**
   * Moves the WorkItem to a queue. From then on the queue's pack judges its proposals. The queue also sets its due
   * time, unless somebody did so by hand.
   * @throws {AppError} `not_found`; `validation_error` if the tenant has no such queue; `invalid_state` if the pack
   * would change while a proposal could still be decided, is under way, or could be executed again;
   * `precondition_failed`; `conflict`.
   */
  async move(
    call: CallContext,
    workItemId: string,
    to: Place,
    ifMatch?: (version: number) => boolean,
  ): Promise<WorkItem> {
    const route = routeTo(await this.#options.queuesOf(call.tenantId), to);
    const assertMay = async ({ pack_key: packKey }: { pack_key: string }) => {
      if (packKey !== to.packKey) await this.#options.assertMayMove(call, workItemId);
    };
    return this.#changes.apply(call, workItemId, (present) => planMove(present, route), ifMatch, assertMay);
  }
}

/** Returns the route to a queue. @throws {AppError} `validation_error` if the tenant has no such queue. */
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
